// The words about how money goes back: the rows of a case, and the ways that are left when a channel has refused it.
import { words } from '#kit/words/words.ts';

export const refundWords = words({
  title: { zh: '退款记录', en: 'Refunds' },
  number: { zh: '退款单号', en: 'Refund' },
  begun: { zh: '发起', en: 'Sent' },
  there: { zh: '到账', en: 'There since' },
  refused: { zh: '未能退回', en: 'Refused' },
  carriage: { zh: '寄回运费（商家承担）', en: 'Carriage, borne by the store' },
  refusedByBank: {
    zh: (why: string) => `收款账户无法收款：${why}`,
    en: (why: string) => `The bank account does not take it: ${why}`,
  },
  refusedByChannel: {
    zh: (tries: number, why: string) => `支付渠道未能原路退回（尝试 ${tries} 次）：${why}`,
    en: (tries: number, why: string) =>
      `The channel refused it (asked ${tries === 1 ? 'once' : `${tries} times`}): ${why}`,
  },
  account: { zh: '收款账户', en: 'Account' },
  serial: { zh: '银行流水号', en: "Bank's number" },
});
