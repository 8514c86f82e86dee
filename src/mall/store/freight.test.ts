// What a store asks for sending: nothing for nothing, nothing from its own limit on.
import { expect, it } from 'vitest';
import { cents, yuan } from '#kit/money/money.ts';
import { freightOf } from './freight.ts';

it.each([
  [0, 10_000, 0],
  [-1, 10_000, 0],
  [1, 10_000, 1_200],
  [9_999, 10_000, 1_200],
  [10_000, 10_000, 0],
  [10_001, 10_000, 0],
  [1, 0, 0],
  [99_999_999, null, 1_200],
])('goods of %d fen, free from %s on: %d fen', (goods, from, fen) => {
  const rule = { freightFee: yuan(12), freeFreightFrom: from === null ? null : cents(from) };
  expect(freightOf(rule, cents(goods))).toBe(fen);
});
