// The per cent beside a replacement's price.
import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

const offer = (...tiers: [minNum: number, unitPrice: string][]) => ({
  minBuyNum: tiers[0]?.[0] ?? 1,
  multiple: 1,
  priceTiers: tiers.map(([minNum, unitPrice]) => ({ minNum, unitPrice })),
});
const ladder = offer([1, '2.000000'], [100, '1.000000']);

test('of the first prices where nobody says how many, else at each ladder’s own step', () => {
  const other = offer([1, '1.500000'], [1_000, '0.500000']);
  expect(priceChange(ladder, other)).toBe(-25);
  expect(priceChange(ladder, other, 100)).toBe(50);
  expect(priceChange(ladder, other, 1_000)).toBe(-50);
  // What is sold by the thousand alone is bought by the thousand.
  expect(priceChange(ladder, offer([1_000, '0.660000']), 10)).toBe(-67);
});

test('nothing is said where there is no price', () => {
  expect(priceChange(offer(), ladder, 10)).toBe(0);
  expect(priceChange(ladder, offer([1, ''] as never))).toBe(0);
});
