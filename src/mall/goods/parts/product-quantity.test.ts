// A quantity is answered with the right price, and a cheaper larger one is found.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQuantity, type BuyableProduct, firstQuantity, ruleOf, wishFor } from './product-quantity.ts';

const product: BuyableProduct = {
  minBuyNum: 10,
  multiple: 10,
  maxBuyNum: null,
  productStock: 4_000,
  priceTiers: [
    { minNum: 10, unitPrice: '1.000000' },
    { minNum: 100, unitPrice: '0.800000' },
    { minNum: 5_000, unitPrice: '0.100000' },
  ],
};

describe('quantity and price', () => {
  it('follows the ladder and says what is missing to the next step', () => {
    expect(answerQuantity(50, product)).toEqual({
      unitPrice: '1.000000',
      amount: '50.00',
      next: { missing: 50, quantity: 100, unitPrice: '0.800000' },
    });
  });

  it('finds that more costs less', () => {
    expect(answerQuantity(90, product).better).toEqual({ quantity: 100, amount: '80.00', saves: '10.00' });
    expect(answerQuantity(80, product).better).toBeUndefined();
  });

  it('promises no step that the stock cannot reach', () => {
    expect(answerQuantity(1_000, product)).toEqual({ unitPrice: '0.800000', amount: '800.00' });
  });

  it('lets more be wished for than there is, in the store’s quantities', () => {
    expect(wishFor(4_001, product)).toBe(4_010);
    expect(wishFor(1, { ...product, productStock: 0 })).toBe(10);
    expect(wishFor(700, { ...product, maxBuyNum: 500 })).toBe(700);
    expect(wishFor(9_999_999_999, product)).toBe(999_999_990);
  });

  it('begins with the MOQ, and with nothing where the stock is less', () => {
    expect(firstQuantity(product)).toBe(10);
    expect(firstQuantity({ ...product, productStock: 9 })).toBeUndefined();
    expect(firstQuantity({ ...product, minBuyNum: 15 })).toBe(20);
    expect(ruleOf({ ...product, maxBuyNum: 500 }).maxBuyNum).toBe(500);
  });

  it('never offers a larger quantity for more money, nor one that may not be bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (tens) => {
        const { better, amount } = answerQuantity(tens * 10, product);
        if (!better) return;
        expect(Number(better.amount)).toBeLessThan(Number(amount));
        expect(better.quantity % 10).toBe(0);
        expect(better.quantity).toBeLessThanOrEqual(product.productStock);
      }),
    );
  });
});
