// In which quantities a line of a contract is ordered, and how that is said.
import { expect, it } from 'vitest';
import { orderQuantity, quantityRuleOf } from './order-quantity.ts';

it.each([
  [{}, { minBuyNum: 1, multiple: 1 }, undefined],
  [{ minBuyNum: 1, multiple: 1 }, { minBuyNum: 1, multiple: 1 }, undefined],
  [{ minBuyNum: 2 }, { minBuyNum: 2, multiple: 1 }, ['起订 2', 'From 2']],
  [{ multiple: 2 }, { minBuyNum: 2, multiple: 2 }, ['起订 2，倍量 2', 'From 2, in multiples of 2']],
  [
    { minBuyNum: 150, multiple: 100 },
    { minBuyNum: 200, multiple: 100 },
    ['起订 200，倍量 100', 'From 200, in multiples of 100'],
  ],
  [
    { minBuyNum: 10_000, multiple: 2_500 },
    { minBuyNum: 10_000, multiple: 2_500 },
    ['起订 10,000，倍量 2,500', 'From 10,000, in multiples of 2,500'],
  ],
])('%j is sold by %j: %j', (line, rule, said) => {
  expect(quantityRuleOf(line)).toEqual(rule);
  const text = orderQuantity(line);
  expect(text && [text.zh, text.en]).toEqual(said);
});
