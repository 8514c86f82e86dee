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
    zh: (most: string) => `运费由商家承担：请先垫付，填写寄回信息时附凭证报销（最多 ${most}）。`,
    en: (most: string) =>
      `The store bears the carriage: pay it first and hand in the receipt when you enter the number (${most} at most).`,
  },
  bearerBuyer: { zh: '寄回运费由您承担。', en: 'You bear the carriage.' },
  sentBy: { zh: '寄回物流', en: 'Sent back by' },
  carriage: { zh: '寄回运费（商家承担）', en: 'Carriage, borne by the store' },
  found: { zh: '验货结果', en: 'What came back' },
  missing: { zh: '缺件', en: 'Missing' },
  forWhatCame: {
    zh: (amount: string) => `收到部分退款 ${amount}`,
    en: (amount: string) => `${amount} for what came`,
  },
  missingHint: {
    zh: '缺少的件已不在此售后单内：买家可从订单再次申请（附寄件凭证），商家拒绝时可申请平台介入。',
    en: 'What is missing has left this case: the buyer may ask for it anew from the order, with proof that it was sent, and call the platform if the store says no.',
  },
  replacement: { zh: '换货物流', en: 'Replacement' },
  agreeReturnText: {
    zh: '买家将在期限内寄回到所选地址；收到并验货后才退款或换货。',
    en: 'The buyer sends it to this address; money or a replacement follows once you have looked at it.',
  },
  noReturnAddress: { zh: '还没有退货地址', en: 'There is no return address yet' },
  addAddress: { zh: '去添加退货地址', en: 'Add one' },
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
});
