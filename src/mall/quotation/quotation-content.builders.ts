// Offers for tests of rules, without a mall.
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
