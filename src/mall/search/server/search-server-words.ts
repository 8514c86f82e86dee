// Words that the search's replies carry: suggestions, and the chips of what was understood.
import { words } from '#kit/words/words.ts';

export const searchServerWords = words({
  package: { zh: '检测套餐', en: 'Package' },
  ownCode: {
    zh: (code: string, brand: string) => `您的编码 ${code} · ${brand}`,
    en: (code: string, brand: string) => `Your code ${code} · ${brand}`,
  },
  goodsList: { zh: '商品列表', en: 'goods-list' },
  fileIsCut: {
    zh: (most: number) => `仅导出前 ${most} 行，请缩小筛选范围后再导出其余商品。`,
    en: (most: number) => `Only the first ${most} rows are here: narrow the list for the others.`,
  },
  asWords: { zh: (text: string) => `仅作文字“${text}”`, en: (text: string) => `Only the words “${text}”` },
  ignored: {
    zh: (text: string) => `未识别：${text}`,
    en: (text: string) => `Not understood: ${text}`,
  },
  nobodyHas: {
    zh: (text: string) => `暂无符合“${text}”的商品，未按此筛选`,
    en: (text: string) => `No part here fits “${text}”: not filtered by it`,
  },
  replacementWanted: { zh: '查找替代', en: 'Replacements wanted' },
  marking: { zh: (code: string) => `丝印 ${code}`, en: (code: string) => `Marking ${code}` },
  positions: { zh: (n: number) => `${n} 位`, en: (n: number) => (n === 1 ? '1 position' : `${n} positions`) },
  inRows: {
    zh: (rows: number, each: number) => `${rows} 排 × ${each} 位`,
    en: (rows: number, each: number) => `${rows} ${rows === 1 ? 'row' : 'rows'} × ${each} positions`,
  },
  sample: { zh: '可申请样品', en: 'Samples available' },
  isHasCode: { zh: '有我的物料编码', en: 'With my material codes' },
  packageNamed: { zh: (name: string) => `封装 ${name}`, en: (name: string) => `Package ${name}` },
  valueOf: {
    zh: (name: string, value: string) => `${name} ${value}`,
    en: (name: string, value: string) => `${name} ${value}`,
  },
  contains: {
    zh: (name: string, value: string) => `${name}含 ${value}`,
    en: (name: string, value: string) => `${name} covers ${value}`,
  },
  outputOrOpen: {
    zh: (value: string) => `输出 ${value}，或可调、未标明（请核对）`,
    en: (value: string) => `Output ${value}, or adjustable or not stated: please check`,
  },
  price: { zh: '价格范围', en: 'Price range' },
  literal: { zh: (text: string) => `文字 ${text}`, en: (text: string) => `Words ${text}` },
});
