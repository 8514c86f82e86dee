// The words of what is bought again and again.
import { words } from '#kit/words/words.ts';

const pieces = (n: string) => (n === '1' ? '1 piece' : `${n} pieces`);

export const regularWords = words({
  text: {
    zh: '180 天内购买两次以上的商品会自动列出，并按您的节奏预测下次采购。',
    en: 'What you have bought twice within 180 days stands here by itself, with a forecast of when you will need it again.',
  },
  which: { zh: '筛选常购清单', en: 'Which goods' },
  due: { zh: '该补货了', en: 'Due' },
  pinned: { zh: '已固定', en: 'Pinned' },
  dearer: { zh: '已涨价', en: 'Dearer now' },
  risk: { zh: '有风险', en: 'At risk' },
  standIns: { zh: '可替代', en: 'Could stand in' },
  bought: {
    zh: (times: number, num: string) => `180 天内 ${times} 次，上次 ${num} 件`,
    en: (times: number, num: string) =>
      `${times === 1 ? 'once' : `${times} times`} in 180 days, ${pieces(num)} last time`,
  },
  every: {
    zh: (n: number) => `约每 ${n} 天一次`,
    en: (n: number) => (n === 1 ? 'about every day' : `about every ${n} days`),
  },
  never: { zh: '还没有买过', en: 'Not bought yet' },
  nextOn: { zh: (day: string) => `预计 ${day} 再次采购`, en: (day: string) => `expected again on ${day}` },
  overdue: { zh: (day: string) => `预计 ${day}，该补货了`, en: (day: string) => `due since ${day}` },
  lastPrice: { zh: (price: string) => `上次 ${price}`, en: (price: string) => `${price} last time` },
  pin: { zh: '固定', en: 'Pin' },
  unpin: { zh: '取消固定', en: 'Unpin' },
  hide: { zh: '移除', en: 'Hide' },
  hidden: { zh: '已移除，再次购买后会重新出现', en: 'Hidden until you buy it again' },
  none: { zh: '还没有常购商品', en: 'Nothing here yet' },
  noneText: {
    zh: '同一商品买过两次就会出现在这里；也可以在订单里点“再次购买”。',
    en: 'Goods that you buy a second time appear here by themselves.',
  },
  noneHere: { zh: '没有符合条件的商品', en: 'Nothing of this kind' },
  showAll: { zh: '查看全部', en: 'Show all' },
});
