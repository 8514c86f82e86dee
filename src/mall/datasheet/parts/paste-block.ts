// What is typed into a table of a sheet, cell by cell or as a block from a spreadsheet.
import {
  type FieldType,
  mostRows,
  type SheetColumn,
  type SheetRow,
  type SheetTable,
  typeOf,
} from '../sheet-definition.ts';

/** A place to type in: a column, or one of its readings. */
export interface Slot {
  column: SheetColumn;
  reading: number;
}

const isGiven = ({ fixed = [] }: SheetTable, { id }: SheetColumn): boolean =>
  fixed.some((row) => row[id] !== undefined);

/** From left to right; what is computed, given or photographed is not typed. */
export const slotsOf = (table: SheetTable): Slot[] =>
  table.columns
    .filter((column) => column.expr === undefined && typeOf(column) !== 'photo' && !isGiven(table, column))
    .flatMap((column) => Array.from({ length: column.readings ?? 1 }, (_, reading) => ({ column, reading })));

export function textAt(row: SheetRow | undefined, { column, reading }: Slot): string {
  const typed = row?.[column.id] ?? '';
  return (typeof typed === 'string' ? [typed] : typed)[reading] ?? '';
}

/** The row with another text at a place. */
export function withText(row: SheetRow, { column, reading }: Slot, text: string): SheetRow {
  if (column.readings === undefined) return { ...row, [column.id]: text };
  const texts = Array.from({ length: column.readings }, (_, at) => textAt(row, { column, reading: at }));
  return { ...row, [column.id]: texts.with(reading, text) };
}

/** How many rows are shown of a table: a free one has an empty one below while it may grow. */
export function rowsShown(table: SheetTable, rows: readonly SheetRow[], specimens: number): number {
  if (table.rows === 'fixed') return table.fixed?.length ?? 0;
  if (table.rows === 'specimen') return specimens;
  return Math.min(mostRows(table), rows.length + 1);
}

/** Rows and cells of what a spreadsheet puts on the clipboard. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

const YES = /^(1|true|yes|y|是|√|✓)$/i;
const NO = /^(0|false|no|n|否|×|✗)?$/i;

/** As the cell keeps it: yes and no in whatever words, anything else as it was copied. */
function keptText(type: FieldType, copied: string): string {
  const text = copied.trim();
  if (type !== 'bool') return text;
  return YES.test(text) ? 'true' : NO.test(text) ? (text === '' ? '' : 'false') : text;
}

/** How many cells of a block would stand outside of the table. */
export function leftOut(
  table: SheetTable,
  at: { row: number; slot: number },
  block: readonly (readonly string[])[],
  shown: number,
): number {
  const rows = Math.max(shown, mostRows(table)) - at.row;
  const slots = slotsOf(table).length - at.slot;
  return block.flatMap((cells, row) =>
    cells.filter((text, column) => text.trim() !== '' && (row >= rows || column >= slots)),
  ).length;
}

/**
 * Puts a block in, its upper left cell where somebody has pasted it; what would stand outside of the table is left out.
 * @param shown how many rows the table has now
 */
export function pasteInto(
  table: SheetTable,
  rows: readonly SheetRow[],
  at: { row: number; slot: number },
  block: readonly (readonly string[])[],
  shown: number,
): SheetRow[] {
  const slots = slotsOf(table);
  const most = Math.max(shown, mostRows(table));
  const count = Math.min(most, Math.max(rows.length, at.row + block.length));
  return Array.from({ length: count }, (_, rowNo) =>
    (block[rowNo - at.row] ?? []).reduce<SheetRow>((row, copied, column) => {
      const slot = slots[at.slot + column];
      return slot ? withText(row, slot, keptText(typeOf(slot.column), copied)) : row;
    }, rows[rowNo] ?? {}),
  );
}
