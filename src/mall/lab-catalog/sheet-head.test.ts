// Which row of a sheet is its head, and which column is which.
import { expect, it } from 'vitest';
import { readHead } from './sheet-head.ts';

const HEADS = [
  { name: 'no', calls: ['编号', 'No.'] },
  { name: 'price', calls: ['单价（元）', 'unit price'] },
] as const;

it('finds the head under other lines, in any writing, and leaves blanks out', () => {
  const rows = [['价目表'], ['No', 'Unit  Price', 'x', 'no'], ['A1', '5', 'y', 'B1'], ['', ' '], ['A2', '']];
  expect(readHead(rows, HEADS, ['no'])).toEqual([
    { rowNo: 3, cells: { no: 'A1', price: '5' } },
    { rowNo: 5, cells: { no: 'A2' } },
  ]);
});

it('is no head without what is needed and something besides', () => {
  expect(readHead([['编号'], ['A1']], HEADS, ['no'])).toBeUndefined();
  expect(readHead([['单价(元)'], ['5']], HEADS, ['no'])).toBeUndefined();
});
