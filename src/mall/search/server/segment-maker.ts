// Turns listings as the database writes them into segments.
import { type ListingNumbers, SegmentBuilder, type SegmentData } from './listing-segment.ts';
import { MOST_ROWS } from './row-sets.ts';

/** Some listings, in the same order twice. */
export interface ListingLines {
  /** For each: weight, price, stock, sales, part and terms with blanks between; commas between listings. */
  numbers: string;
  /** For each: its tokens with blanks between; line feeds between listings. */
  words: string;
}

/** In SQL, over rows of goods_index called `one`; nothing for no rows. */
export const LINES = `
  string_agg(one.weight || ' ' || one.price || ' ' || one.stock || ' ' || one.sale_num || ' ' || one.part_id || ' ' || array_to_string(one.terms, ' '), ',') AS numbers,
  string_agg(array_to_string(tsvector_to_array(one.words), ' '), E'\\n') AS words`;

export class SegmentMaker {
  private builder = new SegmentBuilder();

  /** @returns a segment as soon as it is full */
  add(lines: ListingLines): SegmentData | undefined {
    let full: SegmentData | undefined;
    eachListing(lines, (listing, terms, words) => {
      this.builder.add(listing, terms, words);
      if (this.builder.rows === MOST_ROWS) full = this.take();
    });
    return full;
  }

  /** The rest; undefined when there is none. */
  finish(): SegmentData | undefined {
    return this.builder.rows > 0 ? this.take() : undefined;
  }

  private take(): SegmentData {
    const { builder } = this;
    this.builder = new SegmentBuilder();
    return builder.finish();
  }
}

const line = new Float64Array(2 ** 16);

/** Reads whole numbers by hand: a start reads millions of them. @param take gets terms that are valid until the next */
export function eachListing(
  { numbers, words }: ListingLines,
  take: (listing: ListingNumbers, terms: Float64Array, words: string) => void,
): void {
  if (numbers === '') return;
  let [n, value, sign, from] = [0, 0, 1, 0];
  for (let at = 0; at <= numbers.length; at++) {
    const sort = at === numbers.length ? 44 : numbers.charCodeAt(at);
    if (sort >= 48) value = value * 10 + sort - 48;
    else if (sort === 45) sign = -1;
    else {
      line[n++] = sign * value;
      [value, sign] = [0, 1];
      if (sort !== 44) continue;
      const feed = words.indexOf('\n', from);
      const end = feed < 0 ? words.length : feed;
      const listing = {
        weight: line[0] ?? 0,
        price: line[1] ?? 0,
        stock: line[2] ?? 0,
        saleNum: line[3] ?? 0,
        part: line[4] ?? 0,
      };
      take(listing, line.subarray(5, n), words.slice(from, end));
      from = end + 1;
      n = 0;
    }
  }
}
