// The goods room through HTTP: the goods page, a seller's listings, and stock that is never sold twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { sellerGoodsList } from '../seller-goods-list.ts';
import { aCategory, aProduct, type BuiltProduct, type ProductWish } from './goods.builders.ts';
import {
  addEvaluation,
  countSales,
  findProducts,
  releaseStock,
  reserveStock,
  type ShipLine,
  shipStock,
} from './goods.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const made = (wish: ProductWish = {}): Promise<BuiltProduct> => mall.work((work) => aProduct(work, wish));
const available = (productId: number): Promise<number> =>
  mall.work(async (work) => (await findProducts(work, [productId])).get(productId)!.available);

async function sellerOf(storeId: number): Promise<Person> {
  return aLogin(mall, { storeId });
}

/** The sums of the books: Σ lots = on hand, and what lies in the stock entries since the lots were made. */
async function books(
  productId: number,
): Promise<{ onHand: number; reserved: number; lots: number; entries: number }> {
  return mall.work(async (work) => {
    const [row] = await work.query<{ onHand: number; reserved: number; lots: number; entries: number }>(
      `SELECT on_hand AS "onHand", reserved,
              (SELECT coalesce(sum(on_hand), 0)::bigint FROM stock_lot l WHERE l.product_id = p.product_id) AS lots,
              (SELECT coalesce(sum(change), 0)::bigint FROM stock_entry e JOIN stock_lot l USING (lot_id)
               WHERE l.product_id = p.product_id) AS entries
       FROM product p WHERE product_id = $1`,
      [productId],
    );
    return row!;
  });
}

describe('details', () => {
  it('shows a listing with its lots, ladder, category path and the other stores that sell the part', async () => {
    const top = await mall.work((work) => aCategory(work, { nameZh: '电阻', nameEn: 'Resistors' }));
    const leaf = await mall.work((work) =>
      aCategory(work, { nameZh: '贴片电阻', nameEn: 'Chip resistors', pid: top }),
    );
    const one = await made({
      categoryId: leaf,
      titleZh: '10k 电阻',
      titleEn: '10k resistor',
      params: [{ key: 'colour', text: '黑', textEn: 'black' }],
      lots: [
        { lotNo: 'A', dateCode: '2501', onHand: 30 },
        { lotNo: 'B', dateCode: '2610', onHand: 70 },
        { lotNo: 'EMPTY', dateCode: '2401', onHand: 0 },
      ],
      reserved: 20,
    });
    const dear = await made({
      partId: one.partId,
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(2_000_000) }],
    });
    const cheap = await made({
      partId: one.partId,
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(3_120) }],
    });
    const soldOut = await made({ partId: one.partId, stock: 0 });
    const off = await made({ partId: one.partId, state: 'OFF' });

    const zh = await mall.call(goodsProtocol.details, { productId: one.productId });
    expect(zh).toMatchObject({
      goodsName: '10k 电阻',
      categoryPath: [
        { categoryId: top, categoryName: '电阻' },
        { categoryId: leaf, categoryName: '贴片电阻' },
      ],
      params: [{ key: 'colour', text: '黑' }],
      evaluationCount: 0,
      evaluationStars: null,
      orderCode: null,
      isOnSale: true,
    });
    expect(zh.products).toHaveLength(1);
    expect(zh.products[0]).toMatchObject({
      productStock: 80,
      priceTiers: [{ minNum: 1, unitPrice: '1.500000' }, {}, {}],
    });
    expect(zh.products[0]!.lots.map((lot) => lot.lotNo)).toEqual(['B', 'A']);
    expect(zh.otherOffers.map((offer) => offer.goodsId)).toEqual([
      cheap.goodsId,
      dear.goodsId,
      soldOut.goodsId,
    ]);
    expect(zh.otherOffers[0]!.priceTiers).toEqual([{ minNum: 1, unitPrice: '0.003120' }]);

    const en = await mall.call(goodsProtocol.details, { productId: one.productId }, undefined, 'en');
    expect(en).toMatchObject({ goodsName: '10k resistor', params: [{ text: 'black' }] });
    expect(en.categoryPath.map((step) => step.categoryName)).toEqual(['Resistors', 'Chip resistors']);
    expect((await mall.call(goodsProtocol.details, { productId: off.productId })).isOnSale).toBe(false);
  });

  it('takes a known part number apart, in both languages', async () => {
    const known = await made({ brandName: '国巨(YAGEO)', partNo: 'RC0402FR-0710KL' });
    const zh = await mall.call(goodsProtocol.details, { productId: known.productId });
    const en = await mall.call(goodsProtocol.details, { productId: known.productId }, undefined, 'en');
    expect(zh.orderCode?.map((one) => one.code)).toContain('10K');
    expect(en.orderCode?.map((one) => one.code)).toEqual(zh.orderCode?.map((one) => one.code));
    expect(en.orderCode?.some((one) => /\p{Script=Han}/u.test(one.label + one.meaning))).toBe(false);
    const stranger = await made({ brandName: 'SOMEONE ELSE', partNo: 'RC0402FR-0710KL' });
    expect((await mall.call(goodsProtocol.details, { productId: stranger.productId })).orderCode).toBeNull();
  });

  it('counts evaluations and sales', async () => {
    const { goodsId, productId } = await made();
    await mall.work(async (work) => {
      for (const stars of [5, 5, 4]) await addEvaluation(work, goodsId, stars);
      await countSales(work, [
        { goodsId, number: 20 },
        { goodsId, number: 5 },
      ]);
    });
    expect(await mall.call(goodsProtocol.details, { productId })).toMatchObject({
      evaluationCount: 3,
      evaluationStars: 4.7,
      saleNum: 25,
    });
  });

  it('refuses what does not exist, and what is no id', async () => {
    expect(await mall.ask(goodsProtocol.details, { productId: 999_999_999 })).toMatchObject({
      state: State.notFound,
      data: null,
    });
    for (const productId of ['x', '0', '-1', '1.5', '1e30', '']) {
      expect((await mall.ask(goodsProtocol.details, { productId })).state).toBe(State.refused);
    }
  });
});

describe('a seller’s listings', () => {
  it('are his own, found by part number or title, page by page', async () => {
    const { storeId } = await mall.work((work) => aStore(work));
    const seller = await sellerOf(storeId);
    await made({ storeId, partNo: 'STM32-F103/C8', titleZh: '单片机' });
    await made({ storeId, partNo: 'NE555' });
    await made({ partNo: 'STM32-OTHER' });
    const all = await mall.call(sellerGoodsList.list, { pageSize: 1 }, seller);
    expect(all.list.map((row) => row.partNo)).toEqual(['NE555']);
    expect(all.pagination).toEqual({ current: 1, pageSize: 1, total: 2, isExact: true });
    for (const keyword of ['stm32f103', '单片机', 'stm32 f103']) {
      const found = await mall.call(sellerGoodsList.list, { keyword }, seller);
      expect(found.list.map((row) => row.partNo)).toEqual(['STM32-F103/C8']);
    }
    for (const keyword of ['%', '_', '\\', '—']) {
      expect((await mall.call(sellerGoodsList.list, { keyword }, seller)).list).toEqual([]);
    }
  });

  it('go on and off sale together; another store’s are refused and stay as they are', async () => {
    const { storeId } = await mall.work((work) => aStore(work));
    const seller = await sellerOf(storeId);
    const own = await made({ storeId });
    const others = await made({});
    const { takeOff } = sellerGoodsList.bulk;
    if (!takeOff) throw new Error('not declared');
    const ids = [own.productId, others.productId, 'no number'];
    expect(await mall.call(takeOff, { ids }, seller)).toMatchObject({
      done: 1,
      refused: [
        { key: others.productId, code: State.notFound },
        { key: 'no number', code: State.notFound },
      ],
    });
    const { list, counts, sums } = await mall.call(sellerGoodsList.list, { state: 'OFF' }, seller);
    expect(list.map((row) => row.productId)).toEqual([own.productId]);
    expect(counts).toEqual({ ON_SALE: 0, WAITING: 0, OFF: 1 });
    expect(Number(sums.onHand)).toBeGreaterThan(0);
    const sorted = await mall.ask(
      sellerGoodsList.list,
      { sort: '-onHand,partNo', f_packing: 'reel,tray' },
      seller,
    );
    expect(sorted.state).toBe(State.done);
  });

  it('are closed to buyers and guests', async () => {
    expect((await mall.ask(sellerGoodsList.list, {}, await aLogin(mall))).state).toBe(State.notAllowed);
    expect((await mall.ask(sellerGoodsList.list, {})).state).toBe(State.notLoggedIn);
  });
});

describe('adjustStock', () => {
  it('sets a lot, makes a new one, and writes each difference down', async () => {
    const { storeId, productId } = await made({ lots: [{ lotNo: 'A', dateCode: '2601', onHand: 100 }] });
    const seller = await sellerOf(storeId);
    await mall.call(
      goodsProtocol.adjustStock,
      { productId, lotNo: 'A', dateCode: '2601', onHand: 60 },
      seller,
    );
    const reply = await mall.call(
      goodsProtocol.adjustStock,
      { productId, lotNo: 'B', dateCode: '2640', onHand: '25' },
      seller,
    );
    expect(reply).toMatchObject({ onHand: 85, reserved: 0 });
    expect(reply.lots).toMatchObject([
      { lotNo: 'A', onHand: 60 },
      { lotNo: 'B', dateCode: '2640', onHand: 25 },
    ]);
    expect(await books(productId)).toEqual({ onHand: 85, reserved: 0, lots: 85, entries: -15 });
    await mall.call(
      goodsProtocol.adjustStock,
      { productId, lotNo: 'A', dateCode: '2601', onHand: 60 },
      seller,
    );
    expect((await books(productId)).entries).toBe(-15);
  });

  it('never goes below what orders have been promised', async () => {
    const { storeId, productId } = await made({
      lots: [
        { lotNo: 'A', dateCode: '2601', onHand: 50 },
        { lotNo: 'B', dateCode: '2602', onHand: 50 },
      ],
      reserved: 70,
    });
    const seller = await sellerOf(storeId);
    const low = { productId, lotNo: 'A', dateCode: '2601', onHand: 19 };
    expect(await mall.ask(goodsProtocol.adjustStock, low, seller)).toMatchObject({
      state: State.refused,
      data: { least: 20 },
    });
    expect(await books(productId)).toEqual({ onHand: 100, reserved: 70, lots: 100, entries: 0 });
    await mall.call(goodsProtocol.adjustStock, { ...low, onHand: 20 }, seller);
    expect(await available(productId)).toBe(0);
  });

  it('knows the same request again, and another date code for the same lot', async () => {
    const { storeId, productId } = await made({ lots: [{ lotNo: 'A', dateCode: '2601', onHand: 10 }] });
    const seller = await sellerOf(storeId);
    const once = { productId, lotNo: 'A', dateCode: '2601', onHand: 90, requestId: 'count-1' };
    const first = await mall.call(goodsProtocol.adjustStock, once, seller);
    expect(await mall.call(goodsProtocol.adjustStock, once, seller)).toEqual(first);
    const other = await mall.ask(
      goodsProtocol.adjustStock,
      { ...once, requestId: undefined, dateCode: '2602' },
      seller,
    );
    expect(other).toMatchObject({ state: State.refused, data: { dateCode: '2601' } });
  });

  it('refuses other stores’ goods and wrong values', async () => {
    const { productId } = await made();
    const seller = await sellerOf((await made()).storeId);
    const input = { productId, lotNo: 'A', dateCode: '2601', onHand: 5 };
    expect((await mall.ask(goodsProtocol.adjustStock, input, seller)).state).toBe(State.notFound);
    for (const wrong of [
      { dateCode: '2660' },
      { dateCode: '26' },
      { onHand: -1 },
      { onHand: 1.5 },
      { lotNo: ' ' },
    ]) {
      expect((await mall.ask(goodsProtocol.adjustStock, { ...input, ...wrong }, seller)).state).toBe(
        State.refused,
      );
    }
  });
});

describe('changeLadder', () => {
  it('replaces prices and raises a MOQ that is no multiple', async () => {
    const { storeId, productId } = await made();
    const seller = await sellerOf(storeId);
    const reply = await mall.call(
      goodsProtocol.changeLadder,
      {
        productId,
        minBuyNum: 50,
        multiple: 24,
        priceTiers: [
          { minNum: 1, unitPrice: '0.0036' },
          { minNum: 1000, unitPrice: 0.0031 },
        ],
      },
      seller,
    );
    expect(reply).toMatchObject({
      minBuyNum: 72,
      multiple: 24,
      priceTiers: [
        { minNum: 1, unitPrice: '0.003600' },
        { minNum: 1000, unitPrice: '0.003100' },
      ],
    });
    const shown = await mall.call(goodsProtocol.details, { productId });
    expect(shown.products[0]).toMatchObject({ minBuyNum: 72, priceTiers: reply.priceTiers });
  });

  it('refuses what is no ladder', async () => {
    const { storeId, productId } = await made({ maxBuyNum: 100 });
    const seller = await sellerOf(storeId);
    const tier = (minNum: number, price: string | number) => ({ minNum, unitPrice: price });
    const ladders = [
      [tier(1, '1'), tier(10, '1')],
      [tier(1, '1'), tier(10, '2')],
      [tier(10, '2'), tier(10, '1')],
      [tier(10, '1')],
      [tier(1, '1000000')],
      [tier(1, '0')],
      [tier(1, '0.0000001')],
      [tier(0, '1')],
      [],
      Array.from({ length: 11 }, (_, at) => tier(at + 1, 100 - at)),
    ];
    for (const priceTiers of ladders) {
      const reply = await mall.ask(
        goodsProtocol.changeLadder,
        { productId, minBuyNum: 1, multiple: 1, priceTiers },
        seller,
      );
      expect(reply.state, JSON.stringify(priceTiers)).toBe(State.refused);
    }
    const tooMany = { productId, minBuyNum: 101, multiple: 1, priceTiers: [tier(1, '1')] };
    expect(await mall.ask(goodsProtocol.changeLadder, tooMany, seller)).toMatchObject({
      data: { maxBuyNum: 100 },
    });
    const stranger = await sellerOf((await made()).storeId);
    expect((await mall.ask(goodsProtocol.changeLadder, { ...tooMany, minBuyNum: 1 }, stranger)).state).toBe(
      State.notFound,
    );
  });
});

describe('changeState', () => {
  it('takes off sale and puts on again; other stores meet a 404', async () => {
    const { storeId, goodsId, productId } = await made();
    const other = await made();
    const seller = await sellerOf(storeId);
    expect((await mall.call(goodsProtocol.changeState, { goodsId, state: 'OFF' }, seller)).state).toBe('OFF');
    expect((await mall.call(goodsProtocol.details, { productId })).isOnSale).toBe(false);
    expect((await mall.call(goodsProtocol.changeState, { goodsId, state: 'ON_SALE' }, seller)).state).toBe(
      'ON_SALE',
    );
    const refused = await mall.ask(
      goodsProtocol.changeState,
      { goodsId: other.goodsId, state: 'OFF' },
      seller,
    );
    expect(refused.state).toBe(State.notFound);
    expect((await mall.ask(goodsProtocol.changeState, { goodsId, state: 'GONE' }, seller)).state).toBe(
      State.refused,
    );
  });
});

describe('stock', () => {
  it('is reserved for all lines or none', async () => {
    const plenty = await made({ stock: 100 });
    const scarce = await made({ stock: 5, partNo: 'SCARCE' });
    const lines = [
      { productId: scarce.productId, number: 3 },
      { productId: plenty.productId, number: 10 },
    ];
    await mall.work((work) => reserveStock(work, lines));
    const again = mall.work((work) => reserveStock(work, lines));
    await expect(again).rejects.toMatchObject({ data: { partNo: 'SCARCE', left: 2 } });
    expect(await available(plenty.productId)).toBe(90);
    await mall.work((work) => releaseStock(work, lines));
    expect(await available(scarce.productId)).toBe(5);
  });

  it('adds up lines of the same product', async () => {
    const { productId } = await made({ stock: 10 });
    const twice = [
      { productId, number: 6 },
      { productId, number: 6 },
    ];
    await expect(mall.work((work) => reserveStock(work, twice))).rejects.toMatchObject({
      data: { left: 10 },
    });
    await expect(mall.work((work) => reserveStock(work, [{ productId, number: 0 }]))).rejects.toThrow(
      RangeError,
    );
  });

  it('is never promised twice, however many come at once and in whatever order', async () => {
    const [one, two] = [await made({ stock: 10 }), await made({ stock: 10 })];
    const attempts = Array.from({ length: 24 }, (_, at) => {
      const lines = [one, two].map(({ productId }) => ({ productId, number: 1 }));
      return mall
        .work((work) => reserveStock(work, at % 2 ? lines : lines.toReversed()))
        .then(
          () => true,
          () => false,
        );
    });
    const done = await Promise.all(attempts);
    expect(done.filter(Boolean)).toHaveLength(10);
    expect([await available(one.productId), await available(two.productId)]).toEqual([0, 0]);
  });

  it('leaves in the order of date codes, out of the lots and with entries', async () => {
    const { productId, lotIds } = await made({
      lots: [
        { lotNo: 'NEW', dateCode: '2610', onHand: 50 },
        { lotNo: 'OLD', dateCode: '2440', onHand: 30 },
        { lotNo: 'ANCIENT', dateCode: '9801', onHand: 5 },
      ],
    });
    const [neu] = lotIds;
    const ship = (line: Omit<ShipLine, 'productId'>) =>
      mall.work((work) => shipStock(work, { documentSn: 'PK1', memberId: null }, [{ productId, ...line }]));
    await mall.work((work) => reserveStock(work, [{ productId, number: 60 }]));
    const first = await ship({ number: 40 });
    expect(first.map(({ lotNo, number }) => [lotNo, number])).toEqual([
      ['ANCIENT', 5],
      ['OLD', 30],
      ['NEW', 5],
    ]);
    const second = await ship({ number: 20, lots: [{ lotId: neu!, number: 20 }] });
    expect(second).toEqual([{ productId, lotId: neu, lotNo: 'NEW', dateCode: '2610', number: 20 }]);
    expect(await books(productId)).toEqual({ onHand: 25, reserved: 0, lots: 25, entries: -60 });
  });

  it('refuses lots that cannot give it, and changes nothing then', async () => {
    const { productId, lotIds } = await made({ lots: [{ lotNo: 'A', dateCode: '2610', onHand: 50 }] });
    const other = await made();
    await mall.work((work) => reserveStock(work, [{ productId, number: 50 }]));
    const ship = (lots: { lotId: number; number: number }[]) =>
      mall.work((work) =>
        shipStock(work, { documentSn: 'PK2', memberId: null }, [{ productId, number: 50, lots }]),
      );
    await expect(ship([{ lotId: lotIds[0]!, number: 49 }])).rejects.toMatchObject({ data: { number: 50 } });
    await expect(
      ship([
        { lotId: lotIds[0]!, number: 51 },
        { lotId: lotIds[0]!, number: -1 },
      ]),
    ).rejects.toThrow();
    await expect(ship([{ lotId: other.lotIds[0]!, number: 50 }])).rejects.toThrow('does not exist');
    expect(await books(productId)).toMatchObject({ onHand: 50, reserved: 50, lots: 50 });
  });
});
