// How many rows a declared list has: in all, in each tab, and what its sums are; counting stops at what can be paged through.
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import type { Column } from '../column.ts';
import { type AnyListing, MOST_COUNTED } from '../listing.ts';
import type { Built, ListSql } from './list-sql.ts';
import type { Allowed } from './what-is-allowed.ts';

const LIMIT = MOST_COUNTED + 1;

export interface Counted {
  readonly pagination: { current: number; pageSize: number; total: number; isExact: boolean };
  readonly counts: Record<string, number>;
  readonly sums: Record<string, string | number>;
}

/** Reads at most 10,001 rows, and as many for each tab where more are found. */
export async function countRows(
  work: Work,
  listing: AnyListing,
  built: Built,
  list: ListSql,
  allowed: Allowed,
): Promise<Counted> {
  const counts = await countTabs(work, built, list);
  const total = counts[list.tab ?? ''] ?? 0;
  const isExact = total <= MOST_COUNTED;
  return {
    pagination: {
      current: list.query.current,
      pageSize: list.query.pageSize,
      total: Math.min(total, MOST_COUNTED),
      isExact,
    },
    counts: Object.fromEntries(
      Object.keys(listing.tabs?.values ?? {}).map((tab) => [tab, Math.min(counts[tab] ?? 0, MOST_COUNTED)]),
    ),
    sums: isExact && total > 0 ? await sumUp(work, listing, built, list, allowed) : {},
  };
}

/** By tab; more than can be paged through are 10,001. */
async function countTabs(
  work: Work,
  built: Built,
  { found, tabs }: ListSql,
): Promise<Record<string, number>> {
  const names = Object.keys(tabs);
  const each = (one: (name: string) => SQL): SQL => sql.join(names.map(one), sql`, `);
  const flag = (name: string) => sql.identifier(`in ${name}`);
  const { rows } = await work.tx.execute<Record<string, number>>(
    sql`SELECT count(*) AS "of", ${each((name) => sql`count(*) FILTER (WHERE ${flag(name)}) AS ${flag(name)}`)}
        FROM (SELECT ${each((name) => sql`${tabs[name]} AS ${flag(name)}`)}
              FROM ${built.from} WHERE ${found} LIMIT ${LIMIT}) found`,
  );
  const counted = rows[0] ?? {};
  if ((counted.of ?? 0) < LIMIT)
    return Object.fromEntries(names.map((name) => [name, counted[`in ${name}`] ?? 0]));
  const exactly = await work.tx.execute<Record<string, number>>(
    sql`SELECT ${each(
      (name) =>
        sql`(SELECT count(*) FROM (SELECT FROM ${built.from} WHERE (${found}) AND (${tabs[name]}) LIMIT ${LIMIT}) found) AS ${flag(name)}`,
    )}`,
  );
  return Object.fromEntries(names.map((name) => [name, exactly.rows[0]?.[`in ${name}`] ?? 0]));
}

async function sumUp(
  work: Work,
  listing: AnyListing,
  built: Built,
  { inTab }: ListSql,
  allowed: Allowed,
): Promise<Record<string, string | number>> {
  const summed = Object.entries(listing.columns as Record<string, Column<never>>).filter(
    ([name, one]) => one.sum && built.columns[name] && !allowed.hidden.includes(name),
  );
  if (summed.length === 0) return {};
  const sums = summed.map(
    ([name]) => sql`coalesce(sum(${built.columns[name]}), 0)::bigint AS ${sql.identifier(name)}`,
  );
  const { rows } = await work.tx.execute<Record<string, number>>(
    sql`SELECT ${sql.join(sums, sql`, `)} FROM ${built.from} WHERE ${inTab}`,
  );
  return Object.fromEntries(
    summed.map(([name, { kind }]) => {
      const sum = rows[0]?.[name] ?? 0;
      return [name, kind === 'amount' ? centsToWire(sum as Cents) : sum];
    }),
  );
}
