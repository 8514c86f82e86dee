// The index is made anew while visitors search: nobody meets an empty mall, and nothing that happens meanwhile is lost.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { goodsChanged } from '#mall/goods/server/goods.events.ts';
import { reserveStock } from '#mall/goods/server/goods.ts';
import { searchProtocol } from '../search.protocol.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { memoryOf } from './search-memory.ts';

const GOODS = 20;
let mall: TestMall;
/** Another process on the same database, whose memory never fills. */
let database: TestMall;
const made: BuiltProduct[] = [];

beforeAll(async () => {
  mall = await openTestMall();
  for (let at = 0; at < GOODS; at++) {
    made.push(await mall.work((work) => aProduct(work, { partNo: `REB-${100 + at}`, stock: 1_000 })));
  }
  database = await openTestMall({ beside: mall });
  await database.mall.workshop.reading('zh', async (work) => {
    memoryOf(work).listings.latest = async () => undefined;
  });
  await vi.waitFor(async () => {
    await mall.call(searchProtocol.goodsList, {});
    await mall.mall.workshop.reading('zh', async (work) => {
      expect(await memoryOf(work).listings.latest(work)).toBeDefined();
    });
  });
}, 60_000);

afterAll(async () => {
  await database.close();
  await mall.close();
});

let asked = 0;

/** All pages that show goods, each asked in a way not asked before, so that no remembered reply answers. */
async function look(from: TestMall): Promise<{ listed: number; found: number; suggested: number }> {
  const lowPrice = (++asked / 1_000_000).toFixed(6);
  const [list, search, suggestions] = await Promise.all([
    from.call(searchProtocol.goodsList, { pageSize: 100, lowPrice }),
    from.call(searchProtocol.goodsList, { keyword: 'REB', pageSize: 100, lowPrice }),
    from.call(searchProtocol.suggest, { keyword: 'REB' }),
  ]);
  return { listed: list.list.length, found: search.list.length, suggested: suggestions.length };
}

test('lists, searches and suggestions are never empty, and what is sold meanwhile stays sold', async () => {
  let isDone = false;
  const seen: Awaited<ReturnType<typeof look>>[] = [];
  const visitors = [mall, database].map(async (from) => {
    while (!isDone) seen.push(await look(from));
    seen.push(await look(from));
  });
  const [sold, left] = [made[0]!, made[1]!];
  const during = async (statement: string) => {
    if (statement.startsWith('CREATE TABLE goods_index_made')) {
      await mall.work((work) => reserveStock(work, [{ productId: sold.productId, number: 1_000 }]));
    }
    if (statement.startsWith('SAVEPOINT before_lock')) {
      await mall.work(async (work) => {
        await work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [left.goodsId]);
        await work.emit(goodsChanged, { goodsIds: [left.goodsId] });
      });
    }
  };
  await mall.work(async (work) => {
    const query: Work['query'] = async (text, values, name) => {
      await during(text);
      return work.query(text, values, name);
    };
    await rebuildSearch({ ...work, query });
  });
  isDone = true;
  await Promise.all(visitors);
  expect(seen.length).toBeGreaterThan(2);
  expect(Math.min(...seen.map((one) => one.listed))).toBeGreaterThanOrEqual(GOODS - 1);
  expect(Math.min(...seen.map((one) => one.found))).toBeGreaterThanOrEqual(GOODS - 1);
  expect(Math.min(...seen.map((one) => one.suggested))).toBeGreaterThan(0);
  for (const from of [mall, database]) {
    const { list } = await from.call(searchProtocol.goodsList, { inStock: 1, pageSize: 100 });
    const goodsIds = list.map((card) => card.goodsId);
    expect(goodsIds).toHaveLength(GOODS - 2);
    expect(goodsIds).not.toContain(sold.goodsId);
    expect(goodsIds).not.toContain(left.goodsId);
  }
});

test('a rebuild that is given up leaves everything as it was, and the next one succeeds', async () => {
  await expect(
    mall.work(async (work) => {
      await rebuildSearch(work);
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  expect((await look(database)).listed).toBe(GOODS - 1);
  await mall.work((work) => rebuildSearch(work));
  expect((await look(database)).listed).toBe(GOODS - 1);
});
