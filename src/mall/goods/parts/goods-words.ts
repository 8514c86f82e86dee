// The words of goods: packing, stock, ladder, what can be done with them.
import { firstPageWords } from '#kit/words/first-words.ts';
import type { Packing } from '../goods.protocol.ts';
import { PACKING_NAMES } from '../packing-name.ts';

export const goodsWords = firstPageWords({
  series: { zh: '系列', en: 'Series' },
  inStock: { zh: (n: string) => `现货 ${n}`, en: (n: string) => `${n} in stock` },
  soldOut: { zh: '暂无库存', en: 'Out of stock' },
  leadDays: { zh: (n: number) => `${n} 天发货`, en: (n: number) => `ships in ${n} d` },
  delivery: { zh: '配送', en: 'Delivery' },
  leadTime: { zh: '货期', en: 'Lead time' },
  leadLong: {
    zh: (n: number) => `付款后 ${n} 个工作日内发货`,
    en: (n: number) => `ships within ${n} working ${n === 1 ? 'day' : 'days'} after payment`,
  },
  moq: { zh: '起订', en: 'MOQ' },
  multiple: { zh: '倍数', en: 'Mult.' },
  moqLong: { zh: (n: string) => `${n} 件起订`, en: (n: string) => `MOQ ${n}` },
  multipleLong: { zh: (n: string) => `按 ${n} 的倍数购买`, en: (n: string) => `in multiples of ${n}` },
  maxLong: { zh: (n: string) => `每次限购 ${n}`, en: (n: string) => `at most ${n} at once` },
  spqLong: { zh: (n: string) => `标准包装 ${n}`, en: (n: string) => `standard pack ${n}` },
  unitPrice: { zh: '单价（含税）', en: 'Unit price (tax incl.)' },
  from: { zh: (n: string) => `${n}+`, en: (n: string) => `${n}+` },
  betterBuy: {
    zh: (n: string, amount: string, saves: string) => `买 ${n} 件只需 ${amount}，比现在还省 ${saves}`,
    en: (n: string, amount: string, saves: string) => `Buy ${n} for ${amount}: ${saves} less than now`,
  },
  takeIt: { zh: '改为此数量', en: 'Take this quantity' },
  nextTier: {
    zh: (n: string, price: string) => `再买 ${n} 件，单价降到 ${price}`,
    en: (n: string, price: string) => `${n} more and the unit price falls to ${price}`,
  },
  raisedTo: {
    zh: (n: string) => `已按起订量与倍数调整为 ${n}`,
    en: (n: string) => `Adjusted to ${n} (MOQ and multiple)`,
  },
  notZero: { zh: '请输入大于零的整数', en: 'Please enter a whole number above zero' },
  buyNow: { zh: '立即购买', en: 'Buy now' },
  offSaleText: {
    zh: '该商品已下架，可看看其他店铺的报价，或发起询价。',
    en: 'This listing is off sale. See what other stores offer, or ask for a quotation.',
  },
  lotNo: { zh: '批号', en: 'Lot number' },
  madeIn: {
    zh: (year: string, week: string) => `20${year} 年第 ${week} 周`,
    en: (year: string, week: string) => `20${year}, week ${week}`,
  },
  oldestFirst: { zh: '按日期码先进先出发货', en: 'Shipped oldest date code first' },
  openDatasheet: { zh: '打开规格书', en: 'Open the datasheet' },
  datasheetNote: {
    zh: '规格书由制造商提供，在制造商网站打开。',
    en: 'The datasheet is the maker’s and opens on the maker’s site.',
  },
  parameterSheet: {
    zh: '参数页（非原厂规格书）',
    en: 'Parameter sheet (not the maker’s datasheet)',
  },
  compliance: { zh: '合规信息', en: 'Compliance' },
  noDatasheet: { zh: '暂无规格书', en: 'No datasheet yet' },
  noDatasheetText: {
    zh: '需要规格书或检测报告，可发起询价向店铺索取。',
    en: 'Ask the store for it through an inquiry.',
  },
  params: { zh: '规格参数', en: 'Parameters' },
  orderCode: { zh: '型号解析', en: 'Order code' },
  orderCodeText: {
    zh: '型号按制造商的编码规则拆解：',
    en: 'The part number taken apart by the maker’s code:',
  },
  replacements: { zh: '替代型号', en: 'Replacements' },
  reviews: { zh: '评价', en: 'Reviews' },
  otherGoods: { zh: '本店其他商品', en: 'More from this store' },
  offers: { zh: '其他店铺报价', en: 'Other stores’ offers' },
  offersText: { zh: '同一型号，按当前数量比较', en: 'The same part, compared at your quantity' },
  cheapest: { zh: '最低价', en: 'Lowest' },
  findSimilar: { zh: '按所选参数找相似', en: 'Find similar by the ticked' },
  sold: { zh: (n: string) => `已售 ${n}`, en: (n: string) => `${n} sold` },
  reviewCount: { zh: (n: number) => `${n} 条评价`, en: (n: number) => `${n} reviews` },
  inquiry: { zh: '量大询价', en: 'Ask for a quotation' },
  drawing: { zh: '封装示意图，非实物照片', en: 'Drawing of the package, not a photograph' },
  picture: { zh: '封装图片，以实物为准', en: 'Picture of the package; the goods prevail' },
  description: { zh: '描述', en: 'Description' },
  add: { zh: '加购', en: 'Add' },
});

/** What a packing is called. */
export const packingName = (packing: Packing, language: 'zh' | 'en'): string =>
  PACKING_NAMES[packing][language];

/** Pieces with thousands apart: 12345 → "12,345". */
export function showPieces(pieces: number): string {
  return String(pieces).replace(/\B(?=(\d{3})+$)/g, ',');
}
