// What a visitor feels of an import: lists while a catalogue comes in, beside the same lists without.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figuresOf, type LoadFigures, type LoadResult, load } from '../load.ts';
import type { Measure, Row } from '../measure.ts';
import type { Recorder } from '../recorder.ts';
import { narrowedLists } from './list-three-filters.ts';

const PARTS = 200_000;
const VISITORS = 4;
const MOST = 2; // times the quiet p95
const MARK = 'IMPORTED';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const importWhileShopping: Measure = {
  name: 'import-while-shopping',
  async run({ recorder, mall, database, options }) {
    const folder = mkdtempSync(join(tmpdir(), 'yuancai-import-'));
    const parts = options.isQuick ? PARTS / 80 : PARTS;
    const file = await writeCatalogue(recorder, folder, parts);
    const requests = await narrowedLists(recorder);
    const lists = (seconds: number, round: number) =>
      load({ origin: mall.origin, requests, connections: VISITORS, seconds, round });
    await lists(2, 0);
    const quiet = figuresOf([await lists(options.seconds, 1)]);
    const child = spawn(process.execPath, ['src/app/import-catalog.ts', file, '--store', 'yuancai'], {
      cwd: ROOT,
      env: { ...process.env, ...database.environment },
      stdio: 'ignore',
    });
    const began = Date.now();
    const results: LoadResult[] = [];
    const ended = once(child, 'exit');
    for (let round = 2; child.exitCode === null; round++) results.push(await lists(5, round));
    await ended;
    const took = (Date.now() - began) / 1_000;
    const busy = figuresOf(results);
    rmSync(folder, { recursive: true });
    await forgetCatalogue(recorder);
    const row = (name: string, figures: LoadFigures): Row => ({
      parts: database.parts,
      name,
      value: figures.perSecond,
      unit: 'req/s',
      p50: figures.p50,
      p95: figures.p95,
      p99: figures.p99,
      failed: figures.failed,
    });
    return [
      row('list-no-import', quiet),
      {
        ...row('list-import', busy),
        aim: `p95 < ${MOST} × the quiet one`,
        isMet: busy.p95 < MOST * quiet.p95 && busy.failed === 0 && child.exitCode === 0,
      },
      { parts: database.parts, name: 'import', value: parts / took, unit: 'parts/s' },
    ];
  },
};

/** Parts of the mall under other part numbers. */
async function writeCatalogue(recorder: Recorder, folder: string, wanted: number): Promise<string> {
  const file = join(folder, 'catalogue.jsonl');
  const rows = await recorder.read<{ line: string }>(
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
    [wanted],
  );
  writeFileSync(file, rows.map(({ line }) => line).join('\n'));
  return file;
}

/** The next run finds the mall as this one did. */
async function forgetCatalogue(recorder: Recorder): Promise<void> {
  const parts = `SELECT part_id FROM part WHERE part_no LIKE '%${MARK}'`;
  const products = `SELECT product_id FROM product JOIN goods USING (goods_id) WHERE part_id IN (${parts})`;
  await recorder.read(
    `INSERT INTO goods_index_change (goods_ids, is_stock_only)
     SELECT array_agg(goods_id), false FROM goods_index WHERE part_id IN (${parts}) HAVING count(*) > 0`,
  );
  for (const statement of [
    `DELETE FROM goods_index WHERE part_id IN (${parts})`,
    `DELETE FROM stock_entry WHERE lot_id IN (SELECT lot_id FROM stock_lot WHERE product_id IN (${products}))`,
    `DELETE FROM stock_lot WHERE product_id IN (${products})`,
    `DELETE FROM product WHERE product_id IN (${products})`,
    `DELETE FROM goods WHERE part_id IN (${parts})`,
    `DELETE FROM part WHERE part_no LIKE '%${MARK}'`,
    'VACUUM ANALYZE goods_index',
  ])
    await recorder.read(statement);
}
