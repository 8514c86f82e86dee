// What has changed in a list since a moment, in the order of the changes: for systems that keep a copy and ask again and again.
import { type SQL, sql } from 'drizzle-orm';
import { ZodNumber } from 'zod';
import type { Work } from '#kit/db/work.ts';
import { after, seconds } from '#kit/time/duration.ts';
import { type AnyListing, listErrors } from '../listing.ts';
import type { Built, Query } from './list-sql.ts';
import type { Key } from './source.ts';

/**
 * chosen: a change is told this long after it was stamped. A transaction stamps when it begins and is seen when it ends;
 * told at once, one that ends late would be skipped by whoever has read a later stamp.
 */
export const TOLD_AFTER = seconds(15);

export const asksForChanges = ({ updatedSince, cursor }: Pick<Query, 'updatedSince' | 'cursor'>): boolean =>
  updatedSince !== undefined || cursor !== undefined;

/** A place among the changes: after this moment, and at this moment after this key. */
interface Place {
  at: string;
  key: Key;
}

const written = ({ at, key }: Place): string => Buffer.from(JSON.stringify([at, key])).toString('base64url');

/** @throws listErrors.badCursor */
function read(listing: AnyListing, cursor: string): Place {
  try {
    const [at, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const isNumber = listing.row.shape[listing.key] instanceof ZodNumber;
    if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || Number.isNaN(Date.parse(at)))
      throw listErrors.badCursor();
    if (isNumber ? !Number.isSafeInteger(key) : typeof key !== 'string' || key.includes('\0'))
      throw listErrors.badCursor();
    return { at, key: key as Key };
  } catch {
    throw listErrors.badCursor();
  }
}

/** The condition of what was asked for; undefined where it is a plain page. @throws listErrors.badCursor */
export function changedIn(listing: AnyListing, built: Built, query: Query, now: Date): SQL | undefined {
  if (!listing.changes || !asksForChanges(query)) return undefined;
  const { changedAt, key } = built;
  if (!changedAt) throw new Error(`${listing.path}: the source does not say when its rows changed`);
  const told = sql`${changedAt} <= ${after(now, -TOLD_AFTER)}`;
  if (query.cursor === undefined)
    return sql`${told} AND ${changedAt} >= ${new Date(query.updatedSince ?? 0)}`;
  const place = read(listing, query.cursor);
  return sql`${told} AND (${changedAt}, ${key}) > (${place.at}::timestamptz, ${place.key})`;
}

/** Where the next call goes on: behind the last row, or where this one began while there is nothing new. */
export async function cursorAfter(
  work: Work,
  { from, key, changedAt }: Pick<Built, 'from' | 'key' | 'changedAt'>,
  query: Query,
  keys: readonly Key[],
): Promise<{ cursor?: string }> {
  if (!changedAt || !asksForChanges(query)) return {};
  const last = keys.at(-1);
  if (last === undefined) return query.cursor === undefined ? {} : { cursor: query.cursor };
  const { rows } = await work.tx.execute<{ at: string }>(
    sql`SELECT to_char(${changedAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at FROM ${from} WHERE ${key} = ${last}`,
  );
  return rows[0] ? { cursor: written({ at: rows[0].at, key: last }) } : {};
}
