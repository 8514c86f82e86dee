// What a line of an offer comes to: its breaks as a ladder, what is sold, sums that leave out what is not offered.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  breakAt,
  coverNumber,
  freightOf,
  isOffered,
  isSold,
  ladderOf,
  offerTotal,
  ownAmount,
  priceOf,
  priceText,
  ruleOf,
} from './offer-amounts.ts';
import { aLine, anOfferOf, noLine } from './quotation-content.builders.ts';

/** From 100 at ¥1.00, from 1,000 at ¥0.90, in tens. */
const line = aLine();

it('reads breaks as a ladder whose first step is the least quantity', () => {
  expect(ladderOf(line)).toEqual([
    { minNum: 100, unitPrice: 1_000_000 },
    { minNum: 1_000, unitPrice: 900_000 },
  ]);
  expect(ruleOf(line)).toEqual({ minBuyNum: 100, multiple: 10 });
  expect(ruleOf({ breaks: [], multiple: 5 })).toEqual({ minBuyNum: 1, multiple: 5 });
});

it('prices and amounts are read as they were written, and other text is refused', () => {
  expect(priceOf('0.003120')).toBe(3_120);
  expect(priceText('0.00312')).toBe('0.003120');
  expect(amountOf('12.5')).toBe(1_250);
  for (const text of ['', 'free', '-1']) expect(() => priceOf(text)).toThrow(RangeError);
  expect(() => amountOf('free')).toThrow(RangeError);
});

it.each([
  ['a price', line, true],
  ['an alternative', aLine({ answer: 'alternative' }), true],
  ['no answer', noLine(), false],
  ['no, though prices are left', aLine({ answer: 'none' }), false],
  ['no price', aLine({ breaks: [] }), false],
])('%s offers it: %s', (_, of, offered) => {
  expect(isOffered(of)).toBe(offered);
});

it.each([
  [99, 1_000_000, false, 100],
  [100, 1_000_000, true, 100],
  [105, 1_000_000, false, 110],
  [990, 1_000_000, true, 990],
  [999, 1_000_000, false, 1_000],
  [1_000, 900_000, true, 1_000],
  [5_001, 900_000, false, 5_010],
])('%d pieces cost %d micro-yuan each, can be had: %s; covered by %d', (number, price, sold, covered) => {
  expect(breakAt(line, number).unitPrice).toBe(price);
  expect(isSold(line, number)).toBe(sold);
  expect(coverNumber(line, number)).toBe(covered);
});

it('nothing is sold of what is not offered', () => {
  expect(isSold(aLine({ answer: 'none' }), 1_000)).toBe(false);
  expect(isSold(noLine(), 1_000)).toBe(false);
});

it.each([
  [line, { unitPrice: 900_000, amount: 90_000 }],
  [aLine({ number: 990 }), { unitPrice: 1_000_000, amount: 99_000 }],
  [aLine({ number: 3, breaks: [{ number: 1, unitPrice: '0.005' }] }), { unitPrice: 5_000, amount: 2 }],
  [noLine(), null],
])('a line at its own number', (of, amount) => {
  expect(ownAmount(of)).toEqual(amount);
});

describe('the whole', () => {
  it('is the sum of what is offered', () => {
    expect(offerTotal([line, noLine(2), aLine({ lineNo: 3, number: 100 })])).toBe(100_000);
    expect(offerTotal([noLine()])).toBe(0);
    expect(offerTotal([])).toBe(0);
  });

  it.each([
    ['included', '9.00', 0],
    ['collect', '9.00', 0],
    ['fixed', '9.05', 905],
    ['fixed', '0.00', 0],
  ] as const)('freight %s with a fee of %s is %d fen', (kind, fee, fen) => {
    expect(freightOf(anOfferOf([], { freight: { kind, fee } }))).toBe(fen);
  });
});

it('what covers a wish is sold, and no smaller number that covers it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 5_000 }),
      (multiple, packs, wanted) => {
        const of = aLine({ multiple, breaks: [{ number: packs * multiple, unitPrice: '1.00' }] });
        const covered = coverNumber(of, wanted);
        expect(isSold(of, covered)).toBe(true);
        expect(covered).toBeGreaterThanOrEqual(wanted);
        for (let less = covered - 1; less >= wanted; less--) expect(isSold(of, less)).toBe(false);
      },
    ),
  );
});
