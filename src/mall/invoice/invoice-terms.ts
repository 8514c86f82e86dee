// What an invoice is: its kind, its form, to whom, and how long each side has (domain 3.7.4, domain-money §6).
import { checkBankAccount, checkCreditCode, checkPhone } from '#kit/rules/identity-rules.ts';
import type { Text } from '#kit/words/text.ts';
import type { TaxKind } from '#mall/tax/tax-categories.ts';

export const INVOICE_TYPES = ['normal', 'special'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];
export const invoiceTypes: Record<InvoiceType, Text> = {
  normal: { zh: '增值税普通发票', en: 'Normal VAT invoice' },
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
};

export const MEDIA = ['DIGITAL', 'PAPER'] as const;
export type Medium = (typeof MEDIA)[number];
export const media: Record<Medium, Text> = {
  DIGITAL: { zh: '数电票', en: 'Electronic' },
  PAPER: { zh: '纸质发票', en: 'Paper' },
};

export const HEADER_KINDS = ['company', 'person'] as const;
export type HeaderKind = (typeof HEADER_KINDS)[number];
export const headerKinds: Record<HeaderKind, Text> = {
  company: { zh: '企业', en: 'Company' },
  person: { zh: '个人', en: 'Person' },
};

/** To whom an invoice is made out, as it was agreed: later changes of the header leave it as it is. */
export interface HeaderSnapshot {
  titleKind: HeaderKind;
  title: string;
  taxNo: string;
  registerAddress: string;
  registerPhone: string;
  bank: string;
  bankAccount: string;
  /** Where the electronic invoice goes; '': to the page alone. */
  email: string;
}

/** Where a paper invoice goes. */
export interface PaperAddress {
  receiverName: string;
  mobile: string;
  regionName: string;
  detailAddress: string;
}

/** What a row to be invoiced is about. */
export const ROW_KINDS = ['LINE', 'FREIGHT', 'SERVICE', 'COMMISSION'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** As what a row is taxed where it names no code of its own. */
export const taxKindOf = (kind: RowKind): TaxKind =>
  kind === 'COMMISSION' ? 'agency' : kind === 'SERVICE' ? 'services' : 'goods';

/** What the platform sets (domain-money §11): how it begins, and between what it may be changed. */
export const INVOICE_RULES = {
  /** For a buyer to ask for an invoice, from when the row came to be. */
  applyDays: { usual: 365, least: 30, most: 1_095 },
  /** After that a paper invoice on its way counts as received. */
  signDays: { usual: 10, least: 3, most: 60 },
  /** For the other side to confirm a red letter. */
  redHours: { usual: 72, least: 24, most: 720 },
} as const;

/** Fields of a header that a special invoice needs besides title and tax number. */
export const BANK_FIELDS = ['registerAddress', 'registerPhone', 'bank', 'bankAccount'] as const;

/** Whether anything of bank and registration is given. */
export const namesBank = (header: Pick<HeaderSnapshot, (typeof BANK_FIELDS)[number]>): boolean =>
  BANK_FIELDS.some((name) => header[name] !== '');

/**
 * What is wrong with a header, by field, in the sentences of the rules; empty: nothing. A company needs its tax number; bank and
 * registration all or none, and all for a special invoice.
 */
export function headerFaults(
  header: Omit<HeaderSnapshot, 'email'>,
  type: InvoiceType = 'normal',
): Partial<Record<keyof HeaderSnapshot, Text>> {
  const missing: Text = { zh: '此项必填', en: 'This is required' };
  const faults: Partial<Record<keyof HeaderSnapshot, Text>> = {};
  if (!header.title) faults.title = missing;
  if (type === 'special' && header.titleKind === 'person')
    faults.titleKind = { zh: '个人抬头只能开普通发票', en: 'A person gets normal invoices only' };
  if (header.titleKind === 'person') return faults;
  const wrongNo = checkCreditCode(header.taxNo);
  if (wrongNo) faults.taxNo = wrongNo;
  if (type === 'normal' && !namesBank(header)) return faults;
  for (const name of ['registerAddress', 'bank'] as const) if (!header[name]) faults[name] = missing;
  const wrongPhone = checkPhone(header.registerPhone);
  if (wrongPhone) faults.registerPhone = wrongPhone;
  const wrongAccount = checkBankAccount(header.bankAccount);
  if (wrongAccount) faults.bankAccount = wrongAccount;
  return faults;
}
