// The listings in memory against the database: the same answers, after every change, whoever made it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aBrand, aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { goodsChanged } from '#mall/goods/server/goods.events.ts';
import { reserveStock } from '#mall/goods/server/goods.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { GOODS_SORTS, searchProtocol } from '../search.protocol.ts';
import { findInDatabase, findInMemory, findPage } from './find-matches.ts';
import { type GoodsFilter, NO_FILTER } from './goods-filter.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { indexGoods } from './search.ts';
import { memoryOf, readListings } from './search-memory.ts';
import type { WordQuery } from './tokens.ts';

const GOODS = 60;
let mall: TestMall;
let other: TestMall;
let categories: number[];
const made: BuiltProduct[] = [];

/** The same numbers at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

const reading = <T>(action: (work: Work) => Promise<T>, of = mall) => of.mall.workshop.reading('zh', action);

async function sell(at: number, next: (below: number) => number): Promise<void> {
  const params = [
    { key: 'size', text: `${next(4)}` },
    { key: 'kind', text: `k${next(12)}` },
  ];
  const wish = {
    partNo: `P-${at}`,
    categoryId: categories[next(2)]!,
    brandName: `B${next(3)}`,
    params: params.slice(next(3)),
    stock: next(4) * 1_000,
    priceTiers: [{ minNum: 1, unitPrice: unitPrice(10_000 * (1 + next(6))) }],
  };
  made.push(await mall.work((work) => aProduct(work, wish)));
}

beforeAll(async () => {
  mall = await openTestMall();
  const next = numbers(1);
  await mall.work(async (work) => {
    for (const [at, key] of ['size', 'kind'].entries()) {
      const row = { key, nameZh: key, nameEn: key, kind: 'option' as const, isFacet: true, sort: at };
      await work.tx.insert(parameter).values(row);
    }
    const above = await aCategory(work, { nameZh: '上', nameEn: 'Above' });
    categories = [await aCategory(work, { pid: above }), await aCategory(work, { pid: above })];
    for (const name of ['B0', 'B1', 'B2']) await aBrand(work, name);
  });
  for (let at = 0; at < GOODS; at++) await sell(at, next);
  other = await openTestMall({ beside: mall });
  for (const one of [mall, other]) await filled(one);
}, 60_000);

afterAll(async () => {
  await other.close();
  await mall.close();
});

async function filled(of: TestMall): Promise<void> {
  await reading(readListings, of);
  expect(await reading((work) => memoryOf(work).listings.latest(work), of)).toBeDefined();
}

/** Tokens of the parts above, beginnings of them, and what nothing has; together and as alternatives. */
function someWords(next: (below: number) => number, depth: number): WordQuery {
  const several = () => Array.from({ length: 1 + next(3) }, () => someWords(next, depth - 1));
  if (depth > 0 && next(2) === 0) return next(2) === 0 ? { all: several() } : { any: several() };
  const word = ['p', '=p', '=p1', 'p2', `p${next(GOODS)}`, `k${next(12)}`, 'k1', 'b', `b${next(4)}`, 'none'][
    next(10)
  ]!;
  return { word, isPrefix: next(2) === 0 };
}

/** The same questions to both, with all orders. */
async function expectTheSame(of: TestMall, seed: number): Promise<void> {
  const next = numbers(seed);
  await reading(async (work) => {
    const terms = await work.query<{ id: number; kind: string }>(
      'SELECT term_id AS id, kind FROM facet_term',
    );
    const some = () => terms[next(terms.length)]!;
    const listings = (await memoryOf(work).listings.latest(work))!;
    for (let turn = 0; turn < 80; turn++) {
      const chosen = Map.groupBy(Array.from({ length: next(4) }, some), ({ kind }) => kind);
      const filter: GoodsFilter = {
        ...NO_FILTER,
        place: Array.from({ length: next(2) }, () => some().id),
        chosen: new Map([...chosen].map(([kind, all]) => [kind, all.map(({ id }) => id)])),
        low: next(3) === 0 ? 10_000 * next(6) : undefined,
        high: next(3) === 0 ? 10_000 * next(8) : undefined,
        inStock: next(3) === 0,
        words: next(2) === 0 ? someWords(next, 2) : undefined,
        partNo: next(3) === 0 ? `P${next(7)}` : undefined,
      };
      const sort = GOODS_SORTS[next(GOODS_SORTS.length)]!;
      const { page, countSome: _, ...inMemory } = findInMemory(listings, filter, sort);
      const inDatabase = await findInDatabase(work, filter, sort);
      expect({ ...inMemory, ids: page!(0, 100) }).toEqual(inDatabase);
      // And as if more matched than are read at once.
      const many = { ...inDatabase, ids: undefined, isCapped: true };
      expect(await findPage(work, filter, sort, { offset: 0, size: 10 }, many)).toEqual(page!(0, 10));
    }
  }, of);
}

const list = (of: TestMall, query = {}) => of.call(searchProtocol.goodsList, { pageSize: 100, ...query });
describe('in step with the index', () => {
  test('as it was filled', async () => {
    await expectTheSame(mall, 2);
    await expectTheSame(other, 3);
  });

  test('after listings came, changed, were ordered and left', async () => {
    const next = numbers(4);
    for (let at = GOODS; at < GOODS + 10; at++) await sell(at, next);
    await mall.work(async (work) => {
      const goodsIds = made.slice(0, 12).map((one) => one.goodsId);
      await work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = ANY($1::bigint[])`, [
        goodsIds.slice(0, 4),
      ]);
      await work.query('UPDATE goods SET sale_num = goods_id * 3 WHERE goods_id = ANY($1::bigint[])', [
        goodsIds,
      ]);
      await work.query(
        `UPDATE part SET params = '[{"key":"size","text":"new"}]' WHERE part_id IN
           (SELECT part_id FROM goods WHERE goods_id = ANY($1::bigint[]))`,
        [goodsIds.slice(4, 8)],
      );
      await work.emit(goodsChanged, { goodsIds });
    });
    await expectTheSame(mall, 5);
    await expectTheSame(other, 6);
  });

  test('what an order takes is out of stock a moment later', async () => {
    const sold = made[20]!;
    await mall.work(async (work) => {
      const [row] = await work.query<{ left: number }>(
        'SELECT on_hand - reserved AS left FROM product WHERE product_id = $1',
        [sold.productId],
      );
      if (row!.left > 0) await reserveStock(work, [{ productId: sold.productId, number: row!.left }]);
    });
    let pageSize = 99; // each time another, so that no remembered reply answers
    await vi.waitFor(async () => {
      const inStock = await list(mall, { inStock: 1, pageSize: pageSize-- });
      expect(inStock.list.map((card) => card.goodsId)).not.toContain(sold.goodsId);
    }, 10_000);
  });

  test('what another process changes is found within a second or two', async () => {
    const [changed, gone] = [made[30]!, made[31]!];
    await other.work(async (work) => {
      await work.query(
        `UPDATE product SET price_tiers = '[{"minNum":1,"unitPrice":7}]' WHERE product_id = $1`,
        [changed.productId],
      );
      await work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [gone.goodsId]);
      await indexGoods(work, [changed.goodsId, gone.goodsId]);
    });
    for (const one of [mall, other]) {
      await vi.waitFor(async () => {
        const { list: cheap, pagination } = await list(one, { highPrice: '0.01' });
        expect(cheap.map((card) => card.goodsId)).toContain(changed.goodsId);
        expect(pagination.total).toBe(cheap.length);
        expect((await list(one)).pagination.total).toBe((await list(one)).list.length);
      }, 10_000);
      await expectTheSame(one, 7);
    }
  });

  test('after the index was made anew', async () => {
    await mall.work((work) => rebuildSearch(work));
    await filled(mall);
    await filled(other);
    await expectTheSame(mall, 8);
    await expectTheSame(other, 9);
  });
});

test('a mall closes while its memory is being filled', async () => {
  const third = await openTestMall({ beside: mall });
  await list(third);
  await third.close();
  expect(third.log).toEqual([]);
});
