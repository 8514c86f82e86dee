// A declared list as a file: everything that is found, the columns that were chosen, in pieces, so that no size fills the memory.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Download } from '#kit/http/server/download.ts';
import { streamSheet } from '#kit/sheet/write-sheet.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { cellValue, guarded, guardedWithin } from '../cell-text.ts';
import type { Column } from '../column.ts';
import { type AnyListing, listErrors, MOST_EXPORTED } from '../listing.ts';
import { type Built, type Query, queryOf } from './list-sql.ts';
import type { Key } from './source.ts';
import { allowedTo, requireAllowed } from './what-is-allowed.ts';

const BATCH = 1_000;
const MIME = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ExportAsked {
  readonly query: Query;
  readonly columns?: readonly string[];
  readonly format: 'csv' | 'xlsx';
}

type Cells = (string | number)[];

/**
 * Which rows and in which order is settled by one statement before the first byte leaves; what stands in them is read as they go out.
 * @throws Refusal 403 for who may not export, 255 for more than 100,000 rows
 */
export async function exportRows(
  work: Work,
  listing: AnyListing,
  actor: unknown,
  { query, columns, format }: ExportAsked,
  built: Built,
  rowsOf: (keys: Key[]) => Promise<unknown[]>,
): Promise<Download> {
  requireAllowed(listing.exports?.needs, actor);
  const allowed = allowedTo(listing, actor);
  const asked = queryOf(listing, built, query, actor, work.now, allowed);
  const found = await work.tx.execute<{ key: Key }>(sql`${asked.keys} LIMIT ${MOST_EXPORTED + 1}`);
  if (found.rows.length > MOST_EXPORTED) throw listErrors.tooMany();
  const keys = found.rows.map(({ key }) => key);
  const all = listing.columns as Readonly<Record<string, Column<unknown>>>;
  const shown = Object.entries(all).filter(
    ([name, { kind, onScreen }]) =>
      !onScreen && !allowed.hidden.includes(name) && (columns ? columns.includes(name) : kind !== 'picture'),
  );
  if (columns) shown.sort(([a], [b]) => columns.indexOf(a) - columns.indexOf(b));
  const cellsOf = (row: unknown): Cells =>
    shown.map(([name, column]) => {
      const value = cellValue(name, column, row, work.language);
      if (typeof value !== 'number') return guarded(value);
      // what no program draws is read as it stands
      return format === 'csv' && column.kind === 'amount' ? value.toFixed(2) : value;
    });

  async function* batches(): AsyncGenerator<Cells[]> {
    let head: Cells[] = [shown.map(([, { title }]) => title[work.language])];
    for (let at = 0; at === 0 || at < keys.length; at += BATCH) {
      const rows = await rowsOf(keys.slice(at, at + BATCH));
      yield [...head, ...rows.map(cellsOf)];
      head = [];
    }
  }

  const name = listing.exports?.name[work.language] ?? listing.title[work.language];
  const body = (format === 'csv' ? csvOf : (all: AsyncIterable<Cells[]>) => streamSheet(name, all))(
    batches(),
  );
  // Head and first rows before the answer begins: what fails, fails as a sentence; and they tell how large it will be.
  const { value: first = new Uint8Array() } = await body.next();
  const aboutRow = first.length / (Math.min(keys.length, BATCH) + 1);
  return {
    fileName: `${name} ${dayInChina(work.now)}.${format}`,
    mimeType: MIME[format],
    rows: keys.length,
    aboutBytes: Math.round(aboutRow * (keys.length + 1)),
    body: (async function* () {
      yield first;
      yield* body;
    })(),
  };
}

/** With the mark that lets Excel read Chinese. */
async function* csvOf(batches: AsyncIterable<Cells[]>): AsyncGenerator<Uint8Array> {
  let mark = '\ufeff';
  for await (const rows of batches) {
    yield Buffer.from(mark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''));
    mark = '';
  }
}

/** A cell of a line: quoted where it has to be, and never a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = guardedWithin(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
