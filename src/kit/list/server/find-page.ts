// One page of a declared list: how many rows there are, in all and in each tab, what their sums are, and which stand on the page.
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { minutes } from '#kit/time/duration.ts';
import type { Column } from '../column.ts';
import { type AnyListing, listErrors, MOST_COUNTED } from '../listing.ts';
import type { Built, ListSql } from './list-sql.ts';
import type { Key } from './source.ts';
import type { Allowed } from './what-is-allowed.ts';

const LIMIT = MOST_COUNTED + 1;

/** What was found to be more than can be paged through, and is not looked at as a whole again for a while. */
const large = new LRUCache<string, true>({ max: 2_000, ttl: minutes(10) });
const dialect = new PgDialect();

export interface FoundPage {
  readonly pagination: { current: number; pageSize: number; total: number; isExact: boolean };
  readonly counts: Record<string, number>;
  readonly sums: Record<string, string | number>;
  /** Of the rows on the page, in order. */
  readonly keys: Key[];
}

interface Found {
  /** By tab; more than can be paged through are 10,001. */
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
  readonly keys: Key[];
}

interface Asked {
  readonly built: Built;
  readonly list: ListSql;
  readonly summed: readonly string[];
  /** Rows before the page. */
  readonly first: number;
}

/** One statement where no more is found than can be paged through, which is what nearly everybody has. @throws Refusal 255 beyond that */
export async function findPage(
  work: Work,
  listing: AnyListing,
  built: Built,
  list: ListSql,
  allowed: Allowed,
): Promise<FoundPage> {
  const { current, pageSize } = list.query;
  const columns = listing.columns as Record<string, Column<never>>;
  const summed = Object.keys(columns).filter(
    (name) => columns[name]?.sum && built.columns[name] && !allowed.hidden.includes(name),
  );
  const first = (current - 1) * pageSize;
  if (first >= MOST_COUNTED) throw listErrors.tooDeep();
  const asked: Asked = { built, list, summed, first };
  const { sql: text, params } = dialect.sqlToQuery(sql`${built.from} WHERE ${list.found}`);
  const of = `${text} ${JSON.stringify(params)}`;
  const whole = large.has(of) ? undefined : await findWhole(work, asked);
  if (!whole) large.set(of, true);
  const { counts, sums, keys } = whole ?? (await findInPart(work, asked));
  const total = counts[list.tab ?? ''] ?? 0;
  const isExact = total <= MOST_COUNTED;
  return {
    pagination: { current, pageSize, total: Math.min(total, MOST_COUNTED), isExact },
    counts: Object.fromEntries(
      Object.keys(listing.tabs?.values ?? {}).map((tab) => [tab, Math.min(counts[tab] ?? 0, MOST_COUNTED)]),
    ),
    sums:
      isExact && total > 0
        ? Object.fromEntries(
            summed.map((name) => {
              const sum = sums[name] ?? 0;
              return [name, columns[name]?.kind === 'amount' ? centsToWire(sum as Cents) : sum];
            }),
          )
        : {},
    keys,
  };
}

const named = (kind: 'in' | 'sum' | 'by', name: string | number) => sql.identifier(`${kind} ${name}`);

/** All of it from one look at what is found; undefined where that is more than can be paged through. */
async function findWhole(work: Work, { built, list, summed, first }: Asked): Promise<Found | undefined> {
  const names = Object.keys(list.tabs);
  const isIn = named('in', list.tab ?? '');
  const columns = [
    sql`${built.key} AS key`,
    ...names.map((name) => sql`${list.tabs[name]} AS ${named('in', name)}`),
    ...summed.map((name) => sql`${built.columns[name]} AS ${named('sum', name)}`),
    ...list.order.map(({ by }, at) => sql`${by} AS ${named('by', at)}`),
  ];
  const order = list.order.map(({ direction }, at) => sql`${named('by', at)} ${direction}`);
  const results = [
    sql`count(*) AS "of"`,
    ...names.map((name) => sql`count(*) FILTER (WHERE ${named('in', name)}) AS ${named('in', name)}`),
    ...summed.map((name) => {
      const column = named('sum', name);
      return sql`coalesce(sum(${column}) FILTER (WHERE ${isIn}), 0)::bigint AS ${column}`;
    }),
    sql`(SELECT json_agg(page.key) FROM (SELECT key FROM found WHERE ${isIn} ORDER BY ${sql.join(order, sql`, `)}
         LIMIT ${list.query.pageSize} OFFSET ${first}) page) AS keys`,
  ];
  const { rows } = await work.tx.execute<Record<string, number> & { keys: Key[] | null }>(
    sql`WITH found AS MATERIALIZED (SELECT ${sql.join(columns, sql`, `)} FROM ${built.from} WHERE ${list.found} LIMIT ${LIMIT})
        SELECT ${sql.join(results, sql`, `)} FROM found`,
  );
  const [found] = rows;
  if (!found || (found.of ?? 0) >= LIMIT) return undefined;
  return {
    counts: Object.fromEntries(names.map((name) => [name, found[`in ${name}`] ?? 0])),
    sums: Object.fromEntries(summed.map((name) => [name, found[`sum ${name}`] ?? 0])),
    keys: found.keys ?? [],
  };
}

/** Each tab counted by itself, and the page found by the list's own order: nothing reads more rows than can be paged through. */
async function findInPart(work: Work, { built, list, summed, first }: Asked): Promise<Found> {
  const names = Object.keys(list.tabs);
  const each = names.map(
    (name) =>
      sql`(SELECT count(*) FROM (SELECT FROM ${built.from} WHERE (${list.found}) AND (${list.tabs[name]}) LIMIT ${LIMIT}) found) AS ${named('in', name)}`,
  );
  const counted = await work.tx.execute<Record<string, number>>(sql`SELECT ${sql.join(each, sql`, `)}`);
  const counts = Object.fromEntries(names.map((name) => [name, counted.rows[0]?.[`in ${name}`] ?? 0]));
  const isSummed = summed.length > 0 && (counts[list.tab ?? ''] ?? 0) < LIMIT;
  const sums = isSummed
    ? await work.tx.execute<Record<string, number>>(
        sql`SELECT ${sql.join(
          summed.map(
            (name) => sql`coalesce(sum(${built.columns[name]}), 0)::bigint AS ${sql.identifier(name)}`,
          ),
          sql`, `,
        )} FROM ${built.from} WHERE ${list.inTab}`,
      )
    : undefined;
  const found = await work.tx.execute<{ key: Key }>(
    sql`${list.keys} LIMIT ${list.query.pageSize} OFFSET ${first}`,
  );
  return { counts, sums: sums?.rows[0] ?? {}, keys: found.rows.map(({ key }) => key) };
}
