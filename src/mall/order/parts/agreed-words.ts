// What both sides read of orders, above all of agreed ones: the stages of payment, where the order comes from, who approves it.
import { words } from '#kit/words/words.ts';

export const agreedWords = words({
  stages: { zh: '付款阶段', en: 'Payment stages' },
  stageNo: { zh: (n: number) => `第 ${n} 期`, en: (n: number) => `Stage ${n}` },
  dueAfter: {
    zh: (days: number) => (days === 0 ? '到期即付' : `${days} 天内付款`),
    en: (days: number) => (days === 0 ? 'due at once' : `within ${days} ${days === 1 ? 'day' : 'days'}`),
  },
  dueOn: { zh: (day: string) => `${day} 前支付`, en: (day: string) => `to be paid by ${day}` },
  paidOn: { zh: (day: string) => `${day} 已付`, en: (day: string) => `paid on ${day}` },
  waived: { zh: (amount: string) => `免付 ${amount}`, en: (amount: string) => `${amount} no longer due` },
  refunded: { zh: (amount: string) => `已退 ${amount}`, en: (amount: string) => `${amount} refunded` },
  lessOwed: { zh: '售后免付', en: 'No longer due, by cases' },
  inCase: {
    zh: '售后处理中，自动确认收货暂停',
    en: 'An after-sale is open: receipt waits until it is settled',
  },
  overdue: { zh: '已逾期', en: 'Overdue' },
  payStage: { zh: '支付本期', en: 'Pay this stage' },

  service: { zh: '检测委托', en: 'Commission of tests' },
  authen: { zh: '产品认证', en: 'Product certification' },
  evidence: { zh: '来源与证据链', en: 'Where it comes from' },
  evidenceText: {
    zh: '从询价、合同到订单、包裹批次与发票，一环接一环：每一环的 SHA-256 哈希都包含上一环，写下后不再改动。',
    en: 'From inquiry and contract to this order, its parcels by lot and its invoices: the SHA-256 hash of each link holds the one before, and nothing is changed once written.',
  },
  verifyHere: { zh: '公开核验', en: 'Verify in public' },
  verifyHint: {
    zh: (code: string) => `验证码 ${code}：无需登录，凭单号与验证码即可核验，不显示价格与名称。`,
    en: (code: string) =>
      `Code ${code}: whoever has the number and the code can check it without a login; no prices or names are shown.`,
  },
  order: { zh: '订单', en: 'Order' },
  charge: { zh: '追加款项', en: 'Extra charge' },
  parcel: { zh: '包裹', en: 'Parcel' },
  sheet: { zh: '发票', en: 'Invoice' },
  report: { zh: '检测报告', en: 'Report' },
  redLetter: { zh: '红字发票', en: 'Red letter' },
  lots: { zh: '批次', en: 'Lots' },
  notLinked: { zh: '下单生效后入链', en: 'Linked once it is placed for good' },
  version: { zh: (n: number) => `第 ${n} 版`, en: (n: number) => `version ${n}` },
  hash: { zh: '哈希', en: 'Hash' },
  intact: { zh: '与留存一致', en: 'As it was written' },
  broken: { zh: '与留存不符', en: 'Not as it was written' },
  from: { zh: '来源', en: 'From' },
  approval: { zh: '企业审批', en: 'Approval' },
  bookedTo: { zh: '费用归属与审批', en: 'Booked to, and approval' },
  costCentreHint: { zh: '可选，用于预算与报表', en: 'Optional: for budgets and reports' },
  pathFailed: {
    zh: '审批流程暂时无法显示，提交后仍会按规则审批',
    en: 'The way of approval cannot be shown now; your rules apply all the same',
  },
  askForQuotes: { zh: '发起询价', en: 'Ask for quotations' },
  byWords: { zh: '按描述约定', en: 'Agreed by words' },
  belowListed: { zh: '低于目录价', en: 'Below listed prices' },
});
