// What keeps an offer from being submitted: every rule where it just holds and where it just does not.
import { describe, expect, it } from 'vitest';
import { type AskedForOffer, checkOffer, isTooDear } from './check-offer.ts';
import { aLine, anOfferOf, noLine } from './quotation-content.builders.ts';
import { type QuotationLine, type QuotationOffer, ServiceFees } from './quotation-content.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const DEADLINE = new Date('2026-11-25T16:00:00Z'); // midnight in China
const asked = (wish: Partial<AskedForOffer> = {}): AskedForOffer => ({
  lines: [{ lineNo: 1, title: 'LM358' }],
  allowsPartial: true,
  allowsAlternatives: true,
  deadline: DEADLINE,
  ...wish,
});
const problems = (of: Partial<AskedForOffer>, offer: QuotationOffer) =>
  checkOffer(asked(of), offer, NOW).map(({ path, lineNo, text }) => [path, lineNo, text.en]);
const breaks = (...steps: [number: number, unitPrice: string][]) => ({
  breaks: steps.map(([number, unitPrice]) => ({ number, unitPrice })),
});

it('an offer may be right', () => {
  expect(problems({}, anOfferOf())).toEqual([]);
});

describe('its last day', () => {
  it.each<[string, Date | null, string | undefined]>([
    ['2026-11-28', DEADLINE, undefined],
    ['2026-11-27', DEADLINE, 'Valid for at least 3 days after the deadline (2026-11-29)'],
    ['2026-11-24', null, undefined],
    ['2026-11-23', null, 'Valid for at least 3 days (2026-11-24)'],
    ['2027-11-20', DEADLINE, undefined],
    ['2027-11-21', DEADLINE, 'Valid for a year at most'],
    ['2026-02-30', DEADLINE, 'Valid until: a date like 2026-12-31'],
    ['2026-13-01', DEADLINE, 'Valid until: a date like 2026-12-31'],
  ])('%s after a deadline of %s: %s', (validUntil, deadline, said) => {
    const found = problems({ deadline }, anOfferOf([{}], { validUntil }));
    expect(found).toEqual(said ? [['validUntil', null, said]] : []);
  });
});

describe('the whole', () => {
  it('needs a plan of payment that adds up', () => {
    const plan = [{ trigger: 'ON_ORDER' as const, perMille: 999, dueDays: 0 }];
    expect(problems({}, anOfferOf([{}], { plan }))).toEqual([
      ['plan', null, 'The stages of payment must add up to 100%'],
    ]);
  });

  it('needs one line with an offer', () => {
    const two = {
      lines: [
        { lineNo: 1, title: 'A' },
        { lineNo: 2, title: 'B' },
      ],
    };
    expect(problems({}, anOfferOf([noLine()]))).toEqual([
      ['lines', null, 'Quote at least one line, or decline the inquiry'],
    ]);
    expect(problems(two, anOfferOf([noLine(1), noLine(2)]))).toHaveLength(1);
    expect(problems(two, anOfferOf([noLine(1), { lineNo: 2 }]))).toEqual([]);
  });

  it('answers every line of the inquiry once, and no other', () => {
    const missing = 'Line 1, LM358, has no answer yet (say so if you cannot offer it)';
    expect(problems({}, anOfferOf([]))).toEqual([['answer', 1, missing]]);
    expect(problems({}, anOfferOf([{}, {}]))).toEqual([['answer', 1, missing]]);
    expect(problems({}, anOfferOf([{}, { lineNo: 9, breaks: [] }]))).toEqual([
      ['lineNo', 9, 'The inquiry has no line 9'],
    ]);
  });
});

describe('a line', () => {
  const fees = (wish: Partial<NonNullable<QuotationLine['fees']>>) => ServiceFees.parse(wish);
  const alternative = {
    answer: 'alternative' as const,
    differences: [{ name: 'Size', asked: 'S', offered: 'M' }],
  };

  it.each<[string, Partial<AskedForOffer>, Partial<QuotationLine>, string[]]>([
    [
      'not offered where every line is wanted',
      { allowsPartial: false },
      noLine(),
      ['answer: the purchaser wants every line quoted'],
    ],
    ['an alternative', {}, alternative, []],
    [
      'an alternative where none is wanted',
      { allowsAlternatives: false },
      alternative,
      ['answer: the purchaser accepts no alternatives'],
    ],
    ['an alternative by words', {}, { ...alternative, partNo: '', description: '10k' }, []],
    ['an alternative by number', {}, { ...alternative, partNo: 'X', description: '' }, []],
    [
      'an alternative without a name',
      {},
      { ...alternative, partNo: '' },
      ['partNo: please name the alternative'],
    ],
    [
      'an alternative that says nothing',
      {},
      { answer: 'alternative' },
      ['differences: please say how it differs from what was asked'],
    ],
    ['as asked, without a name', {}, { partNo: '' }, []],
    ['without a price', {}, { breaks: [] }, ['breaks: please give a price']],
    ['at no price', {}, breaks([10, '0.000000']), ['breaks: a price is above zero']],
    ['at the least price', {}, breaks([10, '0.000001']), []],
    ['in ever larger quantities', {}, breaks([10, '2'], [20, '1'], [30, '1']), []],
    [
      'twice for the same quantity',
      {},
      breaks([10, '2'], [10, '1']),
      ['breaks: quantities of price breaks must rise'],
    ],
    [
      'for falling quantities',
      {},
      breaks([20, '2'], [10, '3']),
      ['breaks: quantities of price breaks must rise'],
    ],
    [
      'dearer in quantity',
      {},
      breaks([10, '2'], [20, '2.000001']),
      ['breaks: a larger quantity does not cost more apiece'],
    ],
    ['from a whole multiple on', {}, { multiple: 5, ...breaks([15, '1']) }, []],
    [
      'from less than a multiple on',
      {},
      { multiple: 10, ...breaks([15, '1']) },
      ['multiple: the least quantity 15 must be a multiple of 10'],
    ],
    [
      'for all the money in the world',
      {},
      { number: 1, multiple: 1, ...breaks([10_000_000_000, '11']) },
      ['breaks: the amount is too large'],
    ],
    [
      'in a number that costs all the money in the world',
      {},
      { number: 10_000_000_000, multiple: 1, ...breaks([1, '11']) },
      ['breaks: the amount is too large'],
    ],
    [
      'with fees that are its price',
      {},
      { fees: fees({ test: '80', travel: '20.50' }), multiple: 1, ...breaks([1, '100.50']) },
      [],
    ],
    [
      'with fees that are not',
      {},
      { fees: fees({ test: '80', report: '20.51' }), multiple: 1, ...breaks([1, '100.50']) },
      ['fees: the fees add up to ¥100.51, not to the price'],
    ],
    [
      'with fees that are but a part of a fen less',
      {},
      { fees: fees({ test: '100.50' }), multiple: 1, ...breaks([1, '100.500001']) },
      ['fees: the fees add up to ¥100.50, not to the price'],
    ],
    [
      'with several of these',
      { allowsAlternatives: false },
      { answer: 'alternative', ...breaks([15, '0'], [5, '1']) },
      [
        'answer: the purchaser accepts no alternatives',
        'differences: please say how it differs from what was asked',
        'breaks: a price is above zero',
        'breaks: quantities of price breaks must rise',
        'multiple: the least quantity 15 must be a multiple of 10',
      ],
    ],
  ])('%s', (_, of, wish, said) => {
    const other = { lineNo: 2, title: 'Other' };
    const both = { ...of, lines: [...asked().lines, other] };
    const found = problems(both, anOfferOf([wish, { lineNo: 2 }]));
    expect(found).toEqual(
      said.map((one) => [one.split(': ')[0], 1, `Line 1: ${one.split(': ').slice(1).join(': ')}`]),
    );
  });

  it('is named in both languages', () => {
    const [found] = checkOffer(asked(), anOfferOf([{ breaks: [] }]), NOW);
    expect(found?.text).toEqual({ zh: '第 1 行：请填写单价', en: 'Line 1: please give a price' });
  });
});

it.each([
  [10_000_000_000, 10_000_000, false],
  [10_000_000_000, 10_000_001, true],
  [1, 999_999_999_999_999, false],
])('%d pieces at %d micro-yuan are too dear: %s', (number, price, isDear) => {
  expect(isTooDear(number, price)).toBe(isDear);
});

it('a line just dear enough is offered', () => {
  const dear = aLine({ number: 10_000_000, multiple: 1, breaks: [{ number: 1, unitPrice: '10000' }] });
  expect(problems({}, anOfferOf([{ ...dear, number: 9_999_999 }]))).toEqual([]);
  expect(problems({}, anOfferOf([dear]))).toEqual([['breaks', 1, 'Line 1: the amount is too large']]);
});
