// How the alarm room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_ALARMS } from '../alarm.protocol.ts';
import { alarmStatus } from '../alarm-status.ts';

export const alarmErrors = errors('alarm', {
  notFound: { state: State.notFound, zh: '没有找到该提醒', en: 'There is no such alarm' },
  unknownGoods: { state: State.notFound, zh: '商品不存在', en: 'These goods do not exist' },
  notNow: notIn(alarmStatus),
  changedMeanwhile: { zh: '提醒已变化，请刷新', en: 'The alarm has moved on, please load it anew' },
  full: {
    zh: `最多设置 ${MOST_ALARMS} 个提醒，请先删除不需要的`,
    en: `At most ${MOST_ALARMS} alarms; please remove some first`,
  },
  noPrice: (_: { name: 'price' }) => ({ zh: '请输入目标单价', en: 'Please enter the price you wish for' }),
  cheapAlready: ({ number, today }: { name: 'price'; number: number; today: string }) => ({
    zh: `购买 ${number} 件今日单价为 ${today}，目标单价须低于它`,
    en: `Today ${number} cost ${today} each: please wish for less`,
  }),
  thereAlready: ({ number, stock }: { name: 'number'; number: number; stock: number }) => ({
    zh: `${number} 件现在即可购买（现货 ${stock} 件）`,
    en: `${number} can be bought now (${stock} in stock)`,
  }),
});
