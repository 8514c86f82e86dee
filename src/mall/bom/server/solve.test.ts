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

describe('a part on two lines', () => {
  /** From 1,000 on at less than half: two lines of 600 pay what 1,200 cost. */
  const ladder = [
    { minNum: 1, unitPrice: unitPrice(49_350) },
    { minNum: 1_000, unitPrice: unitPrice(35_250) },
  ];

  it('costs what the sum costs: in the preview, the bill, the cheapest purchase and the cart', async () => {
    const product = await mall.work((work) =>
      aProduct(work, { partNo: 'TWICE-104K', priceTiers: ladder, minBuyNum: 50, multiple: 50, stock: 5_000 }),
    );
    const text = 'TWICE-104K 600\nTWICE-104K 600';
    const { lines: read } = await mall.call(bomProtocol.readText, { text });
    const preview = await mall.call(bomProtocol.preview, { lines: read });
    expect(preview.totals.goodsAmount).toBe('42.30');
    expect(preview.lines.map(({ chosen }) => [chosen?.buyNum, chosen?.amount, chosen?.unitPrice])).toEqual([
      [600, '21.15', '0.035250'],
      [600, '21.15', '0.035250'],
    ]);

    const me = await aLogin(mall);
    const { bomId } = await mall.call(bomProtocol.create, { text }, me);
    const shown = await mall.call(bomProtocol.lines, { bomId, pageSize: 1 }, me);
    expect(shown.list[0]?.chosen).toMatchObject({ buyNum: 600, amount: '21.15' });
    const mix = await mall.call(protocol.solve, { bomId }, me);
    expect(mix).toMatchObject({ goodsAmount: '42.30', isOptimal: 1, unserved: 0 });
    expect(mix.choices.map(({ amount, reasons }) => [amount, reasons.length])).toEqual([
      ['21.15', 1],
      ['21.15', 1],
    ]);
    await mall.call(bomProtocol.toCart, { bomId }, me);
    const cart = await mall.call(cartProtocol.cartList, {}, me);
    const [inCart] = cart.storeCartGroupList.flatMap((store) => store.storeCartList);
    expect(inCart).toMatchObject({ productId: product.productId, buyNum: 1_200 });
  });

  it('reaches MOQ and multiple together, and keeps what each line says', async () => {
    await mall.work((work) =>
      aProduct(work, { partNo: 'TWICE-MOQ', priceTiers: at(1), minBuyNum: 100, multiple: 100 }),
    );
    const me = await aLogin(mall);
    const { bomId } = await mall.call(
      bomProtocol.create,
      {
        lines: [
          { partNo: 'TWICE-MOQ', qty: 30, designators: 'C1', note: 'near U1' },
          { partNo: 'TWICE-MOQ', qty: 50, designators: 'C2' },
        ],
      },
      me,
    );
    const { list } = await mall.call(bomProtocol.lines, { bomId }, me);
    expect(
      list.map(({ designators, note, chosen }) => [designators, note, chosen?.buyNum, chosen?.amount]),
    ).toEqual([
      ['C1', 'near U1', 37, '37.00'],
      ['C2', '', 63, '63.00'],
    ]);
    const mix = await mall.call(protocol.solve, { bomId }, me);
    expect(mix.total.split('.')[0]).not.toBe('200');
    const choices = mix.choices.flatMap(({ lineId, picks }) =>
      picks.map(({ productId, buyNum }) => ({ lineId, productId, buyNum })),
    );
    await mall.call(protocol.takeMix, { bomId, choices }, me);
    const taken = (await mall.call(bomProtocol.lines, { bomId }, me)).list;
    expect(taken.map(({ chosen }) => [chosen?.buyNum, chosen?.byHand, chosen?.problem])).toEqual([
      [37, 1, ''],
      [63, 1, ''],
    ]);
    const put = await mall.call(bomProtocol.toCart, { bomId }, me);
    expect(put).toMatchObject({ added: 2, availableCartNum: 1, refused: [] });
  });

  it('as an alternate of another line too', async () => {
    const { one, two } = await mall.work(async (work) => ({
      one: await aProduct(work, { priceTiers: ladder, stock: 5_000 }),
      two: await aProduct(work, { priceTiers: at(0.04), stock: 5_000 }),
    }));
    const mix = await mall.call(protocol.solve, {
      lines: [
        { lineId: 1, partIds: [one.partId, two.partId], wanted: 600 },
        { lineId: 2, partIds: [one.partId], wanted: 600 },
      ],
    });
    expect(mix).toMatchObject({ goodsAmount: '42.30', isOptimal: 1 });
  });
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
