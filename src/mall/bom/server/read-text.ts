// Takes pasted text apart into lines: a piece of a spreadsheet, or a part number and a quantity per line.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { rowsOfText } from '#kit/sheet/rows-of-text.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '#kit/sheet/sheet-limits.ts';
import { type bomProtocol, WantedLine } from '../bom.protocol.ts';
import { BOM_LINES } from '../bom-limits.ts';
import type { ColumnRole } from '../column-roles.ts';
import { bomErrors } from './bom.errors.ts';
import { isNumberLike, isSupplierCode } from './cell-kinds.ts';
import { guessColumns } from './guess-columns.ts';
import { linesOfRows } from './lines-of-rows.ts';

/** @throws bomErrors.noLines or tooManyLines */
export async function readText(
  _work: Work,
  _actor: unknown,
  { text }: InputOf<typeof bomProtocol.readText>,
): Promise<ReplyOf<typeof bomProtocol.readText>> {
  return linesOfText(text);
}

/** @throws bomErrors.noLines or tooManyLines */
export function linesOfText(text: string): { lines: WantedLine[]; roles: (ColumnRole | null)[] } {
  const count = text.split('\n').length;
  if (count > MOST_ROWS) throw bomErrors.tooManyLines({ lines: count });
  const rows = rowsOfText(text).map((row) =>
    row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, LONGEST_CELL).trim()),
  );
  const guess = guessColumns(rows);
  const isTable =
    guess.headerAt >= 0 || (/\t/.test(text) && guess.roles.filter((role) => role !== null).length >= 2);
  const lines = isTable
    ? linesOfRows(rows, guess.headerAt, guess.roles)
    : text.split(/\r?\n/).flatMap((line) => lineOfText(line) ?? []);
  if (lines.length === 0) throw bomErrors.noLines();
  if (lines.length > BOM_LINES) throw bomErrors.tooManyLines({ lines: lines.length });
  return { lines, roles: isTable ? guess.roles : [] };
}

const QUANTITY_LAST =
  /^(.*\S)\s*(?:[,;，；|\t]|\s[x×*]\s?|\s)\s*(\d{1,7})\s*(?:pcs?|ea|个|片|只|颗|件)?\s*[,;，；]*$/i;
const QUANTITY_FIRST = /^(\d{1,7})\s*(?:pcs?|个|片|只|颗|件)?\s*(?:[,;，；|\t]|[x×*]\s|\s)\s*(.*\S)$/i;

/** `LM358DR, 100` · `100 x LM358DR` · `10k 1% 0603 50` · `C17337`; undefined for an empty line. */
export function lineOfText(written: string): WantedLine | undefined {
  const text = written
    .slice(0, 1_000)
    .normalize('NFKC')
    .replaceAll(/\s{2,}/g, ' ')
    .trim()
    .slice(0, 500);
  if (text === '') return undefined;
  const first = QUANTITY_FIRST.exec(text);
  const last = QUANTITY_LAST.exec(text);
  // Where both ends are numbers, the part stands first.
  const [what, number] = last ? [last[1]!, last[2]!] : first ? [first[2]!, first[1]!] : [text, '1'];
  const name = what.replace(/[,;|]+$/, '').trim();
  const qty = Math.min(999_999, Math.max(1, Number(number)));
  const isNumber = isNumberLike(name) || /^[\w.\-/#+,()]{3,}$/.test(name);
  return WantedLine.parse({
    qty,
    ...(isSupplierCode(name)
      ? { supplierCode: name, partNo: name }
      : isNumber || !/\d/.test(name)
        ? { partNo: name }
        : { value: name }),
  });
}
