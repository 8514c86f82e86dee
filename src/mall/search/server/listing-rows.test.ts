// The memory's arrays against plain lists of objects: random listings, changes and filters.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOODS_SORTS } from '../search.protocol.ts';
import { type GoodsFilter, NO_FILTER } from './goods-filter.ts';
import { ListingRows } from './listing-rows.ts';
import { SegmentBuilder } from './listing-segment.ts';
import type { WordQuery } from './tokens.ts';

interface Listing {
  goodsId: number;
  terms: number[];
  words: string[];
  price: number;
  stock: number;
  saleNum: number;
  part: number;
}

const rank = (pieces: number) => Math.floor(2 * Math.log2(Math.max(pieces, 0) + 1));
const weightOf = ({ goodsId, stock, saleNum }: Listing) =>
  (Number(stock > 0) * 256 + rank(saleNum)) * 2 ** 40 + goodsId;
const numbersOf = (one: Listing) => ({ ...one, weight: weightOf(one) });
const put = (rows: ListingRows, one: Listing) => rows.put(numbersOf(one), one.terms, one.words.join(' '));

const ORDERS: Record<(typeof GOODS_SORTS)[number], (a: Listing, b: Listing) => number> = {
  0: (a, b) => weightOf(b) - weightOf(a),
  1: (a, b) => a.price - b.price || a.goodsId - b.goodsId,
  2: (a, b) => b.price - a.price || b.goodsId - a.goodsId,
  3: (a, b) => b.saleNum - a.saleNum || b.goodsId - a.goodsId,
  4: (a, b) => b.stock - a.stock || b.goodsId - a.goodsId,
  5: (a, b) => b.goodsId - a.goodsId,
};

// Terms 1 to 4 are on many listings, the others on few; the last does not fit into 16 bits.
const term = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 60 }), fc.constant(70_000));
// Among them some that begin alike, some that many have, and signs beyond ASCII.
const token = fc.oneof(
  fc.constantFrom('a', 'ab', 'abc', '=abc', '=abd', '=a', '电容', '电阻', '𠀀b', '％'),
  fc.stringMatching(/^[ab]{1,4}$/),
);
const wordQuery = fc.letrec<{ query: WordQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 2 },
    fc.record({ word: fc.oneof(token, fc.constant('电')), isPrefix: fc.boolean() }),
    fc.record({ all: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
  ),
})).query;
const listing = fc.record({
  goodsId: fc.integer({ min: 1, max: 300 }),
  terms: fc.uniqueArray(term, { maxLength: 6 }).map((terms) => terms.sort((a, b) => a - b)),
  words: fc.uniqueArray(token, { maxLength: 6 }),
  price: fc.integer({ min: 0, max: 5 }),
  stock: fc.integer({ min: -1, max: 3 }),
  saleNum: fc.integer({ min: 0, max: 3 }),
  part: fc.integer({ min: 1, max: 60 }),
});
const price = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
const filter: fc.Arbitrary<GoodsFilter> = fc.record({
  place: fc.array(term, { maxLength: 2 }),
  chosen: fc
    .array(fc.array(term, { minLength: 1, maxLength: 3 }), { maxLength: 2 })
    .map((groups) => new Map(groups.map((group, at) => [String(at), group]))),
  groups: fc.array(fc.array(term, { minLength: 1, maxLength: 2 }), { maxLength: 1 }),
  goodsIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 300 })), { nil: undefined, freq: 6 }),
  words: fc.option(wordQuery, { nil: undefined }),
  partNo: fc.option(fc.constantFrom('A', 'ABC'), { nil: undefined }),
  likely: fc.constant([]),
  low: price,
  high: price,
  inStock: fc.boolean(),
  isPerListing: fc.constant(false),
});

const says = (tokens: readonly string[], query: WordQuery): boolean => {
  if ('all' in query) return query.all.every((each) => says(tokens, each));
  if ('any' in query) return query.any.some((each) => says(tokens, each));
  return tokens.some((each) => (query.isPrefix ? each.startsWith(query.word) : each === query.word));
};

/** 0 for the part number that was typed, 1 for what begins so, 2 for all others. */
const nearness = (one: Listing, partNo: string | undefined): number => {
  const number = `=${partNo?.toLowerCase()}`;
  if (partNo === undefined || one.words.includes(number)) return 0;
  return one.words.some((each) => each.startsWith(number)) ? 1 : 2;
};

const matches = (
  one: Listing,
  { place, chosen, groups, goodsIds, words, low = 0, high = 1e9, inStock }: GoodsFilter,
) =>
  (goodsIds === undefined || goodsIds.includes(one.goodsId)) &&
  (words === undefined || says(one.words, words)) &&
  groups.every((group) => group.some((wanted) => one.terms.includes(wanted))) &&
  place.every((wanted) => one.terms.includes(wanted)) &&
  [...chosen.values()].every((group) => group.some((wanted) => one.terms.includes(wanted))) &&
  one.price >= low &&
  one.price <= high &&
  (!inStock || one.stock > 0);

/** The goods ids of each part, in the order of its cheapest listing in stock, its best one or all of them together. */
function partsInOrder(all: readonly Listing[], sort: number, partNo: string | undefined): number[][] {
  const sum = (some: Listing[], of: (one: Listing) => number) =>
    some.reduce((n, one) => n + Math.max(0, of(one)), 0);
  const most = (some: Listing[], of: (one: Listing) => number) => Math.max(0, ...some.map(of));
  return [...Map.groupBy(all, ({ part }) => part).values()]
    .map((some) => {
      const best = some.toSorted(
        (a, b) => Number(b.stock > 0) - Number(a.stock > 0) || a.price - b.price || a.goodsId - b.goodsId,
      )[0]!;
      const keys = [
        most(some, weightOf),
        -best.price,
        best.price,
        sum(some, (one) => one.saleNum),
        sum(some, (one) => one.stock),
        most(some, (one) => one.goodsId),
      ];
      const near = sort === 0 ? Math.min(...some.map((one) => nearness(one, partNo))) : 0;
      const id = sort === 1 ? -best.goodsId : best.goodsId;
      return { near, key: keys[sort]!, id, ids: some.map((one) => one.goodsId).sort((a, b) => a - b) };
    })
    .sort((a, b) => a.near - b.near || b.key - a.key || b.id - a.id)
    .map(({ ids }) => ids);
}

function expectTheSame(
  rows: ListingRows,
  listings: Iterable<Listing>,
  filters: readonly GoodsFilter[],
): void {
  const all = [...listings];
  for (const one of filters) {
    const expected = all.filter((each) => matches(each, one));
    const found = rows.match(one);
    for (const sort of GOODS_SORTS) {
      const nearer = (a: Listing, b: Listing) =>
        sort === 0 ? nearness(a, one.partNo) - nearness(b, one.partNo) : 0;
      const ids = expected.toSorted((a, b) => nearer(a, b) || ORDERS[sort](a, b)).map((each) => each.goodsId);
      expect(rows.page(found, sort, 0, 1_000)).toEqual(ids);
      expect(rows.page(found, sort, 3, 5)).toEqual(ids.slice(3, 8));
      const parts = partsInOrder(expected, sort, one.partNo);
      expect(rows.byPart(found).page(sort, 0, 1_000)).toEqual(parts);
      expect(rows.byPart(found).page(sort, 1, 4)).toEqual(parts.slice(1, 5));
      expect(rows.byPart(found).rows.length).toBe(parts.length);
    }
    const counts = new Map<number, number>();
    for (const { terms } of expected) for (const each of terms) counts.set(each, (counts.get(each) ?? 0) + 1);
    expect(rows.countTerms(found.rows)).toEqual(counts);
    const isOdd = (termId: number) => termId % 2 === 1;
    const some = [...counts].filter(([termId]) => isOdd(termId));
    expect(rows.countTerms(found.rows, 1, isOdd)).toEqual(new Map(some));
  }
}

const segmentOf = (some: Iterable<Listing>) => {
  const builder = new SegmentBuilder();
  for (const one of some) builder.add(numbersOf(one), one.terms, one.words.join(' '));
  return builder.finish();
};

test('whatever is filled in, changed and removed, searches find what a plain list would', () => {
  const scenario = fc.record({
    first: fc.array(
      fc.uniqueArray(listing, { minLength: 1, maxLength: 80, selector: (one) => one.goodsId }),
      {
        maxLength: 3,
      },
    ),
    changes: fc.array(fc.oneof(listing, fc.integer({ min: 1, max: 300 })), { maxLength: 40 }),
    second: fc.uniqueArray(listing, { maxLength: 40, selector: (one) => one.goodsId }),
    filters: fc.array(filter, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(scenario, ({ first, changes, second, filters }) => {
      const rows = new ListingRows();
      const listings = new Map<number, Listing>();
      for (const some of first) {
        rows.addSegment(segmentOf(some));
        for (const one of some) listings.set(one.goodsId, one);
      }
      expectTheSame(rows, listings.values(), filters);
      for (const change of changes) {
        if (typeof change === 'number') {
          rows.remove(change);
          listings.delete(change);
        } else {
          put(rows, change);
          listings.set(change.goodsId, change);
        }
      }
      expectTheSame(rows, listings.values(), filters);
      // Read again in the background: what has changed meanwhile stays as it is.
      const isOutdated = (goodsId: number) => goodsId % 2 === 0;
      if (second.length > 0) rows.addSegment(segmentOf(second), isOutdated);
      for (const one of second) if (!isOutdated(one.goodsId)) listings.set(one.goodsId, one);
      rows.dropEmpty();
      expectTheSame(rows, listings.values(), filters);
      expect(rows.count).toBe(listings.size);
      expect([...rows.goodsIds()].sort((a, b) => a - b)).toEqual([...listings.keys()].sort((a, b) => a - b));
    }),
    { numRuns: 100 },
  );
});

test('more rows than there was room for, in many small segments that are made one', () => {
  const rows = new ListingRows();
  const listings = Array.from({ length: 20_000 }, (_, at): Listing => {
    return {
      goodsId: at + 1,
      terms: [1, 2 + (at % 9), 20 + (at % 900)],
      words: ['chip', `=n${at}`, `v${at % 7}`],
      price: at % 77,
      stock: at % 5,
      saleNum: at % 3,
      part: at + 1,
    };
  });
  rows.addSegment(segmentOf(listings.slice(0, 4_000)));
  for (const one of listings.slice(4_000)) put(rows, one);
  const filters: GoodsFilter[] = [
    NO_FILTER,
    { ...NO_FILTER, place: [1, 3] },
    { ...NO_FILTER, place: [25], low: 30 },
    {
      ...NO_FILTER,
      words: {
        all: [
          { word: 'v3', isPrefix: false },
          { word: '=n1', isPrefix: true },
        ],
      },
    },
  ];
  const found = () => filters.map((one) => rows.page(rows.match(one), 1, 0, 20_000));
  const expected = filters.map((one) =>
    listings
      .filter((each) => matches(each, one))
      .sort(ORDERS[1])
      .map((each) => each.goodsId),
  );
  expect(found()).toEqual(expected);
  const scattered = rows.scattered!;
  expect(scattered.length).toBeGreaterThan(15_000);
  rows.addSegment(segmentOf(scattered.map((goodsId) => listings[goodsId - 1]!)));
  rows.dropEmpty();
  expect(rows.scattered).toBeUndefined();
  expect(found()).toEqual(expected);
  expect(rows.beginning('=n77', 3, 1_000)[0]).toBe(78);
});
