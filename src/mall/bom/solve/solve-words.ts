// What the cheapest purchase says: its reasons, its proof, its wishes.
import { words } from '#kit/words/words.ts';

export const solveWords = words({
  noOffer: { zh: '没有店铺在售', en: 'No store sells it' },
  forbidden: { zh: '本企业禁用此器件（D 级）', en: 'Your enterprise has forbidden this part (grade D)' },
  tooSlow: { zh: '所有报价的交期都超过要求', en: 'Every offer takes longer than you wish' },
  shortOfStock: {
    zh: '库存不足，两家合起来也不够',
    en: 'Not enough in stock, not even at two offers together',
  },
  tooFewStores: { zh: '在限定的店铺数内买不到', en: 'Not to be had within so few stores' },
  multiple: {
    zh: (wanted: number, quantity: number) => `需 ${wanted}，按起订量与倍数买 ${quantity}`,
    en: (wanted: number, quantity: number) => `${wanted} needed, sold as ${quantity} (MOQ and multiple)`,
  },
  payLess: {
    zh: (quantity: number, instead: number, saves: string) => `买 ${quantity} 比买 ${instead} 便宜 ${saves}`,
    en: (quantity: number, instead: number, saves: string) =>
      `Ordering ${quantity} instead of ${instead} saves ${saves}`,
  },
  payTheSame: {
    zh: (quantity: number, instead: number) => `买 ${quantity} 与买 ${instead} 同价`,
    en: (quantity: number, instead: number) => `${quantity} cost no more than ${instead}`,
  },
  fillsUp: {
    zh: (quantity: number, instead: number, costs: string) =>
      `多买到 ${quantity}（原需 ${instead}，多付 ${costs}），使该店免运费`,
    en: (quantity: number, instead: number, costs: string) =>
      `${quantity} instead of ${instead} (${costs} more) makes the store's freight free`,
  },
  savesFreight: {
    zh: (store: string, dearerBy: string) =>
      `单看此行在${store}便宜 ${dearerBy}，但计入运费与店铺数后总价更高`,
    en: (store: string, dearerBy: string) =>
      `${store} is ${dearerBy} cheaper for this line alone, but not with freight and number of stores`,
  },
  split: {
    zh: (left: number) => `单一报价最多 ${left}，分两处购买`,
    en: (left: number) => `No offer has more than ${left}: bought from two`,
  },
  together: {
    zh: (lines: number, quantity: number) => `与同一器件的其他行合并计价：${lines} 行共买 ${quantity}`,
    en: (lines: number, quantity: number) =>
      `Priced together with other lines of it: ${quantity} for ${lines} lines`,
  },
  freightFree: {
    zh: (goods: string, from: string) => `商品 ${goods}，满 ${from} 免运费`,
    en: (goods: string, from: string) => `Free: goods ${goods}, free from ${from}`,
  },
  freightNone: { zh: '不收运费', en: 'Charges no freight' },
  freightPaid: {
    zh: (from: string, missing: string) => `满 ${from} 免运费，还差 ${missing}；凑单不合算`,
    en: (from: string, missing: string) =>
      `Free from ${from}; filling up the missing ${missing} would cost more`,
  },
  freightAlways: { zh: '不论金额都收运费', en: 'Charged whatever the amount' },

  title: { zh: '最优采购组合', en: 'Cheapest purchase' },
  intro: {
    zh: '在所有店铺之间找出含运费总价最低的买法：阶梯价、起订量、倍数、库存、满额免运费一并计算，并证明离最优有多近。',
    en: 'The lowest total with freight over all stores: ladders, MOQ, multiples, stock and free freight together, with a proof of how near the optimum it is.',
  },
  mostStores: { zh: '最多几家店', en: 'Stores at most' },
  anyNumber: { zh: '不限', en: 'Any number' },
  mostLeadDays: { zh: '最长交期', en: 'Lead time at most' },
  days: { zh: (n: number) => `${n} 天`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
  solve: { zh: '计算最优组合', en: 'Find the cheapest' },
  solveAgain: { zh: '重新计算', en: 'Find again' },
  solving: { zh: '正在计算…', en: 'Thinking…' },
  apply: { zh: '采用此组合', en: 'Use this purchase' },
  applied: { zh: '已采用', en: 'Taken over' },
  total: { zh: '含运费总价', en: 'Total with freight' },
  optimalText: {
    zh: (seconds: string) => `用时 ${seconds} 秒；没有更便宜的买法`,
    en: (seconds: string) => `${seconds} s; nothing is cheaper`,
  },
  gap: {
    zh: (percent: string, bound: string) => `距最优不超过 ${percent}%（下限 ${bound}）`,
    en: (percent: string, bound: string) => `At most ${percent}% above the optimum (bound ${bound})`,
  },
  thanNaive: {
    zh: (saves: string, total: string, stores: number) =>
      `比每行各取最便宜（${stores} 家店，${total}）省 ${saves}`,
    en: (saves: string, total: string, stores: number) =>
      `${saves} less than each line at its cheapest (${stores} stores, ${total})`,
  },
  asNaive: {
    zh: '每行各取最便宜已是最优',
    en: 'Each line at its cheapest is already the best',
  },
  thanOneStore: {
    zh: (saves: string, store: string, total: string) => `比全部在${store}购买（${total}）省 ${saves}`,
    en: (saves: string, store: string, total: string) =>
      `${saves} less than everything at ${store} (${total})`,
  },
  unserved: {
    zh: (n: number) => `${n} 行买不到，未计入总价`,
    en: (n: number) =>
      n === 1
        ? '1 line cannot be bought and is not in the total'
        : `${n} lines cannot be bought and are not in the total`,
  },
  splitsApart: {
    zh: '分两处购买的行只能保存较多的一处，另一处请手动加入购物车',
    en: 'Of lines bought from two offers only the larger one is kept; please add the other by hand',
  },
  splitsApartCart: {
    zh: '以下各行需分两处购买：“方案加入购物车”会一并加入；“采用此组合”只能保存较多的一处',
    en: 'These lines come from two offers: the cart takes both; using the purchase for the lines keeps only the larger one',
  },
  line: { zh: '物料', en: 'Line' },
  wanted: { zh: '需求', en: 'Needed' },
  buy: { zh: '购买', en: 'Buy' },
  why: { zh: '说明', en: 'Why' },
  showAll: { zh: (n: number) => `显示全部 ${n} 行`, en: (n: number) => `Show all ${n} lines` },
});
