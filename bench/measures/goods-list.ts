// The goods list with filters: category, one or two parameter values, sometimes a brand, an order, a later page.
import type { BenchDatabase } from '../bench-database.ts';
import { compare, LARGE } from '../compare.ts';
import { type Call, numbers } from '../load.ts';
import type { Measure } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';

const CALLS = 2_000;

export const goodsList: Measure = {
  name: 'goods-list',
  async run(bench) {
    const calls = await filteredLists(bench.database);
    return [
      await compare(bench, { name: 'goods-list', calls, p95: 50, p95From: LARGE }),
      await compare(bench, {
        name: 'goods-list-uncached',
        calls: unrepeated(calls),
        aim: 0.8,
        p95: 50,
        p95From: LARGE,
      }),
    ];
  },
};

/** Filters that a visitor could have clicked together: every one matches at least the listing it was taken from. */
export async function filteredLists({ read }: BenchDatabase): Promise<Call[]> {
  const listings = await read<{ category: number; brand: number; chosen: string[] | null }>(
    `SELECT i.category_id AS category, i.brand_id AS brand,
            (SELECT array_agg(t.kind || ':' || t.value) FROM facet_term t
             WHERE t.term_id = ANY(i.terms) AND t.kind NOT IN ('category', 'brand', 'store')) AS chosen
     FROM goods_index i ORDER BY md5(i.goods_id::text) LIMIT ${CALLS}`,
  );
  const next = numbers(7);
  return listings.map(({ category, brand, chosen }) => {
    const query = new URLSearchParams({ categoryId: String(category), pageSize: '24' });
    const values = [...(chosen ?? [])].sort(() => next() - 0.5);
    for (const value of values.slice(0, next() < 0.5 ? 1 : 2)) query.append('params', value);
    if (next() < 0.3) query.append('brandId', String(brand));
    if (next() < 0.3) query.set('sort', String(1 + Math.floor(next() * 4)));
    if (next() < 0.2) query.set('inStock', '1');
    if (next() < 0.1) query.set('current', '2');
    return { method: 'GET', path: `/v3/goods/front/goods/goodsList?${query}` };
  });
}
