// Finds the parts (inside a store: the listings) that a filter matches, in order, and counts what they have in common.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { GOODS_SORTS } from '../search.protocol.ts';
import { conditionOf, filterKey, type GoodsFilter, isHopeless, NO_FILTER } from './goods-filter.ts';
import type { ListingRows } from './listing-rows.ts';
import { memoryOf, type TermCounts } from './search-memory.ts';
import { findTerms, PLACES, type Term } from './vocabulary.ts';

/** chosen: without the memory, of a part with several listings so many are looked at on average. */
const LISTINGS_EACH = 4;
/** Results are counted exactly up to here; beyond, the mall says "2,000+". */
const COUNTED = 2_000;
/** chosen: as far as one may leaf through a result that is not counted. */
const DEEPEST = 10_000;
/** chosen: in memory, what each value would leave is counted up to here (a few milliseconds). */
const MOST_TALLIED = 60_000;
const SAMPLE = 300; // chosen: of a result too large to count, so many listings tell what there is
const SAMPLED = 7; // chosen: the same in the database, by every so many-th listing of those counted; no divisor of the rows' stripes

export interface Matches {
  /** At most COUNTED. */
  total: number;
  /** More than COUNTED match. */
  isCapped: boolean;
  /** Of all matches in order, the goods ids of each; undefined when capped, or when `page` tells. */
  ids?: number[][];
  /** The same on a page of what the memory found. */
  page?: (offset: number, size: number) => number[][];
  /** Right when `hasRightCounts`; otherwise only which terms occur in some of it. */
  readonly counts: TermCounts;
  /** As `counts`, of some terms only, where that is cheaper. */
  countSome?: (isWanted: (termId: number) => boolean) => TermCounts;
  /** Always when not capped. */
  hasRightCounts: boolean;
}

export type Sort = (typeof GOODS_SORTS)[number];

/** How listings are walked in each order, and how parts are ordered by what their listings have together; both total, so that pages neither repeat nor lose any. */
const ORDERS: Record<Sort, { walk: string; by: string }> = {
  0: { walk: 'weight DESC', by: 'weight DESC' },
  1: { walk: 'price, goods_id', by: 'price, goods_id' },
  2: { walk: 'price DESC, goods_id DESC', by: 'price DESC, goods_id DESC' },
  3: { walk: 'sale_rank DESC, sale_num DESC, goods_id DESC', by: 'sale_num DESC, goods_id DESC' },
  4: { walk: 'stock_rank DESC, stock DESC, goods_id DESC', by: 'stock DESC, goods_id DESC' },
  5: { walk: 'goods_id DESC', by: 'newest DESC' },
};

const COLUMNS =
  'goods_id, part_id, terms, weight, price, stock, sale_num, in_stock, stock_rank, sale_rank, normal_part_no';

/** One row for each part of the listings in `matching`, as `groupByPart` makes them; for each listing inside a store. */
const together = ({ isPerListing }: GoodsFilter): string => {
  const cheapest = (column: string) => `(array_agg(${column} ORDER BY (stock > 0) DESC, price, goods_id))[1]`;
  return `SELECT string_agg(goods_id::text, ' ' ORDER BY goods_id) AS ids, ${cheapest('goods_id')} AS goods_id,
            ${cheapest('price')} AS price, max(weight) AS weight, sum(GREATEST(stock, 0)) AS stock,
            sum(sale_num) AS sale_num, max(goods_id) AS newest, max(normal_part_no) AS normal_part_no
          FROM matching GROUP BY ${isPerListing ? 'goods_id' : 'part_id'}`;
};

/** Part numbers that are what was typed come first, then those that begin so. */
const bestFirst = (filter: GoodsFilter, sort: Sort, placeholder: string): string =>
  sort !== 0 || filter.partNo === undefined
    ? ORDERS[sort].by
    : `normal_part_no = ${placeholder} DESC, starts_with(normal_part_no, ${placeholder}) DESC, ${ORDERS[sort].by}`;

/** The same where all matches are read: without a part number, those of a likely kind come first. */
const allBestFirst = (filter: GoodsFilter, sort: Sort, values: unknown[]): string => {
  const { partNo, likely } = filter;
  if (sort !== 0 || (partNo === undefined && likely.length === 0)) return ORDERS[sort].by;
  const placeholder = `$${values.push(partNo ?? likely)}`;
  if (partNo !== undefined) return bestFirst(filter, sort, `${placeholder}::text`);
  const isLikely = `SELECT bool_or(terms && ${placeholder}::int[]) FROM matching WHERE goods_id = counted.goods_id`;
  return `(${isLikely}) DESC, ${ORDERS[sort].by}`;
};

/** What the filter matches: from memory as soon as that knows the listings, before then from the database. */
export async function findMatches(work: Work, filter: GoodsFilter, sort: Sort): Promise<Matches> {
  if (isHopeless(filter))
    return { total: 0, isCapped: false, ids: [], counts: new Map(), hasRightCounts: true };
  const listings = await memoryOf(work).listings.latest(work);
  if (listings) return findInMemory(listings, filter, sort);
  return memoryOf(work).matches.get(`${sort}${filterKey(filter)}`, () => findInDatabase(work, filter, sort));
}

export function findInMemory(listings: ListingRows, filter: GoodsFilter, sort: Sort): Matches {
  const all = listings.match(filter);
  const { partNo, likely, groups } = filter;
  const isByKind = sort === 0 && partNo === undefined && likely.length > 0;
  const found = isByKind
    ? { ...all, exact: listings.match({ ...filter, groups: [...groups, likely] }).rows }
    : all;
  const parts = filter.isPerListing ? undefined : listings.byPart(found);
  const { rows } = parts ?? found;
  const step = rows.length <= MOST_TALLIED ? 1 : Math.ceil(rows.length / SAMPLE);
  let counts: TermCounts | undefined;
  return {
    total: Math.min(rows.length, COUNTED),
    isCapped: rows.length > COUNTED,
    hasRightCounts: rows.length <= MOST_TALLIED,
    get counts() {
      counts ??= listings.countTerms(rows, step);
      return counts;
    },
    countSome: (isWanted) => counts ?? listings.countTerms(rows, step, isWanted),
    page: (offset, size) =>
      parts?.page(sort, offset, size) ?? listings.page(found, sort, offset, size).map((id) => [id]),
  };
}

/**
 * Total, order and counts in one statement. The conditions stand in a materialised subquery without an order: it is planned
 * for all rows (through the GIN indexes, never along an order in the hope of finding enough soon) and read only as far as needed.
 */
export async function findInDatabase(work: Work, filter: GoodsFilter, sort: Sort): Promise<Matches> {
  const { where, values } = conditionOf(filter);
  const order = allBestFirst(filter, sort, values);
  const most = filter.isPerListing ? COUNTED : COUNTED * LISTINGS_EACH;
  const { n, read, ids, counts } = only(
    await work.query<{ n: number; read: number; ids: string | null; counts: string | null }>(
      `WITH all_matching AS MATERIALIZED (SELECT ${COLUMNS} FROM goods_index WHERE ${where}),
          matching AS MATERIALIZED (SELECT * FROM all_matching LIMIT ${most + 1}),
          counted AS MATERIALIZED (${together(filter)} LIMIT ${COUNTED + 1}),
          size AS MATERIALIZED (SELECT (SELECT count(*)::int FROM counted) AS n, (SELECT count(*)::int FROM matching) AS read)
     SELECT n, read,
       CASE WHEN n <= ${COUNTED} AND read <= ${most} THEN (SELECT string_agg(ids, ',' ORDER BY ${order}) FROM counted) END AS ids,
       (SELECT string_agg(term || ' ' || times, ',') FROM (
          SELECT term, count(*) AS times FROM counted JOIN matching USING (goods_id), unnest(terms) AS term
          WHERE (SELECT n <= ${COUNTED} AND read <= ${most} FROM size) OR goods_id % ${SAMPLED} = 0 GROUP BY term
        ) AS tally) AS counts
     FROM size`,
      values,
    ),
  );
  const isCapped = n > COUNTED || read > most;
  return {
    total: isCapped ? COUNTED : n,
    isCapped,
    ids: isCapped ? undefined : readGroups(ids),
    counts: readCounts(counts),
    hasRightCounts: !isCapped,
  };
}

/** `1 2,3` is a part with two listings and one with one. */
const readGroups = (text: string | null): number[][] =>
  text ? text.split(',').map((group) => group.split(' ').map(Number)) : [];

function readCounts(text: string | null): TermCounts {
  const counts = new Map<number, number>();
  for (const pair of text ? text.split(',') : []) {
    const blank = pair.indexOf(' ');
    counts.set(Number(pair.slice(0, blank)), Number(pair.slice(blank + 1)));
  }
  return counts;
}

/** Of each part on one page, the goods ids of its listings. @param offset beyond DEEPEST there is nothing */
export async function findPage(
  work: Work,
  filter: GoodsFilter,
  sort: Sort,
  page: { offset: number; size: number },
  matches: Matches,
): Promise<number[][]> {
  const { offset, size } = page;
  if (matches.ids) return matches.ids.slice(offset, offset + size);
  if (offset > DEEPEST) return [];
  if (matches.page) return matches.page(offset, size);
  return memoryOf(work).pages.get(`${sort} ${offset} ${size} ${filterKey(filter)}`, async () => {
    const { where, values } = conditionOf(filter);
    const last = (offset + size) * (filter.isPerListing ? 1 : LISTINGS_EACH);
    const { walk } = ORDERS[sort];
    const from = largeWalk();
    const order = bestFirst(filter, sort, `$${values.length - 1}::text`);
    const found = await work.query<{ ids: string }>(
      `WITH matching AS MATERIALIZED (${from})
       SELECT ids FROM (${together(filter)}) AS parts ORDER BY ${order} LIMIT ${size} OFFSET ${offset}`,
      values,
    );
    return found.flatMap((row) => readGroups(row.ids));

    function largeWalk(): string {
      if (sort === 0 && filter.partNo !== undefined) {
        values.push(filter.partNo, `${filter.partNo}%`);
        const [exact, begins] = [`$${values.length - 1}::text`, `$${values.length}::text`];
        const some = (isFirst: boolean) =>
          `(SELECT ${COLUMNS} FROM goods_index
            WHERE ${where} AND normal_part_no ${isFirst ? '' : 'NOT '}LIKE ${begins}
            ORDER BY ${isFirst ? `normal_part_no = ${exact} DESC, ` : ''}weight DESC LIMIT ${last})`;
        return `${some(true)} UNION ALL ${some(false)}`;
      }
      // The usual order is walked along its index, as is any order of what no term or word selects. Other orders may stand
      // against the filter (the dearest of the cheapest category), where a walk would pass the whole mall: their matches
      // are collected first.
      if (sort === 0 || !/terms|words/.test(where))
        return `SELECT ${COLUMNS} FROM goods_index WHERE ${where} ORDER BY ${walk} LIMIT ${last}`;
      return `SELECT * FROM (SELECT ${COLUMNS} FROM goods_index WHERE ${where} OFFSET 0) AS collected ORDER BY ${walk} LIMIT ${last}`;
    }
  });
}

/** chosen: of what is counted over whole categories, the parameters and values that a facet has room for. */
const KEPT_VALUES = 60;
const KEPT_SHARE = 0.03;

/**
 * Counts over a whole category, store or both (empty: the whole mall), however large; at most some minutes old.
 * Rare parameters and rare values are left out.
 * @param isPerListing counts listings, not parts
 */
export function countPlace(work: Work, place: readonly number[], isPerListing: boolean): Promise<TermCounts> {
  return memoryOf(work).counts.get(`${isPerListing} ${place.join()}`, async () => {
    const listings = await memoryOf(work).listings.latest(work);
    const times = listings
      ? countInMemory(listings, place, isPerListing)
      : await countInDatabase(work, place, isPerListing);
    const terms = await findTerms(work, times.keys());
    const timesOf = (some: Term[]) => some.reduce((sum, { termId }) => sum + required(times.get(termId)), 0);
    const byKind = Map.groupBy(terms, ({ kind }) => kind);
    const total = timesOf(byKind.get('store') ?? []);
    const kept = [...byKind].flatMap(([kind, some]) => {
      if (PLACES.has(kind)) return some;
      return timesOf(some) < total * KEPT_SHARE ? [] : some.slice(0, KEPT_VALUES);
    });
    return new Map(kept.map(({ termId }) => [termId, required(times.get(termId))]));
  });
}

const byTimes = ([, a]: [number, number], [, b]: [number, number]): number => b - a;

function countInMemory(
  listings: ListingRows,
  place: readonly number[],
  isPerListing: boolean,
): Map<number, number> {
  const found = listings.match({ ...NO_FILTER, place });
  const counts = listings.countTerms((isPerListing ? found : listings.byPart(found)).rows);
  return new Map([...counts].sort(byTimes));
}

async function countInDatabase(
  work: Work,
  place: readonly number[],
  isPerListing: boolean,
): Promise<Map<number, number>> {
  const where = place.length === 0 ? '' : 'WHERE terms @> $1::int[]';
  const from = isPerListing
    ? `(SELECT terms FROM goods_index ${where})`
    : `(SELECT DISTINCT ON (part_id) terms FROM goods_index ${where} ORDER BY part_id, goods_id)`;
  const rows = await work.query<{ termId: number; times: number }>(
    `SELECT term AS "termId", count(*)::int AS times FROM ${from} AS counted, unnest(terms) AS term
     GROUP BY term ORDER BY times DESC`,
    place.length === 0 ? [] : [place],
  );
  return new Map(rows.map((row) => [row.termId, row.times]));
}
