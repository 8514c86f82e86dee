// How many rows a declared list has: in all, in each tab, and what its sums are; counting stops at what can be paged through.
import { sql } from 'drizzle-orm';
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
  const { counts, all, isAllExact } = await countTabs(work, listing, built, list);
  const apart = (listing.tabs?.apart ?? []) as readonly string[];
  const total =
    list.tab === undefined
      ? all - apart.reduce((sum, one) => sum + (isAllExact ? (counts[one] ?? 0) : 0), 0)
      : (counts[list.tab] ?? 0);
  const isExact = total <= MOST_COUNTED;
  return {
    pagination: {
      current: list.query.current,
      pageSize: list.query.pageSize,
      total: Math.min(total, MOST_COUNTED),
      isExact,
    },
    counts: Object.fromEntries(Object.entries(counts).map(([tab, n]) => [tab, Math.min(n, MOST_COUNTED)])),
    sums: isExact && total > 0 ? await sumUp(work, listing, built, list, allowed) : {},
  };
}

async function countTabs(
  work: Work,
  listing: AnyListing,
  built: Built,
  { found, tabSql }: ListSql,
): Promise<{ counts: Record<string, number>; all: number; isAllExact: boolean }> {
  const states = Object.keys(listing.tabs?.values ?? {});
  const counts: Record<string, number> = Object.fromEntries(states.map((one) => [one, 0]));
  const tab = tabSql ?? sql`NULL::text`;
  const perTab = await work.tx.execute<{ tab: string | null; number: number }>(
    sql`SELECT tab, count(*) AS number FROM (SELECT ${tab} AS tab FROM ${built.from} WHERE ${found} LIMIT ${LIMIT}) found GROUP BY tab`,
  );
  const all = perTab.rows.reduce((sum, one) => sum + one.number, 0);
  for (const one of perTab.rows) if (one.tab !== null) counts[one.tab] = one.number;
  if (all < LIMIT || !tabSql) return { counts, all, isAllExact: all < LIMIT };
  const each = await work.tx.execute<{ tab: string; number: number }>(
    sql`SELECT tab, (SELECT count(*) FROM (SELECT FROM ${built.from} WHERE (${found}) AND ${tabSql} = one.tab LIMIT ${LIMIT}) found) AS number
        FROM unnest(${sql.param(states)}::text[]) AS one(tab)`,
  );
  for (const one of each.rows) counts[one.tab] = one.number;
  return { counts, all, isAllExact: false };
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
