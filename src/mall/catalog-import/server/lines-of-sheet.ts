// A spreadsheet of parts, written out as the lines of a catalogue.
import type { Work } from '#kit/db/work.ts';
import { type CatalogColumn, catalogColumns, columnOf, NEEDED } from '../catalog-columns.ts';
import { catalogImportErrors } from './catalog-import.errors.ts';

const LOOKED_FOR_HEADINGS = 20; // chosen: rows of titles that may stand above
const NUMBERS: readonly CatalogColumn[] = ['stock', 'moq', 'multiple', 'packing', 'leadDays'];

/** A whole number as people write it; anything else stays as it stands, and the line is refused for it. */
function numberOf(cell: string): number | string {
  const digits = cell.replace(/[,\s，]/g, '');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : cell;
}

/**
 * A line for each row, so that both are counted alike; what is no part is blank.
 * A category may be called by its name in either language, or by its code.
 * @throws catalogImportErrors.noHeadings, noRows
 */
export async function linesOfSheet(work: Work, rows: readonly (readonly string[])[]): Promise<string> {
  const headRow = rows
    .slice(0, LOOKED_FOR_HEADINGS)
    .findIndex((row) => row.some((cell) => columnOf(cell) === 'mpn'));
  const columns = (rows[headRow] ?? []).map(columnOf);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw catalogImportErrors.noHeadings({
      name: 'file',
      missing: missing.map((column) => catalogColumns[column][work.language]),
    });
  const codes = await categoryCodes(work);
  const isPart = (row: readonly string[], at: number) =>
    at > headRow && row.some((cell) => cell.trim() !== '');
  if (!rows.some(isPart)) throw catalogImportErrors.noRows({ name: 'file' });
  const lines = rows.map((row, at) => (isPart(row, at) ? JSON.stringify(lineOf(row, columns, codes)) : ''));
  return lines.join('\n');
}

function lineOf(
  row: readonly string[],
  columns: readonly ReturnType<typeof columnOf>[],
  codes: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  const priceBreaks: { qty: number; cny: number | string }[] = [];
  for (const [at, column] of columns.entries()) {
    const cell = (row[at] ?? '').trim();
    if (column === undefined || cell === '') continue;
    if (typeof column === 'object')
      priceBreaks.push({ qty: column.from, cny: numberOf(cell.replace(/^[¥￥]/, '')) });
    else if (column === 'category') line.category = codes.get(cell.toLowerCase()) ?? cell;
    else line[column] = NUMBERS.includes(column) ? numberOf(cell) : cell;
  }
  return priceBreaks.length > 0 ? { ...line, priceBreaks } : line;
}

async function categoryCodes(work: Work): Promise<Map<string, string>> {
  const found = await work.query<{ code: string; zh: string; en: string }>(
    'SELECT code, name_zh AS zh, name_en AS en FROM category ORDER BY category_id DESC',
  );
  return new Map(
    found.flatMap(({ code, zh, en }) => [zh, en, code].map((name) => [name.toLowerCase(), code] as const)),
  );
}
