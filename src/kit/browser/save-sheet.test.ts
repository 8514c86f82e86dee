// The spreadsheet that a browser makes says what the server's says.
import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { writeSheet } from '../sheet/write-sheet.ts';
import { makeSheet } from './save-sheet.ts';

const contentOf = (bytes: Uint8Array) => {
  const { SheetNames, Sheets } = read(bytes, { cellFormula: true });
  return SheetNames.map((name) => [name, utils.sheet_to_json(Sheets[name]!, { header: 1, defval: null })]);
};

it('holds the same sheets as one written by the server, and no formula', () => {
  const sheets = [
    {
      name: '对比 Compare',
      rows: [
        ['项目', '', 'LM358DR'],
        ['单价，元', '', 0.0036],
        ['=1+1', '-40~85℃', null],
      ],
    },
  ];
  expect(contentOf(makeSheet(sheets))).toEqual(contentOf(writeSheet(sheets)));
  expect(contentOf(makeSheet(sheets))[0]![1]).toEqual([
    ['项目', null, 'LM358DR'],
    ['单价，元', null, 0.0036],
    ['=1+1', '-40~85℃', null],
  ]);
});
