// Rules of commission: who has the word, what a line comes to, and what is given back of it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, NOTHING } from '#kit/money/money.ts';
import { chooseRule, commissionBackOf, commissionOf } from './commission-rule.ts';

const rule = (storeId: number | null, categoryId: number | null) => ({ storeId, categoryId });
const X15 = { ratePerMille: 30, fixed: cents(50), least: cents(100), most: cents(20_000) };

describe('which rule holds', () => {
  const all = [rule(null, 1), rule(null, 11), rule(7, null), rule(7, 1), rule(7, 11), rule(8, 111)];
  const line = { storeId: 7, categoryPath: [1, 11, 111] };
  it('goes from the store’s own category to the category of all', () => {
    const chosen = [];
    let left = all;
    for (let found = chooseRule(left, line); found; found = chooseRule(left, line)) {
      chosen.push(found);
      left = left.filter((one) => one !== found);
    }
    expect(chosen).toEqual([rule(7, 11), rule(7, 1), rule(7, null), rule(null, 11), rule(null, 1)]);
    expect(left).toEqual([rule(8, 111)]);
  });
  it('of what has no category is its store’s', () => {
    expect(chooseRule(all, { storeId: 7, categoryPath: [] })).toEqual(rule(7, null));
    expect(chooseRule(all, { storeId: 9, categoryPath: [] })).toBeUndefined();
  });
});

describe('X15: 30 ‰ and ¥0.50, ¥1.00 to ¥200.00', () => {
  it.each([
    [1_000, 100],
    [800_000, 20_000],
    [100_000, 3_050],
    [60, 60],
    [0, 0],
  ])('of %i fen it is %i', (base, commission) => {
    expect(commissionOf(X15, cents(base))).toBe(commission);
  });
  it('gives back 66.66 of 200.00, at last 133.34', () => {
    const back = commissionBackOf(cents(20_000), cents(800_000), cents(266_666));
    expect(back).toBe(6_666);
    expect(commissionBackOf(cents(20_000), cents(800_000), cents(800_000)) - back).toBe(13_334);
  });
});

it('X13: 50 ‰ is rounded half up', () => {
  const plain = { ratePerMille: 50, fixed: NOTHING, least: NOTHING, most: null };
  expect(commissionOf(plain, cents(11_068))).toBe(553);
  expect(commissionOf(plain, cents(6_897))).toBe(345);
  expect(commissionOf(plain, cents(10))).toBe(1);
  expect(commissionBackOf(cents(553), cents(11_068), cents(4_427))).toBe(221);
});

it('what is given back grows with what is returned, from nothing to all of it', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, fc.nat(1000), (base, a, b, ratePerMille) => {
      const commission = commissionOf({ ...X15, ratePerMille, most: null }, cents(base));
      expect(commission).toBeGreaterThanOrEqual(0);
      expect(commission).toBeLessThanOrEqual(base);
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((returned) =>
        commissionBackOf(commission, cents(base), cents(returned)),
      );
      expect(less!).toBeLessThanOrEqual(more!);
      expect(more!).toBeLessThanOrEqual(commission);
      expect(commissionBackOf(commission, cents(base), NOTHING)).toBe(base === 0 ? commission : 0);
      expect(commissionBackOf(commission, cents(base), cents(base))).toBe(commission);
    }),
  );
});
