// Which rows of a segment have something: one row, a list of rows, or a bit for every row, whichever is smallest.

/** Rows of a segment count from 0; there are at most so many, so that a row fits into 16 bits. */
export const MOST_ROWS = 2 ** 16;

/** Sets of rows, known by their place. Plain arrays, so that a thread can hand them over. */
export interface RowSetsData {
  /** Of each set: the row where it has only one, or where it begins in `lists` (a count and the rows), or its number in `bits`. */
  at: Uint32Array<ArrayBuffer>;
  lists: Uint16Array<ArrayBuffer>;
  bits: Uint32Array<ArrayBuffer>;
}

const KIND = 2 ** 30;
const IN_LISTS = 1;
const IN_BITS = 2;

export const wordsFor = (rows: number): number => Math.ceil(rows / 32);

/** @param counts how many rows each set has; none is empty */
export class RowSetsBuilder {
  private readonly data: RowSetsData;
  private readonly next: Uint32Array;
  private readonly words: number;

  constructor(rows: number, counts: Uint32Array) {
    this.words = wordsFor(rows);
    const at = new Uint32Array(counts.length);
    const mostListed = this.words * 2;
    let [listed, sets] = [0, 0];
    for (let set = 0; set < counts.length; set++) {
      const count = counts[set] ?? 0;
      if (count === 1) continue;
      if (count > mostListed) at[set] = IN_BITS * KIND + sets++;
      else {
        at[set] = IN_LISTS * KIND + listed;
        listed += count + 1;
      }
    }
    this.data = { at, lists: new Uint16Array(listed), bits: new Uint32Array(sets * this.words) };
    this.next = new Uint32Array(counts.length);
  }

  /** Rows of one set come ascending, each once. */
  add(set: number, row: number): void {
    const { at, lists, bits } = this.data;
    const place = (at[set] ?? 0) % KIND;
    switch (Math.floor((at[set] ?? 0) / KIND)) {
      case IN_LISTS: {
        const n = (this.next[set] ?? 0) + 1;
        this.next[set] = n;
        lists[place] = n;
        lists[place + n] = row;
        return;
      }
      case IN_BITS:
        setBit(bits, place * this.words * 32 + row);
        return;
      default:
        at[set] = row;
    }
  }

  finish(): RowSetsData {
    return this.data;
  }
}

/** The sets of a segment of so many rows. */
export class RowSets {
  private readonly data: RowSetsData;
  private readonly words: number;

  constructor(data: RowSetsData, rows: number) {
    this.data = data;
    this.words = wordsFor(rows);
  }

  get bytes(): number {
    const { at, lists, bits } = this.data;
    return at.byteLength + lists.byteLength + bits.byteLength;
  }

  /** Adds the rows of a set to those in `found`, a bit for each row. */
  addTo(found: Uint32Array, set: number): void {
    const { at, lists, bits } = this.data;
    const place = (at[set] ?? 0) % KIND;
    switch (Math.floor((at[set] ?? 0) / KIND)) {
      case IN_LISTS: {
        const end = place + (lists[place] ?? 0);
        for (let i = place + 1; i <= end; i++) setBit(found, lists[i] ?? 0);
        return;
      }
      case IN_BITS: {
        const from = place * this.words;
        for (let i = 0; i < this.words; i++) found[i] = (found[i] ?? 0) | (bits[from + i] ?? 0);
        return;
      }
      default:
        setBit(found, place);
    }
  }
}

function setBit(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** Calls for each bit that is set, ascending. */
export function eachBit(bits: Uint32Array, take: (at: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      take(word * 32 + 31 - Math.clz32(left & -left));
  }
}
