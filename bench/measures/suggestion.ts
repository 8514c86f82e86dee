// Suggestions while somebody types: beginnings of part numbers sign by sign, their middles, slips, makers and categories.
import type { BenchDatabase } from '../bench-database.ts';
import { compare } from '../compare.ts';
import type { Call } from '../load.ts';
import type { Measure } from '../measure.ts';

const NUMBERS = 4_000;

export const suggestion: Measure = {
  name: 'suggestion',
  async run(bench) {
    return [await compare(bench, { name: 'suggestion', calls: await typing(bench.database), p95: 30 })];
  },
};

export async function typing({ read }: BenchDatabase): Promise<Call[]> {
  const parts = await read<{ no: string; brand: string; category: string }>(
    `SELECT p.part_no AS no, b.name AS brand, c.name_zh AS category
     FROM part p JOIN brand b USING (brand_id) JOIN category c USING (category_id)
     ORDER BY md5(p.part_id::text) LIMIT ${NUMBERS}`,
  );
  return parts.map(({ no, brand, category }, at) => {
    const typed = [
      no.slice(0, 2 + (at % 7)),
      no.slice(0, 3 + (at % 9)),
      no,
      no.slice(0, 5 + (at % 5)),
      no.slice(3, 9),
      slip(no, at),
      brand.slice(0, 2 + (at % 4)),
      category.slice(0, 1 + (at % 3)),
    ][at % 8]!;
    return {
      method: 'GET',
      path: `/v3/goods/front/goods/suggest?${new URLSearchParams({ keyword: typed || no })}`,
    };
  });
}

/** One sign is another one. */
function slip(partNo: string, at: number): string {
  const place = at % partNo.length;
  return `${partNo.slice(0, place)}Q${partNo.slice(place + 1)}`;
}
