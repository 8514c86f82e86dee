// What the platform's rules are called: of samples, after-sale and complaints, each with its unit.
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { AFTER_SALE_RULES } from '#mall/after-sale/after-sale-terms.ts';
import type { COMPLAINT_RULES } from '#mall/complaint/complaint-terms.ts';
import type { INVOICE_RULES } from '#mall/invoice/invoice-terms.ts';
import type { SAMPLE_RULES } from '#mall/sample/sample-terms.ts';

export const ruleWords = words({
  samples: { zh: '样品规则', en: 'Samples' },
  samplesText: {
    zh: '数量限制从下一次申请起生效；已经开始的期限不变。每次最多几件由商家为每个商品设置。',
    en: 'Quotas hold from the next request on; periods that run keep their end. How many pieces one request may have is set by the store for each product.',
  },
  afterSale: { zh: '售后规则', en: 'After-sale' },
  afterSaleText: {
    zh: '从下一步起生效；已经开始的期限不变。',
    en: 'They hold for what begins from now on; periods that run keep their end.',
  },
  complaints: { zh: '投诉规则', en: 'Complaints' },
  invoices: { zh: '发票时限', en: 'Invoices' },
  laboratory: { zh: '检测费用与工期', en: 'Laboratory: prices and time' },
  specimens: { zh: '送检样品', en: 'Specimens' },
  specimensText: {
    zh: '异常、返还与留样的期限；运行中的期限不变。',
    en: 'Periods of abnormal, returned and kept ones; what runs keeps its end.',
  },
  laboratoryText: {
    zh: '从下一次计算起生效；已经受理的委托不变。',
    en: 'They hold for what is priced from now on; accepted forms keep what they say.',
  },
});

export const sampleRuleNames: Record<keyof typeof SAMPLE_RULES, Text> = {
  yearLimit: { zh: '每人每种每年（件）', en: 'Pieces of one product a year, each designer' },
  mostWithoutFeedback: { zh: '允许逾期未反馈（份）', en: 'Requests allowed without feedback' },
  reviewDays: { zh: '审核期限（天）', en: 'To review, days' },
  correctDays: { zh: '驳回后修改期限（天）', en: 'To correct what was sent back, days' },
  payHours: { zh: '付款期限（小时）', en: 'To pay, hours' },
  receiveDays: { zh: '自动收货（天）', en: 'Received by itself after, days' },
  feedbackDays: { zh: '试用反馈期限（天）', en: 'To give feedback, days' },
};

export const afterSaleRuleNames: Record<keyof typeof AFTER_SALE_RULES, Text> = {
  goodsDays: { zh: '收货后可申请售后（天）', en: 'To ask after receipt, days' },
  cancelMinutes: { zh: '付款后可直接取消（分钟）', en: 'To cancel at once after payment, minutes' },
  auditDays: { zh: '商家处理，超时视为同意（天）', en: 'For the store to answer, days' },
  escalateDays: { zh: '拒绝后申请平台介入（天）', en: 'To call the platform after a no, days' },
  sendBackDays: { zh: '买家寄回（天）', en: 'To send goods back, days' },
  receiveDays: { zh: '商家验货（天）', en: 'To look at what came back, days' },
  replaceDays: { zh: '商家发出换货（天）', en: 'To send a replacement, days' },
  replacedDays: { zh: '换货自动确认收到（天）', en: 'Replacement counts as received after, days' },
  carriageYuan: { zh: '退货运费最多报销（元）', en: 'Most carriage of a return, yuan' },
  redFirstYuan: { zh: '专票已入账先红冲后退款，起（元）', en: 'Red letter before the money, from, yuan' },
  autoRefundYuan: { zh: '自动退款上限（元）', en: 'Refunds by itself up to, yuan' },
  twoPeopleYuan: { zh: '两人放行退款起点（元）', en: 'Two people release from, yuan' },
};

export const complaintRuleNames: Record<keyof typeof COMPLAINT_RULES, Text> = {
  acceptDays: { zh: '平台受理，超时自动受理（天）', en: 'To take it up, days' },
  answerDays: { zh: '商家申诉（天）', en: 'For the store to answer, days' },
  dialogueDays: { zh: '双方协商（天）', en: 'To find terms, days' },
  markDays: { zh: '成立后记录保留（天）', en: 'It stands against the store, days' },
  compensationYuan: { zh: '商家赔付上限（元）', en: 'Most that a store pays, yuan' },
};

export const invoiceRuleNames: Record<keyof typeof INVOICE_RULES, Text> = {
  applyDays: { zh: '可申请开票（天）', en: 'To apply for an invoice, days' },
  signDays: { zh: '纸质发票自动签收（天）', en: 'Paper counts as received after, days' },
  redHours: { zh: '红冲确认（小时）', en: 'To confirm a red letter, hours' },
};
