// A spreadsheet to fill in: the columns that a bill of materials has, with lines to write over.
import type { Language } from '#kit/words/text.ts';
import { type ColumnRole, columnRoleWords } from '../column-roles.ts';
import { bomWords } from './bom-words.ts';

const COLUMNS: readonly ColumnRole[] = [
  'designators',
  'qty',
  'partNo',
  'brandName',
  'value',
  'packageName',
  'note',
];
const LINES = [
  ['U1', 1, 'STM32F103C8T6', 'ST', '', 'LQFP-48', ''],
  ['C1-C4', 4, 'GRM188R71H104KA93D', 'Murata', '100nF 50V', '0603', ''],
  ['R1,R2', 2, '', '', '10k 1%', '0603', ''],
];

export async function saveBomTemplate(language: Language): Promise<void> {
  const { saveSheet } = await import('#kit/browser/save-sheet.ts');
  const name = bomWords.templateName[language];
  const head = COLUMNS.map((role) => columnRoleWords[role][language]);
  saveSheet([{ name, rows: [head, ...LINES] }], `${name}.xlsx`);
}
