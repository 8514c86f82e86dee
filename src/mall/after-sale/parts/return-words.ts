// The words of goods that go back and of what replaces them.
import { words } from '#kit/words/words.ts';

export const returnWords = words({
  askedKind: { zh: '售后类型', en: 'What you ask for' },
  title: { zh: '寄回商品', en: 'Sending it back' },
  rma: { zh: '退货单号（RMA）', en: 'RMA number' },
  rmaHint: {
    zh: '请把此标签放入或贴在包裹上，商家凭单号验货。',
    en: 'Put this label into or onto the parcel: the store finds your case by it.',
  },
  scan: { zh: '退货单二维码', en: 'Code of the RMA number' },
  print: { zh: '打印标签', en: 'Print the label' },
  to: { zh: '寄回地址', en: 'Send it to' },
  noAddress: {
    zh: '商家尚未登记退货地址，请联系商家',
    en: 'The store has not said where to: please ask it',
  },
  bearerStore: {
    zh: '运费由商家承担：请先垫付，填写寄回信息时附凭证报销（最多 ¥200.00）。',
    en: 'The store bears the carriage: pay it first and hand in the receipt when you enter the number (¥200.00 at most).',
  },
  bearerBuyer: { zh: '寄回运费由您承担。', en: 'You bear the carriage.' },
  sentBy: { zh: '寄回物流', en: 'Sent back by' },
  carriage: { zh: '寄回运费（商家承担）', en: 'Carriage, borne by the store' },
  found: { zh: '验货结果', en: 'What came back' },
  replacement: { zh: '换货物流', en: 'Replacement' },

  sendBack: { zh: '填写寄回信息', en: 'I have sent it back' },
  carrier: { zh: '快递公司', en: 'Carrier' },
  carrierMissing: { zh: '请填写快递公司', en: 'Please enter the carrier' },
  trackingNo: { zh: '运单号', en: 'Tracking number' },
  trackingMissing: { zh: '请填写运单号', en: 'Please enter the tracking number' },
  carriagePaid: { zh: '垫付运费', en: 'Carriage that you paid' },
  carriageHint: { zh: '不报销可不填，最多 ¥200.00', en: 'Leave it empty to claim nothing; ¥200.00 at most' },
  receipt: { zh: '运费凭证', en: 'Receipt of the carriage' },
  receiptMissing: { zh: '请上传运费凭证', en: 'Please add a picture of the receipt' },

  agreeReturn: { zh: '同意寄回', en: 'Agree' },
  agreeReturnText: {
    zh: '买家将在 7 天内寄回到所选地址；收到并验货后才退款或换货。',
    en: 'The buyer sends it to this address within 7 days; money or a replacement follows once you have looked at it.',
  },
  noReturnAddress: { zh: '还没有退货地址', en: 'There is no return address yet' },
  addAddress: { zh: '去添加退货地址', en: 'Add one' },

  receive: { zh: '收货验货', en: 'Receive it' },
  receiveText: {
    zh: 'A 级回到原批次可再售；B 级与报废不入可售库存。没收到的件数留空，买家可另行申请。',
    en: 'A goes back into its lot for sale; B and scrap do not. Leave out what has not come: the buyer may ask anew.',
  },
  lot: { zh: '批次', en: 'Lot' },
  dateCode: { zh: '日期码', en: 'Date code' },
  most: { zh: (n: string) => `最多 ${n} 件`, en: (n: string) => `At most ${n}` },
  numberOf: {
    zh: (grade: string, partNo: string) => `${partNo} ${grade}`,
    en: (grade: string, partNo: string) => `${partNo}, ${grade}`,
  },
  gradeA: { zh: 'A 级', en: 'A' },
  gradeB: { zh: 'B 级', en: 'B' },
  gradeSCRAP: { zh: '报废', en: 'Scrap' },
  tooMany: {
    zh: (partNo: string, n: string) => `${partNo} 最多 ${n} 件`,
    en: (partNo: string, n: string) => `At most ${n} of ${partNo}`,
  },
  nothingCame: {
    zh: '没有收到任何商品时请选择“拒收”并说明',
    en: 'Where nothing has come, refuse the return and say so',
  },
  turnAway: { zh: '拒收', en: 'Refuse it' },

  sendReplacement: { zh: '发出换货', en: 'Send the replacement' },
  cannotReplace: { zh: '无货可换', en: 'Cannot replace it' },
  cannotReplaceText: {
    zh: '买家同意后改为全额退款；5 天内未发出也会自动退款。',
    en: 'With the buyer’s yes it is paid back instead; after 5 days without a replacement it is so too.',
  },
  takeRefund: { zh: '同意改为退款', en: 'Take the money' },
  takeRefundTitle: { zh: '改为退款？', en: 'Take the money instead?' },
  takeRefundText: {
    zh: '商家无货可换。同意后按购买价退款，不再寄出换货。',
    en: 'The store has none left. You are paid back what it cost, and nothing is sent.',
  },
  takeReplacement: { zh: '确认收到换货', en: 'It has arrived' },
  takeReplacementTitle: { zh: '已收到换货？', en: 'Has the replacement arrived?' },
  takeReplacementText: { zh: '确认后本售后单结束。', en: 'The case is closed then.' },

  how: { zh: '裁定结果', en: 'Decision' },
  backThenPaid: { zh: '退货后退款', en: 'Paid back once the goods are back' },
  paidAtOnce: { zh: '不退货，直接退款', en: 'Paid back, goods kept' },
  replaced: { zh: '寄回后换货', en: 'Replaced once the goods are back' },

  sendBackBy: {
    zh: (at: string) => `请在 ${at} 前寄回并填写运单号，超时自动取消`,
    en: (at: string) => `Send it back and enter the number by ${at}, or the case is closed`,
  },
  lookBy: {
    zh: (at: string) => `商家须在 ${at} 前验货，超时视为收到`,
    en: (at: string) => `The store looks at it by ${at}; after that it counts as received`,
  },
  replaceBy: {
    zh: (at: string) => `商家须在 ${at} 前发出换货，超时改为退款`,
    en: (at: string) => `The replacement is sent by ${at}, or it is paid back`,
  },
  refundOffered: {
    zh: '商家无货可换，提议退款，等待买家确认',
    en: 'The store cannot replace it and offers the money: the buyer decides',
  },
  replacedBy: {
    zh: (at: string) => `${at} 后自动确认收到换货`,
    en: (at: string) => `Counts as received after ${at}`,
  },
});
