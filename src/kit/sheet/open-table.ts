// Reads the bytes of a table as sheets of text. Runs in the thread of sheet-thread.ts, since strangers' files may do anything.
import type { CellObject, WorkSheet } from '@e965/xlsx';
import * as xlsx from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { decodeText } from './decode-text.ts';
import { inspectZip } from './inspect-zip.ts';
import type { Sheet, SheetAnswer } from './read-sheets.ts';
import { rowsOfText } from './rows-of-text.ts';
import type { SheetProblem } from './sheet.errors.ts';
import {
  LONGEST_CELL,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  MOST_SHEETS,
  MOST_SIGNS,
} from './sheet-limits.ts';

xlsx.set_cptable(codepages);

/** Never throws: what cannot be read is a problem with a sentence. */
export function openTable(bytes: Uint8Array, fileName: string): SheetAnswer {
  try {
    const sheets = sheetsOf(bytes, fileName);
    if (typeof sheets === 'string') return { problem: sheets };
    const full = sheets.filter((sheet) => sheet.rows.some((row) => row.some((cell) => cell !== '')));
    const problem = full.length === 0 ? 'noRows' : tooMuchOf(full);
    return problem ? { problem } : { sheets: full };
  } catch (error) {
    return { problem: /password|encrypt/i.test(String(error)) ? 'locked' : 'damaged' };
  }
}

const begins = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

function sheetsOf(bytes: Uint8Array, fileName: string): Sheet[] | SheetProblem {
  if (begins(bytes, 0x50, 0x4b)) {
    const problem = inspectZip(bytes);
    return problem ?? workbookSheets(xlsx.read(bytes, READ));
  }
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return workbookSheets(xlsx.read(bytes, READ));
  const text = decodeText(bytes);
  if (text === undefined) return 'notATable';
  if (text.trim() === '') return 'empty';
  // Some tools write HTML or XML and call it xls.
  if (
    /^\s*(<\?xml[^>]*>\s*)?(<\?mso[^>]*>\s*)?<(html|table|workbook|ss:workbook|!doctype html)/i.test(text)
  ) {
    return workbookSheets(xlsx.read(text, { ...READ, type: 'string' }));
  }
  if (/^\s*(<[?!a-z]|\{\s*"|%PDF|%!PS)/i.test(text)) return 'notATable';
  return [{ name: fileName.replace(/\.[^.]*$/, ''), rows: rowsOfText(text).map((row) => row.map(clean)) }];
}

/** Nothing but the cells: no formulas, styles, pictures, links or macros. */
const READ: xlsx.ParsingOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellStyles: false,
  bookVBA: false,
  bookFiles: false,
  sheetStubs: false,
  sheetRows: MOST_ROWS + 1,
};

function workbookSheets(book: xlsx.WorkBook): Sheet[] {
  return book.SheetNames.slice(0, MOST_SHEETS).flatMap((name, at) => {
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0;
    const sheet = book.Sheets[name];
    return sheet && !isHidden ? [{ name, rows: rowsOfSheet(sheet) }] : [];
  });
}

function rowsOfSheet(sheet: WorkSheet): string[][] {
  const data = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? [];
  return Array.from(data, (row) => {
    const cells = Array.from(row ?? [], (cell) => clean(cellText(cell)));
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    return cells;
  });
}

/** Formats in which each reader's own program writes a day his way (numFmt 14 and 22): such a day is written in one way. */
const AS_THE_READER_WRITES: Readonly<Record<string, string>> = {
  'm/d/yy': 'yyyy-mm-dd',
  'm/d/yy h:mm': 'yyyy-mm-dd hh:mm',
};

/** What a person sees in the cell; numbers in full, however narrow the cell was: `1,000` and `1E+05` are 1000 and 100000. */
function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const day = AS_THE_READER_WRITES[String(cell.z)];
    if (day) return xlsx.SSF.format(day, cell.v);
    const shown = cell.w?.trim() ?? '';
    const isPlain = shown === '' || (/^-?[\d.,\s]+(E[+-]?\d+)?$|^#+$/i.test(shown) && !/^0\d/.test(shown));
    return isPlain ? String(Number(cell.v.toPrecision(15))) : shown;
  }
  return cell.t === 's' ? String(cell.v) : (cell.w ?? String(cell.v));
}

const clean = (cell: string): string =>
  cell
    .slice(0, LONGEST_CELL)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufeff\u200b\u200e\u200f]/gu, (sign) => (sign === '\n' || sign === '\t' ? ' ' : ''))
    .replaceAll('\u00a0', ' ')
    .trim();

function tooMuchOf(sheets: readonly Sheet[]): SheetProblem | undefined {
  let [cells, signs] = [0, 0];
  for (const { rows } of sheets) {
    if (rows.length > MOST_ROWS) return 'tooManyRows';
    for (const row of rows) {
      if (row.length > MOST_COLUMNS) return 'tooManyColumns';
      cells += row.length;
      for (const cell of row) signs += cell.length;
    }
  }
  return cells > MOST_CELLS || signs > MOST_SIGNS ? 'tooMuch' : undefined;
}
