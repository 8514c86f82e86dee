// The memory's arrays against plain lists of objects: random listings, changes and filters.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOODS_SORTS } from '../search.protocol.ts';
import { type GoodsFilter, NO_FILTER } from './goods-filter.ts';
import { ListingRows } from './listing-rows.ts';

interface Listing {
  goodsId: number;
  terms: number[];
  price: number;
  stock: number;
  saleNum: number;
}

const rank = (pieces: number) => Math.floor(2 * Math.log2(Math.max(pieces, 0) + 1));
const weightOf = ({ goodsId, stock, saleNum }: Listing) =>
  (Number(stock > 0) * 256 + rank(saleNum)) * 2 ** 40 + goodsId;
const put = (rows: ListingRows, one: Listing) => rows.put({ ...one, weight: weightOf(one) }, one.terms);

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
const listing = fc.record({
  goodsId: fc.integer({ min: 1, max: 300 }),
  terms: fc.uniqueArray(term, { maxLength: 6 }).map((terms) => terms.sort((a, b) => a - b)),
  price: fc.integer({ min: 0, max: 5 }),
  stock: fc.integer({ min: -1, max: 3 }),
  saleNum: fc.integer({ min: 0, max: 3 }),
});
const price = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
const filter: fc.Arbitrary<GoodsFilter> = fc.record({
  place: fc.array(term, { maxLength: 2 }),
  chosen: fc
    .array(fc.array(term, { minLength: 1, maxLength: 3 }), { maxLength: 2 })
    .map((groups) => new Map(groups.map((group, at) => [String(at), group]))),
  tsquery: fc.constant(undefined),
  partNo: fc.constant(undefined),
  low: price,
  high: price,
  inStock: fc.boolean(),
});

const matches = (one: Listing, { place, chosen, low = 0, high = 1e9, inStock }: GoodsFilter) =>
  place.every((wanted) => one.terms.includes(wanted)) &&
  [...chosen.values()].every((group) => group.some((wanted) => one.terms.includes(wanted))) &&
  one.price >= low &&
  one.price <= high &&
  (!inStock || one.stock > 0);

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
      const ids = expected.toSorted(ORDERS[sort]).map((each) => each.goodsId);
      expect(rows.page(found, sort, 0, 1_000)).toEqual(ids);
      expect(rows.page(found, sort, 3, 5)).toEqual(ids.slice(3, 8));
    }
    const counts = new Map<number, number>();
    for (const { terms } of expected) for (const each of terms) counts.set(each, (counts.get(each) ?? 0) + 1);
    expect(rows.countTerms(found)).toEqual(counts);
  }
}

test('whatever is filled in, changed and removed, searches find what a plain list would', () => {
  const scenario = fc.record({
    first: fc.uniqueArray(listing, { maxLength: 120, selector: (one) => one.goodsId }),
    changes: fc.array(fc.oneof(listing, fc.integer({ min: 1, max: 300 })), { maxLength: 40 }),
    filters: fc.array(filter, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(scenario, ({ first, changes, filters }) => {
      const rows = new ListingRows({ listings: first.length, terms: 0, largestTerm: 60 });
      const listings = new Map<number, Listing>();
      for (const one of first.toSorted((a, b) => a.goodsId - b.goodsId)) {
        rows.append({ ...one, weight: weightOf(one) }, one.terms);
        listings.set(one.goodsId, one);
      }
      rows.tidyUp();
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
      expect(rows.count).toBe(listings.size);
      expect([...rows.goodsIds()].sort((a, b) => a - b)).toEqual([...listings.keys()].sort((a, b) => a - b));
      const tidied = rows.tidied();
      expectTheSame(tidied, listings.values(), filters);
      expect([tidied.count, tidied.checksum(97)]).toEqual([rows.count, rows.checksum(97)]);
    }),
    { numRuns: 60 },
  );
});

test('more rows than there was room for; tidied when many have changed', () => {
  const rows = new ListingRows({ listings: 0, terms: 0, largestTerm: 0 });
  const listings = Array.from({ length: 7_000 }, (_, at): Listing => {
    return {
      goodsId: at + 1,
      terms: [1, 2 + (at % 9), 20 + (at % 900)],
      price: at % 77,
      stock: at % 5,
      saleNum: at % 3,
    };
  });
  for (const one of listings.slice(0, 4_000)) rows.append({ ...one, weight: weightOf(one) }, one.terms);
  rows.tidyUp();
  expect(rows.isUntidy).toBe(false);
  for (const one of listings.slice(4_000)) put(rows, one);
  expect(rows.isUntidy).toBe(true);
  const filters = [NO_FILTER, { ...NO_FILTER, place: [1, 3] }, { ...NO_FILTER, place: [25], low: 30 }];
  const found = (from: ListingRows) => filters.map((one) => from.page(from.match(one), 1, 0, 10_000));
  const expected = filters.map((one) =>
    listings
      .filter((each) => matches(each, one))
      .sort(ORDERS[1])
      .map((each) => each.goodsId),
  );
  expect(found(rows)).toEqual(expected);
  expect(rows.tidied().isUntidy).toBe(false);
  expect(found(rows.tidied())).toEqual(expected);
});
