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
    zh: (until: string) => `付款后 30 分钟内（${until} 前）可直接取消，无需商家审核，款项立即原路退回。`,
    en: (until: string) =>
      `Within 30 minutes of payment (until ${until}) you may cancel it without the store's word; the money goes back at once.`,
  },
  cancelNow: { zh: '取消订单并退款', en: 'Cancel and refund' },
  cancelSure: { zh: '取消整张订单？', en: 'Cancel the whole order?' },
  cancelWarn: {
    zh: (amount: string) => `${amount} 将立即按付款方式原路退回，商家不再发货。`,
    en: (amount: string) => `${amount} goes back the way it was paid at once, and nothing is shipped.`,
  },
  cancelled: { zh: '订单已取消，款项原路退回', en: 'Cancelled; the money goes back' },

  whichPart: { zh: '申请售后的商品', en: 'What it is about' },
  partU: { zh: '还未发货的商品', en: 'Goods that have not been shipped' },
  partD: { zh: '已发货的商品', en: 'Goods that have been shipped' },
  fillAll: { zh: '全选', en: 'All of it' },
  fillNone: { zh: '清空', en: 'None' },
  leftOf: { zh: (n: number) => `可申请 ${n}`, en: (n: number) => `${n} left` },
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
  amount: { zh: '退款金额', en: 'Amount' },
  amountWrong: { zh: '请输入大于 0 的金额', en: 'Please enter an amount above zero' },
  mostIs: { zh: (most: string) => `最多 ${most}`, en: (most: string) => `At most ${most}` },
  mostWithFreight: {
    zh: (most: string, freight: string) => `最多 ${most}（含运费 ${freight}）`,
    en: (most: string, freight: string) => `At most ${most}, carriage of ${freight} included`,
  },
  text: { zh: '说明', en: 'What happened' },
  pictures: { zh: '凭证图片', en: 'Pictures' },
  stillUploading: { zh: '图片还在上传，请稍候', en: 'Pictures are still being uploaded' },
  send: { zh: '提交申请', en: 'Send' },
  applied: { zh: '已提交，等待商家处理', en: 'Sent to the store' },
  afterApply: {
    zh: '商家 3 天内处理；超时视为同意。拒绝后 7 天内可申请平台介入。',
    en: 'The store answers within 3 days, silence means yes. After a no you may call the platform within 7 days.',
  },

  casesOfOrder: { zh: '售后', en: 'After-sale' },

  kind: { zh: '类型', en: 'Kind' },
  order: { zh: '订单号', en: 'Order' },
  asked: { zh: '申请金额', en: 'Asked for' },
  ofFreight: { zh: '其中运费', en: 'Of it carriage' },
  agreed: { zh: '退款金额', en: 'To be paid back' },
  paidBack: { zh: '已退款', en: 'Paid back' },
  offered: { zh: '商家提出', en: 'The store offers' },
  refusedBecause: { zh: '拒绝原因', en: 'Why it was refused' },
  decision: { zh: '平台裁定', en: 'Decision' },
  firstReader: { zh: '初审', en: 'Checked first by' },
  goods: { zh: '商品', en: 'Goods' },
  facts: { zh: '申请内容', en: 'What was asked for' },
  evidence: { zh: '双方举证', en: 'What both sides show' },
  byBuyer: { zh: '买家', en: 'Buyer' },
  byStore: { zh: '商家', en: 'Store' },
  log: { zh: '办理记录', en: 'History' },
  answerBy: {
    zh: (at: string) => `商家须在 ${at} 前处理，超时视为同意`,
    en: (at: string) => `The store answers by ${at}; silence means yes`,
  },
  callBy: {
    zh: (at: string) => `${at} 前可申请平台介入`,
    en: (at: string) => `The platform may be called until ${at}`,
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

  done: { zh: '已处理', en: 'Done' },
  withdraw: { zh: '撤销申请', en: 'Withdraw' },
  withdrawTitle: { zh: '撤销售后申请？', en: 'Withdraw this case?' },
  withdrawText: {
    zh: '撤销后订单继续履行，之后仍可再次申请。',
    en: 'The order goes on; you may ask again later.',
  },
  acceptOffer: { zh: '接受', en: 'Accept' },
  acceptTitle: {
    zh: (amount: string) => `接受退款 ${amount}？`,
    en: (amount: string) => `Accept ${amount}?`,
  },
  acceptText: {
    zh: '接受后按此金额退款，本售后单结束。',
    en: 'So much is paid back, and the case is closed.',
  },
  declineOffer: { zh: '不接受', en: 'Decline' },
  declineText: { zh: '商家将按您的原申请重新处理。', en: 'The store answers your case again.' },
  escalate: { zh: '申请平台介入', en: 'Call the platform' },
  addEvidence: { zh: '补充举证', en: 'Add evidence' },
  whatShows: { zh: '说明与理由', en: 'What you have to say' },
  needsText: { zh: '请至少写 2 个字', en: 'Please write a few words' },

  agree: { zh: '同意退款', en: 'Agree' },
  agreeTitle: {
    zh: (amount: string) => `同意退款 ${amount}？`,
    en: (amount: string) => `Agree to pay back ${amount}?`,
  },
  agreeText: {
    zh: '同意后由平台退款，未发货的商品不再发货。',
    en: 'The platform pays it back; what was not shipped is not shipped any more.',
  },
  offer: { zh: '提出其他金额', en: 'Offer less' },
  offerReason: { zh: '理由', en: 'Why' },
  refuse: { zh: '拒绝', en: 'Refuse' },
  refuseText: { zh: '买家可在 7 天内申请平台介入。', en: 'The buyer may call the platform within 7 days.' },
  buyerReads: { zh: '买家会看到', en: 'The buyer reads it' },

  decide: { zh: '裁定退款', en: 'Pay back' },
  decideTitle: { zh: '裁定退款', en: 'Decide for the buyer' },
  decideStore: { zh: '支持商家', en: 'Decide for the store' },
  decideStoreText: { zh: '双方都会看到裁定理由，裁定后不可更改。', en: 'Both sides read why; it is final.' },
  decideReason: { zh: '裁定理由', en: 'Reasons' },
  release: { zh: '放行退款', en: 'Release' },
  releaseTitle: {
    zh: (amount: string) => `放行退款 ${amount}？`,
    en: (amount: string) => `Release ${amount}?`,
  },
  releaseText: {
    zh: '款项立即按买家的付款方式原路退回。',
    en: 'It goes back at once, the way the buyer has paid.',
  },
  firstRelease: { zh: '初审通过', en: 'Check as the first' },
  firstReleaseText: {
    zh: '5 万元以上的退款须两位财务人员放行。',
    en: 'From ¥50,000 on two people release a refund.',
  },
});
