// A written spreadsheet is read again by another program's reader, sign for sign.
import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { streamSheet, writeSheet } from './write-sheet.ts';

const rowsOf = (bytes: Uint8Array, sheet = 0) => {
  const book = read(bytes, { cellFormula: true, cellNF: true });
  const own = book.Sheets[book.SheetNames[sheet]!]!;
  return {
    names: book.SheetNames,
    own,
    rows: utils.sheet_to_json<unknown[]>(own, { header: 1, defval: null }),
  };
};

it('keeps texts and numbers as they are', () => {
  const rows = [
    ['编码', 'Name', 'Number'],
    ['M-001', '0402 <电容> & "100nF"', 12.5],
    ['00123', 'line one\nline two', -3],
    [null, ' blanks around ', null],
  ];
  expect(rowsOf(writeSheet([{ name: '物料', rows }])).rows).toEqual(rows);
});

it.each(['=1+1', '+49', '-3', '@SUM(A1)', "=cmd|' /C calc'!A0", '1E5', '2026-01-02', '00012'])(
  'leaves %s a text, also for who edits the cell',
  (text) => {
    const { own } = rowsOf(writeSheet([{ name: 'a', rows: [['head'], [text]] }]));
    expect(own.A2).toMatchObject({ t: 's', v: text, z: '@' });
    expect(own.A2.f).toBeUndefined();
  },
);

it('leaves out signs that no spreadsheet may hold, and cuts what a cell cannot hold', () => {
  const { rows } = rowsOf(writeSheet([{ name: 'a', rows: [['a\u0000b\u0007c'], ['x'.repeat(40_000)]] }]));
  expect(rows[0]).toEqual(['abc']);
  expect(String(rows[1]![0])).toHaveLength(32_767);
});

it('gives every sheet a name of its own that spreadsheets accept', () => {
  const bytes = writeSheet([
    { name: 'a/b:c', rows: [['1']] },
    { name: 'A b c', rows: [['2']] },
    { name: '', rows: [] },
  ]);
  expect(rowsOf(bytes).names).toEqual(['a b c', 'A b c 2', 'Sheet3']);
});

it('names columns beyond Z', () => {
  const head = Array.from({ length: 800 }, (_, i) => `c${i}`);
  expect(rowsOf(writeSheet([{ name: 'a', rows: [head] }])).rows[0]).toEqual(head);
});

it('writes a sheet piece by piece that reads like one', async () => {
  const rows = Array.from({ length: 2_500 }, (_, i) => [`编码${i}`, i, '0402 <电容>']);
  async function* batches() {
    yield [['编码', 'Number', 'Name'], ...rows.slice(0, 1_000)];
    yield rows.slice(1_000, 2_000);
    yield rows.slice(2_000);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of streamSheet('物料', batches())) pieces.push(piece);
  expect(pieces.length).toBe(4);
  const read = rowsOf(Buffer.concat(pieces));
  expect(read.names).toEqual(['物料']);
  expect(read.rows).toEqual([['编码', 'Number', 'Name'], ...rows]);
});
