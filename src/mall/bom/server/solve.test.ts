// The cheapest purchase through HTTP: of the lines of a quick order and of a member's own bill of materials.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { solveProtocol as protocol } from '../solve/solve.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const at = (yuan: number) => [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }];

describe('happy', () => {
  it('weighs freight against prices, and says why', async () => {
    const made = await mall.work(async (work) => {
      const dear = await aStore(work);
      const one = await aProduct(work, { storeId: dear.storeId, priceTiers: at(2) });
      const other = await aProduct(work, { storeId: dear.storeId, priceTiers: at(3) });
      // A few fen cheaper, but with freight of its own.
      const cheap = await aProduct(work, { partId: one.partId, priceTiers: at(1.99) });
      return { one, other, cheap };
    });
    const mix = await mall.call(protocol.solve, {
      lines: [
        { lineId: 1, partIds: [made.one.partId], wanted: 10 },
        { lineId: 2, partIds: [made.other.partId], wanted: 10 },
      ],
    });
    expect(mix.isOptimal).toBe(1);
    expect(mix.bound).toBe(mix.total);
    expect(mix.choices.map(({ picks }) => picks[0]!.productId)).toEqual([
      made.one.productId,
      made.other.productId,
    ]);
    expect(mix.goodsAmount).toBe('50.00');
    expect(mix.stores).toHaveLength(1);
    expect(mix.choices[0]!.reasons).toHaveLength(1);
    expect(Number(mix.naive!.saves)).toBeGreaterThan(0);
  });

  it('orders more where that costs less', async () => {
    const product = await mall.work((work) => aProduct(work));
    const mix = await mall.call(protocol.solve, {
      lines: [{ lineId: 7, partIds: [product.partId], wanted: 95 }],
    });
    expect(mix.choices[0]).toMatchObject({ lineId: 7, amount: '120.00', picks: [{ buyNum: 100 }] });
  });

  it('takes two offers where none has enough, and names what nobody has', async () => {
    const made = await mall.work(async (work) => {
      const one = await aProduct(work, { stock: 60 });
      await aProduct(work, { partId: one.partId, stock: 50 });
      return one;
    });
    const mix = await mall.call(protocol.solve, {
      lines: [
        { lineId: 1, partIds: [made.partId], wanted: 100 },
        { lineId: 2, partIds: [made.partId + 1_000_000], wanted: 1 },
      ],
    });
    const [split, missing] = mix.choices;
    expect(split!.picks.reduce((pieces, pick) => pieces + pick.buyNum, 0)).toBe(100);
    expect(missing).toMatchObject({ unserved: 'noOffer', picks: [], amount: '0.00' });
    expect(mix.unserved).toBe(1);
  });
});

it('goes into the cart whole, a line that comes from two stores with both, and nothing of other parts', async () => {
  const made = await mall.work(async (work) => {
    const one = await aProduct(work, { partNo: 'SPLIT-CART-1', stock: 60 });
    const two = await aProduct(work, { partId: one.partId, stock: 50 });
    return { one, two, other: await aProduct(work) };
  });
  const me = await aLogin(mall);
  const { bomId } = await mall.call(bomProtocol.create, { text: 'SPLIT-CART-1, 100' }, me);
  const { choices } = await mall.call(protocol.solve, { bomId }, me);
  const lineId = choices[0]!.lineId;
  const picks = choices[0]!.picks.map(({ productId, buyNum }) => ({ lineId, productId, buyNum }));
  expect(picks).toHaveLength(2);
  const foreign = { lineId, productId: made.other.productId, buyNum: 5 };
  const put = await mall.call(bomProtocol.toCart, { bomId, picks: [...picks, foreign] }, me);
  expect(put).toEqual({ added: 1, availableCartNum: 2, refused: [] });
  const cart = await mall.call(cartProtocol.cartList, {}, me);
  const inCart = cart.storeCartGroupList.flatMap((store) => store.storeCartList);
  expect(new Map(inCart.map((one) => [one.productId, one.buyNum]))).toEqual(
    new Map(picks.map((one) => [one.productId, one.buyNum])),
  );
  expect((await mall.ask(bomProtocol.toCart, { bomId, picks }, await aLogin(mall))).state).toBe(
    State.notFound,
  );
  expect((await mall.ask(bomProtocol.toCart, { bomId, picks: [foreign] }, me)).state).toBe(State.refused);
});

describe('refused', () => {
  it('says so when there is nothing to solve', async () => {
    expect(await refusalOf(mall.call(protocol.solve, {}))).toMatchObject({ state: State.refused });
  });

  it('shows nobody a bill of materials that is not his', async () => {
    expect(await refusalOf(mall.call(protocol.solve, { bomId: 987_654 }))).toMatchObject({
      state: State.notFound,
    });
  });
});
