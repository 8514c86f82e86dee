// A category narrowed by three of its parameters, as selecting engineers do.
import type { BenchDatabase } from '../bench-database.ts';
import { compare } from '../compare.ts';
import { type Call, numbers } from '../load.ts';
import { type Measure, mostWaiting } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';

const CALLS = 4_000;
const FILTERS = 3;

export const listThreeFilters: Measure = {
  name: 'list-three-filters',
  async run(bench) {
    const calls = await narrowedLists(bench.database);
    const p95 = mostWaiting(bench.options);
    return [
      await compare(bench, { name: 'list-3-filters', calls, p95 }),
      await compare(bench, { name: 'list-3-uncached', calls: unrepeated(calls), p95 }),
    ];
  },
};

/** Every one matches at least the listing it was taken from; each parameter has one to three values chosen. */
export async function narrowedLists({ read }: BenchDatabase): Promise<Call[]> {
  const listings = await read<{ category: number; chosen: string[] }>(
    `SELECT category, chosen FROM (
       SELECT i.category_id AS category,
              (SELECT array_agg(t.kind || ':' || t.value) FROM facet_term t
               WHERE t.term_id = ANY(i.terms) AND t.kind NOT IN ('category', 'brand', 'store', 'flag', 'lifecycle')) AS chosen
       FROM goods_index i ORDER BY md5(i.goods_id::text) LIMIT ${2 * CALLS}
     ) AS one WHERE cardinality(chosen) >= ${FILTERS} LIMIT ${CALLS}`,
  );
  const next = numbers(11);
  return listings.map(({ category, chosen }) => {
    const query = new URLSearchParams({ categoryId: String(category), pageSize: '24' });
    for (const value of [...chosen].sort(() => next() - 0.5).slice(0, FILTERS)) query.append('params', value);
    if (next() < 0.3) query.set('sort', String(1 + Math.floor(next() * 4)));
    return { method: 'GET', path: `/v3/goods/front/goods/goodsList?${query}` };
  });
}
