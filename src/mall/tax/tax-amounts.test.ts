// Net and tax to the fen, and prices without tax.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { netOf, netUnitPrice } from './tax-amounts.ts';

it('takes the tax out of an amount, half up', () => {
  const nets = [
    [12_300, 130, 10_885],
    [8_085, 130, 7_155],
    [99_999, 60, 94_339],
    [333, 130, 295],
    [1_000, 130, 885],
    [0, 130, 0],
    [101, 10, 100],
    [113, 130, 100],
    [999_999_999_999, 130, 884_955_752_212],
  ] as const;
  for (const [amount, rate, net] of nets) expect(netOf(cents(amount), rate)).toBe(net);
});

it('says the price of a piece without tax to eight digits', () => {
  expect(netUnitPrice(cents(10_885), 100)).toBe('1.08850000');
  expect(netUnitPrice(cents(100), 3)).toBe('0.33333333');
  expect(netUnitPrice(cents(200), 3)).toBe('0.66666667');
  expect(netUnitPrice(cents(1), 1_000_000)).toBe('0.00000001');
});
