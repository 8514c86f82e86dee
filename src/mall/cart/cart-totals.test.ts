// The sums under a cart: what is checked counts, freight only where something is bought.
import { describe, expect, it } from 'vitest';
import { cents, yuan } from '#kit/money/money.ts';
import { type CountedLine, cartTotals, type StoreTotals, storeTotals } from './cart-totals.ts';

const rule = { freightFee: yuan(10), freeFreightFrom: yuan(100) };
const lines = (...all: [isChecked: boolean, fen: number][]): CountedLine[] =>
  all.map(([isChecked, fen]) => ({ isChecked, amount: cents(fen) }));

describe('the sums under a store', () => {
  it.each<[string, CountedLine[], object]>([
    [
      'without lines',
      [],
      { checkedAll: false, totalAmount: 0, totalCheck: 0, freight: 0, missingForFreeFreight: null },
    ],
    [
      'with nothing checked',
      lines([false, 5_000]),
      { checkedAll: false, totalAmount: 0, totalCheck: 0, freight: 0, missingForFreeFreight: null },
    ],
    [
      'with one of two checked',
      lines([true, 5_000], [false, 7_000]),
      { checkedAll: false, totalAmount: 5_000, totalCheck: 1, freight: 1_000, missingForFreeFreight: 5_000 },
    ],
    [
      'with all checked, a fen short of free freight',
      lines([true, 5_000], [true, 4_999]),
      { checkedAll: true, totalAmount: 9_999, totalCheck: 2, freight: 1_000, missingForFreeFreight: 1 },
    ],
    [
      'with enough for free freight',
      lines([true, 5_000], [true, 5_000]),
      { checkedAll: true, totalAmount: 10_000, totalCheck: 2, freight: 0, missingForFreeFreight: null },
    ],
  ])('%s', (_, of, totals) => {
    expect(storeTotals(of, rule)).toEqual(totals);
  });

  it('say nothing of free freight that is never granted, or where none is charged', () => {
    const one = lines([true, 5_000]);
    expect(storeTotals(one, { ...rule, freeFreightFrom: null })).toMatchObject({
      freight: 1_000,
      missingForFreeFreight: null,
    });
    expect(storeTotals(one, { ...rule, freightFee: yuan(0) })).toMatchObject({
      freight: 0,
      missingForFreeFreight: null,
    });
  });
});

describe('the sums under the cart', () => {
  const store = (checkedAll: boolean, fen: number, totalCheck: number): StoreTotals => ({
    ...{ checkedAll, totalAmount: cents(fen), totalCheck },
    ...{ freight: yuan(10), missingForFreeFreight: null },
  });

  it.each<[string, StoreTotals[], object]>([
    ['of nothing', [], { checkedAll: false, totalAmount: 0, totalCheck: 0 }],
    [
      'of stores with everything checked',
      [store(true, 5, 1), store(true, 7, 2)],
      { checkedAll: true, totalAmount: 12, totalCheck: 3 },
    ],
    [
      'of one that is not',
      [store(true, 5, 1), store(false, 7, 2)],
      { checkedAll: false, totalAmount: 12, totalCheck: 3 },
    ],
  ])('%s', (_, stores, totals) => {
    expect(cartTotals(stores)).toEqual(totals);
  });
});
