// What a spreadsheet left on the clipboard, laid into the sheet: by its own headings, or from the cell that was pasted into.
import type { InquiryKind } from '../inquiry-kinds.ts';
import { type LineField, lineFields } from '../line-fields.ts';
import { blankLine, type CellValue, type DraftLine, isBlank, readDay, withCell } from './draft-lines.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_\-*（()）:：]/g, '');

/** Which field a heading means; undefined for none of them. */
export function fieldOfHeading(kind: InquiryKind, heading: string): LineField | undefined {
  const wanted = plain(heading);
  if (wanted === '') return undefined;
  return lineFields[kind].find((field) =>
    [field.key, field.label.zh, field.label.en, ...(field.alias?.split(' ') ?? [])].some(
      (name) => plain(name) === wanted,
    ),
  );
}

/** The columns that a first row names; undefined when it is no row of headings: two known ones make it one. */
export function headingsOf(
  kind: InquiryKind,
  row: readonly string[],
): readonly (LineField | undefined)[] | undefined {
  const taken = new Set<LineField>();
  const found = row.map((cell) => {
    const field = fieldOfHeading(kind, cell);
    if (!field || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
  return taken.size >= Math.min(2, row.length) && taken.size > 0 ? found : undefined;
}

/** A pasted text as the cell keeps it. */
function cellOf(field: LineField, text: string): CellValue {
  const said = text.trim();
  if (field.kind === 'yes') return /^(1|y|yes|true|是|√|✓)$/i.test(said);
  if (field.kind === 'choice') {
    const options = Object.entries(field.options ?? {});
    const match = options.find(([key, { zh, en }]) =>
      [key, zh, en].some((name) => plain(name) === plain(said)),
    );
    return match?.[0] ?? options[0]?.[0] ?? '';
  }
  if (field.kind === 'items')
    return said
      .split(/[;；\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => ({ standard: '', clause: '', item, condition: '', count: '1' }));
  if (field.kind === 'day') return readDay(said);
  if (field.kind === 'price') return said.replaceAll(/[¥￥,，\s]/g, '');
  return said;
}

export interface Pasted {
  lines: DraftLine[];
  /** Lines that were added or changed. */
  count: number;
  /** Lines that found no room. */
  dropped: number;
}

/**
 * Lays rows over the lines from a cell on, to the right and downwards as spreadsheets do, adding lines as they are needed.
 * A first row of headings is not laid down: it says which columns follow.
 * @param columns the sheet's columns in their order
 */
export function pasteRows(
  kind: InquiryKind,
  lines: readonly DraftLine[],
  rows: readonly (readonly string[])[],
  at: { row: number; column: number },
  columns: readonly LineField[],
  most: number,
): Pasted {
  const headings = rows[0] ? headingsOf(kind, rows[0]) : undefined;
  const filled = (headings ? rows.slice(1) : rows).filter((row) => row.some((cell) => cell.trim() !== ''));
  // Under headings the rows are lines of their own: they go to the end unless the line pasted into is blank.
  const here = lines[at.row];
  const first = headings && here && !isBlank(kind, here) ? lastUsed(kind, lines) + 1 : at.row;
  const fields = headings ?? columns.slice(at.column);
  const next = [...lines];
  let count = 0;
  let dropped = 0;
  for (const [offset, row] of filled.entries()) {
    const place = first + offset;
    if (place >= most) {
      dropped += 1;
      continue;
    }
    while (next.length <= place) next.push(blankLine(kind));
    let line = next[place]!;
    for (const [index, text] of row.entries()) {
      const field = fields[index];
      if (field) line = withCell(line, field.key, cellOf(field, text));
    }
    next[place] = line;
    count += 1;
  }
  return { lines: next, count, dropped };
}

const HEADINGS_WITHIN = 10; // chosen: titles and addresses stand above the table

/**
 * Lays a file's rows behind the lines that say something. What stands above its headings is left out; without headings
 * the columns are taken in the sheet's order.
 */
export function fileRows(
  kind: InquiryKind,
  lines: readonly DraftLine[],
  rows: readonly (readonly string[])[],
  columns: readonly LineField[],
  most: number,
): Pasted {
  const at = rows
    .slice(0, HEADINGS_WITHIN)
    .findIndex((row) => (headingsOf(kind, row) ? row.length > 1 : false));
  return pasteRows(
    kind,
    lines,
    at > 0 ? rows.slice(at) : rows,
    { row: lastUsed(kind, lines) + 1, column: 0 },
    columns,
    most,
  );
}

function lastUsed(kind: InquiryKind, lines: readonly DraftLine[]): number {
  for (let index = lines.length - 1; index >= 0; index--) if (!isBlank(kind, lines[index]!)) return index;
  return -1;
}
