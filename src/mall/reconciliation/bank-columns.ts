// What a column of a bank statement may be, with the word by which a person chooses it.
import type { Text } from '#kit/words/text.ts';

export const BANK_ROLES = [
  'day',
  'serial',
  'credit',
  'debit',
  'amount',
  'direction',
  'otherName',
  'otherAccount',
  'otherBank',
  'remark',
  'account',
] as const;
export type BankRole = (typeof BANK_ROLES)[number];

/** What stands in several columns is read together: summary, purpose, postscript. */
export const SEVERAL_BANK_ROLES: readonly BankRole[] = ['remark'];

export const bankRoleWords: Readonly<Record<BankRole, Text>> = {
  day: { zh: '交易日期', en: 'Date' },
  serial: { zh: '流水号', en: 'Serial number' },
  credit: { zh: '收入（贷方）', en: 'Money in (credit)' },
  debit: { zh: '支出（借方）', en: 'Money out (debit)' },
  amount: { zh: '金额', en: 'Amount' },
  direction: { zh: '借贷方向', en: 'Direction' },
  otherName: { zh: '对方户名', en: 'Counterparty' },
  otherAccount: { zh: '对方账号', en: 'Counterparty account' },
  otherBank: { zh: '对方开户行', en: 'Counterparty bank' },
  remark: { zh: '摘要、附言', en: 'Remark' },
  account: { zh: '本方账号', en: 'Own account' },
};

export interface BankColumns {
  /** Row of the headings from 0; -1: there is none. */
  headRow: number;
  roles: (BankRole | null)[];
}
