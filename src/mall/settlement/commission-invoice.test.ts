// What commission comes to without tax, and which month it is invoiced for.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { checkInvoiceNumber, monthBefore, taxOfCommission } from './commission-invoice.ts';

it('is a service at 60 per mille: net half up, tax the rest', () => {
  expect(taxOfCommission(cents(106_000))).toEqual({ net: 100_000, tax: 6_000 });
  expect(taxOfCommission(cents(99_999))).toEqual({ net: 94_339, tax: 5_660 });
});

it('is of the month before', () => {
  expect(monthBefore('2026-12-01')).toBe('2026-11');
  expect(monthBefore('2027-01-31')).toBe('2026-12');
});

it('has a number of twenty digits', () => {
  expect(checkInvoiceNumber('26350000000000000001')).toBeUndefined();
  expect(checkInvoiceNumber('2635')).toBeDefined();
});
