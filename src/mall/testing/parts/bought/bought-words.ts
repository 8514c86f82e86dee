// What is said where services and packages are bought at once, and of a package that was.
import { words } from '#kit/words/words.ts';

export const boughtWords = words({
  buy: { zh: '立即购买', en: 'Buy now' },
  buyService: { zh: '购买检测服务', en: 'Buy this service' },
  buyServiceText: {
    zh: '先付款，付款后补全委托单并送样；实验室不予受理时全额退款。',
    en: 'You pay first, then complete the form and send specimens; if the laboratory cannot accept it, all of it goes back.',
  },
  buyPackage: { zh: '购买检测套餐', en: 'Buy this package' },
  buyPackageText: {
    zh: '一份委托单填完全部项目；某项无法检测时，退还该项分摊金额。',
    en: 'One form fills all of it; what cannot be done gives its share back. Specimens go back at your cost.',
  },
  pay: { zh: '下单并付款', en: 'Order and pay' },
  specimens: { zh: '样品数', en: 'Specimens' },
  instruments: { zh: '仪器台数', en: 'Instruments' },
  count: { zh: '购买数量', en: 'How many' },
  wholeFrom: {
    zh: (most: number) => `请输入 1 到 ${most} 的整数`,
    en: (most: number) => `Please enter a whole number from 1 to ${most}`,
  },
  total: { zh: '应付', en: 'To pay' },
  ordered: { zh: '已下单', en: 'Ordered' },
  askedPeople: {
    zh: '已提交企业审批，批准后再付款。',
    en: 'Your enterprise’s approvers decide; you pay afterwards.',
  },
  pack: { zh: '套餐订单', en: 'Package order' },
  backToOrders: { zh: '我的订单', en: 'My orders' },
  packSn: { zh: '套餐编号', en: 'Package no.' },
  boughtCount: { zh: '购买数量', en: 'How many' },
  price: { zh: '套餐价', en: 'Price' },
  back: { zh: '已退款', en: 'Paid back' },
  order: { zh: '订单', en: 'Order' },
  orderedAt: { zh: '下单时间', en: 'Ordered' },
  components: { zh: '套餐内各项', en: 'What is in it' },
  share: { zh: (amount: string) => `分摊 ${amount}`, en: (amount: string) => `Share ${amount}` },
  until: { zh: (day: string) => `预计 ${day}`, en: (day: string) => `By ${day}` },
  shareBack: { zh: '分摊金额已退', en: 'Its share has gone back' },
  lookAt: { zh: '查看委托与报告', en: 'Form and report' },
  progress: {
    zh: (title: string, now: string) => `${title}：${now}`,
    en: (title: string, now: string) => `${title}: ${now}`,
  },
  edit: { zh: '补全委托单', en: 'Complete the form' },
  payNow: { zh: '去付款', en: 'Pay' },
  send: { zh: '登记寄样', en: 'Specimens sent' },
  acceptReports: { zh: '验收全部报告', en: 'Accept all reports' },
  acceptReportsTitle: { zh: '验收全部报告', en: 'Accept all reports' },
  acceptReportsText: {
    zh: '确认已收到套餐内全部报告；验收后仍可在异议期内提出异议。',
    en: 'You have all reports of the package; objections can still be raised within their term.',
  },
  nowAccept: {
    zh: '全部报告已签发，请查收并验收。',
    en: 'All reports are issued: please look at them and accept them.',
  },
  cancel: { zh: '取消套餐', en: 'Cancel the package' },
  cancelTitle: { zh: '取消整个套餐', en: 'Cancel the whole package' },
  cancelText: {
    zh: '套餐按整体购买：取消将结束其中全部委托（包括已受理的），已付款项原路全额退回。',
    en: 'A package is bought whole: cancelling ends all of its commissions, accepted ones too, and what was paid goes back whole.',
  },
  done: { zh: '已完成', en: 'Done' },
  nowPay: { zh: '请付款；付款后补全委托单。', en: 'Please pay; then complete the form.' },
  nowEdit: {
    zh: '已付款。请补全委托单并提交，一份填完全部项目。',
    en: 'It is paid. Please complete the form and submit it: one fills all of it.',
  },
  nowWait: {
    zh: '各项正在评审或检测，报告签发后逐项交付。',
    en: 'They are reviewed or under test; each is delivered with its report.',
  },
  orderInfo: { zh: '订单信息', en: 'Order' },
  nowSend: { zh: '实验室已受理，请寄送样品。', en: 'It is accepted: please send the specimens.' },
  bought: { zh: '已购买', en: 'Bought' },
  boughtText: {
    zh: '价格已按购买时锁定；项目、数量、时效与报告语言不再更改。',
    en: 'Its price stands as bought: items, amounts, urgency and language stay.',
  },
  agreedText: {
    zh: '价格按报价单或合同约定，不随项目变化；超出约定的项目，实验室会退回或另行报价。',
    en: 'The price stands as agreed in the quotation or contract; items beyond it are sent back or quoted anew.',
  },
  pieces: {
    zh: (n: number) => `${n} 件样品`,
    en: (n: number) => `${n} ${n === 1 ? 'specimen' : 'specimens'}`,
  },
  submitText: {
    zh: '提交即以电子方式确认委托内容；实验室受理后请送样。',
    en: 'Submitting confirms the text; send the specimens after the laboratory’s acceptance.',
  },
  ofPack: { zh: '所属套餐', en: 'Package' },
});
