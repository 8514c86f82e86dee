// Searching as buyers and engineers do: part numbers, values with packages, Chinese kinds with makers, English ones; with all choices.
import type { BenchDatabase } from '../bench-database.ts';
import { compare } from '../compare.ts';
import type { Call } from '../load.ts';
import { type Measure, mostWaiting } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';

const CALLS = 4_000;

export const searchWithFacets: Measure = {
  name: 'search-with-facets',
  async run(bench) {
    const calls = await mixedSearches(bench.database);
    const p95 = mostWaiting(bench.options);
    return [
      await compare(bench, { name: 'search-facets', calls, p95 }),
      await compare(bench, { name: 'search-uncached', calls: unrepeated(calls), p95 }),
    ];
  },
};

interface Searched {
  no: string;
  package: string | null;
  brand: string;
  brandZh: string | null;
  zh: string;
  en: string;
  values: string[] | null;
}

export async function mixedSearches({ read }: BenchDatabase): Promise<Call[]> {
  const parts = await read<Searched & Record<string, unknown>>(
    `SELECT p.part_no AS no, p.package_name AS package, b.name AS brand, b.name_zh AS "brandZh", c.name_zh AS zh, c.name_en AS en,
            (SELECT array_agg(one.text) FROM jsonb_to_recordset(p.params) AS one (text text, n float8)
             WHERE one.n IS NOT NULL AND length(one.text) < 12) AS values
     FROM part p JOIN brand b USING (brand_id) JOIN category c USING (category_id)
     ORDER BY md5(p.part_id::text) LIMIT ${CALLS}`,
  );
  return parts.map((part, at) => ({
    method: 'GET',
    path: `/v3/goods/front/goods/goodsList?${new URLSearchParams({ keyword: typedOf(part, at).slice(0, 100), pageSize: '24' })}`,
  }));
}

function typedOf({ no, package: packageName, brand, brandZh, zh, en, values }: Searched, at: number): string {
  const maker = brandZh ?? brand.split('(')[0]!;
  const value = values?.[at % values.length] ?? '';
  const ways = [
    no,
    no.slice(0, 5 + (at % 5)),
    `${value} ${packageName ?? ''}`,
    `${zh} ${value}`,
    `${maker} ${zh}`,
    `${maker} ${no.slice(0, 5)}`,
    `${en} ${values?.slice(0, 2).join(' ') ?? ''}`,
    zh,
  ];
  return ways[at % ways.length]!.trim() || no;
}
