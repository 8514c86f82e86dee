// How several stores share a wish.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum, unitPrice } from '#kit/money/money.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { bestLine, type Sellable, splitWish } from './split-wish.ts';

const offer = (
  yuan: number,
  productStock: number,
  rule: Partial<Sellable> = {},
): Sellable & { yuan: number } => ({
  yuan,
  productStock,
  minBuyNum: 1,
  multiple: 1,
  ladder: [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }],
  ...rule,
});
const said = (offers: Sellable[], wanted: number) =>
  splitWish(offers, wanted).lines.map(({ offer: one, number }) => [offers.indexOf(one), number]);

test('one store where one has enough, the cheapest in all', () => {
  expect(said([offer(3, 100), offer(2, 100), offer(1, 50)], 80)).toEqual([[1, 80]]);
});

test('two stores share what is too much for one, the cheaper giving all it has', () => {
  const offers = [offer(3, 100), offer(2, 60)];
  expect(said(offers, 120)).toEqual([
    [1, 60],
    [0, 60],
  ]);
  expect(splitWish(offers, 120)).toMatchObject({ amount: 30_000, missing: 0 });
});

test('what no store has is missing', () => {
  expect(splitWish([offer(3, 100), offer(2, 60)], 200)).toMatchObject({ missing: 40 });
  expect(splitWish([offer(3, 0)], 5)).toMatchObject({ lines: [], missing: 5 });
});

test('the best line keeps to MOQ and multiple, and comes from a store that has enough', () => {
  const offers = [offer(3, 100), offer(1, 1_000, { minBuyNum: 500, multiple: 500 }), offer(2, 5)];
  expect(bestLine(offers, 10)).toMatchObject({ number: 10, offer: { yuan: 3 } });
  expect(bestLine(offers, 400)).toMatchObject({ number: 500, offer: { yuan: 1 } });
  expect(bestLine([offer(3, 100), offer(1, 100, { maxBuyNum: 5 })], 10)).toMatchObject({
    offer: { yuan: 3 },
  });
  expect(bestLine([offer(3, 0), offer(2, 0)], 4)).toMatchObject({ number: 4, offer: { yuan: 2 } });
});

const anyOffer = fc
  .record({
    yuan: fc.integer({ min: 1, max: 9 }),
    stock: fc.integer({ min: 0, max: 60 }),
    multiple: fc.integer({ min: 1, max: 4 }),
    moq: fc.integer({ min: 1, max: 4 }),
    max: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map(({ yuan, stock, multiple, moq, max }) =>
    offer(yuan, stock, { multiple, minBuyNum: moq * multiple, maxBuyNum: max }),
  );

test('no store sells what it has not or does not sell so, and the sum is right', () => {
  fc.assert(
    fc.property(
      fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 150 }),
      (offers, wanted) => {
        const { lines, amount, missing } = splitWish(offers, wanted);
        for (const { offer: one, number } of lines) {
          expect(isValidQuantity(number, one)).toBe(true);
          expect(number).toBeLessThanOrEqual(one.productStock);
        }
        expect(new Set(lines.map((line) => line.offer)).size).toBe(lines.length);
        expect(amount).toBe(sum(lines.map((line) => line.amount)));
        const got = lines.reduce((n, { number }) => n + number, 0);
        expect(missing).toBe(Math.max(0, wanted - got));
        const alone = offers.some((one) => splitWish([one], wanted).missing === 0);
        if (alone) expect(lines).toHaveLength(1);
      },
    ),
  );
});
