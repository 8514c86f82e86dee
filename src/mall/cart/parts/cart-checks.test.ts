// Checking lines on the screen: flags of store and cart, totals in whole fen.
import { expect, it } from 'vitest';
import type { Cart, CartLine } from '../cart.protocol.ts';
import { cartLines, freightOfChecked, total, withChecked } from './cart-checks.ts';

const line = (productId: number, totalAmount: string): CartLine => ({
  cartId: productId,
  goodsId: productId,
  productId,
  goodsName: 'Part',
  goodsImage: null,
  partNo: 'P',
  brandName: 'B',
  packageName: null,
  packing: 'reel',
  buyNum: 1,
  minBuyNum: 1,
  multiple: 1,
  maxBuyNum: null,
  productStock: 9,
  leadDays: 1,
  isChecked: 1,
  goodsPrice: '1.000000',
  formerPrice: null,
  priceTiers: [{ minNum: 1, unitPrice: '1.000000' }],
  totalAmount,
  subtotal: totalAmount,
  betterBuy: null,
  problems: [],
  matCodes: [],
  createdAt: '2026-01-01T00:00:00Z',
});
const store = (storeId: number, lines: CartLine[], freight: string) => ({
  storeId,
  storeName: `S${storeId}`,
  checkedAll: 1 as const,
  totalAmount: '0.00',
  totalCheck: lines.length,
  freight,
  missingForFreeFreight: null,
  storeCartList: lines,
});
const cart: Cart = {
  storeCartGroupList: [
    store(1, [line(1, '0.10'), line(2, '0.20')], '8.00'),
    store(2, [line(3, '99.99')], '0.00'),
  ],
  invalidList: [],
  availableCartNum: 3,
  totalCheck: 3,
  checkedAll: 1,
  totalAmount: '100.29',
};

it('unchecks one line: its store and the cart are no longer checked wholly', () => {
  const next = withChecked(cart, (one) => one.productId === 2, false);
  expect(next).toMatchObject({ totalCheck: 2, checkedAll: 0, totalAmount: '100.09' });
  expect(next.storeCartGroupList.map((group) => [group.checkedAll, group.totalAmount])).toEqual([
    [0, '0.10'],
    [1, '99.99'],
  ]);
  expect(withChecked(next, () => true, true)).toMatchObject({ checkedAll: 1, totalAmount: '100.29' });
  expect(cartLines(cart).every((one) => one.isChecked === 1)).toBe(true);
});

it('counts freight only for stores from which something is checked', () => {
  expect(freightOfChecked(cart)).toBe('8.00');
  expect(freightOfChecked(withChecked(cart, (one) => one.productId < 3, false))).toBe('0.00');
});

it('sums in whole fen', () => {
  expect(total(['0.10', '0.20'])).toBe('0.30');
  expect(total([])).toBe('0.00');
});
