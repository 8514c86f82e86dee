// The words of what was understood of a keyword, on chips and in what to leave out.
import { words } from '#kit/words/words.ts';

export const understoodWords = words({
  understoodAs: { zh: '已理解为', en: 'Understood as' },
  remove: { zh: (text: string) => `去掉“${text}”`, en: (text: string) => `Remove “${text}”` },
  correct: { zh: (text: string) => `“${text}”可能是指`, en: (text: string) => `“${text}” may also mean` },
  asWords: { zh: (text: string) => `仅作文字“${text}”`, en: (text: string) => `Only the words “${text}”` },
  ignored: {
    zh: (text: string) => `未找到“${text}”，已忽略`,
    en: (text: string) => `“${text}” not found, left out`,
  },
  sample: { zh: '可申请样品', en: 'Samples available' },
  isHasCode: { zh: '有我的物料编码', en: 'With my material codes' },
  package: { zh: (name: string) => `封装 ${name}`, en: (name: string) => `Package ${name}` },
  valueOf: {
    zh: (name: string, value: string) => `${name} ${value}`,
    en: (name: string, value: string) => `${name} ${value}`,
  },
  contains: {
    zh: (name: string, value: string) => `${name}含 ${value}`,
    en: (name: string, value: string) => `${name} covers ${value}`,
  },
  price: { zh: '价格范围', en: 'Price range' },
  didYouMean: { zh: '您要找的是不是', en: 'Did you mean' },
  showingFor: { zh: '没有找到该型号，以下是最接近的', en: 'No such part number; showing the nearest' },
  literal: { zh: (text: string) => `文字 ${text}`, en: (text: string) => `Words ${text}` },
});
