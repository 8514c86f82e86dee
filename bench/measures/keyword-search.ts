// Searching by what buyers type: whole part numbers, their beginnings, a value with a package, a brand with a kind.
import type { BenchDatabase } from '../bench-database.ts';
import { compare, LARGE } from '../compare.ts';
import type { Call } from '../load.ts';
import type { Measure } from '../measure.ts';
import { unrepeated } from '../unrepeated.ts';

const CALLS = 2_000;

export const keywordSearch: Measure = {
  name: 'keyword-search',
  async run(bench) {
    const calls = await searches(bench.database);
    return [
      await compare(bench, { name: 'keyword-search', calls, aim: 0.5, p95: 50, p95From: LARGE }),
      await compare(bench, {
        name: 'keyword-uncached',
        calls: unrepeated(calls),
        aim: 0.5,
        p95: 50,
        p95From: LARGE,
      }),
    ];
  },
};

async function searches({ read }: BenchDatabase): Promise<Call[]> {
  const parts = await read<{ no: string; title: string; package: string | null; brand: string }>(
    `SELECT p.part_no AS no, p.title_zh AS title, p.package_name AS package, b.name AS brand
     FROM part p JOIN brand b USING (brand_id) JOIN goods_index USING (part_id)
     ORDER BY md5(p.part_id::text) LIMIT ${CALLS}`,
  );
  return parts.map(({ no, title, package: packageName, brand }, at) => {
    const typed = [
      no,
      no.slice(0, 6 + (at % 4)),
      `${title.split(' ')[0]} ${packageName ?? ''}`.trim(),
      `${brand.split('(')[0]} ${no.slice(0, 4)}`,
    ][at % 4]!;
    return {
      method: 'GET',
      path: `/v3/goods/front/goods/goodsList?${new URLSearchParams({ keyword: typed, pageSize: '24' })}`,
    };
  });
}
