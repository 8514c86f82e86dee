// One row for each part, through HTTP: a part that three stores sell stands once in lists, counts and shelves, with its stores in it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { newGoodsProtocol } from '../new-goods.protocol.ts';
import { searchProtocol } from '../search.protocol.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { forgetSearchCache } from './search.ts';

type Query = CallOf<typeof searchProtocol.goodsList>;

let mall: TestMall;
let passive: number;
let caps: number;
let shared: BuiltProduct;
let dear: BuiltProduct;
let soldOut: BuiltProduct;
let single: BuiltProduct;

const at = (yuan: number) => [{ minNum: 1, unitPrice: unitPrice(yuan * 1_000_000) }];
const list = (query: Query = {}) => mall.call(searchProtocol.goodsList, query);
const partNos = async (query: Query) => (await list(query)).list.map(({ partNo }) => partNo);

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await work.tx
      .insert(parameter)
      .values([
        { key: 'dielectric', nameZh: '介质', nameEn: 'Dielectric', kind: 'option', isFacet: true, sort: 1 },
      ]);
    passive = await aCategory(work, { nameZh: '被动元件', nameEn: 'Passives' });
    caps = await aCategory(work, { nameZh: '电容', nameEn: 'Capacitors', pid: passive });
    const params = [{ key: 'dielectric', text: 'X7R' }];
    const wish = { categoryId: caps, params, partNo: 'PART100' };
    shared = await aProduct(work, { ...wish, stock: 100, priceTiers: at(3) });
    const { partId } = shared;
    dear = await aProduct(work, { ...wish, partId, stock: 1_000, priceTiers: at(5) });
    soldOut = await aProduct(work, { ...wish, partId, stock: 0, priceTiers: at(1) });
    single = await aProduct(work, {
      categoryId: caps,
      params: [{ key: 'dielectric', text: 'C0G' }],
      partNo: 'PART200',
      stock: 500,
      priceTiers: at(4),
    });
    await work.query("UPDATE part SET released_at = now() - interval '1 day'");
    await rebuildSearch(work);
  });
  forgetSearchCache();
}, 60_000);

afterAll(() => mall.close());

describe('the goods list', () => {
  test('shows a part once, of the cheapest store that has some, with the others in it', async () => {
    const { list: rows, pagination } = await list({ categoryId: caps, sort: 1 });
    expect(rows.map(({ goodsId }) => goodsId)).toEqual([shared.goodsId, single.goodsId]);
    expect(pagination).toMatchObject({ total: 2, isCapped: false });
    expect(rows[0]).toMatchObject({
      defaultProductId: shared.productId,
      goodsPrice: '3.000000',
      productStock: 100,
      totalStock: 1_100,
      storeNum: 3,
    });
    expect(rows[0]!.offers.map(({ productId, storeId }) => [productId, storeId])).toEqual([
      [dear.productId, dear.storeId],
      [soldOut.productId, soldOut.storeId],
    ]);
    expect(rows[1]).toMatchObject({ totalStock: 500, storeNum: 1, offers: [] });
  });

  test('counts parts in every facet', async () => {
    const { facets } = await list({ categoryId: passive });
    expect(facets.total).toBe(2);
    expect(facets.categories.map(({ count }) => count)).toEqual([2]);
    const [dielectric] = facets.params;
    expect(dielectric?.values.map(({ value, count }) => [value, count])).toEqual([
      ['C0G', 1],
      ['X7R', 1],
    ]);
  });

  test('sorts by the cheapest price and by the stock of all stores', async () => {
    expect(await partNos({ categoryId: caps, sort: 1 })).toEqual(['PART100', 'PART200']);
    expect(await partNos({ categoryId: caps, sort: 2 })).toEqual(['PART200', 'PART100']);
    expect(await partNos({ categoryId: caps, sort: 4 })).toEqual(['PART100', 'PART200']);
  });

  test('pages neither repeat nor lose a part', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((current) => partNos({ keyword: 'PART', current, pageSize: 1 })),
    );
    expect(pages.flat().sort()).toEqual(['PART100', 'PART200']);
  });

  test('only the offers that match are in the row', async () => {
    const { list: rows } = await list({ keyword: 'PART100', lowPrice: '4' });
    expect(rows.map(({ goodsId, storeNum }) => [goodsId, storeNum])).toEqual([[dear.goodsId, 1]]);
  });

  test('a store shows its own listing', async () => {
    const { list: rows, pagination } = await list({ storeId: dear.storeId });
    expect(rows.map(({ goodsId, offers }) => [goodsId, offers])).toEqual([[dear.goodsId, []]]);
    expect(pagination.total).toBe(1);
  });
});

test('shelves of the home page and the new products show a part once', async () => {
  const home = await mall.call(searchProtocol.home, {});
  const shelves = [home.newGoods, ...home.categoryFloors.map(({ goods }) => goods)];
  for (const shelf of shelves) {
    const part = shelf.filter(({ partNo }) => partNo === 'PART100');
    expect(part.map(({ goodsId, storeNum }) => [goodsId, storeNum])).toEqual([[shared.goodsId, 3]]);
  }
  const fresh = await mall.call(newGoodsProtocol.newGoods, {});
  expect(fresh.list.find(({ partNo }) => partNo === 'PART100')).toMatchObject({
    goodsId: shared.goodsId,
    totalStock: 1_100,
    storeNum: 3,
  });
});
