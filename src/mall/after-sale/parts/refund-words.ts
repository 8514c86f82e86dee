// The words about how money goes back: the rows of a case, and the ways that are left when a channel has refused it.
import { words } from '#kit/words/words.ts';

export const refundWords = words({
  title: { zh: '退款记录', en: 'Refunds' },
  number: { zh: '退款单号', en: 'Refund' },
  begun: { zh: '发起', en: 'Sent' },
  there: { zh: '到账', en: 'There since' },
  refused: { zh: '未能退回', en: 'Refused' },
  account: { zh: '收款账户', en: 'Account' },
  serial: { zh: '银行流水号', en: "Bank's number" },
});
