// What an official invoice file says, under the names that the tax office's own XML uses (domain-money §6); PDF and OFD are led to the same.
import { type Cents, cents, parseCents } from '#kit/money/money.ts';
import { checkCreditCode } from '#kit/rules/identity-rules.ts';

/** As read; what a file does not say is ''. */
export interface SaidFields {
  InvoiceNumber: string;
  IssueTime: string;
  SellerIdNum: string;
  /** '' of a person. */
  BuyerIdNum: string;
  BuyerName: string;
  TotalAmWithoutTax: string;
  TotalTaxAm: string;
  'TotalTax-includedAmount': string;
  /** 01 special, 02 normal. */
  LabelCode: string;
  Remark: string;
}

export const FIELD_NAMES = [
  'InvoiceNumber',
  'IssueTime',
  'SellerIdNum',
  'BuyerIdNum',
  'BuyerName',
  'TotalAmWithoutTax',
  'TotalTaxAm',
  'TotalTax-includedAmount',
  'LabelCode',
  'Remark',
] as const satisfies readonly (keyof SaidFields)[];

export interface OfficialInvoice {
  number: string;
  /** A day of China. */
  issuedOn: string;
  type: 'normal' | 'special';
  sellerNo: string;
  buyerNo: string;
  buyerName: string;
  /** Fen; below zero on a red letter. */
  net: Cents;
  tax: Cents;
  amount: Cents;
  remark: string;
  /** The number of the invoice that a red letter takes back; '' where it does not say. */
  redOf: string;
}

const NUMBER = /^\d{20}$/;

/** `2026-11-20 10:11:12`, `20261120` or `2026年11月20日` → `2026-11-20`; undefined for none. */
export function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?!\d{3})/.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return new Date(`${found}T00:00:00Z`).toISOString().startsWith(found) ? found : undefined;
}

const fen = (text: string): Cents | undefined => parseCents(text.replaceAll(/[¥￥,，\s]/g, ''));

/** Undefined where number, day, seller, kind or amounts are missing or contradict each other. */
export function officialInvoice(said: Partial<SaidFields>): OfficialInvoice | undefined {
  const [number, issuedOn] = [said.InvoiceNumber?.trim() ?? '', safely(dayOf, said.IssueTime ?? '')];
  const [net, tax] = [fen(said.TotalAmWithoutTax ?? ''), fen(said.TotalTaxAm ?? '')];
  const amount = fen(said['TotalTax-includedAmount'] ?? '');
  const type = said.LabelCode === '01' ? 'special' : said.LabelCode === '02' ? 'normal' : undefined;
  const sellerNo = said.SellerIdNum?.trim() ?? '';
  if (!NUMBER.test(number) || !issuedOn || !sellerNo || !type) return undefined;
  if (net === undefined || tax === undefined || amount === undefined) return undefined;
  if (amount === 0 || net + tax !== amount) return undefined;
  const remark = said.Remark?.trim() ?? '';
  return {
    ...{ number, issuedOn, type, sellerNo, net, tax, amount, remark },
    buyerNo: said.BuyerIdNum?.trim() ?? '',
    buyerName: said.BuyerName?.trim() ?? '',
    redOf: /蓝字[^\d]{0,20}(\d{20})(?!\d)/.exec(remark)?.[1] ?? '',
  };
}

function safely<T>(read: (text: string) => T, text: string): T | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

const KIND = /专用发票|普通发票/;

/** `01` or `02` by the heading that a page carries; '' where it has none. */
export const labelIn = (text: string): string => {
  const kind = KIND.exec(text.replaceAll(/\s/g, ''))?.[0];
  return kind === undefined ? '' : kind === '专用发票' ? '01' : '02';
};

/** Net, tax and total among amounts: the total is the largest, and the two others add up to it. */
function totalsAmong(amounts: readonly Cents[]): [net: Cents, tax: Cents, amount: Cents] | undefined {
  const total = amounts.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), cents(0));
  for (const net of amounts) {
    const tax = cents(total - net);
    const isTax = tax === 0 ? net === total : amounts.includes(tax) && Math.abs(net) > Math.abs(tax);
    if (isTax && net !== 0) return [net, tax, total];
  }
  return undefined;
}

/** From the text of a page as it is printed: labels, the buyer's tax number before the seller's, amounts with their sign. */
export function fieldsInText(text: string): Partial<SaidFields> {
  const close = text.replaceAll(/[^\S\n]/g, '');
  const amounts = [...close.matchAll(/[¥￥](-?[\d,]+\.\d{2})|(-)[¥￥]([\d,]+\.\d{2})/g)].flatMap(
    ([, plain, minus = '', after = '']) => fen(plain ?? `${minus}${after}`) ?? [],
  );
  const taxNos = [...new Set(close.match(/[0-9A-HJ-NP-RT-UW-Y]{18}(?![0-9A-Z])/g) ?? [])].filter(
    (one) => checkCreditCode(one) === undefined,
  );
  const totals = totalsAmong(amounts)?.map((one) => (one / 100).toFixed(2));
  const names = [...close.matchAll(/名称[:：]([^\n]*?)(?=销|购|售|统一社会|\n|$)/g)].map(([, name]) => name);
  return {
    InvoiceNumber: /(?<!\d)\d{20}(?!\d)/.exec(close)?.[0] ?? '',
    IssueTime: /\d{4}年\d{1,2}月\d{1,2}日/.exec(close)?.[0] ?? /\d{4}-\d{2}-\d{2}/.exec(close)?.[0] ?? '',
    SellerIdNum: taxNos.at(-1) ?? '',
    BuyerIdNum: taxNos.length > 1 ? (taxNos[0] ?? '') : '',
    BuyerName: names[0] ?? '',
    TotalAmWithoutTax: totals?.[0] ?? '',
    TotalTaxAm: totals?.[1] ?? '',
    'TotalTax-includedAmount': totals?.[2] ?? '',
    LabelCode: labelIn(close),
    Remark: /备注[:：]?([\s\S]{0,300})/.exec(close)?.[1]?.replaceAll('\n', ' ') ?? '',
  };
}

/** What is said first counts; the rest fills what it leaves open. */
export const filledWith = (said: Partial<SaidFields>, others: Partial<SaidFields>): Partial<SaidFields> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, said[name] || others[name] || '']));
