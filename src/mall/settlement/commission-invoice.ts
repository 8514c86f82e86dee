// What the platform invoices its stores for: the commission of a month's paid bills, a service at 60 per mille (domain-money §9).
import { type Cents, cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';

/** Per mille: services of a general taxpayer. */
export const COMMISSION_TAX = 60;

/** Net half up, tax the rest. @param amount with tax, in fen */
export function taxOfCommission(amount: Cents): { net: Cents; tax: Cents } {
  const net = netOf(amount, COMMISSION_TAX);
  return { net, tax: cents(amount - net) };
}

/** The month before a day of China, `2026-11`; bills paid until its end are invoiced. @param day `2026-12-01` */
export function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
}

/** Twenty digits, as the tax office numbers an invoice. */
export const checkInvoiceNumber = (value: string): Text | undefined =>
  /^\d{20}$/.test(value)
    ? undefined
    : { zh: '发票号码为 20 位数字', en: 'An invoice’s number has 20 digits' };

export const commissionInvoiceStates = {
  OPEN: { zh: '待开票', en: 'To be issued', tone: 'waiting' },
  ISSUED: { zh: '已开票', en: 'Issued', tone: 'done' },
} as const;
export type CommissionInvoiceState = keyof typeof commissionInvoiceStates;
