// The accounts of the books, and whose share of each a party is (money text §2).
import type { Text } from '#kit/words/text.ts';

interface Account extends Text {
  /** What a party of it is. */
  of: Text;
}

export const ACCOUNTS = {
  '1001': { zh: '银行存款', en: 'Bank', of: { zh: '银行账户', en: 'Bank account' } },
  '1002': { zh: '渠道在途', en: 'Channels', of: { zh: '支付渠道', en: 'Channel' } },
  '1101': { zh: '账期应收', en: 'Receivable on credit', of: { zh: '信用账户', en: 'Credit account' } },
  '2001': { zh: '会员余额', en: "Members' balances", of: { zh: '余额账户', en: 'Wallet' } },
  '2002': {
    zh: '订单待履约款',
    en: 'Held for orders',
    of: { zh: '订单或样品申请', en: 'Order or sample request' },
  },
  '2003': { zh: '应付商家', en: 'Owed to stores', of: { zh: '店铺', en: 'Store' } },
  '2004': { zh: '保证金', en: 'Deposits of stores', of: { zh: '店铺', en: 'Store' } },
  '2005': { zh: '应退在途', en: 'Refunds on their way', of: { zh: '退款', en: 'Refund' } },
  '2006': {
    zh: '不明来款',
    en: 'Money nobody asked for',
    of: { zh: '支付渠道或银行', en: 'Channel or bank' },
  },
  '3001': { zh: '期初', en: 'Opening', of: { zh: '无', en: 'None' } },
  '4001': { zh: '自营收入', en: 'Own sales', of: { zh: '店铺', en: 'Store' } },
  '4002': { zh: '佣金收入', en: 'Commission', of: { zh: '店铺', en: 'Store' } },
  '4003': { zh: '滞纳金', en: 'Late fees', of: { zh: '信用账户', en: 'Credit account' } },
  '5003': { zh: '手续费', en: 'Fees', of: { zh: '支付渠道或银行', en: 'Channel or bank' } },
  '5004': { zh: '赔付及损失', en: 'Compensation and losses', of: { zh: '无', en: 'None' } },
  '9101': {
    zh: '备查：商家账期应收',
    en: "Memo: a store's receivable on credit",
    of: { zh: '信用账户', en: 'Credit account' },
  },
  '9102': { zh: '备查：商家账期对应', en: 'Memo: its counterpart', of: { zh: '店铺', en: 'Store' } },
} as const satisfies Record<string, Account>;

export type AccountCode = keyof typeof ACCOUNTS;
export const ACCOUNT_CODES = Object.keys(ACCOUNTS) as AccountCode[];
