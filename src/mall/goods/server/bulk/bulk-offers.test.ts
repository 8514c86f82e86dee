// A store's program sets stock and prices of many products at once: as one by one, each row for itself.
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { bulkOffersProtocol as bulk } from '../../bulk-offers.protocol.ts';
import { goodsProtocol } from '../../goods.protocol.ts';
import { aProduct, type BuiltProduct } from '../goods.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let seller: Awaited<ReturnType<typeof aSeller>>;
let own: BuiltProduct[];
let foreign: BuiltProduct;
beforeEach(async () => {
  seller = await aSeller(mall);
  own = [];
  for (let at = 0; at < 3; at++)
    own.push(await mall.work((work) => aProduct(work, { storeId: seller.storeId })));
  foreign = await mall.work((work) => aProduct(work));
});

const stockOf = (productId: number) =>
  mall.work(async (work) => {
    const [row] = await work.query<{ onHand: number; lots: number; entries: number }>(
      `SELECT on_hand::int AS "onHand", (SELECT sum(on_hand) FROM stock_lot l WHERE l.product_id = p.product_id)::int AS lots,
              (SELECT count(*) FROM stock_entry JOIN stock_lot USING (lot_id) WHERE product_id = p.product_id AND reason = 'adjust')::int AS entries
       FROM product p WHERE product_id = $1`,
      [productId],
    );
    return row!;
  });
const lot = (productId: number, onHand: number, lotNo = 'N1', dateCode = '2630') => ({
  productId,
  lotNo,
  dateCode,
  onHand,
});

it('each row is done or refused for itself, and what is done is written down', async () => {
  const before = await stockOf(own[0]!.productId);
  const rows = [
    lot(own[0]!.productId, 70),
    lot(own[0]!.productId, 5, 'N2'),
    { ...lot(own[1]!.productId, 1), dateCode: '9999' },
    lot(foreign.productId, 9),
    lot(987_654_321, 9),
    lot(own[0]!.productId, 8),
    'nonsense',
    lot(own[2]!.productId, -1),
    lot(own[2]!.productId, 40),
  ];
  const answer = await mall.call(bulk.saveStocks, { rows }, seller);
  expect([answer.done, answer.refused]).toEqual([3, 6]);
  expect(answer.rows.map(({ code }) => code)).toEqual([
    undefined,
    undefined,
    'http.badInput',
    'goods.unknownGoods',
    'goods.unknownGoods',
    'goods.namedTwice',
    'http.badInput',
    'http.badInput',
    undefined,
  ]);
  const now = await stockOf(own[0]!.productId);
  expect(now).toEqual({ onHand: before.onHand + 75, lots: before.lots + 75, entries: before.entries + 2 });
  expect(now.onHand).toBe(now.lots);
  expect((await stockOf(foreign.productId)).entries).toBe(0);
  // The same again changes nothing and writes nothing.
  await mall.call(bulk.saveStocks, { rows: [rows[0], rows[1]] }, seller);
  expect(await stockOf(own[0]!.productId)).toEqual(now);
});

it('is never below what orders were promised, whatever the order of the rows', async () => {
  const { productId } = own[0]!;
  await mall.work((work) =>
    work.query('UPDATE product SET reserved = 50 WHERE product_id = $1', [productId]),
  );
  const lots = await mall.work((work) =>
    work.query<{ lotNo: string; dateCode: string }>(
      'SELECT lot_no AS "lotNo", date_code AS "dateCode" FROM stock_lot WHERE product_id = $1',
      [productId],
    ),
  );
  const empty = lots.map(({ lotNo, dateCode }) => lot(productId, 0, lotNo, dateCode));
  const refused = await mall.call(bulk.saveStocks, { rows: [...empty, lot(productId, 60)] }, seller);
  expect(refused.rows.filter(({ code }) => code === 'goods.belowPromised').length).toBeGreaterThan(0);
  const done = await mall.call(bulk.saveStocks, { rows: [lot(productId, 60), ...empty] }, seller);
  expect(done.refused).toBe(0);
  expect((await stockOf(productId)).onHand).toBe(60);
});

it('ladders follow the rules of a single change, and the list knows them', async () => {
  const tiers = [
    { minNum: 1, unitPrice: '0.500000' },
    { minNum: 1_000, unitPrice: '0.400000' },
  ];
  const good = { productId: own[0]!.productId, minBuyNum: 3, multiple: 5, priceTiers: tiers };
  const answer = await mall.call(
    bulk.savePrices,
    {
      rows: [
        good,
        { ...good, productId: own[1]!.productId, priceTiers: [...tiers].reverse() },
        { ...good, productId: foreign.productId },
        good,
        { ...good, productId: own[2]!.productId, priceTiers: [{ minNum: 100, unitPrice: '1' }] },
        { ...good, productId: own[2]!.productId, priceTiers: [{ minNum: 1, unitPrice: '1000000' }] },
      ],
    },
    seller,
  );
  expect(answer.rows.map(({ code }) => code)).toEqual([
    undefined,
    'goods.notALadder',
    'goods.unknownGoods',
    'goods.productNamedTwice',
    'goods.ladderAboveMinimum',
    'goods.tooDear',
  ]);
  const { products } = await mall.call(goodsProtocol.details, { productId: own[0]!.productId });
  expect(products[0]).toMatchObject({ minBuyNum: 5, multiple: 5, priceTiers: tiers });
  const { list } = await mall.call(searchProtocol.goodsList, { keyword: own[0]!.partNo });
  expect(JSON.stringify(list)).toContain('"0.500000"');
});

it('a repeat answers the same and does nothing twice; two at once do not lose a piece', async () => {
  const wish = { rows: own.map(({ productId }) => lot(productId, 33)), requestId: 'wms-1' };
  const [first, second] = await Promise.all([
    mall.call(bulk.saveStocks, wish, seller),
    mall.call(bulk.saveStocks, wish, seller),
  ]);
  expect(second).toEqual(first);
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      mall.call(
        bulk.saveStocks,
        { rows: own.map(({ productId }) => lot(productId, 10 * (at + 1), `L${at}`)) },
        seller,
      ),
    ),
  );
  for (const { productId } of own) {
    const { onHand, lots } = await stockOf(productId);
    expect(onHand).toBe(lots);
  }
});

it('takes ten thousand rows, and no more', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => lot(own[at % 3]!.productId, at, `B${at}`));
  const answer = await mall.call(bulk.saveStocks, { rows }, seller);
  expect(answer.done).toBe(10_000);
  await expect(mall.call(bulk.saveStocks, { rows: [...rows, rows[0]] }, seller)).rejects.toThrow('rows');
});
