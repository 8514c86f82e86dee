// Every sentence of the platform's console.
import { words } from '#kit/words/words.ts';

export const adminWords = words({
  complaints: { zh: '投诉', en: 'Complaints' },
  creditAccounts: { zh: '信用账户', en: 'Credit accounts' },
  aftersales: { zh: '售后', en: 'After-sale' },
  console: { zh: '平台运营', en: 'Platform console' },
  menu: { zh: '平台运营菜单', en: 'Platform console menu' },

  toReview: { zh: '待审核凭证', en: 'Vouchers to review' },
  toReviewHint: { zh: '核对到账后通过', en: 'Approve once the money is there' },
  sentBack: { zh: '已驳回凭证', en: 'Vouchers sent back' },
  sentBackHint: { zh: '等待买家重新提交', en: 'Waiting for the buyer' },
  waitingVouchers: { zh: '等待审核的凭证', en: 'Vouchers waiting for review' },
  nothingWaitsText: {
    zh: '买家提交转账凭证后会出现在这里。',
    en: 'They appear here once a buyer hands one in.',
  },
  review: { zh: '审核', en: 'Review' },

  differs: { zh: '与应付不符', en: 'Not what is due' },
  reasonWas: {
    zh: (reason: string) => `驳回原因：${reason}`,
    en: (reason: string) => `Sent back: ${reason}`,
  },
  payerAccount: { zh: '付款账号', en: "Payer's account" },
  noVoucher: { zh: '尚未提交凭证', en: 'No voucher yet' },

  openFile: { zh: (name: string) => `查看 ${name}`, en: (name: string) => `Open ${name}` },
  previousFile: { zh: '上一个', en: 'Previous' },
  nextFile: { zh: '下一个', en: 'Next' },
  fileOf: {
    zh: (n: number, all: number) => `第 ${n} 个，共 ${all} 个`,
    en: (n: number, all: number) => `${n} of ${all}`,
  },
  fileFailed: { zh: '文件无法打开', en: 'The file cannot be opened' },

  approveTitle: { zh: '确认到账', en: 'The money has arrived' },
  approveText: {
    zh: '请按银行流水填写实际到账金额，不要照抄凭证。',
    en: 'Enter what the bank statement shows, not what the voucher says.',
  },
  receivedAmount: { zh: '实际到账金额（元）', en: 'Amount really received (¥)' },
  asOnVoucher: {
    zh: (amount: string) => `与凭证一致 ${amount}`,
    en: (amount: string) => `As on the voucher: ${amount}`,
  },
  lessThanDue: {
    zh: (amount: string) => `比应付少 ${amount}：账单保持未付清，买家需补足差额。`,
    en: (amount: string) => `${amount} short: the bill stays open until the buyer pays the rest.`,
  },
  moreThanDue: {
    zh: (amount: string) => `比应付多 ${amount}，请确认金额无误。`,
    en: (amount: string) => `${amount} more than is due; please make sure of the amount.`,
  },
  exactlyDue: {
    zh: '与应付金额一致，通过后订单进入待发货。',
    en: 'Exactly what is due; the orders go on to shipping.',
  },
  approveNow: { zh: '确认到账并通过', en: 'Approve' },
  approvedToast: { zh: (sn: string) => `${sn} 已通过`, en: (sn: string) => `${sn} is approved` },
  sendBackTitle: { zh: '驳回凭证', en: 'Send the voucher back' },
  sendBackText: {
    zh: '买家会看到原因，可以重新提交凭证。',
    en: 'The buyer reads the reason and may hand in another voucher.',
  },
  reasonNotArrived: { zh: '款项未到账', en: 'The money has not arrived' },
  reasonUnclear: { zh: '凭证图片不清晰', en: 'The picture cannot be read' },
  reasonNoReference: { zh: '转账附言与订单不符', en: "The transfer's reference does not match" },
  sentBackToast: { zh: (sn: string) => `${sn} 已驳回`, en: (sn: string) => `${sn} is sent back` },
  financeOnly: { zh: '仅财务可审核', en: 'Only finance may decide' },
});
