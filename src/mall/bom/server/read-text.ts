// Takes pasted text apart into lines: a piece of a spreadsheet, or a part number and a quantity per line; and a file of somebody without an account.
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { decodeText } from '#kit/sheet/decode-text.ts';
import { readSheets, type Sheet } from '#kit/sheet/read-sheets.ts';
import { rowsOfText } from '#kit/sheet/rows-of-text.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '#kit/sheet/sheet-limits.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { BOM_LINES, GUEST_LINES } from '../bom-limits.ts';
import { WantedLine } from '../bom-line.protocol.ts';
import type { ColumnRole } from '../column-roles.ts';
import { bomErrors } from './bom.errors.ts';
import { isNumberLike, isSupplierCode, isValue } from './cell-kinds.ts';
import { guessColumns, guessSheet, type SheetGuess } from './guess-columns.ts';
import { canFindParts, linesOfRows } from './lines-of-rows.ts';

/** @throws bomErrors.noLines or tooManyLines */
export const readText: Action<typeof bomProtocol.readText> = async (_work, _actor, { text }) => {
  return linesOfText(text);
};

/** @throws bomErrors.noFile, noLines, unclearColumns, tooManyForGuests; a sentence of sheetErrors for what is no readable table */
export const readFile: Action<typeof bomProtocol.readFile> = async (_work, _actor, { file, fileName }) => {
  if (!Buffer.isBuffer(file)) throw bomErrors.noFile({ name: 'file' });
  const read = await readSheets(file, fileName);
  if (read.length === 0) throw bomErrors.noLines();
  const { sheets, guess } = understandFile(file, fileName, read);
  const { sheetAt, headerAt, roles } = guess;
  if (!canFindParts(roles)) throw bomErrors.unclearColumns();
  const lines = linesOfRows(required(sheets[sheetAt]).rows, headerAt, roles);
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > GUEST_LINES) throw bomErrors.tooManyForGuests();
  return { lines, roles };
};

/** The columns of the table that written lines are made. */
const WRITTEN = ['partNo', 'value', 'supplierCode', 'qty'] as const;

/**
 * What the sheets of a file mean; a file of text that is no table says a part and a quantity per line, as if it were
 * pasted, and is kept as the table of these.
 * @param read as readSheets has read them, at least one
 * @throws bomErrors.tooManyLines
 */
export function understandFile(
  file: Buffer,
  fileName: string,
  read: readonly Sheet[],
): { sheets: readonly Sheet[]; guess: SheetGuess } {
  const guess = guessSheet(read);
  const first = required(read[0]);
  const text = guess.headerAt < 0 && /\.te?xt$/i.test(fileName) ? decodeText(file) : undefined;
  if (text === undefined || /^\s*</.test(text) || isTable(text, first.rows, guess))
    return { sheets: read, guess };
  const full = text.split('\n').filter((line) => line.trim() !== '').length;
  if (full > BOM_LINES) throw bomErrors.tooManyLines({ lines: full });
  const rows = writtenLines(text).map((line) => WRITTEN.map((role) => String(line[role])));
  const confidences = WRITTEN.map(() => 100);
  return {
    sheets: [{ name: first.name, rows }],
    guess: { sheetAt: 0, headerAt: -1, roles: [...WRITTEN], confidences },
  };
}

/** @throws bomErrors.noLines or tooManyLines */
export function linesOfText(text: string): { lines: WantedLine[]; roles: (ColumnRole | null)[] } {
  const count = text.split('\n').length;
  if (count > MOST_ROWS) throw bomErrors.tooManyLines({ lines: count });
  const rows = rowsOfPasted(text);
  const guess = guessColumns(rows);
  const isRows = isTable(text, rows, guess);
  const lines = isRows ? linesOfRows(rows, guess.headerAt, guess.roles) : writtenLines(text);
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  return { lines, roles: isRows ? guess.roles : [] };
}

const rowsOfPasted = (text: string): string[][] =>
  rowsOfText(text).map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL).trim()));

const isTable = (
  text: string,
  rows: readonly string[][],
  guess: Pick<SheetGuess, 'headerAt' | 'roles'>,
): boolean => guess.headerAt >= 0 || isTableWithoutHeaders(text, rows, guess.roles);

const writtenLines = (text: string): WantedLine[] =>
  text.split(/\r?\n/).flatMap((line) => lineOfText(line) ?? []);

/** What was typed with what was pasted behind it. @throws bomErrors.noLines or tooManyLines */
export function withPasted(typed: readonly WantedLine[], text: string): WantedLine[] {
  const lines = text.trim() === '' ? [...typed] : [...typed, ...linesOfText(text).lines];
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  return lines;
}

/** Cells that a spreadsheet has parted by tabs in nearly every row, or rows of equal width of which every column is understood. */
function isTableWithoutHeaders(
  text: string,
  rows: readonly string[][],
  roles: readonly (ColumnRole | null)[],
): boolean {
  const known = roles.filter((role) => role !== null).length;
  const full = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const tabbed = full.filter((line) => line.trim().includes('\t')).length;
  if (tabbed >= full.length * 0.8) return known >= 2;
  const widths = rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.length);
  const isEven =
    widths.length >= 2 && required(widths[0]) >= 3 && widths.every((width) => width === widths[0]);
  return isEven && known === widths[0] && roles.includes('qty') && canFindParts(roles);
}

const PIECES = String.raw`(?:pcs?\.?|pieces?|ea|个|片|只|颗|件)`;
const QUANTITY_LAST = new RegExp(
  String.raw`^(?<what>.*?\S)\s*(?<by>[,;|\t]|\s[x×*]\s?|[×*]|\s)\s*(?:(?:qty|数量)\s*[:=]?\s*)?(?<many>[1-9]\d{0,6}|(?<=\s)[1-9]\d{0,2}(?:,\d{3})+)\s*${PIECES}?\s*[,;]*$`,
  'i',
);
const QUANTITY_FIRST = new RegExp(
  String.raw`^(?<many>[1-9]\d{0,6})\s*${PIECES}?\s*(?<by>[,;|\t]|[x×*]\s|\s)\s*(?<what>.*\S)$`,
  'i',
);
/** Sizes of chips that begin with no zero: `10k 1206` is a size, no quantity. */
const CHIP_SIZE = /^(1206|1210|1608|1806|1808|1812|2010|2012|2220|2512|2520|3216|3225)$/;

/** `LM358DR, 100` · `100 x LM358DR` · `10k 1% 0603 50` · `C17337`; undefined for an empty line. */
function lineOfText(written: string): WantedLine | undefined {
  const text = written
    .slice(0, 1_000)
    .normalize('NFKC')
    .replaceAll(/\s{2,}/g, ' ')
    .trim()
    .slice(0, 500);
  if (text === '') return undefined;
  const last = withQuantity(QUANTITY_LAST.exec(text));
  const first = withQuantity(QUANTITY_FIRST.exec(text));
  // Where both ends are numbers, the part stands first.
  const { what, number } = last ?? first ?? { what: text, number: '1' };
  const name = what.replace(/[,;|]+$/, '').trim();
  const qty = Math.min(999_999, Math.max(1, Number(number)));
  const isValues = name.includes(',') && isValue(name);
  const isNumber = !isValues && (isNumberLike(name) || /^[\w.\-/#+,()]{3,}$/.test(name));
  return WantedLine.parse({
    qty,
    ...(isSupplierCode(name)
      ? { supplierCode: name, partNo: name }
      : isNumber || !/\d/.test(name)
        ? { partNo: name }
        : { value: name }),
  });
}

function withQuantity(found: RegExpExecArray | null): { what: string; number: string } | undefined {
  if (!found) return undefined;
  const { what, by, many } = found.groups as { what: string; by: string; many: string };
  const isSize = by.trim() === '' && CHIP_SIZE.test(many) && isValue(what);
  return isSize ? undefined : { what, number: many.replaceAll(',', '') };
}
