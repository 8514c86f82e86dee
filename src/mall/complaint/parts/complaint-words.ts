// The words of complaints: of the buyer, the store and the platform.
import { words } from '#kit/words/words.ts';

export const complaintWords = words({
  applyTitle: { zh: '投诉商家', en: 'Complain about a store' },
  detailTitle: { zh: '投诉详情', en: 'A complaint' },
  backToList: { zh: '返回投诉列表', en: 'Back to the complaints' },
  noneNamed: { zh: '未指定投诉的订单', en: 'No order was named' },
  noneGiven: { zh: '未指定投诉单', en: 'No complaint was named' },
  about: { zh: '投诉对象', en: 'About' },
  kind: { zh: '投诉类型', en: 'Kind' },
  chooseKind: { zh: '请选择类型', en: 'Choose a kind' },
  needsKind: { zh: '请选择投诉类型', en: 'Please choose a kind' },
  text: { zh: '投诉内容', en: 'What happened' },
  wish: { zh: '期望的处理', en: 'What you would like' },
  send: { zh: '提交投诉', en: 'Send' },
  sent: { zh: '投诉已提交', en: 'Your complaint was sent' },
  afterSend: {
    zh: '平台受理后由商家申诉；协商不成由平台裁决。',
    en: 'The platform takes it up, the store answers; where you find no terms the platform decides.',
  },
  complain: { zh: '投诉商家', en: 'Complain' },

  facts: { zh: '投诉内容', en: 'The complaint' },
  order: { zh: '订单号', en: 'Order' },
  theCase: { zh: '售后单', en: 'Case' },
  store: { zh: '店铺', en: 'Store' },
  buyer: { zh: '买家', en: 'Buyer' },
  decision: { zh: '裁决', en: 'Decision' },
  compensation: { zh: '商家赔付', en: 'Paid by the store' },
  said: { zh: '双方说明', en: 'What both sides say' },
  log: { zh: '办理记录', en: 'History' },

  done: { zh: '已处理', en: 'Done' },
  say: { zh: '补充说明', en: 'Say more' },
  answer: { zh: '申诉', en: 'Answer' },
  settle: { zh: '确认和解', en: 'Settle' },
  settleTitle: { zh: '与商家和解？', en: 'Settle with the store?' },
  settleText: {
    zh: '和解后投诉结束，不能再次裁决。',
    en: 'The complaint is closed, and nobody decides on it any more.',
  },
  escalate: { zh: '申请平台裁决', en: 'Ask the platform' },
  escalateTitle: { zh: '申请平台裁决？', en: 'Ask the platform to decide?' },
  escalateText: {
    zh: '平台根据双方说明裁决，结果为最终结果。',
    en: 'It decides by what both sides say, and that is final.',
  },
  withdraw: { zh: '撤销投诉', en: 'Withdraw' },
  withdrawTitle: { zh: '撤销这笔投诉？', en: 'Withdraw this complaint?' },
  withdrawText: { zh: '撤销后投诉结束。', en: 'The complaint is closed.' },
  accept: { zh: '受理', en: 'Take it up' },
  acceptTitle: { zh: '受理这笔投诉？', en: 'Take this complaint up?' },
  acceptText: {
    zh: '商家会收到投诉，须在期限内申诉。',
    en: 'The store reads it and has to answer in time.',
  },
  dismiss: { zh: '不予受理', en: 'Turn it down' },
  dismissText: {
    zh: '买家会看到理由，商家不会收到此投诉。',
    en: 'The buyer reads why; the store hears nothing of it.',
  },
  buyerReads: { zh: '买家会看到', en: 'The buyer reads it' },
  decideForBuyer: { zh: '裁决投诉成立', en: 'Uphold it' },
  decideForStore: { zh: '裁决不成立', en: 'Do not uphold it' },
  decideForStoreText: { zh: '双方都会看到理由，裁决后不可更改。', en: 'Both sides read why; it is final.' },
  compensated: { zh: '商家赔付金额', en: 'What the store pays' },
  amountHint: {
    zh: (most: string) => `不赔付可不填，最多 ${most}`,
    en: (most: string) => `Empty for nothing; ${most} at most`,
  },
  takesOff: {
    zh: '投诉成立后，涉及的商品将下架，商家会收到原因。',
    en: 'Upheld, what it is about is taken off sale, and the store reads why.',
  },
  reason: { zh: '裁决理由', en: 'Reasons' },

  takenUpBy: {
    zh: (at: string) => `平台须在 ${at} 前受理，超时自动转商家申诉`,
    en: (at: string) => `The platform takes it up by ${at}; after that it goes to the store`,
  },
  answerBy: {
    zh: (at: string) => `商家须在 ${at} 前申诉，超时由平台裁决`,
    en: (at: string) => `The store answers by ${at}, or the platform decides`,
  },
  termsBy: {
    zh: (at: string) => `请在 ${at} 前协商，超时由平台裁决`,
    en: (at: string) => `Come to terms by ${at}, or the platform decides`,
  },
  inArbitration: { zh: '平台将尽快裁决', en: 'The platform decides soon' },
});
