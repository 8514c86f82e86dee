// Finds the listings that a filter matches, in order, and counts what they have in common.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { GOODS_SORTS } from '../search.protocol.ts';
import { conditionOf, filterKey, type GoodsFilter, isHopeless, NO_FILTER } from './goods-filter.ts';
import type { ListingRows } from './listing-rows.ts';
import { memoryOf, type TermCounts } from './search-memory.ts';
import { findTerms, PLACES, type Term } from './vocabulary.ts';

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
  /** All matches in order; undefined when capped, or when `page` tells. */
  ids?: number[];
  /** The ids on a page of what the memory found. */
  page?: (offset: number, size: number) => number[];
  /** Right when `hasRightCounts`; otherwise only which terms occur in some of it. */
  readonly counts: TermCounts;
  /** As `counts`, of some terms only, where that is cheaper. */
  countSome?: (isWanted: (termId: number) => boolean) => TermCounts;
  /** Always when not capped. */
  hasRightCounts: boolean;
}

export type Sort = (typeof GOODS_SORTS)[number];

/** Columns each order reads, and the order itself; every order is a total one, so that pages neither repeat nor lose goods. */
const ORDERS: Record<Sort, { columns: string; by: string }> = {
  0: { columns: 'weight', by: 'weight DESC' },
  1: { columns: 'price', by: 'price, goods_id' },
  2: { columns: 'price', by: 'price DESC, goods_id DESC' },
  3: { columns: 'sale_rank, sale_num', by: 'sale_rank DESC, sale_num DESC, goods_id DESC' },
  4: { columns: 'stock_rank, stock', by: 'stock_rank DESC, stock DESC, goods_id DESC' },
  5: { columns: '', by: 'goods_id DESC' },
};

const columnsOf = (...columns: string[]): string => ['goods_id', ...columns].filter(Boolean).join(', ');

/** Part numbers that are what was typed come first, then those that begin so. */
function bestFirst(filter: GoodsFilter, sort: Sort, placeholder: string): { columns: string; by: string } {
  const { columns, by } = ORDERS[sort];
  if (sort !== 0 || filter.partNo === undefined) return { columns, by };
  return {
    columns: `${columns}, normal_part_no`,
    by: `normal_part_no = ${placeholder} DESC, starts_with(normal_part_no, ${placeholder}) DESC, ${by}`,
  };
}

/** What the filter matches: from memory as soon as that knows the listings, before then from the database. */
export async function findMatches(work: Work, filter: GoodsFilter, sort: Sort): Promise<Matches> {
  if (isHopeless(filter))
    return { total: 0, isCapped: false, ids: [], counts: new Map(), hasRightCounts: true };
  const listings = await memoryOf(work).listings.latest(work);
  if (listings) return findInMemory(listings, filter, sort);
  return memoryOf(work).matches.get(`${sort}${filterKey(filter)}`, () => findInDatabase(work, filter, sort));
}

export function findInMemory(listings: ListingRows, filter: GoodsFilter, sort: Sort): Matches {
  const found = listings.match(filter);
  const { rows } = found;
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
    page: (offset, size) => listings.page(found, sort, offset, size),
  };
}

/**
 * Total, order and counts in one statement. The conditions stand in a materialised subquery without a limit: it is planned
 * for all rows (through the GIN indexes, never along an order in the hope of finding enough soon) and read only as far as needed.
 */
export async function findInDatabase(work: Work, filter: GoodsFilter, sort: Sort): Promise<Matches> {
  const { where, values } = conditionOf(filter);
  const order = bestFirst(filter, sort, `$${values.length + 1}::text`);
  if (order.columns.includes('normal_part_no')) values.push(filter.partNo);
  const { n, ids, counts } = only(
    await work.query<{ n: number; ids: string | null; counts: string | null }>(
      `WITH matching AS MATERIALIZED (SELECT ${columnsOf('terms', order.columns)} FROM goods_index WHERE ${where}),
          counted AS MATERIALIZED (SELECT * FROM matching LIMIT ${COUNTED + 1}),
          size AS MATERIALIZED (SELECT count(*)::int AS n FROM counted)
     SELECT n,
       CASE WHEN n <= ${COUNTED} THEN (SELECT string_agg(goods_id::text, ',' ORDER BY ${order.by}) FROM counted) END AS ids,
       (SELECT string_agg(term || ' ' || times, ',') FROM (
          SELECT term, count(*) AS times FROM counted, unnest(terms) AS term
          WHERE (SELECT n FROM size) <= ${COUNTED} OR goods_id % ${SAMPLED} = 0 GROUP BY term
        ) AS tally) AS counts
     FROM size`,
      values,
    ),
  );
  const isCapped = n > COUNTED;
  return {
    total: Math.min(n, COUNTED),
    isCapped,
    ids: isCapped ? undefined : ids ? ids.split(',').map(Number) : [],
    counts: readCounts(counts),
    hasRightCounts: !isCapped,
  };
}

function readCounts(text: string | null): TermCounts {
  const counts = new Map<number, number>();
  for (const pair of text ? text.split(',') : []) {
    const blank = pair.indexOf(' ');
    counts.set(Number(pair.slice(0, blank)), Number(pair.slice(blank + 1)));
  }
  return counts;
}

/** The ids on one page. @param offset beyond DEEPEST there is nothing */
export async function findPage(
  work: Work,
  filter: GoodsFilter,
  sort: Sort,
  page: { offset: number; size: number },
  matches: Matches,
): Promise<number[]> {
  const { offset, size } = page;
  if (matches.ids) return matches.ids.slice(offset, offset + size);
  if (offset > DEEPEST) return [];
  if (matches.page) return matches.page(offset, size);
  return memoryOf(work).pages.get(`${sort} ${offset} ${size} ${filterKey(filter)}`, async () => {
    const { where, values } = conditionOf(filter);
    const last = offset + size;
    const { columns, by } = ORDERS[sort];
    const found = await work.query<{ goods_id: number }>(largePage(), values);
    return found.map((row) => row.goods_id);

    function largePage(): string {
      if (sort === 0 && filter.partNo !== undefined) {
        values.push(filter.partNo, `${filter.partNo}%`);
        const [exact, begins] = [`$${values.length - 1}::text`, `$${values.length}::text`];
        const from = (isFirst: boolean) =>
          `(SELECT goods_id, weight, normal_part_no = ${exact} AS is_exact, ${isFirst} AS is_first FROM goods_index
            WHERE ${where} AND normal_part_no ${isFirst ? '' : 'NOT '}LIKE ${begins}
            ORDER BY ${isFirst ? 'is_exact DESC, ' : ''}weight DESC LIMIT ${last})`;
        return `SELECT goods_id FROM (${from(true)} UNION ALL ${from(false)}) AS best
                ORDER BY is_exact DESC, is_first DESC, weight DESC LIMIT ${size} OFFSET ${offset}`;
      }
      // The usual order is walked along its index, as is any order of what no term or word selects. Other orders may stand
      // against the filter (the dearest of the cheapest category), where a walk would pass the whole mall: their matches
      // are collected first.
      if (sort === 0 || !/terms|words/.test(where)) {
        return `SELECT goods_id FROM goods_index WHERE ${where} ORDER BY ${by} LIMIT ${size} OFFSET ${offset}`;
      }
      return `WITH matching AS MATERIALIZED (SELECT ${columnsOf(columns)} FROM goods_index WHERE ${where})
              SELECT goods_id FROM matching ORDER BY ${by} LIMIT ${size} OFFSET ${offset}`;
    }
  });
}

/** chosen: of what is counted over whole categories, the parameters and values that a facet has room for. */
const KEPT_VALUES = 60;
const KEPT_SHARE = 0.03;

/**
 * Counts over a whole category, store or both (empty: the whole mall), however large; at most some minutes old.
 * Rare parameters and rare values are left out.
 */
export function countPlace(work: Work, place: readonly number[]): Promise<TermCounts> {
  return memoryOf(work).counts.get(place.join(), async () => {
    const listings = await memoryOf(work).listings.latest(work);
    const times = listings ? countInMemory(listings, place) : await countInDatabase(work, place);
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

function countInMemory(listings: ListingRows, place: readonly number[]): Map<number, number> {
  const counts = listings.countTerms(listings.match({ ...NO_FILTER, place }).rows);
  return new Map([...counts].sort(byTimes));
}

async function countInDatabase(work: Work, place: readonly number[]): Promise<Map<number, number>> {
  const rows = await work.query<{ termId: number; times: number }>(
    `SELECT term AS "termId", count(*)::int AS times FROM goods_index, unnest(terms) AS term
     ${place.length === 0 ? '' : 'WHERE terms @> $1::int[]'} GROUP BY term ORDER BY times DESC`,
    place.length === 0 ? [] : [place],
  );
  return new Map(rows.map((row) => [row.termId, row.times]));
}
