// A counter-offer: what the purchaser does not touch stays as it was offered, and what he asks for can be had.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { PaymentPlan } from '#mall/order/payment-plan.ts';
import { counterContent, counteredLines, type Wanted } from './counter-content.ts';
import { breakAt, priceOf } from './offer-amounts.ts';
import { aVersionOf, noLine } from './quotation-content.builders.ts';
import { type QuotationContent, ServiceFees } from './quotation-content.ts';
import { MOST_BREAKS } from './quotation-terms.ts';

const wanted = (lines: Wanted['lines'] = [], wish: Partial<Wanted> = {}): Wanted => ({
  lines,
  note: '',
  awardsOnAgreement: false,
  ...wish,
});
const standing = aVersionOf([{}, { lineNo: 2, remark: 'reel' }, noLine(3)], {
  isFinal: true,
  note: 'ours',
  fileIds: [5],
});
const content = (lines: Wanted['lines'], wish: Partial<Wanted> = {}, of: QuotationContent = standing) => {
  const made = counterContent(of, wanted(lines, wish));
  if (!('content' in made)) throw new Error(JSON.stringify(made));
  return made.content;
};
const step = (number: number, unitPrice: string) => ({ number, unitPrice });
const problem = (lines: Wanted['lines'], wish: Partial<Wanted> = {}) => {
  const made = counterContent(standing, wanted(lines, wish));
  return 'problem' in made ? made.problem : undefined;
};

describe('a counter-offer', () => {
  it('is the purchaser’s, not final, with his note and without the supplier’s files', () => {
    const made = content([{ lineNo: 1, leadDays: 5 }], { note: 'sooner' });
    expect(made).toEqual({
      ...standing,
      side: 'purchaser',
      isFinal: false,
      isBinding: false,
      note: 'sooner',
      fileIds: [],
      lines: [{ ...standing.lines[0], leadDays: 5 }, standing.lines[1], standing.lines[2]],
    });
    expect(content([{ lineNo: 1, leadDays: 5 }], { awardsOnAgreement: true }).isBinding).toBe(true);
  });

  it.each<[string, Wanted['lines'][number], object]>([
    [
      'a price, from the line’s number on: the least quantity stays; fees no longer explain it',
      { lineNo: 1, unitPrice: '0.8' },
      { number: 1_000, breaks: [step(100, '1.00'), step(1_000, '0.800000')], fees: null },
    ],
    [
      'a price for another number, between two steps',
      { lineNo: 1, unitPrice: '0.95', number: 500 },
      {
        number: 500,
        breaks: [step(100, '1.00'), step(500, '0.950000'), step(1_000, '0.90')],
        fees: null,
      },
    ],
    [
      'a price lower than that of a higher step, which it takes in',
      { lineNo: 1, unitPrice: '0.8', number: 500 },
      { number: 500, breaks: [step(100, '1.00'), step(500, '0.800000')], fees: null },
    ],
    [
      'a price for fewer than the least quantity',
      { lineNo: 1, unitPrice: '0.99', number: 50 },
      { number: 50, breaks: [step(50, '0.990000'), step(1_000, '0.90')], fees: null },
    ],
    ['another number at the prices offered', { lineNo: 1, number: 2_000 }, { number: 2_000 }],
    ['the least quantity', { lineNo: 1, number: 100 }, { number: 100 }],
    [
      'less than the least quantity, at the price of the least',
      { lineNo: 1, number: 50 },
      { number: 50, breaks: [step(50, '1.00'), step(1_000, '0.90')] },
    ],
    ['other days and another remark', { lineNo: 1, leadDays: 0, remark: '' }, { leadDays: 0, remark: '' }],
  ])('%s', (_, want, changed) => {
    const fees = ServiceFees.parse({});
    const of = aVersionOf([{ fees, remark: 'tube' }]);
    expect(content([want], { note: 'x' }, of).lines).toEqual([{ ...of.lines[0], ...changed }]);
  });

  it('leaves a valid ladder with the price where it was asked for, however many steps were offered', () => {
    const ladder = fc
      .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: MOST_BREAKS })
      .map((numbers) => numbers.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(
        ladder,
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 1, max: 99 }),
        (numbers, at, share) => {
          const breaks = numbers.map((number, i) => step(number * 10, `${1_000 - i * 10}.000000`));
          const number = breaks[0]!.number + at * 10;
          const of = aVersionOf([{ number, breaks }]);
          const before = priceOf(breaks.findLast((one) => one.number <= number)!.unitPrice);
          const unitPrice = unitPriceToWire(Math.floor((before * share) / 100) as UnitPrice);
          const [line] = content([{ lineNo: 1, unitPrice }], {}, of).lines;
          expect(breakAt(line!, number).unitPrice).toBe(priceOf(unitPrice));
          expect(line!.breaks.length).toBeLessThanOrEqual(MOST_BREAKS);
          expect(line!.breaks[0]!.number).toBe(breaks[0]!.number);
          for (const one of breaks)
            expect(breakAt(line!, one.number).unitPrice).toBeLessThanOrEqual(priceOf(one.unitPrice));
          for (const [i, one] of line!.breaks.entries())
            if (i > 0) expect(priceOf(one.unitPrice)).toBeLessThan(priceOf(line!.breaks[i - 1]!.unitPrice));
        },
      ),
    );
  });

  it('may be about freight, payment and invoice alone', () => {
    const plan = PaymentPlan.parse([{ trigger: 'ON_RECEIPT', perMille: 1_000, dueDays: 30 }]);
    const freight = { kind: 'collect' as const, fee: '0.00' };
    expect(content([], { plan })).toMatchObject({ plan, freight: standing.freight, invoiceKind: 'special' });
    expect(content([], { freight })).toMatchObject({ freight, plan: standing.plan });
    expect(content([], { invoiceKind: 'none' })).toMatchObject({
      invoiceKind: 'none',
      lines: standing.lines,
    });
  });
});

it.each<[string, Wanted['lines'], Partial<Wanted>, object | undefined]>([
  ['nothing', [], { note: 'please' }, { kind: 'nothing' }],
  [
    'what is offered already',
    [{ lineNo: 1, number: 1_000, leadDays: 10, remark: '' }],
    {},
    { kind: 'nothing' },
  ],
  [
    'the same terms',
    [],
    { freight: { kind: 'included', fee: '0.00' }, invoiceKind: 'special' },
    { kind: 'nothing' },
  ],
  ['a line that is not offered', [{ lineNo: 3, unitPrice: '1' }], {}, { kind: 'notOffered', lineNo: 3 }],
  ['a line that is not there', [{ lineNo: 9, unitPrice: '1' }], {}, { kind: 'notOffered', lineNo: 9 }],
  [
    'no whole multiple',
    [{ lineNo: 1, number: 1_005 }],
    {},
    { kind: 'number', lineNo: 1, up: 1_010, multiple: 10 },
  ],
  [
    'no whole multiple below the least',
    [{ lineNo: 1, number: 55 }],
    {},
    { kind: 'number', lineNo: 1, up: 60, multiple: 10 },
  ],
  [
    'all the money in the world',
    [{ lineNo: 1, number: 10_000_000_000, unitPrice: '11' }],
    {},
    { kind: 'tooDear', lineNo: 1 },
  ],
  ['just less than that', [{ lineNo: 1, number: 10_000_000_000, unitPrice: '10' }], {}, undefined],
])('asking for %s', (_, lines, wish, found) => {
  expect(problem(lines, wish)).toEqual(found);
});

describe('the lines that an agreement is about', () => {
  it('are those that differ', () => {
    expect(counteredLines(standing, standing)).toEqual([]);
    expect(counteredLines(standing, content([{ lineNo: 2, leadDays: 1 }]))).toEqual([2]);
    expect(counteredLines(standing, aVersionOf([{}, { lineNo: 7 }]))).toEqual([7]);
  });

  it('are those that were asked for, whichever they are', () => {
    const of = aVersionOf([1, 2, 3, 4].map((lineNo) => ({ lineNo })));
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }), (asked) => {
        const made = content(
          asked.map((lineNo) => ({ lineNo, unitPrice: '0.5' })),
          {},
          of,
        );
        expect(counteredLines(of, made)).toEqual(asked.toSorted());
        expect(made.lines.map((line) => line.lineNo)).toEqual([1, 2, 3, 4]);
      }),
    );
  });
});
