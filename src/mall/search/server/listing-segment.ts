// Some tens of thousands of listings with the lists that find them: by term, and by word. Never changes once it is made.
import { required } from '#kit/rules/required.ts';
import { RowSets, RowSetsBuilder, type RowSetsData, wordsFor } from './row-sets.ts';
import type { WordQuery } from './tokens.ts';
import { WordList, WordListBuilder, type WordListData } from './word-list.ts';

/** What the memory keeps of a listing besides its terms and words. */
export interface ListingNumbers {
  /** Its place in the usual order, and its goods id (see index-goods.ts). */
  weight: number;
  /** Micro-yuan. */
  price: number;
  stock: number;
  saleNum: number;
  /** The part's id. */
  part: number;
}

/** A segment in plain arrays, so that a thread can hand it over. */
export interface SegmentData {
  rows: number;
  weight: Float64Array<ArrayBuffer>;
  price: Float64Array<ArrayBuffer>;
  stock: Float64Array<ArrayBuffer>;
  saleNum: Float64Array<ArrayBuffer>;
  part: Float64Array<ArrayBuffer>;
  /** Tells whether a listing's words have changed. */
  wordsHash: Uint32Array<ArrayBuffer>;
  /** The terms of row r are `codes` from `begin[r]` to `begin[r + 1]`; a code is a place in `termIds`. */
  begin: Uint32Array<ArrayBuffer>;
  codes: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** Ascending. */
  termIds: Uint32Array<ArrayBuffer>;
  termSets: RowSetsData;
  words: WordListData;
}

/** The arrays' memory, for handing them over. */
export function buffersOf(data: SegmentData): ArrayBuffer[] {
  const { weight, price, stock, saleNum, part, wordsHash, begin, codes, termIds, termSets, words } = data;
  const sets = [termSets, words.sets].flatMap(({ at, lists, bits }) => [at, lists, bits]);
  const arrays = [
    weight,
    price,
    stock,
    saleNum,
    part,
    wordsHash,
    begin,
    codes,
    termIds,
    words.bytes,
    words.blocks,
  ];
  return [...arrays, ...sets].map(({ buffer }) => buffer);
}

/** Equal for equal texts; differs for nearly all others. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Takes listings one after another. */
export class SegmentBuilder {
  private readonly numbers: ListingNumbers[] = [];
  private readonly hashes: number[] = [];
  private readonly ends: number[] = [];
  private readonly words = new WordListBuilder();
  private terms = new Uint32Array(2 ** 14);
  private used = 0;

  get rows(): number {
    return this.ends.length;
  }

  /** @param words its tokens with blanks between them */
  add(listing: ListingNumbers, terms: ArrayLike<number>, words: string): void {
    this.numbers.push(listing);
    if (this.used + terms.length > this.terms.length) {
      const larger = new Uint32Array(Math.max(this.used * 2, this.used + terms.length));
      larger.set(this.terms);
      this.terms = larger;
    }
    this.terms.set(terms, this.used);
    this.used += terms.length;
    this.ends.push(this.used);
    this.hashes.push(hashOf(words));
    this.words.add(words);
  }

  finish(): SegmentData {
    const { rows, numbers, ends, used } = this;
    const terms = this.terms.subarray(0, used);
    const termIds = Uint32Array.from(new Set(terms)).sort();
    const codeOf = new Map<number, number>();
    for (const [code, term] of termIds.entries()) codeOf.set(term, code);
    const codes = termIds.length <= 2 ** 16 ? new Uint16Array(used) : new Uint32Array(used);
    const counts = new Uint32Array(termIds.length);
    for (let at = 0; at < used; at++) {
      const code = required(codeOf.get(terms[at] ?? 0));
      codes[at] = code;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    const sets = new RowSetsBuilder(rows, counts);
    for (let row = 0, at = 0; row < rows; row++) {
      for (const end = ends[row] ?? 0; at < end; at++) sets.add(codes[at] ?? 0, row);
    }
    const column = (of: (listing: ListingNumbers) => number) => Float64Array.from(numbers, of);
    return {
      rows,
      weight: column((one) => one.weight),
      price: column((one) => one.price),
      stock: column((one) => one.stock),
      saleNum: column((one) => one.saleNum),
      part: column((one) => one.part),
      wordsHash: Uint32Array.from(this.hashes),
      begin: Uint32Array.from([0, ...ends]),
      codes,
      termIds,
      termSets: sets.finish(),
      words: this.words.finish(),
    };
  }
}

/** What a segment is searched with: sets of rows to work in, one for each level of a question. */
export class Workbench {
  private readonly sets: Uint32Array[] = [];

  private counters = new Uint32Array(0);
  private codes = new Uint32Array(0);

  /** So many zeros, and room for as many codes. Whoever counts leaves zeros behind. */
  tally(size: number): { counts: Uint32Array; counted: Uint32Array } {
    if (this.counters.length < size) {
      this.counters = new Uint32Array(size);
      this.codes = new Uint32Array(size);
    }
    return { counts: this.counters, counted: this.codes };
  }

  /** An empty set of so many words, valid until the same level is asked for again. */
  set(level: number, words: number): Uint32Array {
    let set = this.sets[level];
    if (!set || set.length < words) {
      set = new Uint32Array(words);
      this.sets[level] = set;
    }
    const part = set.subarray(0, words);
    part.fill(0);
    return part;
  }
}

/** The numbers of its rows stand elsewhere, from `base` on: they change. */
export class ListingSegment {
  readonly base: number;
  readonly rows: number;
  readonly words: WordList;
  private readonly data: Pick<SegmentData, 'begin' | 'codes' | 'termIds' | 'wordsHash'>;
  private readonly termSets: RowSets;

  constructor({ rows, begin, codes, termIds, wordsHash, termSets, words }: SegmentData, base: number) {
    this.base = base;
    this.rows = rows;
    this.data = { begin, codes, termIds, wordsHash };
    this.termSets = new RowSets(termSets, rows);
    this.words = new WordList(words, rows);
  }

  get bytes(): number {
    const { begin, codes, termIds, wordsHash } = this.data;
    const own = begin.byteLength + codes.byteLength + termIds.byteLength + wordsHash.byteLength;
    return own + this.termSets.bytes + this.words.bytes;
  }

  /** Rows that have one term of every group, and the words; undefined when there is none. Valid until the bench is used again. */
  match(
    groups: readonly (readonly number[])[],
    words: WordQuery | undefined,
    bench: Workbench,
  ): Uint32Array | undefined {
    const known = groups.map((group) => group.map((term) => this.codeOf(term)).filter((code) => code >= 0));
    if (known.some((codes) => codes.length === 0)) return undefined;
    const size = wordsFor(this.rows);
    const found = bench.set(0, size);
    if (words) {
      if (!this.find(words, found, bench, 1)) return undefined;
    } else if (known.length === 0) {
      found.fill(2 ** 32 - 1);
      const last = this.rows % 32;
      if (last > 0) found[size - 1] = 2 ** last - 1;
    }
    known.forEach((codes, at) => {
      if (at === 0 && !words) for (const code of codes) this.termSets.addTo(found, code);
      else {
        const group = bench.set(1, size);
        for (const code of codes) this.termSets.addTo(group, code);
        for (let i = 0; i < size; i++) found[i] = (found[i] ?? 0) & (group[i] ?? 0);
      }
    });
    return found;
  }

  /** Adds the rows that have these words to an empty set. @returns whether there may be any */
  private find(query: WordQuery, found: Uint32Array, bench: Workbench, level: number): boolean {
    if ('word' in query) {
      const range = this.words.find(query.word, query.isPrefix);
      this.words.addTo(found, range);
      return range.from < range.to;
    }
    if ('any' in query) {
      let isAny = false;
      for (const one of query.any) {
        const part = bench.set(level, found.length);
        if (!this.find(one, part, bench, level + 1)) continue;
        isAny = true;
        for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) | (part[i] ?? 0);
      }
      return isAny;
    }
    for (const [at, one] of query.all.entries()) {
      const part = at === 0 ? found : bench.set(level, found.length);
      if (!this.find(one, part, bench, level + 1)) {
        found.fill(0);
        return false;
      }
      if (at > 0) for (let i = 0; i < found.length; i++) found[i] = (found[i] ?? 0) & (part[i] ?? 0);
    }
    return query.all.length > 0;
  }

  /** Tells of each term how many of these rows have it: every `step`-th from place `from` on up to, and without, place `to`. */
  count(
    rows: Uint32Array,
    { from, to, step }: { from: number; to: number; step: number },
    bench: Workbench,
    tell: (term: number, times: number) => void,
  ): void {
    const { begin, codes, termIds } = this.data;
    const { counts, counted } = bench.tally(termIds.length);
    let kinds = 0;
    for (let place = from; place < to; place += step) {
      const row = (rows[place] ?? 0) - this.base;
      const end = begin[row + 1] ?? 0;
      for (let at = begin[row] ?? 0; at < end; at++) {
        const code = codes[at] ?? 0;
        if (counts[code] === 0) counted[kinds++] = code;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    for (let at = 0; at < kinds; at++) {
      const code = counted[at] ?? 0;
      tell(termIds[code] ?? 0, counts[code] ?? 0);
      counts[code] = 0;
    }
  }

  /** Whether a row has just these terms (ascending) and words. */
  hasSame(row: number, terms: ArrayLike<number>, wordsHash: number): boolean {
    const { begin, codes, termIds } = this.data;
    const local = row - this.base;
    const from = begin[local] ?? 0;
    if ((begin[local + 1] ?? 0) - from !== terms.length || this.data.wordsHash[local] !== wordsHash)
      return false;
    for (let at = 0; at < terms.length; at++) if (termIds[codes[from + at] ?? 0] !== terms[at]) return false;
    return true;
  }

  private codeOf(term: number): number {
    const { termIds } = this.data;
    let [low, high] = [0, termIds.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const one = termIds[middle] ?? 0;
      if (one === term) return middle;
      if (one < term) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** Whether a listing's tokens, with a blank before and behind each, answer the question. */
export function hasWords(tokens: string, query: WordQuery): boolean {
  if ('word' in query) return tokens.includes(query.isPrefix ? ` ${query.word}` : ` ${query.word} `);
  if ('any' in query) return query.any.some((one) => hasWords(tokens, one));
  return query.all.length > 0 && query.all.every((one) => hasWords(tokens, one));
}
