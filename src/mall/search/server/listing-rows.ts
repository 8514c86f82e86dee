// Every listing's filters and orders in a few flat arrays, so that lists and counts are answered inside the process.
import type { GOODS_SORTS } from '../search.protocol.ts';
import type { GoodsFilter } from './goods-filter.ts';

/** Weights are a rank times this, plus the goods id (see index-goods.ts). */
const RANK = 2 ** 40;
const IN_STOCK = 256 * RANK;
/** chosen: before there are more rows whose terms changed than this, they are looked through one by one. */
const MOST_LOOSE = 2_000;
const ALL = 2 ** 32 - 1;
const NONE = new Uint32Array(0);

/** What the memory keeps of a listing. */
export interface ListingNumbers {
  weight: number;
  /** Micro-yuan. */
  price: number;
  stock: number;
  saleNum: number;
}

const LEAST_ROOM = 1_000;
const LARGEST_SHORT = 2 ** 16 - 1;

/** How much is expected. */
export interface ListingRoom {
  listings: number;
  /** Of all listings together. */
  terms: number;
  largestTerm: number;
}

const idOf = (weight: number): number =>
  weight < 0 ? weight + RANK : weight - Math.floor(weight / RANK) * RANK;

/**
 * A row is known by its place in the arrays. Rows that `tidy` has seen are in the order of their goods ids and in the lists
 * of their terms; later ones, and rows whose terms changed since, are loose: looked through by every search.
 */
export class ListingRows {
  /** Of a listing that has left: its goods id less RANK. */
  private weight: Float64Array<ArrayBuffer>;
  private price: Float64Array<ArrayBuffer>;
  private stock: Float64Array<ArrayBuffer>;
  private saleNum: Float64Array<ArrayBuffer>;
  private begin: Uint32Array<ArrayBuffer>;
  private length: Uint16Array<ArrayBuffer>;
  private terms: Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  private size = 0;
  private usedTerms = 0;
  private largestTerm = 0;
  private tidySize = 0;
  /** Tidy rows of each frequent term, a bit for each row. */
  private sets = new Map<number, Uint32Array>();
  /** Tidy rows of a rare term t: `lists` from `listBegin[t]` to `listBegin[t + 1]`. */
  private lists = new Uint32Array(0);
  private listBegin = new Uint32Array(2);
  private loose = new Set<number>();
  /** 1 for tidy rows that are loose. */
  private isLoose = new Uint8Array(0);
  private late = new Map<number, number>();
  private gone = 0;
  /** What a search works with. */
  private found = new Uint32Array(0);
  private group = new Uint32Array(0);

  /** @param room for so many listings and terms; it grows where that is too little */
  constructor(room: ListingRoom) {
    const size = Math.max(room.listings, LEAST_ROOM);
    this.weight = new Float64Array(size);
    this.price = new Float64Array(size);
    this.stock = new Float64Array(size);
    this.saleNum = new Float64Array(size);
    this.begin = new Uint32Array(size);
    this.length = new Uint16Array(size);
    const terms = Math.max(room.terms, LEAST_ROOM);
    this.terms = room.largestTerm <= LARGEST_SHORT ? new Uint16Array(terms) : new Uint32Array(terms);
  }

  /** Listings on sale. */
  get count(): number {
    return this.size - this.gone;
  }

  /** For filling: listings in the order of their goods ids. Nothing else before, and `tidyUp` after the last. */
  append(listing: ListingNumbers, terms: ArrayLike<number>): void {
    if (this.size === this.weight.length) this.growRows();
    this.write(this.size++, listing);
    this.writeTerms(this.size - 1, terms);
  }

  /** Ends the filling. */
  tidyUp(): void {
    this.tidySize = this.size;
    this.makeLists();
  }

  /** Adds a listing, or replaces what is known of it. Its goods id is in the weight. */
  put(listing: ListingNumbers, terms: ArrayLike<number>): void {
    const goodsId = idOf(listing.weight);
    let row = this.rowOf(goodsId);
    if (row === undefined) {
      if (this.size === this.weight.length) this.growRows();
      row = this.size++;
      this.late.set(goodsId, row);
      this.loose.add(row);
      this.writeTerms(row, terms);
    } else {
      if (this.weight[row]! < 0) this.gone--;
      if (!this.hasTerms(row, terms)) {
        this.loose.add(row);
        if (row < this.tidySize) this.isLoose[row] = 1;
        this.writeTerms(row, terms);
      }
    }
    this.write(row, listing);
  }

  /** The listing has left the sale. */
  remove(goodsId: number): void {
    const row = this.rowOf(goodsId);
    if (row === undefined || this.weight[row]! < 0) return;
    this.weight[row] = goodsId - RANK;
    this.gone++;
  }

  /** Changes with the listings on sale, whatever their order. */
  checksum(modulus: number): number {
    let sum = 0;
    for (const goodsId of this.goodsIds()) sum += goodsId % modulus;
    return sum;
  }

  *goodsIds(): Iterable<number> {
    for (let row = 0; row < this.size; row++) if (this.weight[row]! >= 0) yield idOf(this.weight[row]!);
  }

  /** Whether `tidied` is worth its price (some 50 ms for 300,000 listings). */
  get isUntidy(): boolean {
    return this.loose.size > MOST_LOOSE || this.gone > MOST_LOOSE + this.size / 10;
  }

  /** The same listings without loose rows and without those that have left. Rows found before belong to the old one. */
  tidied(): ListingRows {
    const rows = Array.from(this.aliveRows()).sort((a, b) => this.idAt(a) - this.idAt(b));
    const tidy = new ListingRows({
      listings: rows.length + LEAST_ROOM,
      terms: this.usedTerms,
      largestTerm: this.largestTerm,
    });
    for (const row of rows) {
      const numbers = {
        weight: this.weight[row]!,
        price: this.price[row]!,
        stock: this.stock[row]!,
        saleNum: this.saleNum[row]!,
      };
      const begin = this.begin[row]!;
      tidy.append(numbers, this.terms.subarray(begin, begin + this.length[row]!));
    }
    tidy.tidyUp();
    return tidy;
  }

  /** Rows that match all that the filter says but its words. */
  match(filter: GoodsFilter): Uint32Array {
    const groups = [...filter.place.map((term) => [term]), ...filter.chosen.values()];
    const { found } = this;
    found.fill(ALL);
    for (const group of groups) {
      const set = this.setOf(group);
      for (let at = 0; at < found.length; at++) found[at] = found[at]! & set[at]!;
    }
    const isRight = this.checkOf(filter);
    let n = 0;
    let rows = new Uint32Array(4_096);
    const add = (row: number): void => {
      if (n === rows.length) rows = grown(rows);
      rows[n++] = row;
    };
    for (let at = 0; at < found.length; at++) {
      for (let bits = found[at]!; bits !== 0; bits &= bits - 1) {
        const row = at * 32 + 31 - Math.clz32(bits & -bits);
        if (row < this.tidySize && isRight(row) && this.isLoose[row] === 0) add(row);
      }
    }
    for (const row of this.loose) {
      if (isRight(row) && groups.every((group) => this.hasAny(row, group))) add(row);
    }
    return rows.subarray(0, n);
  }

  /** The rows of listings, in the same order; those that are not known are left out. */
  rowsOf(goodsIds: ArrayLike<number>): Uint32Array {
    const rows = new Uint32Array(goodsIds.length);
    let n = 0;
    for (let at = 0; at < goodsIds.length; at++) {
      const row = this.rowOf(goodsIds[at]!);
      if (row !== undefined) rows[n++] = row;
    }
    return rows.subarray(0, n);
  }

  /** Those of the rows that match all that the filter says but its words. */
  among(rows: Uint32Array, filter: GoodsFilter): Uint32Array {
    const isRight = this.checkOf(filter);
    const groups = [...filter.place.map((term) => [term]), ...filter.chosen.values()];
    return rows.filter((row) => isRight(row) && groups.every((group) => this.hasAny(row, group)));
  }

  /** How many of the rows have each term. @param step looks at every so many-th row only */
  countTerms(rows: Uint32Array, step = 1): Map<number, number> {
    const counts = new Uint32Array(this.listBegin.length);
    const rare = new Map<number, number>();
    for (let at = 0; at < rows.length; at += step) {
      const begin = this.begin[rows[at]!]!;
      const end = begin + this.length[rows[at]!]!;
      for (let i = begin; i < end; i++) {
        const term = this.terms[i]!;
        if (term < counts.length) counts[term] = counts[term]! + 1;
        else rare.set(term, (rare.get(term) ?? 0) + 1);
      }
    }
    for (let term = 0; term < counts.length; term++) if (counts[term]! > 0) rare.set(term, counts[term]!);
    return rare;
  }

  /**
   * The goods ids on one page of these rows in this order.
   * @param best those of them that come before all others, in the order in which they are given
   */
  page(
    rows: Uint32Array,
    sort: (typeof GOODS_SORTS)[number],
    offset: number,
    size: number,
    best: Uint32Array = NONE,
  ): number[] {
    const first = [...best.subarray(offset, offset + size)];
    const isBest = best.length > 0 ? new Set(best) : undefined;
    const others = isBest ? rows.filter((row) => !isBest.has(row)) : rows;
    const wanted = size - first.length;
    const from = Math.max(0, offset - best.length);
    const rest = wanted > 0 ? firstOf(others, from + wanted, this.orderOf(sort)).slice(from) : [];
    return [...first, ...rest].map((row) => this.idAt(row));
  }

  private orderOf(sort: (typeof GOODS_SORTS)[number]): (a: number, b: number) => boolean {
    const { weight, price, stock, saleNum } = this;
    const isNewer = (a: number, b: number) => this.idAt(a) > this.idAt(b);
    const most = (of: Float64Array) => (a: number, b: number) =>
      of[a]! > of[b]! || (of[a]! === of[b]! && isNewer(a, b));
    switch (sort) {
      case 0:
        return (a, b) => weight[a]! > weight[b]!;
      case 1:
        return (a, b) => price[a]! < price[b]! || (price[a]! === price[b]! && isNewer(b, a));
      case 2:
        return most(price);
      case 3:
        return most(saleNum);
      case 4:
        return most(stock);
      case 5:
        return isNewer;
    }
  }

  private checkOf({
    low = -1,
    high = Number.POSITIVE_INFINITY,
    inStock,
  }: GoodsFilter): (row: number) => boolean {
    const { weight, price } = this;
    const least = inStock ? IN_STOCK : 0;
    return (row) => weight[row]! >= least && price[row]! >= low && price[row]! <= high;
  }

  private idAt = (row: number): number => idOf(this.weight[row]!);

  private *aliveRows(): Iterable<number> {
    for (let row = 0; row < this.size; row++) if (this.weight[row]! >= 0) yield row;
  }

  private rowOf(goodsId: number): number | undefined {
    let [low, high] = [0, this.tidySize - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const id = this.idAt(middle);
      if (id === goodsId) return middle;
      if (id < goodsId) low = middle + 1;
      else high = middle - 1;
    }
    return this.late.get(goodsId);
  }

  /** Tidy rows that have one of the terms; valid until the next call. */
  private setOf(terms: readonly number[]): Uint32Array {
    const only = terms.length === 1 ? this.sets.get(terms[0]!) : undefined;
    if (only) return only;
    const { group } = this;
    group.fill(0);
    for (const term of terms) {
      const set = this.sets.get(term);
      if (set) for (let at = 0; at < group.length; at++) group[at] = group[at]! | set[at]!;
      else if (term + 1 < this.listBegin.length) {
        const end = this.listBegin[term + 1]!;
        for (let i = this.listBegin[term]!; i < end; i++) setBit(group, this.lists[i]!);
      }
    }
    return group;
  }

  private hasAny(row: number, group: readonly number[]): boolean {
    const begin = this.begin[row]!;
    const end = begin + this.length[row]!;
    for (let i = begin; i < end; i++) if (group.includes(this.terms[i]!)) return true;
    return false;
  }

  private hasTerms(row: number, terms: ArrayLike<number>): boolean {
    if (this.length[row] !== terms.length) return false;
    const begin = this.begin[row]!;
    for (let i = 0; i < terms.length; i++) if (this.terms[begin + i] !== terms[i]) return false;
    return true;
  }

  private write(row: number, { weight, price, stock, saleNum }: ListingNumbers): void {
    this.weight[row] = weight;
    this.price[row] = price;
    this.stock[row] = stock;
    this.saleNum[row] = saleNum;
  }

  private writeTerms(row: number, terms: ArrayLike<number>): void {
    if (this.usedTerms + terms.length > this.terms.length) {
      this.terms = grown(this.terms, this.usedTerms + terms.length);
    }
    this.begin[row] = this.usedTerms;
    this.length[row] = terms.length;
    for (let i = 0; i < terms.length; i++) {
      const term = terms[i]!;
      if (term > this.largestTerm) {
        this.largestTerm = term;
        if (term > LARGEST_SHORT && this.terms instanceof Uint16Array)
          this.terms = Uint32Array.from(this.terms);
      }
      this.terms[this.usedTerms++] = term;
    }
  }

  private growRows(): void {
    this.weight = grown(this.weight);
    this.price = grown(this.price);
    this.stock = grown(this.stock);
    this.saleNum = grown(this.saleNum);
    this.begin = grown(this.begin);
    this.length = grown(this.length);
  }

  private makeLists(): void {
    const times = new Uint32Array(this.largestTerm + 1);
    for (let i = 0; i < this.usedTerms; i++) times[this.terms[i]!] = times[this.terms[i]!]! + 1;
    const words = Math.ceil(this.size / 32);
    this.found = new Uint32Array(words);
    this.group = new Uint32Array(words);
    this.listBegin = new Uint32Array(this.largestTerm + 2);
    for (let term = 0; term <= this.largestTerm; term++) {
      const isFrequent = times[term]! > words; // then a set is smaller than a list
      if (isFrequent) this.sets.set(term, new Uint32Array(words));
      this.listBegin[term + 1] = this.listBegin[term]! + (isFrequent ? 0 : times[term]!);
    }
    this.lists = new Uint32Array(this.listBegin[this.largestTerm + 1]!);
    const next = this.listBegin.slice();
    for (let row = 0; row < this.size; row++) {
      const end = this.begin[row]! + this.length[row]!;
      for (let i = this.begin[row]!; i < end; i++) {
        const term = this.terms[i]!;
        const set = this.sets.get(term);
        if (set) setBit(set, row);
        else {
          this.lists[next[term]!] = row;
          next[term] = next[term]! + 1;
        }
      }
    }
    this.isLoose = new Uint8Array(this.size);
  }
}

function setBit(set: Uint32Array, at: number): void {
  set[at >>> 5] = set[at >>> 5]! | (1 << (at & 31));
}

function grown<A extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  array: A,
  least = 0,
): A {
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(least, Math.ceil(array.length * 1.5)),
  );
  larger.set(array);
  return larger;
}

/** The first `most` of the rows, in order: a heap with the last of them on top. */
function firstOf(rows: Uint32Array, most: number, isBefore: (a: number, b: number) => boolean): number[] {
  const heap: number[] = [];
  const sink = (from: number): void => {
    const row = heap[from]!;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child]!, heap[child + 1]!)) child++;
      if (!isBefore(row, heap[child]!)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = row;
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (heap.length < most) {
      heap.push(row);
      if (heap.length === most) for (let i = most >> 1; i >= 0; i--) sink(i);
    } else if (most > 0 && isBefore(row, heap[0]!)) {
      heap[0] = row;
      sink(0);
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}
