// Takes text apart into rows and cells, finding out what separates them.
import { parse } from 'csv-parse/sync';
import { required } from '#kit/rules/required.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
const TRIED = 200; // chosen: rows that decide

/** Separated by tab, semicolon, comma or bar, whichever makes the most even table; quotes are honoured where they make sense. */
export function rowsOfText(text: string): string[][] {
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  if (said) return split(text.slice(said[0].length), required(said[1]));
  const sample = text.slice(0, 100_000);
  const best = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(split(sample, delimiter, TRIED)),
  }));
  best.sort((a, b) => b.score - a.score);
  return split(text, required(best[0]).delimiter);
}

function split(text: string, delimiter: string, most?: number): string[][] {
  const as = (quote: '"' | false): string[][] =>
    parse(text, {
      delimiter,
      quote,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      ...(most ? { to: most } : {}),
    });
  try {
    return as('"');
  } catch {
    // A quote that nobody closes is a sign like any other.
    return as(false).map((row) => row.map((cell) => cell.replace(/^"(.*)"$/s, '$1')));
  }
}

/** How much like a table it is: cells per row, as far as rows agree on their number. */
function evenness(rows: readonly string[][]): number {
  const widths = rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.length);
  const wide = widths.filter((width) => width > 1);
  if (wide.length === 0) return 0;
  const times = Map.groupBy(wide, (width) => width);
  const [width, agreeing] = required(
    [...times].map(([n, same]) => [n, same.length] as const).sort((a, b) => b[1] - a[1])[0],
  );
  return (agreeing / widths.length) * Math.log2(width + 1);
}
