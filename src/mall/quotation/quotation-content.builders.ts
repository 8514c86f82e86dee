// Offers for tests of rules, without a mall.
import fc from 'fast-check';
import { type QuotationContent, QuotationLine, QuotationOffer } from './quotation-content.ts';

/** 1,000 pieces of line 1 as asked, from 100 at ¥1.00 and from 1,000 at ¥0.90 in tens, unless wished otherwise. */
export const aLine = (wish: Partial<QuotationLine> = {}): QuotationLine =>
  QuotationLine.parse({
    lineNo: 1,
    answer: 'same',
    number: 1_000,
    productId: 7,
    partNo: 'AB-1',
    brandName: 'TI',
    breaks: [
      { number: 100, unitPrice: '1.00' },
      { number: 1_000, unitPrice: '0.90' },
    ],
    multiple: 10,
    leadDays: 10,
    warrantyMonths: 12,
    ...wish,
  });

/** A line that is not available. */
export const noLine = (lineNo = 1): QuotationLine => aLine({ lineNo, answer: 'none', breaks: [] });

/** Carriage included, everything paid with the order, good until the end of 2026, unless wished otherwise. */
export const anOfferOf = (
  lines: readonly Partial<QuotationLine>[] = [{}],
  wish: Partial<Omit<QuotationOffer, 'lines'>> = {},
): QuotationOffer =>
  QuotationOffer.parse({
    freight: { kind: 'included' },
    validUntil: '2026-12-31',
    ...wish,
    lines: lines.map(aLine),
  });

/** The supplier's version of such an offer. */
export const aVersionOf = (
  lines: readonly Partial<QuotationLine>[] = [{}],
  wish: Partial<Omit<QuotationContent, 'lines'>> = {},
): QuotationContent => ({
  ...anOfferOf(lines, wish),
  side: 'supplier',
  inqSn: 'INQ1',
  inquiryVersionNo: 1,
  currency: 'CNY',
  isFinal: false,
  ...wish,
});

const anyLine = (lineNo: number) =>
  fc
    .record({
      moq: fc.integer({ min: 1, max: 50 }),
      multiple: fc.integer({ min: 1, max: 40 }),
      micro: fc.integer({ min: 1, max: 90_000_000 }),
      leadDays: fc.nat(200),
      isNone: fc.boolean(),
    })
    .map(({ moq, multiple, micro, leadDays, isNone }) =>
      aLine({
        lineNo,
        number: 100,
        multiple,
        leadDays,
        answer: isNone ? 'none' : 'same',
        breaks: isNone
          ? []
          : [
              { number: moq * multiple, unitPrice: (micro / 1e6).toFixed(6) },
              { number: moq * multiple * 10, unitPrice: (Math.ceil(micro / 2) / 1e6).toFixed(6) },
            ],
      }),
    );

/** Terms and so many lines, some of them not offered. */
export const anyOfferOf = (lines: number) =>
  fc
    .record({
      fee: fc.nat(100_000),
      kind: fc.constantFrom('included' as const, 'fixed' as const, 'collect' as const),
      invoiceKind: fc.constantFrom('none' as const, 'normal' as const, 'special' as const),
      taxPerMille: fc.constantFrom(0, 60, 130),
      dueDays: fc.nat(180),
      lines: fc.tuple(...Array.from({ length: lines }, (_, i) => anyLine(i + 1))),
    })
    .map(({ fee, kind, dueDays, ...rest }) => ({
      ...rest,
      freight: { kind, fee: (fee / 100).toFixed(2) },
      plan: [{ trigger: 'ON_RECEIPT' as const, perMille: 1_000, dueDays }],
    }));
