// The guest's cart: adding, totals, damaged storage, two tabs, a browser that keeps nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestCartLine, GuestGoods } from './guest-cart.ts';

const goods: GuestGoods = {
  goodsId: 7,
  goodsName: 'TPS5430DDAR',
  goodsImage: null,
  storeId: 3,
  storeName: 'Yuanxin',
  priceTiers: [
    { minNum: 1, unitPrice: '0.003120' },
    { minNum: 1000, unitPrice: '0.002500' },
  ],
};

/** A browser's window with a storage that can be made to refuse. */
function openBrowser() {
  const kept = new Map<string, string>();
  const listeners = new Set<(event: { key: string | null }) => void>();
  const browser = {
    kept,
    refuses: false,
    /** Another tab has written. */
    otherTab(key: string | null, value: string | null) {
      if (key === null) kept.clear();
      else if (value === null) kept.delete(key);
      else kept.set(key, value);
      for (const tell of listeners) tell({ key });
    },
  };
  const storage = () => {
    if (browser.refuses) throw new DOMException('QuotaExceededError');
    return kept;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem: (key: string, value: string) => storage().set(key, value),
    removeItem: (key: string) => storage().delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, tell: never) => listeners.add(tell),
    removeEventListener: (_: string, tell: never) => listeners.delete(tell),
  });
  return browser;
}

let browser: ReturnType<typeof openBrowser>;
let cart: typeof import('./guest-cart.ts');

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  cart = await import('./guest-cart.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('adding', () => {
  it('adds a checked line, newest first, and recalculates the totals', () => {
    cart.addToGuestCart(70, goods, 100);
    cart.addToGuestCart(71, goods, 10);
    const now = cart.readGuestCart();
    expect(now.lines.map((line) => [line.productId, line.buyNum])).toEqual([
      [71, 10],
      [70, 100],
    ]);
    expect(now).toMatchObject({ availableCartNum: 2, totalCheck: 2, totalAmount: '0.34' });
  });

  it('raises the buyNum of a product that is there by 1, or by the number chosen', () => {
    cart.addToGuestCart(70, goods);
    cart.addToGuestCart(70, goods);
    expect(cart.readGuestCart().lines[0]?.buyNum).toBe(2);
    cart.addToGuestCart(70, goods, 998);
    expect(cart.readGuestCart()).toMatchObject({ availableCartNum: 1, totalAmount: '2.50' });
  });

  it('checks again what was unchecked, and keeps nothing but what it knows', () => {
    cart.addToGuestCart(70, goods);
    cart.checkGuestLines(false);
    expect(cart.readGuestCart()).toMatchObject({ totalCheck: 0, totalAmount: '0.00' });
    cart.addToGuestCart(70, { ...goods, secret: 'x' } as GuestGoods);
    expect(cart.readGuestCart().totalCheck).toBe(1);
    expect(browser.kept.get(cart.GUEST_CART_KEY)).not.toContain('secret');
  });

  it('never goes beyond what the server takes', () => {
    cart.addToGuestCart(70, goods, 999_999_999);
    cart.addToGuestCart(70, goods, 5);
    expect(cart.readGuestCart().lines[0]?.buyNum).toBe(999_999_999);
  });
});

describe('changing', () => {
  it('changes, checks, deletes and puts back', () => {
    cart.addToGuestCart(70, goods, 100);
    cart.addToGuestCart(71, goods, 10);
    cart.changeGuestNum(70, 300);
    cart.checkGuestLines(false, [71]);
    expect(cart.readGuestCart()).toMatchObject({ totalCheck: 1, totalAmount: '0.94' });
    const deleted = cart.deleteGuestLines([70]);
    expect(cart.guestCartInfo()).toEqual([{ productId: 71, buyNum: 10 }]);
    cart.restoreGuestLines(deleted);
    cart.restoreGuestLines(deleted);
    expect(cart.guestCartInfo()).toEqual([
      { productId: 70, buyNum: 300 },
      { productId: 71, buyNum: 10 },
    ]);
    cart.clearGuestCart();
    expect(cart.readGuestCart().lines).toEqual([]);
    expect(browser.kept.size).toBe(0);
  });
});

describe('storage', () => {
  const line: GuestCartLine = { ...goods, productId: 70, buyNum: 5, isChecked: true };

  it.each([
    ['nothing', null],
    ['no JSON', '{"lines'],
    ['another thing', '{"a":1}'],
    ['null', 'null'],
    [
      'broken lines',
      JSON.stringify([
        null,
        7,
        {},
        { ...line, buyNum: -1 },
        { ...line, buyNum: 1.5 },
        { ...line, priceTiers: [] },
        { ...line, priceTiers: [null] },
        { ...line, productId: '70' },
      ]),
    ],
  ])('%s is an empty cart', (_, text) => {
    expect(cart.parseGuestCart(text)).toEqual([]);
  });

  it('keeps the whole lines of a damaged cart, each product once', () => {
    expect(cart.parseGuestCart(JSON.stringify([line, null, { ...line, buyNum: 9 }]))).toEqual([line]);
  });

  it('hears of another tab, and gives the same object while nothing changes', () => {
    const heard = vi.fn();
    const stop = cart.watchGuestCart(heard);
    browser.otherTab('something else', 'x');
    expect(heard).not.toHaveBeenCalled();
    browser.otherTab(cart.GUEST_CART_KEY, JSON.stringify([line]));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(cart.readGuestCart().availableCartNum).toBe(1);
    expect(cart.readGuestCart()).toBe(cart.readGuestCart());
    browser.otherTab(null, null);
    expect(cart.readGuestCart().availableCartNum).toBe(0);
    stop();
    cart.addToGuestCart(70, goods);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('adds to what another tab has put there meanwhile', () => {
    cart.addToGuestCart(71, goods);
    browser.kept.set(cart.GUEST_CART_KEY, JSON.stringify([line]));
    cart.addToGuestCart(70, goods, 3);
    expect(cart.guestCartInfo()).toEqual([{ productId: 70, buyNum: 8 }]);
  });

  it('lives on in memory where the browser keeps nothing', () => {
    browser.refuses = true;
    cart.addToGuestCart(70, goods);
    cart.addToGuestCart(70, goods);
    expect(cart.guestCartInfo()).toEqual([{ productId: 70, buyNum: 2 }]);
  });
});
