// What a quotation may say on the wire: what is added to what a supplier leaves out, and what is refused.
import { describe, expect, it } from 'vitest';
import { PriceBreak, QuotationLine, QuotationOffer, ServiceFees } from './quotation-content.ts';

it('a line says nothing that its supplier has not said', () => {
  expect(QuotationLine.parse({ lineNo: 1, answer: 'none', number: 5 })).toEqual({
    ...{ lineNo: 1, answer: 'none', number: 5, productId: null },
    ...{ partNo: '', brandName: '', packageName: '', description: '', differences: [], breaks: [] },
    ...{ multiple: 1, spq: 1, leadDays: 0, dateCode: '', lotNum: 0, warrantyMonths: 0, packing: '' },
    ...{ remark: '', fees: null, accreditation: '', isSubcontracted: false },
  });
});

it('an offer is usual in what its supplier leaves out: 13 % tax, special invoice, paid with the order, binding', () => {
  const said = { freight: { kind: 'included' }, validUntil: '2026-12-31', lines: [] };
  expect(QuotationOffer.parse(said)).toEqual({
    freight: { kind: 'included', fee: '0.00' },
    taxPerMille: 130,
    invoiceKind: 'special',
    plan: [{ trigger: 'ON_ORDER', perMille: 1_000, dueDays: 0 }],
    validUntil: '2026-12-31',
    isBinding: true,
    note: '',
    fileIds: [],
    lines: [],
  });
});

describe('on the wire', () => {
  const line = { lineNo: 1, answer: 'same', number: 5 };
  const offer = { freight: { kind: 'fixed', fee: '1' }, validUntil: '2026-12-31', lines: [line] };

  it.each<[string, { safeParse(value: unknown): { success: boolean } }, unknown, boolean]>([
    ['a price', PriceBreak, { number: 1, unitPrice: '1' }, true],
    ['six decimals', PriceBreak, { number: 1, unitPrice: '123456789.123456' }, true],
    ['seven decimals', PriceBreak, { number: 1, unitPrice: '0.1234567' }, false],
    ['ten digits', PriceBreak, { number: 1, unitPrice: '1234567890' }, false],
    ['a point without decimals', PriceBreak, { number: 1, unitPrice: '1.' }, false],
    ['a negative price', PriceBreak, { number: 1, unitPrice: '-1' }, false],
    ['a price in words', PriceBreak, { number: 1, unitPrice: 'x1' }, false],
    ['a price and more', PriceBreak, { number: 1, unitPrice: '1x' }, false],
    ['a break at nothing', PriceBreak, { number: 0, unitPrice: '1' }, false],
    ['fees', ServiceFees, { test: '123456789012.99' }, true],
    ['a fee of three decimals', ServiceFees, { test: '1.999' }, false],
    ['a fee of thirteen digits', ServiceFees, { test: '1234567890123' }, false],
    ['a fee with a sign', ServiceFees, { test: '-1' }, false],
    ['a fee and more', ServiceFees, { test: '1x' }, false],
    ['a line', QuotationLine, line, true],
    ['an answer that is none', QuotationLine, { ...line, answer: 'maybe' }, false],
    ['no piece', QuotationLine, { ...line, number: 0 }, false],
    [
      'a difference',
      QuotationLine,
      { ...line, differences: [{ name: 'Size', asked: '', offered: '' }] },
      true,
    ],
    [
      'a difference in nothing',
      QuotationLine,
      { ...line, differences: [{ name: '', asked: '', offered: '' }] },
      false,
    ],
    [
      'eleven breaks',
      QuotationLine,
      { ...line, breaks: Array.from({ length: 11 }, () => ({ number: 1, unitPrice: '1' })) },
      false,
    ],
    ['an offer', QuotationOffer, offer, true],
    ['a day that is none', QuotationOffer, { ...offer, validUntil: '31.12.2026' }, false],
    ['a day and more', QuotationOffer, { ...offer, validUntil: '2026-12-31T00:00' }, false],
    ['more before a day', QuotationOffer, { ...offer, validUntil: 'x2026-12-31' }, false],
    ['freight of another kind', QuotationOffer, { ...offer, freight: { kind: 'free' } }, false],
    ['an invoice of another kind', QuotationOffer, { ...offer, invoiceKind: 'paper' }, false],
  ])('%s: %s', (_, schema, value, isRight) => {
    expect(schema.safeParse(value).success).toBe(isRight);
  });

  it('fees that are not named are nothing', () => {
    expect(ServiceFees.parse({})).toEqual({
      ...{ test: '0.00', fixture: '0.00', report: '0.00', urgency: '0.00', travel: '0.00' },
    });
  });
});
