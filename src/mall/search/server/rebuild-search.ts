// Makes the whole goods index anew, after an import.
import type { Work } from '#kit/db/work.ts';
import { indexGoods, writeIndexRows } from './index-goods.ts';
import { noteAllListings } from './listing-memory.ts';
import { forgetResults } from './search-memory.ts';

const AT_ONCE = 5_000;
/**
 * Rows lie in so many stripes, each sorted by category: goods of a category still lie close together, and the first rows
 * that a search meets are a fair sample of all that match.
 */
const STRIPES = 256;

/** Listings that orders and sellers have moved since: their row is of a later transaction than `$1`, or they left the sale. */
const MOVED = `
  SELECT goods_id FROM goods_index
  WHERE age(xmin) <= age($1::text::xid) AND xmin <> pg_current_xact_id()::xid
  UNION
  SELECT goods_id FROM goods_index_made JOIN goods USING (goods_id) WHERE state <> 'ON_SALE'`;

/**
 * Reads every listing and replaces the index. The new rows are made beside the old ones, so that searches go on; they wait
 * only while the indexes are built at the end (some seconds for 200,000 listings). Belongs in a transaction.
 * @param say hears about the progress
 */
export async function rebuildSearch(work: Work, say: (line: string) => void = () => {}): Promise<void> {
  await work.query("SET LOCAL maintenance_work_mem = '256MB'");
  await work.query("SET LOCAL work_mem = '64MB'");
  await work.query(
    'CREATE TEMPORARY TABLE goods_index_made (LIKE goods_index, PRIMARY KEY (goods_id)) ON COMMIT DROP',
  );
  const [began] = await work.query<{ xid: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS xid',
  );
  let [last, done] = [0, 0];
  for (;;) {
    const some = await work.query<{ goods_id: number }>(
      'SELECT goods_id FROM goods WHERE goods_id > $1 ORDER BY goods_id LIMIT $2',
      [last, AT_ONCE],
    );
    if (some.length === 0) break;
    const goodsIds = some.map((row) => row.goods_id);
    await writeIndexRows(work, goodsIds, 'goods_index_made');
    last = goodsIds.at(-1)!;
    done += goodsIds.length;
    if (done % 50_000 === 0) say(`Search: ${done} listings read`);
  }
  await work.query('LOCK TABLE goods_index IN ACCESS EXCLUSIVE MODE');
  const moved = await work.query<{ goods_id: number }>(MOVED, [began!.xid]);
  const indexes = await work.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = 'goods_index' AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { name } of indexes) await work.query(`DROP INDEX "${name}"`);
  await work.query('TRUNCATE goods_index');
  // Room in every page, so that a changed stock stays where it is and rewrites no index.
  await work.query('ALTER TABLE goods_index SET (fillfactor = 85)');
  await work.query(
    `INSERT INTO goods_index SELECT * FROM goods_index_made ORDER BY goods_id % ${STRIPES}, category_id, goods_id`,
  );
  for (const { made } of indexes) await work.query(made);
  await indexGoods(
    work,
    moved.map((row) => row.goods_id),
  );
  await work.query('DROP TABLE goods_index_made');
  await work.query('ANALYZE goods_index, facet_term');
  await work.announce('pages');
  work.afterCommit(() => {
    noteAllListings();
    forgetResults();
  });
  say(`Search: ${done} listings indexed`);
}
