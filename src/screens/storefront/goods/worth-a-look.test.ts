// Alternatives on a goods page: cheaper at the wish, or domestic, and to be had.
import { expect, test } from 'vitest';
import { yuan } from '#kit/money/money.ts';
import type { ReplacementReply } from '#mall/replacement/replacement.protocol.ts';
import { alternativesOf } from './worth-a-look.ts';

const replacement = (
  partId: number,
  isDomestic: boolean,
  offer: { price: string; stock?: number; minBuyNum?: number } | null,
) =>
  ({
    part: { partId, isDomestic },
    offer: offer && {
      productStock: offer.stock ?? 1_000,
      minBuyNum: offer.minBuyNum ?? 1,
      multiple: 1,
      priceTiers: [{ minNum: 1, unitPrice: offer.price }],
    },
  }) as ReplacementReply;
const own = {
  amount: yuan(10),
  offer: { minBuyNum: 1, multiple: 1, priceTiers: [{ minNum: 1, unitPrice: '1.000000' }] },
};
const shown = (list: ReplacementReply[], wish = 10) =>
  alternativesOf(list, own, wish).map(({ replacement: { part }, cheaperBy }) => [part.partId, cheaperBy]);

test('what costs less says by how much, what is domestic is there at any price, the rest is not', () => {
  const list = [
    replacement(1, false, { price: '0.750000' }),
    replacement(2, true, { price: '2.000000' }),
    replacement(3, false, { price: '1.000000' }),
    replacement(4, true, { price: '0.333000' }),
  ];
  expect(shown(list)).toEqual([
    [1, 25],
    [2, 0],
    [4, 67],
  ]);
});

test('what nobody offers or has is left out; a MOQ above the wish counts', () => {
  expect(shown([replacement(1, true, null), replacement(2, true, { price: '0.1', stock: 0 })])).toEqual([]);
  expect(shown([replacement(3, false, { price: '0.500000', minBuyNum: 100 })])).toEqual([]);
});

test('six at most', () => {
  expect(shown([1, 2, 3, 4, 5, 6, 7].map((id) => replacement(id, true, { price: '1' })))).toHaveLength(6);
});

test('the price is the one that the per cent speaks of: at the quantity about to be bought', () => {
  const stepped = replacement(1, false, { price: '0.900000' });
  stepped.offer?.priceTiers.push({ minNum: 10, unitPrice: '0.750000' });
  expect(alternativesOf([stepped], own, 10)).toMatchObject([{ cheaperBy: 25, unitPrice: '0.750000' }]);
});
