// The search index is made anew once after an upgrade, and whenever somebody wishes it.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { searchProtocol } from '../search.protocol.ts';
import { renewSearch } from './renew-search.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('is renewed when it was written by an earlier mall, once, and goods are found throughout', async () => {
  const { storeId } = await mall.work((work) => aProduct(work, {}));
  const found = async () => (await mall.call(searchProtocol.goodsList, { storeId })).pagination.total;
  expect(await found()).toBe(1);
  expect(await mall.work((work) => renewSearch(work))).toBe(true);
  expect(await mall.work((work) => renewSearch(work))).toBe(false);
  expect(await mall.work((work) => renewSearch(work, true))).toBe(true);
  expect(await found()).toBe(1);
});

it('is left to the process that is at it', async () => {
  const [inner] = await mall.work(async (work) =>
    [await renewSearch(work, true), await work.apart((other) => renewSearch(other, true))].slice(1),
  );
  expect(inner).toBe(false);
});
