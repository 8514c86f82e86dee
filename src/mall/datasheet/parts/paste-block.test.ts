// Blocks from a spreadsheet land where they were pasted.
import { describe, expect, it } from 'vitest';
import type { SheetRow, SheetTable } from '../sheet-definition.ts';
import { blockOf, leftOut, pasteInto, rowsShown, slotsOf, textAt, withText } from './paste-block.ts';

const columns = [
  { id: 'a' },
  { id: 'sum', expr: 'a' },
  { id: 'r', readings: 2 },
  { id: 'pic', type: 'photo' as const },
  { id: 'ok', type: 'bool' as const },
];
const free: SheetTable = { id: 't', rows: 'free(3)', columns };
const fixed: SheetTable = { id: 'f', rows: 'fixed', fixed: [{ a: '1' }, { a: '2' }], columns };

it('typed are those cells that are neither computed, given nor photographed', () => {
  const names = (table: SheetTable) => slotsOf(table).map(({ column, reading }) => `${column.id}${reading}`);
  expect(names(free)).toEqual(['a0', 'r0', 'r1', 'ok0']);
  expect(names(fixed)).toEqual(['r0', 'r1', 'ok0']);
});

it('a reading is kept at its place', () => {
  const [, , second] = slotsOf(free);
  if (!second) throw new Error('no slot');
  const row = withText({ a: '1' }, second, '7');
  expect(row).toEqual({ a: '1', r: ['', '7'] });
  expect([textAt(row, second), textAt(undefined, second)]).toEqual(['7', '']);
});

it('a free table shows a row more until it is full', () => {
  expect(
    [0, 2, 3].map((count) =>
      rowsShown(
        free,
        Array.from({ length: count }, () => ({})),
        9,
      ),
    ),
  ).toEqual([1, 3, 3]);
  expect(rowsShown(fixed, [], 9)).toBe(2);
  expect(rowsShown({ ...free, rows: 'specimen' }, [], 9)).toBe(9);
});

it('reads what spreadsheets copy', () => {
  expect(blockOf('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

describe('a block', () => {
  it('goes over columns and readings, and makes a free table grow as far as it may', () => {
    const block = [['1', '2', '3', '是'], ['4'], ['5'], ['6']];
    expect(pasteInto(free, [{ a: 'x', r: ['y', 'z'] }], { row: 0, slot: 0 }, block, 2)).toEqual([
      { a: '1', r: ['2', '3'], ok: 'true' },
      { a: '4' },
      { a: '5' },
    ]);
  });

  it('leaves out what would stand outside, and leaves the rest as it was', () => {
    const rows: SheetRow[] = [{ ok: 'true' }, { r: ['8', '9'] }];
    expect(pasteInto(fixed, rows, { row: 1, slot: 1 }, [['5', 'no', 'over'], ['below']], 2)).toEqual([
      { ok: 'true' },
      { r: ['8', '5'], ok: 'false' },
    ]);
  });

  it('what is neither yes nor no stays to be looked at', () => {
    expect(pasteInto(fixed, [], { row: 0, slot: 2 }, [['perhaps'], ['']], 2)).toEqual([
      { ok: 'perhaps' },
      { ok: '' },
    ]);
  });
});

it('what of a block stands outside of the table is counted', () => {
  const at = { row: 0, slot: 0 };
  expect(leftOut(fixed, at, blockOf('1\t2\n3\t4'), 2)).toBe(0);
  expect(leftOut(fixed, at, blockOf('1\n2\n3'), 2)).toBe(1);
  expect(leftOut(fixed, { row: 1, slot: 2 }, blockOf('1\t2\n3\t'), 2)).toBe(2);
});
