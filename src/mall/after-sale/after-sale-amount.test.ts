// What cases may ask for: every line gives back exactly what it cost, whatever is asked in whatever order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, sum } from '#kit/money/money.ts';
import { allOf, arePaidWholly, type ClaimLine, mostOfCase, spreadAmount } from './after-sale-amount.ts';

const fen = (n: number) => n as Cents;

const line = (of: Partial<ClaimLine> = {}): ClaimLine => ({
  orderLineId: 1,
  buyNum: 100,
  shippedNum: 0,
  closedNum: 0,
  heldUnshipped: 0,
  heldShipped: 0,
  returnedNum: 0,
  due: fen(8_085),
  refunded: fen(0),
  ...of,
});

describe('the carriage', () => {
  const freight = { freight: fen(1_200), freightRefunded: fen(0) };
  const goods = (of: Partial<ClaimLine> = {}) => [line({ due: fen(9_000), ...of })];
  const all = (lines: ClaimLine[], part: 'U' | 'D') => allOf(lines, part);

  it('goes back with the last of an order of which nothing was shipped', () => {
    const lines = goods();
    expect(mostOfCase(lines, all(lines, 'U'), 'U', freight, 'buyer').amount).toBe(10_200);
    expect(mostOfCase(lines, [{ orderLineId: 1, number: 99 }], 'U', freight, 'store')).toMatchObject({
      freight: 0,
      amount: 8_910,
    });
  });

  it('of shipped goods only where the store bears it', () => {
    const lines = goods({ shippedNum: 100 });
    expect(mostOfCase(lines, all(lines, 'D'), 'D', freight, 'store').amount).toBe(10_200);
    expect(mostOfCase(lines, all(lines, 'D'), 'D', freight, 'buyer').amount).toBe(9_000);
  });
});

it('a smaller amount is spread over the lines to the fen, the carriage last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.nat(),
      (amounts, freight, wish) => {
        const most = {
          lines: amounts.map((amount, at) => ({ orderLineId: at + 1, number: 1, amount: fen(amount) })),
          freight: fen(freight),
        };
        const whole = sum(most.lines.map(({ amount }) => amount)) + freight;
        const amount = fen(whole === 0 ? 0 : wish % (whole + 1));
        const spread = spreadAmount(most, amount);
        expect(sum(spread.lines.map((one) => one.amount)) + spread.freight).toBe(amount);
        for (const [at, one] of spread.lines.entries()) expect(one.amount).toBeLessThanOrEqual(amounts[at]!);
        expect(spread.freight).toBeLessThanOrEqual(freight);
        if (spread.freight > 0) expect(sum(spread.lines.map((one) => one.amount))).toBe(whole - freight);
      },
    ),
  );
});

it('pieces are paid wholly with their share of the line, the last ones with its rest', () => {
  const paid = (number: number, amount: number) => [{ orderLineId: 1, number, amount: fen(amount) }];
  expect(arePaidWholly([line()], paid(40, 3_234))).toBe(true);
  expect(arePaidWholly([line()], paid(40, 3_233))).toBe(false);
  expect(arePaidWholly([line({ returnedNum: 60, refunded: fen(4_850) })], paid(40, 3_235))).toBe(true);
  expect(arePaidWholly([line()], [{ orderLineId: 2, number: 1, amount: fen(81) }])).toBe(false);
});
