// Makes the goods index anew where its rows were written by an earlier mall, once for all processes.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';
import { rebuildSearch } from './rebuild-search.ts';

/** Rises whenever rows of the index are written differently. */
const VERSION = 5;
const NAME = 'search_index_version';
const LOCK = 7_303_021; // chosen: any number, the same in every process

/**
 * Belongs in a transaction of its own; visitors are answered from the old rows meanwhile. Another process that is at it
 * already is left to it.
 * @param isForced also when the rows are as this mall writes them
 * @returns whether the index has been made anew
 */
export async function renewSearch(
  work: Work,
  isForced = false,
  say: (line: string) => void = () => {},
): Promise<boolean> {
  const [lock] = await work.query<{ isMine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS "isMine"', [
    LOCK,
  ]);
  if (!required(lock).isMine) return false;
  if ((await findSetting(work, NAME)) === VERSION && !isForced) return false;
  const index = only(
    await work.query<{ isUsed: boolean }>('SELECT EXISTS (SELECT FROM goods_index) AS "isUsed"'),
  );
  if (index.isUsed || isForced) await rebuildSearch(work, say);
  await replaceSetting(work, NAME, VERSION);
  return index.isUsed || isForced;
}
