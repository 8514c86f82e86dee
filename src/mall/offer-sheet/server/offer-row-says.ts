// Why a row of a price list is not taken, and what is taken otherwise than it is written.
import type { Text } from '#kit/words/text.ts';

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const wrong =
  (zh: string, en: string) =>
  (text: string): Text => ({ zh: `${zh}“${cut(text)}”无法识别`, en: `${en} “${cut(text)}” cannot be read` });

export const rowSays = {
  noPartNo: { zh: '没有型号', en: 'There is no part number' },
  longPartNo: { zh: '型号超过 100 个字符', en: 'The part number is longer than 100 signs' },
  foreign: { zh: '价格须为人民币', en: 'Prices must be in yuan' },
  price: wrong('单价', 'The price'),
  tiers: wrong('阶梯价', 'The ladder'),
  tierNum: wrong('阶梯数量', 'The quantity of a price'),
  stock: wrong('库存', 'The stock'),
  lotNo: wrong('批号', 'The lot'),
  dateCode: wrong('日期码', 'The date code'),
  minBuyNum: wrong('起订量', 'The MOQ'),
  multiple: wrong('倍数', 'The multiple'),
  spq: wrong('整包装数', 'The pieces per pack'),
  leadDays: wrong('交期', 'The lead time'),
  packing: wrong('包装', 'The packing'),
  productId: wrong('货品编号', 'The product number'),
  again: (rowNo: number): Text => ({
    zh: `与第 ${rowNo} 行是同一货品`,
    en: `The same product as in row ${rowNo}`,
  }),
  unknownProduct: { zh: '本店没有这个货品编号', en: 'The store has no such product' },
  unknownPart: { zh: '目录中没有这个型号', en: 'The catalogue has no such part number' },
  otherBrand: (brands: string): Text => ({
    zh: `目录中此型号的品牌是 ${brands}`,
    en: `In the catalogue this part number is by ${brands}`,
  }),
  whichBrand: (brands: string): Text => ({
    zh: `多个品牌有此型号，请填写品牌：${brands}`,
    en: `Several makers have this part number, please name the brand: ${brands}`,
  }),
  noPrice: { zh: '新货品须有价格', en: 'A new product needs a price' },
  rising: { zh: '阶梯价须随数量递减', en: 'Prices must fall as quantities rise' },
  tooDear: { zh: '单价超过 ¥999,999', en: 'The price is above ¥999,999' },
  aboveLimit: (most: number): Text => ({
    zh: `起订量超过限购数 ${most}`,
    en: `The MOQ is above the most that one may buy, ${most}`,
  }),
  promised: {
    zh: '库存少于已被订单占用的数量，库存未改',
    en: 'Less stock than orders have been promised: it was left',
  },
  raised: (to: number): Text => ({
    zh: `起订量按倍数调整为 ${to}`,
    en: `The MOQ is raised to ${to}, the next multiple`,
  }),
  firstStep: (from: number): Text => ({
    zh: `价格从 ${from} 个起，起订量随之为 ${from}`,
    en: `Prices begin at ${from}, and so does the MOQ`,
  }),
} as const;
