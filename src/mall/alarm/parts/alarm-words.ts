// The words of alarms on the page of a part.
import { words } from '#kit/words/words.ts';

export const alarmWords = words({
  set: { zh: '降价/到货提醒', en: 'Price or stock alarm' },
  title: { zh: '设置提醒', en: 'Set an alarm' },
  text: {
    zh: '比较所有店铺的报价。达到条件时通知您一次，180 天内有效。',
    en: 'All stores are compared. You are told once; it waits for 180 days.',
  },
  kind: { zh: '提醒我', en: 'Tell me when' },
  cheaper: { zh: '降价时', en: 'it is cheaper' },
  there: { zh: '到货时', en: 'it is in stock' },
  number: { zh: '数量（件）', en: 'Pieces' },
  numberMissing: { zh: '请输入数量', en: 'Please enter how many' },
  price: { zh: '单价不高于', en: 'Price of a piece, at most' },
  priceMissing: { zh: '请输入目标单价', en: 'Please enter the price you wish for' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '已设置，达到条件时通知您', en: 'Set: you will be told' },
  seeAll: { zh: '查看全部', en: 'See all' },
  change: { zh: '修改', en: 'Change' },
  remove: { zh: '删除', en: 'Remove' },
  again: { zh: '再次提醒', en: 'Set again' },
  priceWish: {
    zh: (number: string, price: string) => `${number} 件单价不高于 ${price}`,
    en: (number: string, price: string) => `${number} at ${price} each or less`,
  },
  stockWish: {
    zh: (number: string) => `现货达到 ${number} 件`,
    en: (number: string) => `${number} in stock`,
  },
});
