// What the cashier says when a way to pay is shut.
import { words } from '#kit/words/words.ts';

export const paymentWords = words({
  alreadyPaid: { zh: '已支付', en: 'Already paid' },
  billClosed: { zh: '支付单已关闭', en: 'This bill is closed' },
  underReview: { zh: '转账凭证审核中，请等待审核结果', en: 'Your transfer voucher is being reviewed' },
  noPayPassword: { zh: '请先设置支付密码', en: 'Please set a pay password first' },
  noTransferAccount: {
    zh: '平台尚未设置收款账户',
    en: 'The platform has not named its account yet',
  },
  balanceTooLow: { zh: '余额不足', en: 'The balance is not enough' },
});
