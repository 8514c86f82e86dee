// The words of paying.
import { words } from '#kit/words/words.ts';

export const paymentWords = words({
  cashier: { zh: '收银台', en: 'Payment' },
  toPay: { zh: '应付金额', en: 'Amount due' },
  timeLeft: { zh: '剩余支付时间', en: 'Time left to pay' },
  days: { zh: (n: number) => `${n} 天`, en: (n: number) => `${n} d` },
  orders: { zh: '本次支付', en: 'Paid for' },
  method: { zh: '支付方式', en: 'How to pay' },

  balance: { zh: '可用余额', en: 'Available balance' },
  balanceText: { zh: '从账户余额全额支付，即时到账', en: 'Paid in full from your balance, at once' },
  holdPart: {
    zh: (balance: string) => `先用余额支付一部分（可用 ${balance}）`,
    en: (balance: string) => `Pay a part from the balance (${balance} free)`,
  },
  holdAmount: { zh: '余额支付', en: 'From the balance' },
  holdUpTo: {
    zh: (balance: string) => `请输入大于 0、不超过 ${balance} 的金额`,
    en: (balance: string) => `Please enter an amount above 0, at most ${balance}`,
  },
  holdText: {
    zh: (rest: string) => `这部分余额先冻结，渠道付款 ${rest} 成功时一起扣除；未付款则自动解冻。`,
    en: (rest: string) =>
      `This part is held, and spent together with the ${rest} paid at the channel; not paid, it is free again.`,
  },
  heldBeside: {
    zh: (due: string, held: string) => `共需支付 ${due}，其中余额 ${held} 已冻结，付款成功时一起扣除`,
    en: (due: string, held: string) =>
      `${due} in all, of which ${held} of the balance is held, and spent once this is paid`,
  },
  topUp: { zh: '去充值', en: 'Recharge' },
  transferText: {
    zh: '对公转账，提交凭证后由财务审核',
    en: 'Transfer from your bank; finance checks the voucher',
  },
  weChatText: { zh: '用微信扫一扫付款', en: 'Scan a code with WeChat' },
  alipayText: { zh: '前往支付宝页面付款', en: 'Pay on Alipay’s page' },
  simulatedText: {
    zh: '演示环境由模拟渠道应答，不会产生真实扣款。',
    en: 'In this demo a stand-in plays the channel: no money moves.',
  },
  weChatPay: { zh: '微信扫码支付', en: 'Pay with WeChat' },
  weChatScan: { zh: '打开微信，扫一扫二维码付款', en: 'Open WeChat and scan the code to pay' },
  weChatCode: { zh: '微信付款二维码', en: 'Code to pay with WeChat' },
  weChatOpen: { zh: '在微信中打开', en: 'Open in WeChat' },
  standInOpen: { zh: '打开模拟付款页', en: 'Open the simulated payer’s page' },
  alipayPay: { zh: '请在支付宝页面完成支付', en: 'Finish paying on Alipay’s page' },
  alipayBack: {
    zh: '付款后会自动回到这里；如果离开了支付宝页面，可以继续支付。',
    en: 'You come back here by itself. If you have left Alipay’s page, go on paying.',
  },
  goOnPaying: { zh: '继续支付', en: 'Go on paying' },
  codeEnds: { zh: '二维码有效时间', en: 'The code is good for' },
  chargeOver: {
    zh: '上次的支付已关闭，没有扣款；请重新选择支付方式。',
    en: 'The last payment was closed and nothing was paid. Please choose how to pay again.',
  },
  needsPayPwd: { zh: '请输入支付密码', en: 'Please enter the pay password' },
  noPayPwd: { zh: '您还没有设置支付密码', en: 'You have not set a pay password yet' },
  noPayPwdText: {
    zh: '余额支付需要支付密码，设置后即可继续。',
    en: 'Paying from the balance needs one. Set it and go on.',
  },
  changePayPwd: { zh: '忘记支付密码？重新设置', en: 'Forgotten? Set a new one' },
  payPwdRule: { zh: '8-16 位，须含字母和数字', en: '8–16 characters with letters and digits' },
  payPwdAgain: { zh: '再次输入支付密码', en: 'Pay password again' },
  payPwdDiffers: { zh: '两次输入的支付密码不一致', en: 'The two pay passwords differ' },
  loginPwdHint: { zh: '用于确认是您本人', en: 'To make sure that it is you' },
  needsLoginPwd: { zh: '请输入登录密码', en: 'Please enter the login password' },
  payPwdSet: { zh: '支付密码已设置', en: 'Pay password set' },

  payNow: { zh: (amount: string) => `支付 ${amount}`, en: (amount: string) => `Pay ${amount}` },
  goToChannel: { zh: (amount: string) => `去支付 ${amount}`, en: (amount: string) => `Go and pay ${amount}` },
  handIn: { zh: '提交转账凭证', en: 'Hand in the voucher' },

  transferTo: { zh: '收款账户', en: 'Transfer to' },
  accountName: { zh: '户名', en: 'Account name' },
  reference: { zh: '转账附言', en: 'Reference code' },
  referenceText: {
    zh: '请务必把此编码写进转账附言，财务据此核对到账。',
    en: 'It must stand in the transfer’s remark: finance finds your payment by it.',
  },
  payerName: { zh: '付款户名', en: 'Payer' },
  payerHint: { zh: '与银行账户名称一致', en: 'As the bank account is named' },
  payerBank: { zh: '付款银行', en: 'Payer’s bank' },
  payerAccount: { zh: '付款账号', en: 'Account number' },
  payerAccountHint: {
    zh: '如需退款，将退回此账户',
    en: 'A refund goes back to this account',
  },
  paidAmount: { zh: '转账金额', en: 'Amount transferred' },
  paidOn: { zh: '转账日期', en: 'Date of the transfer' },
  needsPayer: { zh: '请输入付款户名', en: 'Please enter the payer' },
  needsBank: { zh: '请输入付款银行', en: 'Please enter the payer’s bank' },
  needsAmount: {
    zh: '请输入正确的转账金额，最多两位小数',
    en: 'Please enter the amount, with at most two decimals',
  },
  needsDate: { zh: '请选择转账日期', en: 'Please choose the date' },
  filesUnderWay: {
    zh: '凭证还在上传，请等上传完成后再提交',
    en: 'The voucher is still being uploaded, please wait until it is through',
  },
  needsFiles: { zh: '请上传转账凭证', en: 'Please add the voucher' },

  success: { zh: '支付成功', en: 'Payment received' },
  successText: { zh: '2 秒后自动前往列表', en: 'Going to the list in 2 seconds' },
  goOnShopping: { zh: '继续选购', en: 'Continue shopping' },
  otherMethod: { zh: '换一种支付方式', en: 'Pay another way' },
  check: { zh: '我已支付，刷新结果', en: 'I have paid: check again' },
  inReview: { zh: '凭证审核中', en: 'Voucher under review' },
  inReviewText: {
    zh: '财务核对到账后自动生效；审核期间不会因超时关闭。',
    en: 'It counts once finance sees the money, and is not closed meanwhile.',
  },
  sentBack: { zh: '凭证被驳回', en: 'The voucher was sent back' },
  sentBackText: {
    zh: '请按原因修改后重新提交，或改用其他方式支付。',
    en: 'Correct it and hand it in again, or pay another way.',
  },
  failed: {
    zh: '上次支付未成功，请重新支付。',
    en: 'The last payment did not go through. Please pay again.',
  },
  partly: {
    zh: (paid: string, due: string) => `已收到 ${paid}，还需支付 ${due}。`,
    en: (paid: string, due: string) => `${paid} has arrived, ${due} is still due.`,
  },
  closed: { zh: '这笔支付已关闭', en: 'This payment is closed' },
  closedText: {
    zh: '已取消、已另行付清，或已超过支付时间。',
    en: 'It was cancelled or paid otherwise, or the time to pay is over.',
  },
  noPaySn: { zh: '没有要支付的订单', en: 'Nothing to pay' },
  noPaySnText: { zh: '请从订单列表进入支付。', en: 'Choose an order to pay from your orders.' },
});
