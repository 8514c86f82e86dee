// Makes the whole goods index anew beside the one that answers, and puts it in its place.

import { codeOf } from '#kit/db/failure.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { writeIndexRows } from './index-goods.ts';
import { noteChange } from './listing-memory.ts';
import { forgetResults } from './search-memory.ts';

const AT_ONCE = 5_000;
/**
 * Rows lie in so many stripes, each sorted by category: goods of a category still lie close together, and the first rows
 * that a search meets are a fair sample of all that match.
 */
const STRIPES = 256;
/** chosen: while there is more to catch up with, searches and orders are not made to wait. */
const FEW = 200;
const LOCK_TRIES = 50;
const LOCK_WAIT = 100; // ms, chosen: how long searches may queue behind an attempt

const IN_ORDER = `
  CREATE TEMPORARY TABLE goods_in_order ON COMMIT DROP AS
  SELECT row_number() OVER (ORDER BY g.goods_id % ${STRIPES}, a.category_id, g.goods_id) AS place, g.goods_id
  FROM goods g JOIN part a USING (part_id) WHERE g.state = 'ON_SALE'`;

const CHANGES = `
  SELECT change_id AS "changeId", goods_ids AS "goodsIds" FROM goods_index_change
  WHERE xid >= $1::text::xid8 AND xid <> pg_current_xact_id()`;

const GONE = `
  DELETE FROM goods_index_made i WHERE goods_id = ANY($1::bigint[])
    AND NOT EXISTS (SELECT FROM goods g WHERE g.goods_id = i.goods_id AND g.state = 'ON_SALE')`;

/**
 * Reads every listing and replaces the index. Searches go on throughout, on the old rows, and wait only for the moment in
 * which the tables are exchanged; what orders and sellers change meanwhile is caught up with. Belongs in a transaction.
 * @param say hears about the progress
 */
export async function rebuildSearch(work: Work, say: (line: string) => void = () => {}): Promise<void> {
  await work.query("SET LOCAL maintenance_work_mem = '256MB'");
  await work.query("SET LOCAL work_mem = '64MB'");
  const began = only(
    await work.query<{ xid: string }>('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid'),
  );
  await work.query('CREATE TABLE goods_index_made (LIKE goods_index INCLUDING DEFAULTS INCLUDING STORAGE)');
  await work.query(
    'ALTER TABLE goods_index_made ADD CONSTRAINT goods_index_made_pkey PRIMARY KEY (goods_id)',
  );
  // Room in every page, so that a changed stock stays where it is and rewrites no index.
  await work.query('ALTER TABLE goods_index_made SET (fillfactor = 85)');
  const done = await writeAll(work, say);
  const indexes = await makeIndexes(work);
  const caught = new Set<number>();
  while ((await catchUp(work, began.xid, caught)) > FEW);
  await lock(work);
  await catchUp(work, began.xid, caught);
  await work.query('DROP TABLE goods_index');
  await work.query('ALTER TABLE goods_index_made RENAME TO goods_index');
  for (const name of [...indexes, 'goods_index_pkey'])
    await work.query(`ALTER INDEX "${madeName(name)}" RENAME TO "${name}"`);
  await work.query(`INSERT INTO goods_index_change (goods_ids, is_stock_only) VALUES ('{}', false)`);
  await work.announce('pages');
  work.afterCommit(() => {
    noteChange();
    forgetResults();
  });
  say(`Search: ${done} listings indexed`);
}

async function writeAll(work: Work, say: (line: string) => void): Promise<number> {
  await work.query(IN_ORDER);
  await work.query('CREATE INDEX ON goods_in_order (place)');
  for (let done = 0; ; ) {
    const some = await work.query<{ goods_id: number }>(
      'SELECT goods_id FROM goods_in_order WHERE place > $1 AND place <= $2 ORDER BY place',
      [done, done + AT_ONCE],
    );
    if (some.length > 0)
      await writeIndexRows(
        work,
        some.map((row) => row.goods_id),
        'goods_index_made',
      );
    done += some.length;
    if (some.length < AT_ONCE) {
      await work.query('DROP TABLE goods_in_order');
      return done;
    }
    if (done % 50_000 === 0) say(`Search: ${done} listings read`);
  }
}

const madeName = (index: string): string => index.replace('goods_index', 'goods_index_made');

/** The same indexes as those of the table that answers. @returns their names there */
async function makeIndexes(work: Work): Promise<string[]> {
  const indexes = await work.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = 'goods_index' AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { name, made } of indexes) {
    await work.query(
      made
        .replace(` ${name} ON `, ` ${madeName(name)} ON `)
        .replace(/ ON \S*goods_index /, ' ON goods_index_made '),
    );
  }
  await work.query('ANALYZE goods_index_made, facet_term');
  return indexes.map(({ name }) => name);
}

/** What others have committed since this began, and was not caught up with before. @returns how many listings */
async function catchUp(work: Work, since: string, caught: Set<number>): Promise<number> {
  const changes = await work.query<{ changeId: number; goodsIds: (number | string)[] }>(CHANGES, [since]);
  const news = changes.filter(({ changeId }) => !caught.has(changeId));
  const goodsIds = [...new Set(news.flatMap((change) => change.goodsIds.map(Number)))].sort((a, b) => a - b);
  for (let at = 0; at < goodsIds.length; at += AT_ONCE) {
    const some = goodsIds.slice(at, at + AT_ONCE);
    await work.query(GONE, [some]);
    await writeIndexRows(work, some, 'goods_index_made');
  }
  for (const { changeId } of news) caught.add(changeId);
  return goodsIds.length;
}

/** Waits for those who write to the table in short attempts, so that nobody has to queue behind a long one. */
async function lock(work: Work): Promise<void> {
  for (let tries = 1; ; tries++) {
    await work.query('SAVEPOINT before_lock');
    await work.query(`SET LOCAL lock_timeout = ${tries < LOCK_TRIES ? LOCK_WAIT : 0}`);
    try {
      await work.query('LOCK TABLE goods_index IN ACCESS EXCLUSIVE MODE');
      await work.query('SET LOCAL lock_timeout = 0');
      return;
    } catch (error) {
      if (codeOf(error) !== '55P03') throw error; // lock_not_available
      await work.query('ROLLBACK TO SAVEPOINT before_lock');
      await new Promise((done) => setTimeout(done, LOCK_WAIT));
    }
  }
}
