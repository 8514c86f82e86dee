// Every listing's filters and orders in a few flat arrays, so that lists and counts are answered inside the process.
import type { GOODS_SORTS } from '../search.protocol.ts';
import type { GoodsFilter } from './goods-filter.ts';

/** Weights are a rank times this, plus the goods id (see index-goods.ts). */
const RANK = 2 ** 40;
const IN_STOCK = 256 * RANK;
/** chosen: before there are more rows whose terms changed than this, they are looked through one by one. */
const MOST_LOOSE = 2_000;
/** Terms of a row, roughly: looking through a row costs as much as so many steps along a list. */
const ROW_TERMS = 10;

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
  /** Rows of term t: `lists` from `listBegin[t]` to `listBegin[t + 1]`. */
  private lists = new Uint32Array(0);
  private listBegin = new Uint32Array(2);
  private loose = new Set<number>();
  /** 1 for tidy rows that are loose. */
  private isLoose = new Uint8Array(0);
  private late = new Map<number, number>();
  private gone = 0;
  /** All 0 between two searches. */
  private marks = new Uint8Array(0);

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
    const groups = [...filter.place.map((term) => [term]), ...filter.chosen.values()].sort(
      (a, b) => this.listed(a) - this.listed(b),
    );
    const [first, ...others] = groups;
    let rows = first ? this.listOf(first) : this.tidyRows();
    for (const group of others) rows = this.among(rows, group);
    const isRight = this.checkOf(filter);
    let n = 0;
    const found = new Uint32Array(rows.length + this.loose.size);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (isRight(row) && !this.isLoose[row]) found[n++] = row;
    }
    for (const row of this.loose) {
      if (isRight(row) && groups.every((group) => this.hasAny(row, group))) found[n++] = row;
    }
    return found.subarray(0, n);
  }

  /** The rows of listings; those that are not known are left out. */
  rowsOf(goodsIds: readonly number[]): Uint32Array {
    return Uint32Array.from(goodsIds.map((id) => this.rowOf(id)).filter((row) => row !== undefined));
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

  /** The goods ids on one page of these rows in this order. */
  page(rows: Uint32Array, sort: (typeof GOODS_SORTS)[number], offset: number, size: number): number[] {
    const isBefore = this.orderOf(sort);
    const best = firstOf(rows, offset + size, isBefore);
    return best.slice(offset).map((row) => this.idAt(row));
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

  private tidyRows(): Uint32Array {
    const rows = new Uint32Array(this.tidySize);
    for (let row = 0; row < rows.length; row++) rows[row] = row;
    return rows;
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

  private list(term: number): Uint32Array {
    if (term + 1 >= this.listBegin.length) return this.lists.subarray(0, 0);
    return this.lists.subarray(this.listBegin[term]!, this.listBegin[term + 1]!);
  }

  private listed(group: readonly number[]): number {
    return group.reduce((sum, term) => sum + this.list(term).length, 0);
  }

  /** Tidy rows that have one of the terms. */
  private listOf(group: readonly number[]): Uint32Array {
    if (group.length === 1) return this.list(group[0]!);
    const { marks } = this;
    const rows = new Uint32Array(this.listed(group));
    let n = 0;
    for (const term of group) {
      for (const row of this.list(term)) {
        if (marks[row]) continue;
        marks[row] = 1;
        rows[n++] = row;
      }
    }
    for (let at = 0; at < n; at++) marks[rows[at]!] = 0;
    return rows.subarray(0, n);
  }

  /** Those of the rows that have one of the terms: by looking through them or along the terms' lists, whichever is shorter. */
  private among(rows: Uint32Array, group: readonly number[]): Uint32Array {
    if (rows.length * ROW_TERMS < this.listed(group)) return rows.filter((row) => this.hasAny(row, group));
    const { marks } = this;
    const lists = group.map((term) => this.list(term));
    for (const list of lists) for (let at = 0; at < list.length; at++) marks[list[at]!] = 1;
    const found = rows.filter((row) => marks[row] === 1);
    for (const list of lists) for (let at = 0; at < list.length; at++) marks[list[at]!] = 0;
    return found;
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
    const next = new Uint32Array(this.largestTerm + 2);
    for (let i = 0; i < this.usedTerms; i++) {
      const after = this.terms[i]! + 1;
      next[after] = next[after]! + 1;
    }
    for (let term = 1; term < next.length; term++) next[term] = next[term]! + next[term - 1]!;
    this.listBegin = next.slice();
    this.lists = new Uint32Array(this.usedTerms);
    for (let row = 0; row < this.size; row++) {
      const end = this.begin[row]! + this.length[row]!;
      for (let i = this.begin[row]!; i < end; i++) {
        const term = this.terms[i]!;
        this.lists[next[term]!] = row;
        next[term] = next[term]! + 1;
      }
    }
    this.marks = new Uint8Array(this.size);
    this.isLoose = new Uint8Array(this.size);
  }
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
