// The tokens of a segment's rows in their order, each with its rows: finds a token, or all that begin in a certain way.
import { required } from '#kit/rules/required.ts';
import { MOST_ROWS, RowSets, RowSetsBuilder, type RowSetsData } from './row-sets.ts';

/**
 * Tokens in blocks of BLOCK, ascending. Each is written as: how many bytes it has in common with the one before, how many
 * follow, and those; the first of a block has nothing in common.
 */
export interface WordListData {
  tokens: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each block begins. */
  blocks: Uint32Array<ArrayBuffer>;
  sets: RowSetsData;
}

const BLOCK = 16;
const LONGEST = 255; // bytes; what is longer is kept and looked for by its beginning
const LAST = Uint8Array.of(255); // no text in UTF-8 has this byte

const ending = new Uint8Array(LONGEST + 1);

const bytesOf = (token: string): Uint8Array => Buffer.from(token).subarray(0, LONGEST);
const HAS_PAIR = /[\uD800-\uDFFF]/;

/** Collects the tokens of rows, in the order of the rows. */
export class WordListBuilder {
  private readonly ids = new Map<string, number>();
  private stream = new Uint32Array(2 ** 16);
  private used = 0;
  private readonly ends: number[] = [];

  get rows(): number {
    return this.ends.length;
  }

  /** @param words the tokens of the next row, each once, with blanks between them */
  add(words: string): void {
    for (let from = 0; from < words.length; ) {
      const blank = words.indexOf(' ', from);
      const end = blank < 0 ? words.length : blank;
      if (end > from) this.addToken(words.slice(from, end));
      from = end + 1;
    }
    this.ends.push(this.used);
  }

  private addToken(token: string): void {
    let id = this.ids.get(token);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(token, id);
    }
    if (this.used === this.stream.length) {
      const larger = new Uint32Array(this.used * 2);
      larger.set(this.stream);
      this.stream = larger;
    }
    this.stream[this.used++] = id;
  }

  finish(): WordListData {
    const tokens = [...this.ids.keys()].sort();
    // The usual order is that of UTF-16, which differs from that of the bytes in pairs only.
    if (tokens.some((token) => HAS_PAIR.test(token))) {
      tokens.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }
    const place = new Uint32Array(tokens.length);
    for (let at = 0; at < tokens.length; at++) place[required(this.ids.get(required(tokens[at])))] = at;
    const counts = new Uint32Array(tokens.length);
    for (let at = 0; at < this.used; at++) {
      const set = place[this.stream[at] ?? 0] ?? 0;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    const sets = new RowSetsBuilder(this.rows, counts);
    for (let row = 0, at = 0; row < this.rows; row++) {
      for (const end = this.ends[row] ?? 0; at < end; at++) sets.add(place[this.stream[at] ?? 0] ?? 0, row);
    }
    return { tokens: tokens.length, ...written(tokens), sets: sets.finish() };
  }
}

function written(tokens: readonly string[]): Pick<WordListData, 'bytes' | 'blocks'> {
  const blocks = new Uint32Array(Math.ceil(tokens.length / BLOCK));
  let bytes = new Uint8Array(MOST_ROWS);
  let used = 0;
  let before: Uint8Array = new Uint8Array(0);
  for (let at = 0; at < tokens.length; at++) {
    const token = bytesOf(required(tokens[at]));
    if (used + LONGEST + 2 > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    let same = 0;
    if (at % BLOCK === 0) blocks[at / BLOCK] = used;
    else while (same < token.length && same < before.length && token[same] === before[same]) same++;
    bytes[used++] = same;
    bytes[used++] = token.length - same;
    bytes.set(token.subarray(same), used);
    used += token.length - same;
    before = token;
  }
  return { bytes: bytes.slice(0, used), blocks };
}

/** Tokens from one place up to, and without, another. */
export interface TokenRange {
  from: number;
  to: number;
}

export class WordList {
  readonly sets: RowSets;
  private readonly data: WordListData;

  /** @param rows of the segment */
  constructor(data: WordListData, rows: number) {
    this.data = data;
    this.sets = new RowSets(data.sets, rows);
  }

  /** What it takes in memory. */
  get bytes(): number {
    const { bytes, blocks } = this.data;
    return bytes.byteLength + blocks.byteLength + this.sets.bytes;
  }

  /** The token, or all that begin so. */
  find(word: string, isPrefix: boolean): TokenRange {
    const bytes = bytesOf(word);
    const from = this.firstFrom(bytes);
    if (from === this.data.tokens) return { from, to: from };
    if (isPrefix) return { from, to: this.firstFrom(Buffer.concat([bytes, LAST])) };
    return { from, to: this.firstFrom(Buffer.concat([bytes, Uint8Array.of(0)])) };
  }

  /** Adds the rows of these tokens to those in `found`. */
  addTo(found: Uint32Array, { from, to }: TokenRange): void {
    for (let token = from; token < to; token++) this.sets.addTo(found, token);
  }

  /** The texts of these tokens, one after another. `take` may say false: enough. */
  read({ from, to }: TokenRange, take: (text: string, token: number) => boolean): void {
    if (from >= to) return;
    const { bytes, blocks } = this.data;
    const text = Buffer.alloc(LONGEST);
    let at = blocks[Math.floor(from / BLOCK)] ?? 0;
    for (let token = from - (from % BLOCK); token < to; token++) {
      const [same, more] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
      text.set(bytes.subarray(at + 2, at + 2 + more), same);
      at += 2 + more;
      if (token >= from && !take(text.toString('utf8', 0, same + more), token)) return;
    }
  }

  /** The place of the first token that is `word` or stands behind it. */
  private firstFrom(word: Uint8Array): number {
    const { bytes, blocks, tokens } = this.data;
    let [low, high] = [0, blocks.length]; // the block before `high` may hold it
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = blocks[middle] ?? 0;
      if (isBefore(bytes, at + 2, bytes[at + 1] ?? 0, word)) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    let at = blocks[low - 1] ?? 0;
    const end = Math.min(low * BLOCK, tokens);
    for (let token = (low - 1) * BLOCK; token < end; token++) {
      const [same, more] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
      for (let i = 0; i < more; i++) ending[same + i] = bytes[at + 2 + i] ?? 0;
      at += 2 + more;
      if (!isBefore(ending, 0, same + more, word)) return token;
    }
    return end;
  }
}

function isBefore(bytes: Uint8Array, from: number, length: number, word: Uint8Array): boolean {
  const both = Math.min(length, word.length);
  for (let i = 0; i < both; i++) {
    const difference = (bytes[from + i] ?? 0) - (word[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return length < word.length;
}
