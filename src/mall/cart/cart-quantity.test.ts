// Which quantities a cart line may have: every boundary with the sentence that refuses, and what one click makes of it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import { type BuyRule, checkNumber, checkQuantity, LARGEST_NUMBER, mendQuantity } from './cart-quantity.ts';

const rule = (wish: Partial<BuyRule> = {}): BuyRule => ({
  minBuyNum: 10,
  multiple: 5,
  available: 1_000,
  ...wish,
});

describe('a number by itself', () => {
  it.each([
    [1, undefined],
    [LARGEST_NUMBER, undefined],
    [0, ['number', 'Only non-zero numbers can be entered', 1]],
    [1.5, ['number', 'Only non-zero numbers can be entered', 1]],
    [Number.NaN, ['number', 'Only non-zero numbers can be entered', 1]],
    [-1, ['number', 'Minimum purchase 1', 1]],
    [LARGEST_NUMBER + 1, ['quantity', 'Quantity out of range (at most 999999999)', LARGEST_NUMBER]],
  ])('%d', (number, wrong) => {
    const found = checkNumber(number);
    expect(found && [found.kind, found.text.en, found.mendNum]).toEqual(wrong);
  });
});

describe('a quantity of a product', () => {
  it.each<[number, Partial<BuyRule>, unknown]>([
    [10, {}, undefined],
    [15, {}, undefined],
    [1_000, {}, undefined],
    [100, { maxBuyNum: 100 }, undefined],
    [100, { maxBuyNum: null }, undefined],
    [9, {}, ['quantity', '数量超出范围（10 件起订，须为 5 的倍数）', 10]],
    [11, {}, ['quantity', '数量超出范围（10 件起订，须为 5 的倍数）', 15]],
    [1_005, {}, ['shortage', '库存不足（剩余 1000 件）', 1_000]],
    [105, { maxBuyNum: 100 }, ['limit', '超出限购数量（最多 100 件）', 100]],
    [101, { maxBuyNum: 100 }, ['limit', '超出限购数量（最多 100 件）', 100]],
    [105, { maxBuyNum: 100, available: 50 }, ['limit', '超出限购数量（最多 100 件）', 50]],
    [99, { maxBuyNum: 100, available: 50 }, ['quantity', '数量超出范围（10 件起订，须为 5 的倍数）', 50]],
    [0, {}, ['number', '只能输入非零数字', 10]],
    [-3, {}, ['number', '最少购买 1 件', 10]],
    [LARGEST_NUMBER + 1, {}, ['quantity', '数量超出范围（最多 999999999 件）', 1_000]],
    [10, { available: 9 }, ['shortage', '库存不足（剩余 9 件）', null]],
    [10, { available: 0 }, ['shortage', '库存不足（剩余 0 件）', null]],
  ])('%d of %j', (number, wish, wrong) => {
    const found = checkQuantity(number, rule(wish));
    expect(found && [found.kind, found.text.zh, found.mendNum]).toEqual(wrong);
  });

  it('is mended to one that nothing is wrong with, or to none', () => {
    const anyRule = fc
      .record({
        packs: fc.integer({ min: 1, max: 20 }),
        multiple: fc.integer({ min: 1, max: 500 }),
        maxBuyNum: fc.option(fc.nat(20_000)),
        available: fc.nat(20_000),
      })
      .map(({ packs, ...wish }) => ({
        ...wish,
        minBuyNum: raisedMinBuyNum(packs * wish.multiple, wish.multiple),
      }));
    fc.assert(
      fc.property(anyRule, fc.integer({ min: -5, max: 30_000 }), (of, wanted) => {
        const mended = mendQuantity(wanted, of);
        if (mended === undefined)
          expect(Math.min(of.available, of.maxBuyNum ?? of.available)).toBeLessThan(of.minBuyNum);
        else expect(checkQuantity(mended, of)).toBeUndefined();
      }),
    );
  });

  it('is never mended beyond what can be written', () => {
    expect(mendQuantity(LARGEST_NUMBER + 9, rule({ multiple: 1, available: 2 ** 40 }))).toBe(LARGEST_NUMBER);
  });
});
