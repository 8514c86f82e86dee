// The cart as a buyer meets it: through HTTP, on a real database.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { cents, yuan } from '#kit/money/money.ts';
import { aProduct, type ProductWish } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { cartProtocol as cart } from '../cart.protocol.ts';
import { checkQuantity, mendQuantity } from '../cart-quantity.ts';
import { storeTotals } from '../cart-totals.ts';
import { checkedLines, mergeGuestCart, takeCheckedLines } from './cart.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const product = (wish: ProductWish = {}) => mall.work((work) => aProduct(work, wish));
const add = (buyer: Person, productId: number, number: number | string, language: 'zh' | 'en' = 'zh') =>
  mall.call(cart.add, { productId, number }, buyer, language);
const show = (buyer: Person) => mall.call(cart.cartList, {}, buyer);
const onlyLine = async (buyer: Person) => (await show(buyer)).storeCartGroupList[0]!.storeCartList[0]!;
const setLadder = (productId: number, micro: number) =>
  mall.work((work) =>
    work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
      productId,
      JSON.stringify([{ minNum: 1, unitPrice: micro }]),
    ]),
  );

describe('happy', () => {
  it('adds to what is there, at the ladder price of the whole quantity', async () => {
    const buyer = await aLogin(mall);
    const { productId } = await product();
    expect(await add(buyer, productId, 60)).toEqual({ availableCartNum: 1 });
    await add(buyer, productId, '40');
    expect(await onlyLine(buyer)).toMatchObject({
      buyNum: 100,
      goodsPrice: '1.200000',
      totalAmount: '120.00',
      subtotal: '120.00',
      isChecked: 1,
      problems: [],
    });
  });

  it('counts every one of many additions at the same moment', async () => {
    const buyer = await aLogin(mall);
    const { productId } = await product();
    await Promise.all(Array.from({ length: 20 }, () => add(buyer, productId, 5)));
    expect((await onlyLine(buyer)).buyNum).toBe(100);
  });

  it('groups lines per store with freight and what is missing for free freight', async () => {
    const buyer = await aLogin(mall);
    const store = await mall.work((work) => aStore(work, { freightFee: yuan(8), freeFreightFrom: yuan(99) }));
    const first = await product({ storeId: store.storeId });
    const other = await product();
    await add(buyer, first.productId, 10);
    await add(buyer, other.productId, 1_000);
    const { storeCartGroupList: groups, ...totals } = await show(buyer);
    expect(groups.map((group) => group.storeId)).toEqual([other.storeId, store.storeId]);
    expect(groups[1]).toMatchObject({
      totalAmount: '15.00',
      freight: '8.00',
      missingForFreeFreight: '84.00',
    });
    expect(groups[0]).toMatchObject({ totalAmount: '1000.00', freight: '0.00', missingForFreeFreight: null });
    expect(totals).toMatchObject({
      totalAmount: '1015.00',
      totalCheck: 2,
      availableCartNum: 2,
      checkedAll: 1,
    });
  });

  it('checks, unchecks and deletes lines; unchecked ones do not count', async () => {
    const buyer = await aLogin(mall);
    const [a, b] = [await product(), await product()];
    await add(buyer, a.productId, 10);
    await add(buyer, b.productId, 20);
    const all = await mall.call(cart.checkedCarts, { checked: 0 }, buyer);
    expect(all).toMatchObject({ totalCheck: 0, checkedAll: 0, totalAmount: '0.00' });
    expect(all.storeCartGroupList.map((group) => group.freight)).toEqual(['0.00', '0.00']);
    const lineOfA = all.storeCartGroupList.find((group) => group.storeId === a.storeId)!.storeCartList[0]!;
    const one = await mall.call(cart.checkedCarts, { cartIds: [lineOfA.cartId], checked: 1 }, buyer);
    expect(one).toMatchObject({ totalCheck: 1, totalAmount: '15.00' });
    const left = await mall.call(cart.deleteCarts, { cartIds: [lineOfA.cartId] }, buyer);
    expect(left).toMatchObject({ availableCartNum: 1, totalAmount: '0.00' });
  });

  it('says when a price has changed until the buyer accepts it', async () => {
    const buyer = await aLogin(mall);
    const { productId } = await product();
    await add(buyer, productId, 10);
    await setLadder(productId, 1_750_000);
    expect(await onlyLine(buyer)).toMatchObject({
      goodsPrice: '1.750000',
      formerPrice: '1.500000',
      problems: [{ kind: 'priceChanged', text: '单价由 ¥1.50 变为 ¥1.75' }],
    });
    await mall.call(cart.acceptPrices, {}, buyer);
    expect(await onlyLine(buyer)).toMatchObject({ formerPrice: null, problems: [] });
  });

  it('points out that more pieces would cost less', async () => {
    const buyer = await aLogin(mall);
    const { productId } = await product();
    await add(buyer, productId, 90);
    expect((await onlyLine(buyer)).betterBuy).toEqual({ buyNum: 100, amount: '120.00', saves: '15.00' });
  });

  it('moves what is off sale or sold out into the invalid list', async () => {
    const buyer = await aLogin(mall);
    const [off, sold, good] = [await product(), await product({ stock: 50 }), await product()];
    for (const one of [off, sold, good]) await add(buyer, one.productId, 10);
    await mall.work(async (work) => {
      await work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [off.goodsId]);
      await work.query('UPDATE product SET reserved = on_hand WHERE product_id = $1', [sold.productId]);
    });
    const now = await show(buyer);
    expect(now.invalidList.map((line) => line.problems[0]!.text)).toEqual(['商品已售罄', '商品已下架']);
    expect(now).toMatchObject({ availableCartNum: 1, totalCheck: 1, totalAmount: '15.00' });
  });

  it('offers the quantity that one click would mend', async () => {
    const buyer = await aLogin(mall);
    const { productId } = await product({ multiple: 10, minBuyNum: 20, stock: 95 });
    await add(buyer, productId, 90);
    await mall.work((work) =>
      work.query('UPDATE product SET reserved = 40 WHERE product_id = $1', [productId]),
    );
    expect((await onlyLine(buyer)).problems).toEqual([
      { kind: 'shortage', text: '库存不足（剩余 55 件）', mendNum: 50 },
    ]);
    const { cartId } = await onlyLine(buyer);
    const mended = await mall.call(cart.changeNum, { cartId, number: 50 }, buyer);
    expect(mended.storeCartGroupList[0]!.storeCartList[0]).toMatchObject({ buyNum: 50, problems: [] });
  });

  it("prices a guest's cart like a member's and keeps nothing", async () => {
    const { productId } = await product({ multiple: 10 });
    const guest = await mall.call(cart.guestCart, {
      cartInfo: JSON.stringify([
        { productId, buyNum: 15 },
        { productId: 999_999, buyNum: 1 },
      ]),
    });
    expect(guest.storeCartGroupList[0]!.storeCartList[0]).toMatchObject({
      cartId: productId,
      totalAmount: '22.50',
      formerPrice: null,
      problems: [{ kind: 'quantity', mendNum: 20 }],
    });
  });

  it("joins a guest's cart at login: adds up, mends, leaves out what cannot be had", async () => {
    const buyer = await aLogin(mall);
    const [kept, mended, sold, off] = [
      await product(),
      await product({ multiple: 10, maxBuyNum: 45 }),
      await product({ stock: 0 }),
      await product({ state: 'OFF' }),
    ];
    await add(buyer, kept.productId, 10);
    await mall.work((work) =>
      mergeGuestCart(work, buyer.memberId, [
        { productId: kept.productId, buyNum: 5 },
        { productId: mended.productId, buyNum: 44 },
        { productId: sold.productId, buyNum: 1 },
        { productId: off.productId, buyNum: 1 },
        { productId: 999_999, buyNum: 1 },
      ]),
    );
    const lines = await mall.work((work) => checkedLines(work, { ...buyer, sessionId: 0 }));
    expect(lines.map(({ productId, buyNum }) => [productId, buyNum])).toEqual([
      [mended.productId, 40],
      [kept.productId, 15],
    ]);
  });

  it('gives the checked lines to one of two takers only, and back when the taker fails', async () => {
    const buyer = await aLogin(mall);
    await add(buyer, (await product()).productId, 10);
    const failing = mall.work(async (work) => {
      await takeCheckedLines(work, { ...buyer, sessionId: 0 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const taken = await Promise.all(
      [1, 2].map(() => mall.work((work) => takeCheckedLines(work, { ...buyer, sessionId: 0 }))),
    );
    expect(taken.map((lines) => lines.length).sort()).toEqual([0, 1]);
  });
});

describe('refused', () => {
  it.each([
    [0, '只能输入非零数字', 'Only non-zero numbers can be entered'],
    ['abc', '只能输入非零数字', 'Only non-zero numbers can be entered'],
    [-5, '最少购买 1 件', 'Minimum purchase 1'],
    [50, '数量超出范围（48 件起订，须为 24 的倍数）', 'Quantity out of range (from 48, in multiples of 24)'],
    [24, '数量超出范围（48 件起订，须为 24 的倍数）', 'Quantity out of range (from 48, in multiples of 24)'],
    [480, '超出限购数量（最多 240 件）', 'Exceeds purchase limit (at most 240)'],
    [144, '库存不足（剩余 100 件）', 'Inventory shortage (100 left)'],
    [1e15, '数量超出范围（最多 999999999 件）', 'Quantity out of range (at most 999999999)'],
  ])('%s pieces', async (number, zh, en) => {
    const buyer = await aLogin(mall);
    const { productId } = await product({ multiple: 24, minBuyNum: 48, maxBuyNum: 240, stock: 100 });
    await expect(add(buyer, productId, number)).rejects.toMatchObject({ state: 255, message: zh });
    await expect(add(buyer, productId, number, 'en')).rejects.toMatchObject({ state: 255, message: en });
    expect((await show(buyer)).availableCartNum).toBe(0);
  });

  it('what is not on sale, and a quantity that the sum makes wrong', async () => {
    const buyer = await aLogin(mall);
    const off = await product({ state: 'OFF' });
    await expect(add(buyer, off.productId, 1)).rejects.toMatchObject({
      state: 255,
      message: '商品不存在或已下架',
    });
    await expect(add(buyer, 999_999, 1)).rejects.toMatchObject({ state: 255 });
    const few = await product({ stock: 10 });
    await add(buyer, few.productId, 6);
    await expect(add(buyer, few.productId, 6)).rejects.toMatchObject({
      data: { kind: 'shortage', mendNum: 10 },
    });
    expect((await onlyLine(buyer)).buyNum).toBe(6);
  });
});

describe('wrong', () => {
  it("leaves another member's lines alone", async () => {
    const [owner, thief] = [await aLogin(mall), await aLogin(mall)];
    await add(owner, (await product()).productId, 10);
    const { cartId } = await onlyLine(owner);
    await expect(mall.call(cart.changeNum, { cartId, number: 20 }, thief)).rejects.toMatchObject({
      state: 404,
    });
    await mall.call(cart.deleteCarts, { cartIds: [cartId] }, thief);
    await mall.call(cart.checkedCarts, { cartIds: [cartId], checked: 0 }, thief);
    expect(await onlyLine(owner)).toMatchObject({ buyNum: 10, isChecked: 1 });
  });

  it('needs a login', async () => {
    expect(await mall.ask(cart.add, { productId: 1, number: 1 })).toMatchObject({ state: 266 });
    expect(await mall.ask(cart.cartList, {})).toMatchObject({ state: 266 });
  });
});

describe('rules', () => {
  const rule = fc.record({
    multiple: fc.integer({ min: 1, max: 50 }),
    steps: fc.integer({ min: 1, max: 20 }),
    maxBuyNum: fc.option(fc.integer({ min: 1, max: 3_000 })),
    available: fc.integer({ min: 0, max: 3_000 }),
  });

  it('a mended quantity has nothing wrong with it', () => {
    fc.assert(
      fc.property(
        rule,
        fc.integer({ min: -10, max: 5_000 }),
        ({ multiple, steps, maxBuyNum, available }, wanted) => {
          const of = { multiple, minBuyNum: multiple * steps, maxBuyNum, available };
          const mended = mendQuantity(wanted, of);
          if (mended !== undefined) expect(checkQuantity(mended, of)).toBeUndefined();
          else expect(checkQuantity(of.minBuyNum, of)).toBeDefined();
        },
      ),
    );
  });

  it('nothing checked costs no freight', () => {
    const rule = { freightFee: yuan(8), freeFreightFrom: yuan(99) };
    expect(storeTotals([{ isChecked: false, amount: cents(500) }], rule)).toEqual({
      checkedAll: false,
      totalAmount: 0,
      totalCheck: 0,
      freight: 0,
      missingForFreeFreight: null,
    });
  });
});
