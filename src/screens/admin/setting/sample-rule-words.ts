// Every sentence of the platform's rules of samples.
import { words } from '#kit/words/words.ts';

export const sampleRuleWords = words({
  title: { zh: '样品规则', en: 'Samples' },
  text: {
    zh: '数量限制从下一次申请起生效；已经开始的期限不变。每次最多几件由商家为每个商品设置。',
    en: 'Quotas hold from the next request on; periods that run keep their end. How many pieces one request may have is set by the store for each product.',
  },
  yearLimit: { zh: '每人每种每年（件）', en: 'Pieces of one product a year, each designer' },
  mostWithoutFeedback: { zh: '允许逾期未反馈（份）', en: 'Requests allowed without feedback' },
  reviewDays: { zh: '审核期限（天）', en: 'To review, days' },
  correctDays: { zh: '驳回后修改期限（天）', en: 'To correct what was sent back, days' },
  payHours: { zh: '付款期限（小时）', en: 'To pay, hours' },
  receiveDays: { zh: '自动收货（天）', en: 'Received by itself after, days' },
  feedbackDays: { zh: '试用反馈期限（天）', en: 'To give feedback, days' },
  usual: { zh: (n: number) => `默认 ${n}`, en: (n: number) => `Usually ${n}` },
  between: {
    zh: (least: number, most: number) => `请输入 ${least} 到 ${most} 之间的整数`,
    en: (least: number, most: number) => `Please enter a whole number from ${least} to ${most}`,
  },
});
