// Where a declared list comes from: the SQL of its rows, whose they are, and how they become replies; its routes follow from that.
import { type Column, type InferSelectModel, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ZodNumber, type z } from 'zod';
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { httpErrors, Refusal } from '#kit/http/refusal.ts';
import { type Route, serve, serveFile } from '#kit/http/server/serve.ts';
import type { ValueOfFilter } from '../filter.ts';
import type { BulkReply, Filters, Listing } from '../listing.ts';
import { exportRows } from './export-rows.ts';
import { findPage } from './find-page.ts';
import { cursorAfter } from './list-changes.ts';
import { type Query, queryOf } from './list-sql.ts';
import { allowedTo, requireAllowed } from './what-is-allowed.ts';

export type Key = string | number;

/** The rows of these keys, for `toRows`; their order is the list's affair. */
export const rowsWith = <T extends PgTable>(work: Work, table: T, key: Column, keys: readonly Key[]) =>
  work.tx
    .select()
    .from(table as PgTable)
    .where(inArray(key, [...keys])) as unknown as Promise<InferSelectModel<T>[]>;

/** What of SQL a list needs. Everything in it may use the tables of `from`. */
export interface SourceSpec<Row, F extends Filters, More> {
  /** Tables and joins; one line of it for each row of the list. */
  readonly from: SQL;
  /** What tells rows apart: the row's `key` field. Unique and never empty. */
  readonly key: SQLWrapper;
  /** Whose rows: only these exist for the reader, whatever he asks for. Undefined: all. */
  readonly scope: SQL | undefined;
  /** What is sorted by, added up, tabbed, and narrowed where `filters` do not say how. */
  readonly columns: Readonly<Record<string, SQLWrapper>>;
  /** The tab of a row, where it is not the column of that name; or what stands in each, where a row may stand in several. */
  readonly tab?: SQLWrapper | Readonly<Record<string, SQL>>;
  /** When a row last changed, for lists whose callers may ask for changes. */
  readonly changedAt?: SQLWrapper;
  /** Texts in which the keyword may stand anywhere; or a condition, from the keyword and its pattern for LIKE. */
  readonly search?: readonly (SQLWrapper | ((keyword: string, pattern: string) => SQL | undefined))[];
  /** Conditions of filters that are not simply the column of the same name. */
  readonly filters?: { readonly [N in keyof F]?: (value: ValueOfFilter<F[N]>) => SQL | undefined };
  /** The rows with these keys, in any order, at once. */
  readonly toRows: (keys: Key[]) => Promise<readonly Row[]>;
  /** What the reply says besides. */
  readonly more?: () => Promise<More>;
  /** By the name of the action: what it does to one row, in a transaction of its own. A thrown refusal leaves that row as it was. */
  readonly bulk?: Readonly<Record<string, (work: Work, key: Key, reason: string) => Promise<unknown>>>;
}

export interface Asking<A, Input> {
  readonly actor: A;
  readonly work: Work;
  /** What a call says besides search, filters and order; empty for actions over ticked rows. */
  readonly input: Partial<Input>;
}

type Explain = (work: Work, actor: unknown, input: unknown) => Promise<string>;
const plans = new WeakMap<AnyEndpoint, Explain>();

/** How PostgreSQL would find a page of the list: for tests. Undefined where the endpoint belongs to no list. */
export const planOf = (endpoint: AnyEndpoint): Explain | undefined => plans.get(endpoint);

/**
 * The routes of a declared list: the list, its export and its actions over ticked rows; put them into the room's table of routes.
 * @param build runs for each call; makes SQL and reads nothing itself
 */
export function source<
  A,
  Row extends z.ZodObject,
  F extends Filters,
  Tab extends string,
  State extends string,
  More extends z.ZodRawShape,
  Input extends z.ZodRawShape,
>(
  listing: Listing<A, Row, F, Tab, State, More, Input>,
  build: (
    asking: Asking<A, z.output<z.ZodObject<Input>>>,
  ) => SourceSpec<z.output<Row>, F, z.output<z.ZodObject<More>>>,
): Route[] {
  type Built = SourceSpec<unknown, Filters, object>;
  const builtFor = (work: Work, actor: A, input: unknown) =>
    build({ work, actor, input: input as Partial<z.output<z.ZodObject<Input>>> }) as unknown as Built;

  const list = serve(listing.list as AnyEndpoint, async (work, actor: A, input: Query) => {
    const allowed = allowedTo(listing, actor);
    const built = builtFor(work, actor, input);
    const query = queryOf(listing, built, input, actor, work.now, allowed);
    const { counts, pagination, sums, keys } = await findPage(work, listing, built, query, allowed);
    return {
      list: await rowsOf(listing, built, keys),
      pagination: { ...pagination, ...(await cursorAfter(work, built, input, keys)) },
      ...(listing.tabs ? { counts } : {}),
      sums,
      allowed,
      ...(await built.more?.()),
    };
  });
  plans.set(listing.list, async (work, actor, input) => {
    const built = builtFor(work, actor as A, input);
    const query = queryOf(listing, built, input as Query, actor, work.now);
    const lines = await work.tx.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${query.keys} LIMIT 20`);
    return lines.rows.map((line) => line['QUERY PLAN']).join('\n');
  });

  const routes: Route[] = [list];
  if (listing.export) {
    routes.push(
      serveFile(listing.export as AnyEndpoint, async (work, actor: A, asked) => {
        const built = builtFor(work, actor, asked.query);
        return exportRows(work, listing, actor, asked, built, (keys) => rowsOf(listing, built, keys));
      }),
    );
  }
  for (const [name, endpoint] of Object.entries(listing.bulk)) {
    routes.push(
      serve(endpoint as AnyEndpoint, async (work, actor: A, asked: { ids: Key[]; reason: string }) => {
        const act = listing.actions?.[name];
        requireAllowed(act?.needs, actor);
        const own = await keysAmong(work, listing, builtFor(work, actor, {}), asked.ids);
        return inBulk(work, asked.ids, (apart, key) => {
          if (!own.has(key)) throw httpErrors.notFound();
          return doOne(builtFor(apart, actor, {}), name, apart, key, asked.reason);
        });
      }),
    );
  }
  return routes;
}

/** Those of the keys that the reader's list has at all: nothing else is touched, whatever the action looks at. */
async function keysAmong(
  work: Work,
  listing: { readonly key: string; readonly row: z.ZodObject },
  built: Pick<SourceSpec<unknown, Filters, object>, 'from' | 'key' | 'scope'>,
  ids: readonly Key[],
): Promise<ReadonlySet<Key>> {
  const isNumber = listing.row.shape[listing.key] instanceof ZodNumber;
  const asked = ids.filter((id) => (typeof id === 'number') === isNumber);
  if (asked.length === 0) return new Set();
  const found = await work.tx.execute<{ key: Key }>(
    sql`SELECT ${built.key} AS key FROM ${built.from}
        WHERE (${built.scope ?? sql`true`}) AND ${built.key} = ANY(${sql.param(asked)}::${sql.raw(isNumber ? 'bigint[]' : 'text[]')})`,
  );
  return new Set(found.rows.map(({ key }) => key));
}

async function doOne(
  built: SourceSpec<unknown, Filters, object>,
  name: string,
  work: Work,
  key: Key,
  reason: string,
): Promise<void> {
  const act = built.bulk?.[name];
  if (!act) throw new Error(`the source of a list does not say what ${name} does`);
  await act(work, key, reason);
}

/** Rows in the order of their keys; what is gone meanwhile is left out. */
async function rowsOf(
  listing: { readonly key: string },
  built: Pick<SourceSpec<unknown, Filters, object>, 'toRows'>,
  keys: Key[],
): Promise<unknown[]> {
  if (keys.length === 0) return [];
  const rows = await built.toRows(keys);
  const byKey = new Map(rows.map((row) => [(row as Record<string, unknown>)[listing.key], row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Each row in a transaction of its own: what is refused leaves the others done. */
async function inBulk(
  work: Work,
  ids: readonly Key[],
  one: (work: Work, key: Key) => Promise<void>,
): Promise<z.infer<typeof BulkReply>> {
  const refused: z.infer<typeof BulkReply>['refused'] = [];
  for (const key of new Set(ids)) {
    try {
      await work.apart(async (own) => one(own, key));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ key, code: error.state, msg: error.text[work.language] });
    }
  }
  return { done: new Set(ids).size - refused.length, refused };
}
