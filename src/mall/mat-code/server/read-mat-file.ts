// Reads a spreadsheet of material codes: what it has, and its lines column by column.
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { readSheets, type Sheet } from '#kit/sheet/read-sheets.ts';
import { writtenFields } from '../compare-mat-codes.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { guessMatColumns } from '../mat-code-columns.ts';
import { MOST_IMPORT_ROWS } from '../mat-code-fields.ts';
import type { ImportColumn, WrittenFields } from '../mat-import.ts';
import { matCodeErrors } from './mat-code.errors.ts';

type Acts = Actions<typeof matCodeProtocol>;

const SHOWN_ROWS = 5;
const SHOWN_COLUMNS = 60;
const SHOWN_SIGNS = 80;

/**
 * What the file has and which column is probably what, to be confirmed. Without a sheet named: the one whose columns are
 * recognised best.
 * @throws matCodeErrors.noFile, noRows; sheetErrors for what cannot be read
 */
export const readMatFile: Acts['readFile'] = async (_work, _actor, { file, fileName, sheet }) => {
  const sheets = await sheetsOf(file, fileName);
  const guesses = sheets.map((one) => guessMatColumns(one.rows));
  const sure = (at: number) => Object.keys(required(guesses[at]).columns).length;
  const best = sheets.reduce((held, _one, at) => (sure(at) > sure(held) ? at : held), 0);
  const chosen = sheet !== undefined && sheet < sheets.length ? sheet : best;
  const { headRow, columns } = required(guesses[chosen]);
  const { rows } = required(sheets[chosen]);
  const width = Math.min(
    rows.slice(0, 50).reduce((most, row) => Math.max(most, row.length), 0),
    SHOWN_COLUMNS,
  );
  const shown = (row: readonly string[] | undefined) =>
    Array.from({ length: width }, (_, c) => (row?.[c] ?? '').slice(0, SHOWN_SIGNS));
  return {
    sheets: sheets.map((one) => ({ name: one.name, rows: one.rows.length })),
    sheet: chosen,
    headRow,
    columns,
    head: headRow < 0 ? shown(undefined) : shown(rows[headRow]),
    sample: rows.slice(headRow + 1, headRow + 1 + SHOWN_ROWS).map(shown),
  };
};

/**
 * The lines below the head that say anything, with their numbers as the spreadsheet counts.
 * @throws matCodeErrors.noFile, noCodeColumn, noRows, tooManyRows; sheetErrors for what cannot be read
 */
export async function readMatLines(
  input: Pick<InputOf<typeof matCodeProtocol.preview>, 'file' | 'fileName' | 'sheet' | 'headRow'> & {
    columns: Partial<Record<ImportColumn, number>>;
  },
): Promise<{ rowNo: number; written: WrittenFields }[]> {
  if (input.columns.matCode === undefined) throw matCodeErrors.noCodeColumn({ name: 'columns' });
  const sheets = await sheetsOf(input.file, input.fileName);
  const rows = sheets[input.sheet]?.rows ?? [];
  const lines = rows
    .map((row, at) => ({ rowNo: at + 1, written: writtenFields(row, input.columns) }))
    .filter(({ rowNo, written }) => rowNo > input.headRow + 1 && Object.keys(written).length > 0);
  if (lines.length === 0) throw matCodeErrors.noRows();
  if (lines.length > MOST_IMPORT_ROWS) throw matCodeErrors.tooManyRows({ rows: lines.length });
  return lines;
}

async function sheetsOf(file: unknown, fileName: string): Promise<Sheet[]> {
  if (!Buffer.isBuffer(file)) throw matCodeErrors.noFile({ name: 'file' });
  const sheets = await readSheets(file, fileName);
  if (sheets.length === 0) throw matCodeErrors.noRows();
  return sheets;
}
