// Collects rows as they are found, and the best of them: those whose part number is, or begins as, what was typed.

const NO_ROWS = new Uint32Array(0);
const LEAST_ROWS = 128;

/** Rows as they are found. */
export class RowCollector {
  private rows = NO_ROWS;
  private n = 0;

  add(row: number): void {
    if (this.n === this.rows.length) this.rows = grown(this.rows, Math.max(LEAST_ROWS, this.n * 2));
    this.rows[this.n++] = row;
  }

  get found(): Uint32Array {
    return this.rows.subarray(0, this.n);
  }
}

/** Rows whose part number is, or begins as, what was typed. */
export class BestRows {
  readonly exact = new RowCollector();
  readonly begins = new RowCollector();

  /** As what a filter finds that asks for nothing else. */
  get all(): { rows: Uint32Array; exact: Uint32Array; begins: Uint32Array } {
    const [exact, begins] = [this.exact.found, this.begins.found];
    const rows = new Uint32Array(exact.length + begins.length);
    rows.set(exact);
    rows.set(begins, exact.length);
    return { rows, exact, begins };
  }

  addLoose(row: number, words: string, word: string): void {
    if (words.includes(` ${word} `)) this.exact.add(row);
    else if (words.includes(` ${word}`)) this.begins.add(row);
  }
}

/** The same numbers with more room behind them. */
export function grown<A extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  array: A,
  least = 0,
): A {
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(least, Math.ceil(array.length * 1.5)),
  );
  larger.set(array);
  return larger;
}
