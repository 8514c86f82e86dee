// What-if splits: rules that choose, and choosing by hand.
import { describe, expect, it } from 'vitest';
import type { CompareCell, CompareLine, CompareSupplier, Comparison } from '../../comparison.protocol.ts';
import { choicesOf, chosen, differentLines, splitBy, withShare } from './split.ts';

const cell = (
  lineNo: number,
  quoSn: string,
  price: number,
  more: Partial<CompareCell> = {},
): CompareCell => ({
  quoSn,
  lineNo,
  answer: 'same',
  partNo: '',
  brandName: '',
  number: 100,
  breakNumber: 1,
  unitPrice: price.toFixed(6),
  goodsAmount: '0.00',
  freightShare: '0.00',
  deductibleTax: '0.00',
  financeCost: '0.00',
  landed: '0.00',
  landedUnit: price.toFixed(6),
  better: null,
  leadDays: 5,
  minNum: 1,
  multiple: 1,
  remark: '',
  awardedNum: 0,
  pendingNum: 0,
  isLowest: false,
  isFastest: false,
  isBest: false,
  score: 0,
  reasons: [],
  ...more,
});

const line = (lineNo: number, more: Partial<CompareLine> = {}): CompareLine => ({
  lineNo,
  inqLineId: lineNo,
  title: '',
  unit: '',
  qty: 100,
  needed: 100,
  awardedNum: 0,
  pendingNum: 0,
  isClosed: false,
  isFrozen: false,
  targetPrice: null,
  ...more,
});

const hard = [{ code: 'expired' as const, isHard: true, text: '' }];
const cells = [
  cell(1, 'A', 2, { isFastest: true, leadDays: 1 }),
  cell(1, 'B', 1, { isLowest: true, isBest: true }),
  cell(2, 'A', 3, { isLowest: true, isFastest: true, isBest: true }),
  cell(2, 'B', 1, { reasons: hard }),
  cell(3, 'A', 1, { isLowest: true }),
  cell(4, 'B', 1, { reasons: [{ code: 'waiting', isHard: false, text: '' }] }),
  cell(5, 'A', 1, { isLowest: true }),
];
const lines = [
  line(1),
  line(2),
  line(3, { isClosed: true }),
  line(4),
  line(5, { awardedNum: 60, pendingNum: 40 }),
];
const comparison = { lines, cells };

describe('splitBy', () => {
  it.each([
    ['cheapest', { 1: 'B', 2: 'A' }],
    ['fastest', { 1: 'A', 2: 'A' }],
    ['best', { 1: 'B', 2: 'A' }],
    [{ quoSn: 'B' }, { 1: 'B' }],
  ] as const)(
    '%j gives closed and decided lines, missing, expired and countered offers to nobody',
    (rule, wanted) => {
      const split = splitBy(rule, comparison);
      expect(
        Object.fromEntries(Object.entries(split).map(([lineNo, shares]) => [lineNo, shares[0]?.quoSn])),
      ).toEqual(wanted);
    },
  );
});

describe('by hand', () => {
  it('gives a line to one supplier and takes it back', () => {
    const first = chosen({}, 1, { quoSn: 'A', number: 100 });
    expect(first[1]).toEqual([{ quoSn: 'A', number: 100 }]);
    expect(chosen(first, 1, { quoSn: 'B', number: 120 })[1]).toEqual([{ quoSn: 'B', number: 120 }]);
    expect(chosen(first, 1, { quoSn: 'A', number: 100 })[1]).toEqual([]);
  });

  it('splits a line, and drops a share of nothing', () => {
    const both = withShare(chosen({}, 1, { quoSn: 'A', number: 60 }), 1, { quoSn: 'B', number: 40 });
    expect(choicesOf(both, lines)).toEqual([
      { lineNo: 1, quoSn: 'A', number: 60 },
      { lineNo: 1, quoSn: 'B', number: 40 },
    ]);
    expect(withShare(both, 1, { quoSn: 'A', number: 0 })[1]).toEqual([{ quoSn: 'B', number: 40 }]);
  });
});

it('finds the lines in which offers differ', () => {
  const suppliers = [{ quoSn: 'A' }, { quoSn: 'B' }] as CompareSupplier[];
  const same = [cell(1, 'A', 2), cell(1, 'B', 2), cell(2, 'A', 2), cell(2, 'B', 3), cell(3, 'A', 1)];
  const found = differentLines({ lines: lines.slice(0, 3), cells: same, suppliers } as unknown as Comparison);
  expect([...found]).toEqual([2, 3]);
});
