// A catalogue to import: the mall's own parts under other part numbers; and the mall without them again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchDatabase } from './bench-database.ts';
import type { BenchOptions } from './bench-options.ts';

const MOST_LINES = 200_000;
const QUICK_LINES = 2_500;
const MARK = 'IMPORTED';

export interface CatalogueFile {
  path: string;
  lines: number;
  /** Takes the file away and what was imported from it, so that the next run finds the mall as this one did. */
  forget(): Promise<void>;
}

export async function writeCatalogue(
  { read }: BenchDatabase,
  { isQuick }: BenchOptions,
): Promise<CatalogueFile> {
  const folder = mkdtempSync(join(tmpdir(), 'yuancai-import-'));
  const path = join(folder, 'catalogue.jsonl');
  const rows = await read<{ line: string }>(
    `SELECT json_build_object(
       'mpn', part_no || '${MARK}', 'brand', b.name, 'category', c.code, 'package', package_name,
       'titleZh', title_zh, 'titleEn', title_en, 'stock', 1000,
       'params', (SELECT COALESCE(json_agg(json_build_object('k', one.key, 't', COALESCE(one."textEn", one.text), 'zh', one.text,
                                                    'n', one.n, 'lo', one.lo, 'hi', one.hi, 'u', one.unit)), '[]')
                  FROM jsonb_to_recordset(p.params)
                    AS one (key text, text text, "textEn" text, n float8, lo float8, hi float8, unit text)),
       'priceBreaks', json_build_array(json_build_object('qty', 1, 'cny', 1.5)))::text AS line
     FROM part p JOIN brand b USING (brand_id) JOIN category c USING (category_id)
     ORDER BY md5(part_id::text) LIMIT $1`,
    [isQuick ? QUICK_LINES : MOST_LINES],
  );
  writeFileSync(path, rows.map(({ line }) => line).join('\n'));
  return {
    path,
    lines: rows.length,
    async forget() {
      rmSync(folder, { recursive: true });
      await forgetParts(read);
    },
  };
}

async function forgetParts(read: BenchDatabase['read']): Promise<void> {
  const parts = `SELECT part_id FROM part WHERE part_no LIKE '%${MARK}'`;
  const products = `SELECT product_id FROM product JOIN goods USING (goods_id) WHERE part_id IN (${parts})`;
  await read(
    `INSERT INTO goods_index_change (goods_ids, is_stock_only)
     SELECT array_agg(goods_id), false FROM goods_index WHERE part_id IN (${parts}) HAVING count(*) > 0`,
  );
  for (const statement of [
    // Without it, each product that goes would be looked for among all order lines.
    'CREATE INDEX bench_order_line_product ON order_line (product_id)',
    `DELETE FROM goods_index WHERE part_id IN (${parts})`,
    `DELETE FROM stock_entry WHERE lot_id IN (SELECT lot_id FROM stock_lot WHERE product_id IN (${products}))`,
    `DELETE FROM stock_lot WHERE product_id IN (${products})`,
    `DELETE FROM product WHERE product_id IN (${products})`,
    `DELETE FROM goods WHERE part_id IN (${parts})`,
    `DELETE FROM part WHERE part_no LIKE '%${MARK}'`,
    'DROP INDEX bench_order_line_product',
    'VACUUM ANALYZE goods_index',
  ])
    await read(statement);
}
