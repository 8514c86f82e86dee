// How the after-sale room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import { type CaseState, caseStatus } from '../after-sale-status.ts';

const yuan = (amount: Cents) => showAmount(centsToWire(amount));

export const afterSaleErrors = errors('afterSale', {
  notFound: { state: State.notFound, zh: '售后单不存在', en: 'There is no such case' },
  notNow: ({ state }: { state: CaseState }) => ({
    zh: `当前状态（${caseStatus[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${caseStatus[state].en})`,
  }),
  changedMeanwhile: {
    zh: '售后单刚刚发生变化，请刷新后查看',
    en: 'The case has just changed, please load it again',
  },
  notOpen: ({ why }: { why: Text }) => why,
  kindUnknown: { zh: '没有这种售后类型', en: 'There is no such kind of after-sale' },
  onlyShipped: { zh: '退货和换货只针对已发货的商品', en: 'Only goods that were shipped can be sent back' },
  noReturnAddress: {
    zh: '请先在“退货地址”中添加地址，买家才能寄回',
    en: 'Please add a return address first: the buyer has to know where to',
  },
  tooFewToReplace: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 可用库存仅 ${left} 件，不足以换货；可拒绝并建议退货退款`,
    en: `Only ${left} of ${partNo} are in stock, too few to replace it: refuse it and suggest a return`,
  }),
  onlySentBack: {
    zh: '该售后无需寄回商品，请填写退款金额',
    en: 'Nothing of this case is to be sent back: please say how much is paid back',
  },
  carriageNotBorne: {
    zh: '该原因的寄回运费由买家承担',
    en: 'For this reason the buyer bears the carriage',
  },
  carriageTooMuch: ({ most }: { most: Cents }) => ({
    zh: `寄回运费最多报销 ${yuan(most)}`,
    en: `At most ${yuan(most)} of carriage is paid back`,
  }),
  receiptMissing: {
    zh: '请上传运费凭证',
    en: 'Please add a picture of the receipt for the carriage',
  },
  unknownLot: ({ lotNo }: { lotNo: string }) => ({
    zh: `批次 ${lotNo} 不是此单发出的`,
    en: `Lot ${lotNo} was not sent with this order`,
  }),
  moreThanSent: ({ partNo, number }: { partNo: string; number: number }) => ({
    zh: `${partNo} 最多 ${number} 件`,
    en: `At most ${number} of ${partNo} come back`,
  }),
  nothingCame: {
    zh: '没有收到任何商品时请选择拒收并说明',
    en: 'Where nothing has come, refuse the return and say so',
  },
  wholeLines: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `样品须整行申请：${partNo} 共 ${left} 件`,
    en: `Samples are asked for by whole lines: ${left} of ${partNo}`,
  }),
  alreadySent: {
    zh: '样品已寄出或有进行中的售后，不能取消',
    en: 'Samples that were sent, or of which a case is open, are not cancelled any more',
  },
  notGoods: ({ partNo }: { partNo: string }) => ({
    zh: `“${partNo}”是追加款项，请选择仅退款`,
    en: `“${partNo}” is an extra charge: please ask for a refund only`,
  }),
  notListed: {
    zh: '该商品没有对应的在售商品，无法换货，请申请退货退款',
    en: 'It is of no listing that a replacement could come from: please ask for a return',
  },
  nothingLeft: { zh: '没有可申请的商品', en: 'Nothing is left that could be asked for' },
  otherOrdersLine: {
    zh: '所选商品不在此订单中，请重新选择',
    en: 'What was chosen is not of this order: please choose again',
  },
  tooMany: ({ partNo, left }: { partNo: string; left: number }) => ({
    zh: `${partNo} 最多可申请 ${left} 件`,
    en: `At most ${left} of ${partNo} can be asked for`,
  }),
  caseOpen: ({ partNo, caseSn }: { partNo: string; caseSn: string }) => ({
    zh: `${partNo} 已有进行中的售后单 ${caseSn}`,
    en: `Case ${caseSn} is still open for ${partNo}`,
  }),
  wrongReason: { zh: '该原因不适用于所选的商品状态', en: 'This reason does not fit what was chosen' },
  lostNotReceived: {
    zh: '“包裹丢失”只适用于未收到的商品，请选择“未收到”或更换原因',
    en: 'Only goods that have not arrived are lost: say that they have not, or choose another reason',
  },
  tooMuch: ({ most }: { most: Cents }) => ({
    zh: `退款金额最多 ${yuan(most)}`,
    en: `At most ${yuan(most)} can be paid back`,
  }),
  fullPacksOnly: ({ partNo, spq }: { partNo: string; spq: number }) => ({
    zh: `无理由退货仅限未拆封的整包装：${partNo} 每包 ${spq} 件`,
    en: `Without a reason only full unopened packs come back: ${partNo} has ${spq} in a pack`,
  }),
  inFull: ({ most }: { most: Cents }) => ({
    zh: `未发货或丢失的商品不会再送达，须全额退款 ${yuan(most)}；不需退款的件数请不要申请`,
    en: `What is not shipped or is lost does not come any more and is paid back in full, ${yuan(most)}: ask for fewer pieces instead`,
  }),
  inFullOrNot: ({ most }: { most: Cents }) => ({
    zh: `未发货或丢失的商品不会再送达，只能全额退款 ${yuan(most)}，或者拒绝`,
    en: `What is not shipped or is lost does not come any more: all of it, ${yuan(most)}, is paid back, or the case is refused`,
  }),
  noAmount: { zh: '退款金额须大于 0', en: 'The amount must be above zero' },
  cancelledUnpaid: {
    zh: '订单未付款即已取消，没有需要退回的款项',
    en: 'It was cancelled before it was paid: nothing is to go back',
  },
  cancelled: {
    zh: '订单已取消，退款进度请在售后单中查看',
    en: 'It is cancelled already: its case says how far the refund is',
  },
  cancelInCase: {
    zh: '订单有进行中的售后，处理完后才能取消',
    en: 'A case of it is still open: it can be cancelled once that is settled',
  },
  cancelReady: {
    zh: '商家已通知备货完成，请申请退款，由商家审核',
    en: 'The store has said that it is ready: please ask the store for a refund',
  },
  cancelAgreed: {
    zh: '按报价单或合同约定的订单不能直接取消，请申请退款或与商家协商终止合同',
    en: 'An order that was agreed is not cancelled at once: please ask for a refund, or for the end of its contract',
  },
  cancelNotNow: ({ why }: { why: Text }) => why,
  cancelNotFree: ({ minutes }: { minutes: number }) => ({
    zh: `付款已超过 ${minutes} 分钟，请申请退款，由商家审核`,
    en: `More than ${minutes} minutes have passed since payment: please ask the store for a refund`,
  }),
  wholeOrderOnly: { zh: '取消订单须针对整单', en: 'An order is cancelled as a whole' },
  notAllowedToCancel: { zh: '您没有取消订单的权限', en: 'You may not cancel orders' },
  offerNotLess: ({ asked }: { asked: Cents }) => ({
    zh: `金额须小于买家申请的 ${yuan(asked)}；全额请直接同意`,
    en: `It must be less than the ${yuan(asked)} that was asked for; for all of it, agree`,
  }),
  ownCase: { zh: '不能处理自己的售后', en: 'Nobody decides on a case of his own' },
  secondPerson: {
    zh: '大额退款须由另一位财务人员复核',
    en: 'A large refund needs a second person',
  },
  accountUnnamed: {
    zh: '请填写收款账户的户名和开户行',
    en: "Please name the account's holder and its bank",
  },
  notPayersAccount: ({ names }: { names: readonly string[] }) => ({
    zh: `收款户名须为付款人或企业名称：${names.join('、')}`,
    en: `The account has to be in the name of who paid, or of the enterprise: ${names.join(', ')}`,
  }),
  accountWrong: ({ why }: { why: Text }) => why,
  picturesOnly: { zh: '凭证须为图片', en: 'Only pictures can be handed in here' },
});
