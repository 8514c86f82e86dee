// The words of after-sale pages: of the buyer, the store and the platform.
import { words } from '#kit/words/words.ts';

export const caseWords = words({
  applyTitle: { zh: '申请售后', en: 'Ask for after-sale' },
  detailTitle: { zh: '售后详情', en: 'After-sale case' },
  storeDetail: { zh: '售后单', en: 'After-sale case' },
  backToList: { zh: '返回售后列表', en: 'Back to the cases' },
  toOrder: { zh: '查看订单', en: 'See the order' },
  noOrderSn: { zh: '请从订单中申请售后', en: 'Ask for after-sale from an order' },
  noCaseSn: { zh: '未指定售后单', en: 'No case was named' },
  cancelTitle: { zh: '直接取消订单', en: 'Cancel the order' },
  cancelText: {
    zh: (minutes: number, until: string) =>
      `付款后 ${minutes} 分钟内（${until} 前）可直接取消，无需商家审核，款项原路退回。`,
    en: (minutes: number, until: string) =>
      `Within ${minutes} minutes of payment (until ${until}) you may cancel it without the store's word; the money goes back the way it came.`,
  },
  cancelNow: { zh: '取消订单并退款', en: 'Cancel and refund' },
  cancelSure: { zh: '取消整张订单？', en: 'Cancel the whole order?' },
  cancelWarn: {
    zh: (amount: string) => `${amount} 将按付款方式原路退回，商家不再发货。`,
    en: (amount: string) => `${amount} goes back the way it was paid, and nothing is shipped.`,
  },
  cancelled: { zh: '订单已取消，退款去向见退款记录', en: 'Cancelled; the case says where the money goes' },
  whichPart: { zh: '申请售后的商品', en: 'What it is about' },
  partU: { zh: '还未发货的商品', en: 'Goods that have not been shipped' },
  partD: { zh: '已发货的商品', en: 'Goods that have been shipped' },
  fillAll: { zh: '全选', en: 'All of it' },
  fillNone: { zh: '清空', en: 'None' },
  leftOf: { zh: (n: number) => `可申请 ${n}`, en: (n: number) => `${n} left` },
  onlyMoney: { zh: '仅支持“仅退款”', en: 'Money only: choose a refund' },
  isOpen: { zh: (sn: string) => `售后单 ${sn} 处理中`, en: (sn: string) => `Case ${sn} is open` },
  howMany: { zh: (partNo: string) => `${partNo} 申请数量`, en: (partNo: string) => `Pieces of ${partNo}` },
  nothingLeft: { zh: '没有可申请的商品', en: 'Nothing is left to ask for' },
  pickSome: { zh: '请选择申请售后的商品和数量', en: 'Please choose what it is about' },
  reason: { zh: '原因', en: 'Reason' },
  chooseReason: { zh: '请选择原因', en: 'Choose a reason' },
  needsReason: { zh: '请选择原因', en: 'Please choose a reason' },
  received: { zh: '是否已收到货', en: 'Have the goods arrived?' },
  yesReceived: { zh: '已收到', en: 'They have' },
  notReceived: { zh: '未收到', en: 'They have not' },
  mostWithFreight: {
    zh: (most: string, freight: string) => `最多 ${most}（含运费 ${freight}）`,
    en: (most: string, freight: string) => `At most ${most}, carriage of ${freight} included`,
  },
  inFull: {
    zh: (most: string) => `全额退款 ${most}，这些商品不再发货。`,
    en: (most: string) => `All of it is paid back, ${most}; these pieces do not come any more.`,
  },
  isInFull: {
    zh: '全额退款：这些商品不再发货，只能同意或拒绝',
    en: 'In full: these pieces do not come any more, so it is paid back or refused, nothing between',
  },
  text: { zh: '说明', en: 'What happened' },
  send: { zh: '提交申请', en: 'Send' },
  editTitle: { zh: '修改售后申请', en: 'Change what you ask for' },
  edited: { zh: '已修改，等待商家处理', en: 'Changed; the store answers it anew' },
  noReason: {
    zh: (days: number) => `该店铺支持收货后 ${days} 天内未拆封整包装无理由退货，运费由您承担`,
    en: (days: number) =>
      `This store takes full unopened packs back without a reason within ${days} days of receipt; you bear the carriage`,
  },
  applied: { zh: '已提交，等待商家处理', en: 'Sent to the store' },
  afterApply: {
    zh: (audit: number, escalate: number) =>
      `商家 ${audit} 天内处理；超时视为同意。拒绝后 ${escalate} 天内可申请平台介入。`,
    en: (audit: number, escalate: number) =>
      `The store answers within ${audit} days, silence means yes. After a no you may call the platform within ${escalate} days.`,
  },
  casesOfOrder: { zh: '售后', en: 'After-sale' },
  kind: { zh: '类型', en: 'Kind' },
  order: { zh: '订单号', en: 'Order' },
  goesBack: { zh: '退款去向', en: 'Where it goes' },
  goesToBank: {
    zh: (account: string) => (account ? `付款银行账户 ${account}` : '银行账户（退款时填写）'),
    en: (account: string) =>
      account ? `The bank account it came from, ${account}` : 'A bank account, which you name then',
  },
  goesToBalance: { zh: '账户余额，立即到账', en: 'The balance, at once' },
  onlyTransferred: {
    zh: '仅指银行转账支付的部分；银行退款由财务转账。',
    en: 'Of what was paid by bank transfer. Finance sends it to a bank account.',
  },
  toBalanceAsked: {
    zh: '银行转账部分退至账户余额',
    en: 'What was transferred goes to the balance',
  },
  sample: { zh: '样品申请', en: 'Sample request' },
  asked: { zh: '申请金额', en: 'Asked for' },
  howMuch: { zh: '退款方式', en: 'How much' },
  ofFreight: { zh: '其中运费', en: 'Of it carriage' },
  agreed: { zh: '退款金额', en: 'To be paid back' },
  /** Of an order in stages: partly less to pay, partly paid back. */
  settled: { zh: '结算金额', en: 'It comes to' },
  paidBack: { zh: '已退款', en: 'Paid back' },
  offered: { zh: '商家提出', en: 'The store offers' },
  refusedBecause: { zh: '拒绝原因', en: 'Why it was refused' },
  decision: { zh: '平台裁定', en: 'Decision' },
  firstReader: { zh: '初审', en: 'Checked first by' },
  goods: { zh: '商品', en: 'Goods' },
  facts: { zh: '申请内容', en: 'What was asked for' },
  evidence: { zh: '双方举证', en: 'What both sides show' },
  log: { zh: '办理记录', en: 'History' },
  answerBy: {
    zh: (at: string) => `商家须在 ${at} 前处理，超时视为同意`,
    en: (at: string) => `The store answers by ${at}; silence means yes`,
  },
  callBy: {
    zh: (at: string) => `${at} 前可申请平台介入`,
    en: (at: string) => `The platform may be called until ${at}`,
  },
  waitsForRed: {
    zh: '发票已入账，红字发票开具后退款。请买家在发票页面确认红冲。',
    en: 'The invoice is booked: the money follows its red letter, which the buyer confirms on the invoice’s page.',
  },
  waitsForFinance: { zh: '等待平台财务放行退款', en: 'Waits for the platform to release the money' },
  moneyOnItsWay: {
    zh: '退款已发起，到账后通知您',
    en: 'The money is on its way; you are told when it is there',
  },
  waitsForBank: { zh: '等待平台财务转账', en: 'Waits for the platform to transfer it' },
  refusedOnItsWay: {
    zh: '支付渠道未能原路退回，请买家选择其他退款方式',
    en: 'It could not go back the way it came: the buyer chooses another way',
  },
  inArbitration: {
    zh: '平台将根据双方举证裁定，请尽快补充',
    en: 'The platform decides by what both sides show',
  },
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
