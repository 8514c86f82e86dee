// A comparison as a CSV that spreadsheets open as it is: UTF-8 with its mark, one row per property.
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ContrastGoods } from '../contrast.protocol.ts';
import type { ContrastRow } from './contrast-rows.ts';

export interface SheetWords {
  property: string;
  differs: string;
}

/** What a spreadsheet would read as a formula. A range of temperatures (-40~85℃) is none. */
const isFormula = (text: string): boolean =>
  /^[=+@\t\r]/.test(text) || (/^-/.test(text) && /[=+|!('"*@]/.test(text));

const safe = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** The whole comparison; the second column marks rows that differ. Cells stay text, whatever they begin with. */
export function contrastCsv(
  goods: readonly ContrastGoods[],
  rows: readonly ContrastRow[],
  say: SheetWords,
): string {
  const head = [say.property, '', ...goods.map(({ partNo }) => partNo)];
  const lines = rows.map(({ label, isDifferent, cells }) => [
    label,
    isDifferent ? say.differs : '',
    ...cells.map((cell) => cell?.href ?? cell?.text.replaceAll('\n', '; ') ?? '—'),
  ]);
  return stringify(
    [head, ...lines].map((line) => line.map(safe)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
