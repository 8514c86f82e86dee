// What one process remembers of one database to answer searches fast: names, terms, counts and recent results.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { StaleCache } from '#kit/page/stale-cache.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import type { Facets, GoodsListReply, searchProtocol } from '../search.protocol.ts';
import type { Matches } from './find-matches.ts';
import type { SizedTerms } from './find-terms-in-range.ts';
import { ListingMemory, noteChange } from './listing-memory.ts';
import type { ShownOffer } from './rows/shown-offers.ts';
import type { ShownPart } from './rows/shown-parts.ts';
import type { SuggestedPart } from './rows/suggested-parts.ts';
import type { Names, Term } from './vocabulary.ts';

/** Counts by term id. */
export type TermCounts = ReadonlyMap<number, number>;

export interface SearchMemory {
  /** Whole replies of the goods list: it is the same for everybody. */
  readonly replies: StaleCache<GoodsListReply>;
  /** Parts by what somebody has typed of their numbers: everybody types the same beginnings. */
  readonly suggestions: StaleCache<SuggestedPart[]>;
  readonly names: StaleCache<Names>;
  /** Filters, words and orders of all listings: what lists, counts and suggestions are answered from. */
  readonly listings: ListingMemory;
  /** The dictionary only grows and its entries never change: what is known stays known. */
  readonly terms: Map<number, Term>;
  readonly termIds: LRUCache<string, number>;
  /** Those shown within the last seconds, with their price and stock of then. */
  readonly offers: LRUCache<number, ShownOffer>;
  /** Those shown lately, as their rows of that version say. */
  readonly parts: LRUCache<number, ShownPart & { version: string }>;
  /** Of each numeric parameter that somebody asked for by size. */
  readonly sizes: StaleCache<SizedTerms>;
  /** Only while `listings` cannot answer. */
  readonly matches: StaleCache<Matches>;
  /** By language, place and filter. */
  readonly facets: StaleCache<Facets>;
  /** Pages of results too large to be listed whole. */
  readonly pages: StaleCache<number[][]>;
  /** Over whole categories and stores, by their terms. */
  readonly counts: StaleCache<TermCounts>;
  readonly home: StaleCache<ReplyOf<typeof searchProtocol.home>>;
  generation: number;
}

const remembered = new WeakMap<object, SearchMemory>();
let generation = 0;

const sizeOfFacets = ({ brands, params }: Facets): number =>
  brands.length + params.reduce((sum, { values }) => sum + values.length, 10);

// chosen: price and stock on cards may be five seconds old, order and counts of a result some more
const newMemory = (): SearchMemory => ({
  replies: new StaleCache({
    fresh: seconds(2),
    stale: seconds(3),
    most: 2_000,
    sizeOf: ({ list }) => list.length,
  }),
  suggestions: new StaleCache({
    fresh: seconds(2),
    stale: seconds(5),
    most: 20_000,
    sizeOf: (parts) => 1 + parts.length,
  }),
  names: new StaleCache({ fresh: minutes(1), stale: minutes(10), most: 1 }),
  listings: new ListingMemory(forgetResults),
  terms: new Map(),
  termIds: new LRUCache({ max: 100_000 }),
  offers: new LRUCache({ max: 20_000, ttl: seconds(2) }),
  // chosen: some 12,000 parts, 30 MB
  parts: new LRUCache({ maxSize: 200_000, sizeCalculation: ({ params }) => 5 + params.size }),
  sizes: new StaleCache({
    fresh: minutes(1),
    stale: minutes(60),
    most: 200_000,
    sizeOf: ({ termIds }) => 10 + termIds.length,
  }),
  matches: new StaleCache({
    fresh: seconds(5),
    stale: minutes(1),
    most: 500_000,
    sizeOf: ({ ids, counts }) => 20 + (ids?.length ?? 0) + 4 * counts.size,
  }),
  facets: new StaleCache({ fresh: seconds(5), stale: minutes(1), most: 60_000, sizeOf: sizeOfFacets }),
  pages: new StaleCache({ fresh: seconds(20), stale: minutes(2), most: 2_000 }),
  counts: new StaleCache({
    fresh: minutes(1),
    stale: minutes(60),
    most: 500_000,
    sizeOf: (counts) => 10 + counts.size,
  }),
  home: new StaleCache({ fresh: seconds(20), stale: minutes(5), most: 4 }),
  generation,
});

/** The memory of this database. For reads outside a transaction, where `work.tx` is one and the same object. */
export function memoryOf(work: Work): SearchMemory {
  const memory = remembered.get(work.tx) ?? newMemory();
  remembered.set(work.tx, memory);
  if (memory.generation !== generation) {
    memory.generation = generation;
    memory.names.forget();
    memory.replies.forget();
    memory.suggestions.forget();
    memory.offers.clear();
    memory.matches.forget();
    memory.facets.forget();
    memory.home.forget();
    memory.sizes.forget();
    memory.pages.forgetCheap();
    memory.counts.forgetCheap();
  }
  return memory;
}

/** Results found so far are out of date: the next search looks again. */
export function forgetResults(): void {
  generation++;
}

/** Something that public pages show has changed, here or in another process: the next search looks again. */
export function forgetSearchCache(): void {
  noteChange();
  forgetResults();
}

/** Reads what searches are answered from, so that the first of them need not wait or do without. */
export const readListings = (work: Work): Promise<void> => memoryOf(work).listings.fillNow(work);
