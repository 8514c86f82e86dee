// The SQL of a declared list: its conditions and its order, from what was asked.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { after, days } from '#kit/time/duration.ts';
import { type Filter, filterParameter, type Range } from '../filter.ts';
import { readSort, type Sort } from '../list-sort.ts';
import { ALL, type AnyListing, type Filters, listErrors } from '../listing.ts';
import { asksForChanges, changedIn } from './list-changes.ts';
import type { SourceSpec } from './source.ts';
import { type Allowed, allowedTo, requireAllowed } from './what-is-allowed.ts';

/** What a call asks for, read by the list's own schema. */
export interface Query {
  readonly keyword?: string;
  readonly sort?: readonly Sort[];
  readonly current: number;
  readonly pageSize: number;
  /** What has changed since then, or after this place among the changes. */
  readonly updatedSince?: string;
  readonly cursor?: string;
  readonly [parameter: string]: unknown;
}

export type Built = SourceSpec<unknown, Filters, object>;

export interface ListSql {
  readonly query: Query;
  readonly tab: string | undefined;
  /** What stands in each tab; under '' what is shown without one. */
  readonly tabs: Readonly<Record<string, SQL>>;
  /** What is found but for the tab, and within it. */
  readonly found: SQL;
  readonly inTab: SQL;
  readonly order: readonly Order[];
  /** The keys of all that is found in the tab, in order. */
  readonly keys: SQL;
}

export interface Order {
  readonly by: SQLWrapper;
  /** `ASC`, `DESC` …, as it stands behind it. */
  readonly direction: SQL;
}

/** The pattern of a text that may stand anywhere, for LIKE. */
export const inside = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A text of SQL with its `$1`, `$2`… in it. */
export const withValues = (text: string, values: readonly unknown[]): SQL =>
  sql.join(text.split(/\$(\d)/).map((part, i) => (i % 2 ? sql`${values[Number(part) - 1]}` : sql.raw(part))));

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
const all = (conditions: readonly (SQL | undefined)[]): SQL => {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0
    ? sql`true`
    : sql.join(
        given.map((one) => sql`(${one})`),
        sql` AND `,
      );
};

/** @throws Refusal 255 for an order by a column that this reader does not see */
export function queryOf(
  listing: AnyListing,
  built: Built,
  query: Query,
  actor: unknown,
  now: Date,
  allowed: Allowed = allowedTo(listing, actor),
): ListSql {
  const tab = listing.tabs ? (query[listing.tabs.field] as string | undefined) : undefined;
  const tabs = tabsOf(listing, built);
  const found = all([
    built.scope,
    changedIn(listing, built, query, now),
    query.keyword ? searched(built, query.keyword) : undefined,
    ...Object.entries((listing.filters as Filters) ?? {}).map(([name, one]) => {
      const value = query[filterParameter(name, one)];
      if (value === undefined) return undefined;
      requireAllowed(one.needs, actor);
      const own = built.filters?.[name] as ((value: unknown) => SQL | undefined) | undefined;
      return own ? own(value) : simply(one, built.columns[name], value, name);
    }),
  ]);
  const inTab = all([found, tabs[tab ?? '']]);
  if (asksForChanges(query) && (query.sort || query.current > 1)) throw listErrors.changesAreInTheirOrder();
  const sorts = query.sort ?? readSort((tab && listing.start.sortIn?.[tab]) ?? listing.start.sort) ?? [];
  if (sorts.some(({ column }) => allowed.hidden.includes(column))) throw listErrors.badSort();
  const order =
    asksForChanges(query) && built.changedAt
      ? [built.changedAt, built.key].map((by) => ({ by, direction: sql.raw('ASC') }))
      : orderOf(listing, built, sorts);
  const keys = sql`SELECT ${built.key} AS key FROM ${built.from} WHERE ${inTab} ORDER BY ${sql.join(
    order.map(({ by, direction }) => sql`${by} ${direction}`),
    sql`, `,
  )}`;
  return { query, tab, tabs, found, inTab, order, keys };
}

function tabsOf({ tabs }: AnyListing, { tab, columns }: Built): Record<string, SQL> {
  if (!tabs) return { '': sql`true` };
  const column = tab ?? columns[tabs.field];
  const names = Object.keys(tabs.values).filter((one) => one !== ALL);
  const conditions: Record<string, SQL> =
    column && 'getSQL' in column
      ? Object.fromEntries(names.map((one) => [one, sql`${column} = ${one}`]))
      : { ...(column as Record<string, SQL>) };
  const apart = ((tabs.apart ?? []) as readonly string[]).flatMap((one) => conditions[one] ?? []);
  const rest = all(apart.map((one) => sql`NOT (${one})`));
  return { ...conditions, '': rest, ...(ALL in tabs.values ? { [ALL]: rest } : {}) };
}

function searched(built: Built, keyword: string): SQL {
  const pattern = inside(keyword);
  const places = (built.search ?? []).flatMap((one) => {
    const condition = typeof one === 'function' ? one(keyword, pattern) : sql`${one} ILIKE ${pattern}`;
    return condition ? [condition] : [];
  });
  return places.length === 0 ? sql`false` : sql.join(places, sql` OR `);
}

/** The order, made certain by the key at its end, in the direction of the last column. */
function orderOf(listing: AnyListing, built: Built, sorts: readonly Sort[]): Order[] {
  const order = sorts.map(({ column, isDown }) => {
    const by = built.columns[column];
    if (!by) throw new Error(`${listing.path}: the source has no column ${column} to sort by`);
    const isSparse = listing.columns[column]?.sort === 'sparse';
    return { by, direction: sql.raw(isDown ? (isSparse ? 'DESC NULLS LAST' : 'DESC') : 'ASC') };
  });
  const isDown = sorts.at(-1)?.isDown ?? false;
  return [...order, { by: built.key, direction: sql.raw(isDown ? 'DESC' : 'ASC') }];
}

/** What a filter means where it is the column of its name. */
function simply(one: Filter, column: SQLWrapper | undefined, value: unknown, name: string): SQL | undefined {
  if (!column) throw new Error(`the source of a list says nothing of the filter ${name}`);
  switch (one.kind) {
    case 'choices':
      return sql`${column} IN (${sql.join(
        (value as string[]).map((each) => sql`${each}`),
        sql`, `,
      )})`;
    case 'text':
      return sql`${column} ILIKE ${inside(value as string)}`;
    case 'dateRange': {
      const { from, to } = value as Range<string>;
      return all([
        from === undefined ? undefined : sql`${column} >= ${startOf(from)}`,
        to === undefined ? undefined : sql`${column} < ${after(startOf(to), days(1))}`,
      ]);
    }
    case 'amountRange':
    case 'numberRange': {
      const { from, to } = value as Range<number>;
      return all([
        from === undefined ? undefined : sql`${column} >= ${from}`,
        to === undefined ? undefined : sql`${column} <= ${to}`,
      ]);
    }
    default:
      return sql`${column} = ${value}`;
  }
}
