// How filters and orders are read from an address: every kind, its ends, and what is none of it.
import { expect, it } from 'vitest';
import { cellValue, guarded, guardedWithin } from './cell-text.ts';
import { col } from './column.ts';
import { filter } from './filter.ts';
import { readSort, writeSort } from './list-sort.ts';

const title = { zh: '条件', en: 'Condition' };
const grades = { A: { zh: '甲', en: 'First' }, B: { zh: '乙', en: 'Second' } };

it.each([
  [filter.choice(title, { options: grades }), 'A', 'A'],
  [filter.choice(title, { options: grades }), 'toString', undefined],
  [filter.choices(title, { options: grades }), 'B,A,B', ['B', 'A']],
  [filter.choices(title, { options: grades }), 'A,C', undefined],
  [filter.yesNo(title), '0', false],
  [filter.yesNo(title), 'yes', undefined],
  [filter.dateRange(title), '2026-01-31..', { from: '2026-01-31', to: undefined }],
  [filter.dateRange(title), '2026-01-31', { from: '2026-01-31', to: '2026-01-31' }],
  [filter.dateRange(title), '2026-02-30..', undefined],
  [filter.dateRange(title), '2026-02-02..2026-02-01', undefined],
  [filter.amountRange(title), '0.10..12', { from: 10, to: 1200 }],
  [filter.amountRange(title), '0.001..', undefined],
  [filter.amountRange(title), '..', undefined],
  [filter.numberRange(title), '-3..-3', { from: -3, to: -3 }],
  [filter.numberRange(title), '1..2..3', undefined],
  [filter.text(title), '  ', undefined],
])('%# reads its values and nothing else', (one, text, value) => {
  const read = one.wire.safeParse(text);
  expect(read.success ? read.data : undefined).toEqual(value);
});

it('orders are up to three different columns, each up or down', () => {
  const known = new Set(['a', 'b', 'c', 'd']);
  expect(readSort('-a,b', known)).toEqual([
    { column: 'a', isDown: true },
    { column: 'b', isDown: false },
  ]);
  for (const wrong of ['', '-', 'e', 'a,a', '-a,a', 'a,b,c,d', 'a,,b', '--a'])
    expect(readSort(wrong, known), wrong).toBeUndefined();
  expect(writeSort(readSort('-a,b', known) ?? [])).toBe('-a,b');
});

it('cells are numbers where one may add them up, and never formulas', () => {
  const row = {
    amount: '1234.50',
    code: '0012',
    note: '=1+1',
    at: '2026-11-20T17:30:00.000Z',
    grade: 'A',
    off: 0,
  };
  const cell = (name: string, column: ReturnType<typeof col.text<typeof row>>) =>
    cellValue(name, column, row, 'zh');
  expect(cell('amount', col.amount(title))).toBe(1234.5);
  expect(cell('code', col.code(title))).toBe('0012');
  expect(cell('at', col.moment(title))).toBe('2026-11-21 01:30');
  expect(cell('grade', col.state(title, { values: grades }))).toBe('甲');
  expect(cell('off', col.yesNo(title))).toBe('否');
  expect(cell('nothing', col.text(title))).toBe('');
  for (const text of ['=1+1', '+86', '-x', '@a', '\tb', '\rc', '\nd', '＝1', '＋1', '－1', '＠a'])
    expect(guarded(text)).toBe(`'${text}`);
  expect(guarded('a=b')).toBe('a=b');
  expect(guardedWithin('a;=1 b;b\t+1\n-2;＝3')).toBe("a;'=1 b;b\t'+1\n'-2;'＝3");
});
