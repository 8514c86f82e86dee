// What a store reads while it looks after its listings.
import { words } from '#kit/words/words.ts';

export const sellerGoodsWords = words({
  reserved: { zh: '已预留', en: 'Reserved' },
  available: { zh: '可售', en: 'Available' },
  soldOut: { zh: '无货', en: 'Out of stock' },
  lotsOf: { zh: (n: number) => `${n} 个批次`, en: (n: number) => (n === 1 ? '1 lot' : `${n} lots`) },
  changeLadder: { zh: '改价格', en: 'Prices' },
  adjustStock: { zh: '调库存', en: 'Stock' },
  seeInMall: { zh: '在商城查看', en: 'See it in the mall' },
  nowOnSale: { zh: (partNo: string) => `${partNo} 已上架`, en: (partNo: string) => `${partNo} is on sale` },
  nowOff: {
    zh: (partNo: string) => `${partNo} 已下架，买家暂时看不到`,
    en: (partNo: string) => `${partNo} is off sale; buyers do not see it`,
  },
  saleSwitch: { zh: (partNo: string) => `${partNo} 在售`, en: (partNo: string) => `${partNo} on sale` },

  ladderTitle: { zh: (partNo: string) => `改价格 · ${partNo}`, en: (partNo: string) => `Prices · ${partNo}` },
  ladderText: {
    zh: '数量从小到大、单价从高到低，最多 10 档。已下的订单不受影响。',
    en: 'Quantities ascend, prices descend, ten steps at most. Orders already placed keep their prices.',
  },
  minBuyNum: { zh: '起订量', en: 'Minimum order (MOQ)' },
  multiple: { zh: '订购倍数', en: 'Multiple' },
  from: { zh: '数量起', en: 'From quantity' },
  unitPrice: { zh: '单价（元）', en: 'Unit price (¥)' },
  lineTotal: { zh: '起购金额', en: 'Amount at that quantity' },
  addStep: { zh: '增加一档', en: 'Add a step' },
  removeStep: { zh: (n: number) => `删除第 ${n} 档`, en: (n: number) => `Remove step ${n}` },
  step: { zh: (n: number) => `第 ${n} 档`, en: (n: number) => `Step ${n}` },
  numberWrong: { zh: '请输入大于 0 的整数', en: 'A whole number above 0' },
  mustAscend: { zh: '数量要大于上一档', en: 'Must be more than the step above' },
  mustDescend: { zh: '单价要低于上一档', en: 'Must be less than the step above' },
  raised: {
    zh: (n: string) => `起订量不是倍数的整数倍，保存后为 ${n}`,
    en: (n: string) => `Not a multiple: it will be saved as ${n}`,
  },
  ladderSaved: {
    zh: (partNo: string) => `${partNo} 的价格已更新`,
    en: (partNo: string) => `The prices of ${partNo} are saved`,
  },

  stockTitle: { zh: (partNo: string) => `调库存 · ${partNo}`, en: (partNo: string) => `Stock · ${partNo}` },
  stockText: {
    zh: (reserved: string) => `已有 ${reserved} 件预留给未发货的订单，总库存不能低于它。`,
    en: (reserved: string) => `${reserved} pieces are promised to orders; the stock cannot fall below that.`,
  },
  dateCode: { zh: '生产周期', en: 'Date code' },
  dateCodeHint: { zh: '年周各两位，如 2543', en: 'Year and week, e.g. 2543' },
  newLot: { zh: '新批次', en: 'New lot' },
  addLot: { zh: '增加批次', en: 'Add a lot' },
  number: { zh: '在库数量', en: 'On hand' },
  lotNoMissing: { zh: '请填写批次号', en: 'Please enter the lot number' },
  lotNoTaken: { zh: '批次号已存在', en: 'This lot exists already' },
  dateCodeWrong: { zh: '请输入年周，如 2543（周 01–53）', en: 'Year and week such as 2543 (weeks 01–53)' },
  stockWrong: { zh: '请输入 0 或以上的整数', en: 'A whole number from 0 up' },
  belowReserved: {
    zh: (n: string) => `总库存不能低于已预留的 ${n}`,
    en: (n: string) => `Not below the ${n} reserved`,
  },
  stockTotal: { zh: '调整后总库存', en: 'Stock after this' },
  stockSaved: {
    zh: (partNo: string) => `${partNo} 的库存已更新`,
    en: (partNo: string) => `The stock of ${partNo} is saved`,
  },
  nothingChanged: { zh: '没有改动', en: 'Nothing has been changed' },
});
