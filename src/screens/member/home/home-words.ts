// Sentences of the work part of the member centre's first page.
import { words } from '#kit/words/words.ts';

export const homeWords = words({
  turns: { zh: '我的待办', en: 'My turn' },
  allTurns: { zh: (n: number) => `全部 ${n} 项`, en: (n: number) => `All ${n}` },
  toTurns: { zh: '查看待办', en: 'To my turn' },
  noTurns: { zh: '没有等您处理的事项', en: 'Nothing waits for you' },
  partial: { zh: '部分待办暂时无法读取', en: 'Some of it could not be read just now' },
  until: { zh: (time: string) => `截止 ${time}`, en: (time: string) => `due ${time}` },
  late: { zh: (time: string) => `已逾期 ${time}`, en: (time: string) => `overdue since ${time}` },
  inquiries: { zh: '询价进度', en: 'Inquiries by stage' },
  samples: { zh: '样品进度', en: 'Samples by stage' },
  budgets: { zh: '预算', en: 'Budgets' },
  left: { zh: '剩余', en: 'Left' },
  used: { zh: (n: number) => `已用 ${n}%`, en: (n: number) => `${n}% used` },
  credit: { zh: '信用账户', en: 'Credit' },
  creditUsed: {
    zh: (used: string, limit: string) => `已用 ${used} / 额度 ${limit}`,
    en: (used: string, limit: string) => `${used} used of ${limit}`,
  },
  upcoming: { zh: (amount: string) => `待占用 ${amount}`, en: (amount: string) => `${amount} upcoming` },
  blockedOn: {
    zh: (day: string, why: string) => `不付款将于 ${day} 无法下单：${why}`,
    en: (day: string, why: string) => `If nothing is paid, no orders from ${day} on: ${why}`,
  },
  frozen: {
    zh: (why: string) => `已冻结：${why}`,
    en: (why: string) => `Frozen: ${why}`,
  },
  neverBlocked: { zh: '60 天内可正常下单', en: 'Orders are possible for 60 days' },
  risks: { zh: '项目风险', en: 'Risks of projects' },
  risksOf: {
    zh: (n: number) => `${n} 项待处理`,
    en: (n: number) => (n === 1 ? '1 open' : `${n} open`),
  },
  all: { zh: '全部', en: 'All' },
});
