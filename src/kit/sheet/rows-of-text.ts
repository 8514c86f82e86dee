// Takes text apart into rows and cells, finding out what separates them: a sign, or blanks that stand one below the other.
import { parse } from 'csv-parse/sync';
import { required } from '#kit/rules/required.ts';

const DELIMITERS = ['\t', ';', ',', '|'] as const;
const TRIED = 200; // chosen: rows that decide

/** A tab hardly ever stands in a text for anything else. // chosen */
const TAB_WEIGHS = 1.6;

/**
 * Separated by tab, semicolon, comma or bar, whichever makes the most even table, or aligned by blanks; quotes are
 * honoured where they make sense.
 */
export function rowsOfText(text: string): string[][] {
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  if (said) return split(text.slice(said[0].length), required(said[1]));
  const sample = text.slice(0, 100_000);
  const best = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(split(sample, delimiter, TRIED)) * (delimiter === '\t' ? TAB_WEIGHS : 1),
  }));
  best.sort((a, b) => b.score - a.score);
  const { delimiter, score } = required(best[0]);
  const aligned = rowsOfAligned(text);
  if (aligned && evenness(aligned.slice(0, TRIED)) > score) return aligned;
  return split(text, delimiter);
}

const FEWEST_ALIGNED = 3; // chosen: lines that must agree
const WIDEST_ALIGNED = 400; // chosen: signs of a line

/**
 * A table whose columns are parted by blanks, like lists that old drawing programs print: under each beginning of a word
 * of the headers every line has a blank before it.
 * @returns undefined for other text
 */
function rowsOfAligned(text: string): string[][] | undefined {
  const lines = text.split(/\r?\n/);
  const isWide = (line: string) =>
    line.length <= WIDEST_ALIGNED && /\S {2,}\S/.test(line) && !line.includes('\t');
  const at = lines.findIndex(
    (line, i) => isWide(line) && lines.slice(i + 1, i + 6).filter(isWide).length >= 2,
  );
  const head = lines[at];
  if (head === undefined) return undefined;
  const table = lines.slice(at).filter((line) => line.trim() !== '' && !/^[-=_ ]+$/.test(line));
  const isBlankAt = (place: number) =>
    table.filter((line) => (line[place] ?? ' ') === ' ').length >= table.length * 0.97;
  const begins = [...head.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index);
  const columns = begins.filter((place) => place === 0 || isBlankAt(place - 1));
  if (columns.length < 2 || table.length < FEWEST_ALIGNED) return undefined;
  return lines.map((line, i) =>
    i < at
      ? [line]
      : columns.map((from, column) => line.slice(column === 0 ? 0 : from, columns[column + 1]).trim()),
  );
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
