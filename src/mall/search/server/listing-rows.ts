// Every listing's filters, words and orders in flat arrays, so that lists, counts and suggestions are answered inside the process.
import { required } from '#kit/rules/required.ts';
import type { GOODS_SORTS } from '../search.protocol.ts';
import type { GoodsFilter } from './goods-filter.ts';
import {
  hashOf,
  hasWords,
  type ListingNumbers,
  ListingSegment,
  SegmentBuilder,
  type SegmentData,
  Workbench,
} from './listing-segment.ts';
import { eachBit, MOST_ROWS, wordsFor } from './row-sets.ts';
import { firstRows, orderOf } from './rows/listing-order.ts';
import { type FoundParts, groupByPart, groupsOfFirst } from './rows/part-groups.ts';
import { PartSlots } from './rows/part-slots.ts';
import { BestRows, grown, RowCollector } from './rows/row-collector.ts';
import { PART_NO } from './tokens.ts';
import type { TokenRange } from './word-list.ts';

/** Weights are a rank times this, plus the goods id (see index-goods.ts). */
const RANK = 2 ** 40;
const IN_STOCK = 256 * RANK;
/** chosen: before there are more rows that stand in no segment than this, they are looked through one by one. */
const MOST_LOOSE = 256;
/** chosen: segments with fewer rows are made one, when there are so many of them. */
const SMALL = MOST_ROWS / 4;
const MOST_SMALL = 48;
const LEAST_ROOM = 1_000;
/** chosen: among so many times as many listings there are enough parts. */
const LISTINGS_EACH = 4;

/** A listing in no segment yet. */
interface Loose {
  terms: readonly number[];
  /** Its tokens with a blank before and behind each. */
  words: string;
}

/** The rows that a filter finds. */
export interface FoundRows {
  /** Ascending. */
  rows: Uint32Array;
  /** Of those, the ones whose part number (or kind) is what was typed, and those whose part number begins so and goes on. */
  exact: Uint32Array;
  begins: Uint32Array;
}

const idOf = (weight: number): number =>
  weight < 0 ? weight + RANK : weight - Math.floor(weight / RANK) * RANK;

/**
 * A row is known by its place in the arrays. Rows stand in segments, one behind the other, and the last ones in none: they
 * are loose, and looked through by every search. A listing whose terms or words change gets a row at the end.
 */
export class ListingRows {
  /** Of a row that is no listing's any more: its goods id less RANK. */
  weight: Float64Array<ArrayBuffer>;
  price: Float64Array<ArrayBuffer>;
  stock: Float64Array<ArrayBuffer>;
  saleNum: Float64Array<ArrayBuffer>;
  /** The part's slot. */
  part: Uint32Array<ArrayBuffer>;
  private readonly parts = new PartSlots();
  private size = 0;
  private gone = 0;
  private segments: ListingSegment[] = [];
  private looseFrom = 0;
  private readonly loose = new Map<number, Loose>();
  /** Rows by goods id: the row and one more, or 0; behind a goods id's place until the next 0. */
  private places: Uint32Array;
  private readonly bench = new Workbench();

  /** @param listings for so many; it grows where that is too little */
  constructor(listings = 0) {
    const size = Math.max(Math.ceil(listings * 1.05), LEAST_ROOM);
    this.weight = new Float64Array(size);
    this.price = new Float64Array(size);
    this.stock = new Float64Array(size);
    this.saleNum = new Float64Array(size);
    this.part = new Uint32Array(size);
    this.places = new Uint32Array(2 ** Math.ceil(Math.log2(size * 2)));
  }

  /** Listings on sale. */
  get count(): number {
    return this.size - this.gone;
  }

  /** What it takes in memory. */
  get bytes(): number {
    const rows =
      this.weight.byteLength * 4 + this.part.byteLength + this.places.byteLength + this.parts.bytes;
    return this.segments.reduce((sum, segment) => sum + segment.bytes, rows);
  }

  /** Takes over many listings at once. @param isOutdated listings that are known better already, or are gone */
  addSegment(data: SegmentData, isOutdated: (goodsId: number) => boolean = () => false): void {
    this.seal();
    this.takeSegment(data, isOutdated);
    this.looseFrom = this.size;
  }

  private takeSegment(data: SegmentData, isOutdated: (goodsId: number) => boolean): void {
    const base = this.size;
    if (base + data.rows > this.weight.length) this.growRows(base + data.rows);
    this.weight.set(data.weight, base);
    this.price.set(data.price, base);
    this.stock.set(data.stock, base);
    this.saleNum.set(data.saleNum, base);
    for (let at = 0; at < data.rows; at++) this.part[base + at] = this.parts.slotOf(data.part[at] ?? 0);
    this.size += data.rows;
    for (let row = base; row < this.size; row++) {
      const goodsId = this.idAt(row);
      if (isOutdated(goodsId)) {
        this.weight[row] = goodsId - RANK;
        this.gone++;
      } else this.place(goodsId, row);
    }
    this.segments.push(new ListingSegment(data, base));
  }

  /** Adds a listing, or replaces what is known of it. Its goods id is in the weight. */
  put(listing: ListingNumbers, terms: ArrayLike<number>, words: string): void {
    const goodsId = idOf(listing.weight);
    const known = this.rowOf(goodsId);
    if (known !== undefined && this.hasSame(known, terms, words)) {
      if ((this.weight[known] ?? 0) < 0) this.gone--;
      this.write(known, listing);
      return;
    }
    if (this.size === this.weight.length) this.growRows(this.size + 1);
    const row = this.size++;
    this.write(row, listing);
    this.loose.set(row, { terms: Array.from(terms), words: ` ${words} ` });
    this.place(goodsId, row);
    if (this.size - this.looseFrom > MOST_LOOSE) this.seal();
  }

  /** The listing has left the sale. */
  remove(goodsId: number): void {
    const row = this.rowOf(goodsId);
    if (row !== undefined) this.kill(row);
  }

  /** The goods ids on sale, in no order. */
  *goodsIds(): Iterable<number> {
    for (let row = 0; row < this.size; row++) if ((this.weight[row] ?? 0) >= 0) yield this.idAt(row);
  }

  /** Whether so many rows are nobody's any more that reading all listings anew is better. */
  get isWasteful(): boolean {
    return this.gone > 10_000 + this.size / 3;
  }

  /** The listings of the small segments, when there are enough of them to be read again and made one. */
  get scattered(): number[] | undefined {
    const small = this.segments.filter((segment) => segment.rows < SMALL);
    if (small.length < MOST_SMALL) return undefined;
    const goodsIds: number[] = [];
    for (const { base, rows } of small) {
      for (let row = base; row < base + rows; row++)
        if ((this.weight[row] ?? 0) >= 0) goodsIds.push(this.idAt(row));
    }
    return goodsIds.slice(0, MOST_ROWS);
  }

  /** Forgets segments of which no row is anybody's. */
  dropEmpty(): void {
    this.segments = this.segments.filter(({ base, rows }) => {
      for (let row = base; row < base + rows; row++) if ((this.weight[row] ?? 0) >= 0) return true;
      return false;
    });
  }

  /** What the filter matches. */
  match(filter: GoodsFilter): FoundRows {
    const groups = [...filter.place.map((term) => [term]), ...filter.chosen.values(), ...filter.groups];
    const { words } = filter;
    const number = filter.partNo && PART_NO + filter.partNo.toLowerCase();
    const isFit = this.checkOf(filter);
    const only = filter.goodsIds && new Set(filter.goodsIds.map((goodsId) => this.rowOf(goodsId)));
    const isRight = only ? (row: number) => only.has(row) && isFit(row) : isFit;
    const rows = new RowCollector();
    const best = new BestRows();
    for (const segment of this.segments) {
      const found = segment.match(groups, words, this.bench);
      if (!found) continue;
      const { base } = segment;
      eachBit(found, (at) => {
        if (isRight(base + at)) rows.add(base + at);
      });
      if (number !== undefined) this.findBest(segment, number, best, isRight, found);
    }
    for (const [row, one] of this.loose) {
      if (!isRight(row) || !groups.every((group) => group.some((term) => one.terms.includes(term)))) continue;
      if (words && !hasWords(one.words, words)) continue;
      rows.add(row);
      if (number !== undefined) best.addLoose(row, one.words, number);
    }
    return { rows: rows.found, exact: best.exact.found, begins: best.begins.found };
  }

  /** Rows with a token that begins so, the token itself apart. @param looked how many tokens of each segment are looked at */
  private findBest(
    segment: ListingSegment,
    word: string,
    best: BestRows,
    isRight: (row: number) => boolean,
    among?: Uint32Array,
    looked = Number.POSITIVE_INFINITY,
  ): void {
    const all = segment.words.find(word, true);
    if (all.from === all.to) return;
    const whole = segment.words.find(word, false);
    const isExact = this.bench.set(2, wordsFor(segment.rows));
    segment.words.addTo(isExact, whole);
    const add = (range: TokenRange, into: RowCollector, isLeftOut?: Uint32Array): void => {
      if (range.from >= range.to) return;
      const set = this.bench.set(1, wordsFor(segment.rows));
      segment.words.addTo(set, range);
      if (among) for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) & (among[i] ?? 0);
      if (isLeftOut) for (let i = 0; i < set.length; i++) set[i] = (set[i] ?? 0) & ~(isLeftOut[i] ?? 0);
      eachBit(set, (at) => {
        if (isRight(segment.base + at)) into.add(segment.base + at);
      });
    };
    add(whole, best.exact);
    add({ from: whole.to, to: Math.min(all.to, whole.to + looked) }, best.begins, isExact);
  }

  /**
   * Listings with a token that begins so: those with the token itself first, then in the usual order.
   * @param looked how many tokens are looked at at most
   */
  beginning(word: string, most: number, looked: number): number[] {
    return this.page(this.findBeginning(word, looked), 0, 0, most);
  }

  /** The same as parts: of each the goods ids of its listings. */
  partsBeginning(word: string, most: number, looked: number): number[][] {
    const found = this.findBeginning(word, looked);
    const first = firstRows(found, 0, most * LISTINGS_EACH, orderOf(this, this.idAt, 0));
    return groupsOfFirst(this.parts, this.part, this.idAt, { rows: found.rows, first, most });
  }

  private findBeginning(word: string, looked: number): FoundRows {
    const best = new BestRows();
    const isOnSale = (row: number) => (this.weight[row] ?? 0) >= 0;
    const share = Math.ceil(looked / Math.max(1, this.segments.length));
    for (const segment of this.segments) this.findBest(segment, word, best, isOnSale, undefined, share);
    for (const [row, { words }] of this.loose) if (isOnSale(row)) best.addLoose(row, words, word);
    return best.all;
  }

  /** The tokens that begin so, each of them perhaps several times. @param take says false when it has enough */
  readTokens(prefix: string, take: (token: string) => boolean): void {
    let isEnough = false;
    for (const { words } of this.segments) {
      if (isEnough) return;
      words.read(words.find(prefix, true), (token) => {
        isEnough = !take(token);
        return !isEnough;
      });
    }
    for (const { words } of this.loose.values()) {
      for (
        let at = words.indexOf(` ${prefix}`);
        at >= 0 && !isEnough;
        at = words.indexOf(` ${prefix}`, at + 1)
      ) {
        isEnough = !take(words.slice(at + 1, words.indexOf(' ', at + 1)));
      }
    }
  }

  /**
   * How many of the rows (ascending) have each term.
   * @param step looks at every so many-th row only
   * @param isWanted tells which terms; all when left out
   */
  countTerms(rows: Uint32Array, step = 1, isWanted?: (termId: number) => boolean): Map<number, number> {
    const total = new Map<number, number>();
    const add = (term: number, times: number): void => {
      if (!isWanted || isWanted(term)) total.set(term, (total.get(term) ?? 0) + times);
    };
    let from = 0;
    for (const segment of this.segments) {
      const end = segment.base + segment.rows;
      if (from >= rows.length || (rows[from] ?? 0) >= end) continue;
      const to = firstAtLeast(rows, end, from);
      segment.count(rows, { from, to, step }, this.bench, add);
      from += Math.ceil((to - from) / step) * step;
    }
    for (; from < rows.length; from += step)
      for (const term of required(this.loose.get(rows[from] ?? 0)).terms) add(term, 1);
    return total;
  }

  /** The goods ids on one page of what was found, in this order; the usual one begins with the part number that was typed. */
  page(found: FoundRows, sort: (typeof GOODS_SORTS)[number], offset: number, size: number): number[] {
    const first = firstRows(found, sort, offset + size, orderOf(this, this.idAt, sort));
    return first.slice(offset).map(this.idAt);
  }

  /** The listings found, as one row for each part. */
  byPart(found: FoundRows): FoundParts {
    return groupByPart(this.parts, this, this.idAt, found);
  }

  private checkOf({
    low = -1,
    high = Number.POSITIVE_INFINITY,
    inStock,
  }: GoodsFilter): (row: number) => boolean {
    const { weight, price } = this;
    const least = inStock ? IN_STOCK : 0;
    if (low <= 0 && high === Number.POSITIVE_INFINITY) return (row) => (weight[row] ?? 0) >= least;
    return (row) => (weight[row] ?? 0) >= least && (price[row] ?? 0) >= low && (price[row] ?? 0) <= high;
  }

  private idAt = (row: number): number => idOf(this.weight[row] ?? 0);

  private hasSame(row: number, terms: ArrayLike<number>, words: string): boolean {
    const loose = this.loose.get(row);
    if (loose) {
      return (
        loose.words === ` ${words} ` &&
        loose.terms.length === terms.length &&
        loose.terms.every((term, at) => term === terms[at])
      );
    }
    const segment = this.segmentOf(row);
    return segment?.hasSame(row, terms, hashOf(words)) ?? false;
  }

  /** Makes a segment of the loose rows. */
  private seal(): void {
    if (this.looseFrom === this.size) return;
    const base = this.looseFrom;
    const builder = new SegmentBuilder();
    for (let row = base; row < this.size; row++) {
      const { terms, words } = required(this.loose.get(row));
      builder.add(this.numbersAt(row), terms, words.slice(1, -1));
    }
    this.loose.clear();
    this.looseFrom = this.size;
    this.segments.push(new ListingSegment(builder.finish(), base));
  }

  private numbersAt = (row: number): ListingNumbers => ({
    weight: this.weight[row] ?? 0,
    price: this.price[row] ?? 0,
    stock: this.stock[row] ?? 0,
    saleNum: this.saleNum[row] ?? 0,
    part: this.parts.idOf(this.part[row] ?? 0),
  });

  private segmentOf(row: number): ListingSegment | undefined {
    let [low, high] = [0, this.segments.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (required(this.segments[middle]).base <= row) low = middle;
      else high = middle - 1;
    }
    return this.segments[low];
  }

  private write(row: number, { weight, price, stock, saleNum, part }: ListingNumbers): void {
    this.weight[row] = weight;
    this.price[row] = price;
    this.stock[row] = stock;
    this.saleNum[row] = saleNum;
    this.part[row] = this.parts.slotOf(part);
  }

  private kill(row: number): void {
    if ((this.weight[row] ?? 0) < 0) return;
    this.weight[row] = this.idAt(row) - RANK;
    this.gone++;
  }

  private rowOf(goodsId: number): number | undefined {
    const { places } = this;
    const mask = places.length - 1;
    for (let at = placeOf(goodsId, mask); places[at] !== 0; at = (at + 1) & mask) {
      const row = (places[at] ?? 0) - 1;
      if (this.idAt(row) === goodsId) return row;
    }
    return undefined;
  }

  /** From here on the listing is in this row; the one in which it was is nobody's. */
  private place(goodsId: number, row: number): void {
    const { places } = this;
    const mask = places.length - 1;
    let at = placeOf(goodsId, mask);
    for (; places[at] !== 0; at = (at + 1) & mask) {
      const other = (places[at] ?? 0) - 1;
      if (other !== row && this.idAt(other) === goodsId) {
        this.kill(other);
        break;
      }
    }
    places[at] = row + 1;
  }

  private growRows(least: number): void {
    this.weight = grown(this.weight, least);
    this.price = grown(this.price, least);
    this.stock = grown(this.stock, least);
    this.saleNum = grown(this.saleNum, least);
    this.part = grown(this.part, least);
    const wanted = 2 ** Math.ceil(Math.log2(this.weight.length * 2));
    if (wanted <= this.places.length) return;
    const old = this.places;
    this.places = new Uint32Array(wanted);
    const mask = wanted - 1;
    for (const place of old) {
      if (place === 0) continue;
      let at = placeOf(this.idAt(place - 1), mask);
      while (this.places[at] !== 0) at = (at + 1) & mask;
      this.places[at] = place;
    }
  }
}

/** The place of the first of the ascending rows, from place `from` on, that is not smaller. */
function firstAtLeast(rows: Uint32Array, row: number, from: number): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

const placeOf = (goodsId: number, mask: number): number =>
  (Math.imul(goodsId % 2 ** 32, 0x9e3779b1) >>> 7) & mask;
