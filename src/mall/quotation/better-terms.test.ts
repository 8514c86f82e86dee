// What a purchaser would call worse than before when an expired offer is renewed, term by term.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worseThan } from './better-terms.ts';
import { aLine, anOfferOf, noLine } from './quotation-content.builders.ts';
import type { QuotationLine, QuotationOffer } from './quotation-content.ts';

type Terms = Partial<Omit<QuotationOffer, 'lines'>>;

const english = (before: QuotationOffer, after: QuotationOffer) => worseThan(before, after)?.en;
const line = (was: Partial<QuotationLine>, is: Partial<QuotationLine>) =>
  english(anOfferOf([was]), anOfferOf([is]));
const terms = (was: Terms, is: Terms) => english(anOfferOf([{}], was), anOfferOf([{}], is));
const breaks = (...steps: [number: number, unitPrice: string][]) => ({
  breaks: steps.map(([number, unitPrice]) => ({ number, unitPrice })),
});

const fixed = (fee: string): Terms => ({ freight: { kind: 'fixed', fee } });
const included: Terms = { freight: { kind: 'included', fee: '0.00' } };
const collect: Terms = { freight: { kind: 'collect', fee: '0.00' } };
type Stage = QuotationOffer['plan'][number];
const plan = (...stages: [Stage['trigger'], perMille: number, dueDays?: number][]): Terms => ({
  plan: stages.map(([trigger, perMille, dueDays = 0]) => ({ trigger, perMille, dueDays })),
});

describe('a line', () => {
  it.each<[string, Partial<QuotationLine>, Partial<QuotationLine>]>([
    ['as it was', {}, {}],
    ['at the same least quantity and multiple', { multiple: 10 }, { multiple: 10 }],
    ['with a multiple that divides the former', { multiple: 10 }, { multiple: 5 }],
    ['from fewer pieces on', {}, breaks([90, '1.00'], [1_000, '0.90'])],
    ['cheaper', {}, breaks([100, '0.99'], [1_000, '0.90'])],
    ['with an earlier break', {}, breaks([100, '1.00'], [900, '0.90'])],
    ['dearer below what could be bought before', {}, breaks([50, '3.00'], [100, '1.00'], [1_000, '0.90'])],
    ['a day sooner', { leadDays: 10 }, { leadDays: 9 }],
    ['with a month more of warranty', { warrantyMonths: 12 }, { warrantyMonths: 13 }],
    ['as asked, where an alternative was offered', { answer: 'alternative' }, { answer: 'same' }],
    ['still an alternative', { answer: 'alternative' }, { answer: 'alternative' }],
    ['in another packing', { packing: 'reel' }, { packing: 'tube' }],
  ])('%s is as good', (_, was, is) => {
    expect(line(was, is)).toBeUndefined();
  });

  it.each<[string, string, Partial<QuotationLine>, Partial<QuotationLine>]>([
    ['withdrawn', 'it is no longer offered', {}, noLine()],
    ['without a price', 'it is no longer offered', {}, { breaks: [] }],
    ['an alternative', 'it is an alternative', {}, { answer: 'alternative' }],
    ['another listing', 'it is another product', {}, { productId: 8 }],
    ['another part', 'it is another product', {}, { partNo: 'AB-2' }],
    ['another maker', 'it is another product', {}, { brandName: 'ST' }],
    ['from more pieces on', 'the least quantity', { multiple: 1 }, { multiple: 1, ...breaks([101, '0.10']) }],
    ['in larger multiples', 'the least quantity', { multiple: 10 }, { multiple: 20 }],
    ['in multiples that do not fit', 'the least quantity', { multiple: 10 }, { multiple: 4 }],
    ['dearer', 'the price rises', {}, breaks([100, '1.01'], [1_000, '0.90'])],
    ['dearer in quantity', 'the price rises', {}, breaks([100, '1.00'], [1_000, '0.900001'])],
    ['without its break', 'the price rises', {}, breaks([100, '1.00'])],
    ['with a later break', 'the price rises', {}, breaks([100, '1.00'], [1_010, '0.90'])],
    ['a day later', 'it takes longer', { leadDays: 10 }, { leadDays: 11 }],
    [
      'with a month less of warranty',
      'the warranty is shorter',
      { warrantyMonths: 12 },
      { warrantyMonths: 11 },
    ],
    ['without a warranty', 'the warranty is shorter', { warrantyMonths: 1 }, { warrantyMonths: 0 }],
  ])('%s is worse', (_, said, was, is) => {
    expect(line(was, is)).toContain(`Line 1: ${said}`);
  });

  it('that was not offered cannot become worse, and one that is new is none', () => {
    expect(english(anOfferOf([noLine()]), anOfferOf([{ leadDays: 99 }]))).toBeUndefined();
    expect(english(anOfferOf([noLine()]), anOfferOf([]))).toBeUndefined();
    expect(english(anOfferOf([{}]), anOfferOf([{}, { lineNo: 2, leadDays: 99 }]))).toBeUndefined();
  });

  it('is missed when it is gone, and named by its number', () => {
    expect(english(anOfferOf([{}, { lineNo: 2 }]), anOfferOf([{}]))).toBe('Line 2: it is no longer offered');
    expect(worseThan(anOfferOf([{ lineNo: 3 }]), anOfferOf([{ lineNo: 3, leadDays: 11 }]))?.zh).toBe(
      '第 3 行交期变长',
    );
  });
});

describe('carriage', () => {
  it.each<[string, Terms, Terms, boolean]>([
    ['included as before', included, included, false],
    ['at the same fee', fixed('80.00'), fixed('80.00'), false],
    ['for less', fixed('80.00'), fixed('79.99'), false],
    ['for more', fixed('80.00'), fixed('80.01'), true],
    ['included from now on', fixed('80.00'), included, false],
    ['no longer included', included, fixed('0.01'), true],
    ['no longer included, and paid to the carrier', included, collect, true],
    ['to be paid to the carrier', fixed('80.00'), collect, true],
    ['no longer to be paid to the carrier', collect, fixed('80.00'), false],
    ['still to be paid to the carrier', collect, collect, false],
  ])('%s', (_, was, is, isWorse) => {
    expect(terms(was, is)).toBe(isWorse ? 'The freight terms are worse' : undefined);
  });
});

describe('payment', () => {
  const before = plan(['ON_ORDER', 300], ['ON_RECEIPT', 700, 30]);
  it.each<[string, Terms, boolean]>([
    ['as before', before, false],
    ['less with the order', plan(['ON_ORDER', 299], ['ON_RECEIPT', 701, 30]), false],
    ['more with the order', plan(['ON_ORDER', 301], ['ON_RECEIPT', 699, 30]), true],
    ['all with the order', plan(['ON_ORDER', 1_000]), true],
    ['a day later', plan(['ON_ORDER', 300], ['ON_RECEIPT', 700, 31]), false],
    ['a day earlier', plan(['ON_ORDER', 300], ['ON_RECEIPT', 700, 29]), true],
    ['before delivery', plan(['ON_ORDER', 300], ['BEFORE_SHIP', 700, 180]), true],
    ['with the report', plan(['ON_ORDER', 300], ['ON_REPORT', 700]), false],
    [
      'half of the rest later',
      plan(['ON_ORDER', 300], ['ON_RECEIPT', 350, 30], ['ON_RECEIPT', 350, 60]),
      false,
    ],
    [
      'half of the rest earlier',
      plan(['ON_ORDER', 300], ['ON_RECEIPT', 350, 10], ['ON_RECEIPT', 350, 30]),
      true,
    ],
  ])('%s', (_, is, isEarlier) => {
    expect(terms(before, is)).toBe(isEarlier ? 'Payment is due earlier' : undefined);
  });
});

describe('the rest', () => {
  it.each<[string, Terms, Terms, string | undefined]>([
    ['binding as before', { isBinding: true }, { isBinding: true }, undefined],
    ['binding from now on', { isBinding: false }, { isBinding: true }, undefined],
    ['no more binding', { isBinding: true }, { isBinding: false }, 'It is no longer binding'],
    ['never binding', { isBinding: false }, { isBinding: false }, undefined],
    ['more tax', { taxPerMille: 130 }, { taxPerMille: 131 }, 'The tax rate or the kind of invoice changed'],
    ['less tax', { taxPerMille: 130 }, { taxPerMille: 60 }, 'The tax rate or the kind of invoice changed'],
    ['another invoice', {}, { invoiceKind: 'normal' }, 'The tax rate or the kind of invoice changed'],
    ['a note and another last day', {}, { note: 'x', validUntil: '2026-12-30' }, undefined],
  ])('%s', (_, was, is, said) => {
    expect(terms(was, is)).toBe(said);
  });

  it('the first thing that is worse is said: lines, carriage, payment, being bound, tax', () => {
    const before = anOfferOf();
    const bad: Terms = { ...fixed('1.00'), isBinding: false, taxPerMille: 0 };
    expect(english(before, anOfferOf([{ leadDays: 11 }], bad))).toBe('Line 1: it takes longer');
    expect(english(before, anOfferOf([{}], bad))).toBe('The freight terms are worse');
    expect(english(before, anOfferOf([{}], { ...bad, ...included }))).toBe('It is no longer binding');
  });
});

it('no offer is worse than itself, and one that takes longer or is dearer always is', () => {
  const anyLine = fc
    .record({
      lineNo: fc.integer({ min: 1, max: 9 }),
      leadDays: fc.nat(700),
      warrantyMonths: fc.nat(200),
      multiple: fc.integer({ min: 1, max: 50 }),
      fen: fc.uniqueArray(fc.integer({ min: 2, max: 9_999 }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ fen, ...wish }) => {
      const falling = fen.toSorted((a, b) => b - a).map((one) => (one / 100).toFixed(2));
      return aLine({ ...wish, ...breaks([1, falling[0]!], [10, falling[1]!], [100, falling[2]!]) });
    });
  fc.assert(
    fc.property(fc.uniqueArray(anyLine, { selector: (one) => one.lineNo, minLength: 1 }), (lines) => {
      const offer = anOfferOf(lines);
      expect(worseThan(offer, offer)).toBeUndefined();
      const slower = anOfferOf(lines.map((one) => ({ ...one, leadDays: one.leadDays + 1 })));
      expect(worseThan(offer, slower)).toBeDefined();
      expect(worseThan(slower, offer)).toBeUndefined();
      const dearer = anOfferOf(
        lines.map((one) => ({
          ...one,
          breaks: one.breaks.map((at) => ({ ...at, unitPrice: `${at.unitPrice}1` })),
        })),
      );
      expect(worseThan(offer, dearer)).toBeDefined();
      expect(worseThan(dearer, offer)).toBeUndefined();
    }),
  );
});
