// A spreadsheet's clipboard as rows of cells.
import { expect, test } from 'vitest';
import { isTable, rowsOfClipboard } from './clipboard-table.ts';

test('a clipboard is taken apart by tabs, and quotes hold a cell together', async () => {
  expect(await rowsOfClipboard('a\t"b\nc"\t1\r\nd\t"e ""x"""\t2\r\n')).toEqual([
    ['a', 'b\nc', '1'],
    ['d', 'e "x"', '2'],
  ]);
  expect(isTable('LM358\n')).toBe(false);
  expect(isTable('LM358\t5')).toBe(true);
});
