// What stands in a contract besides what its parties have written: headings and labels, in the language of the paper.
import { words } from '#kit/words/words.ts';

export const textWords = words({
  contractSn: { zh: '合同编号', en: 'Contract no.' },
  purchaser: { zh: '买方（甲方）', en: 'Purchaser (Party A)' },
  supplier: { zh: '卖方（乙方）', en: 'Supplier (Party B)' },
  uscc: { zh: '统一社会信用代码', en: 'Credit code' },
  bankAccount: { zh: '账号', en: 'Account' },
  phone: { zh: '电话', en: 'Telephone' },
  lines: { zh: '标的明细', en: 'Lines' },
  lineNo: { zh: '序号', en: 'No.' },
  item: { zh: '型号 / 名称', en: 'Part / description' },
  expected: { zh: '预计数量', en: 'Expected quantity' },
  unitPrice: { zh: '含税单价', en: 'Unit price incl. tax' },
  delivery: { zh: '交期', en: 'Delivery' },
  workingDays: {
    zh: (n: number) => `${n} 个工作日`,
    en: (n: number) => `${n} working ${n === 1 ? 'day' : 'days'}`,
  },
  onStock: { zh: '现货', en: 'From stock' },
  goodsAmount: { zh: '标的金额', en: 'Lines' },
  total: { zh: '合同总价（含税）', en: 'Total incl. tax' },
  tax: { zh: (rate: string) => `税率 ${rate}%`, en: (rate: string) => `Tax ${rate}%` },
  terms: { zh: '交付与付款', en: 'Delivery and payment' },
  place: { zh: '交付地点', en: 'Place of delivery' },
  plan: { zh: '付款计划', en: 'Plan of payment' },
  stage: {
    zh: (trigger: string, share: string, days: number) =>
      `${trigger}${days > 0 ? ` ${days} 日内` : ''}付 ${share}%`,
    en: (trigger: string, share: string, days: number) =>
      `${share}% ${trigger.toLowerCase()}${days > 0 ? `, within ${days} days` : ''}`,
  },
  term: { zh: '合同期限', en: 'Term' },
  clauses: { zh: '条款', en: 'Clauses' },
  clauseNo: { zh: (n: number) => `第 ${n} 条`, en: (n: number) => `${n}.` },
  annexes: { zh: '附件', en: 'Annexes' },
  rulingZh: {
    zh: '中英文文本不一致时，以中文文本为准。',
    en: 'Where the texts differ, the Chinese text decides.',
  },
  rulingEn: {
    zh: '中英文文本不一致时，以英文文本为准。',
    en: 'Where the texts differ, the English text decides.',
  },
});
