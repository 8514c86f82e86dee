// What is typed in lines is read, and comes back as it was meant.
import { expect, it } from 'vitest';
import { QUANTITY_PARTS } from './equipment-classes.ts';
import { readLines, writeLines } from './written-lines.ts';

const read = (typed: string, most = 60) => readLines(typed, QUANTITY_PARTS, most);

it('reads semicolons of both widths, tabs and bars; what is left out is empty', () => {
  expect(read('直流电压; 0; 1000; V; 0.003 %\n\n 温度\t-70｜150；Cel ')).toEqual({
    rows: [
      { quantity: '直流电压', lo: '0', hi: '1000', unit: 'V', mpe: '0.003 %' },
      { quantity: '温度', lo: '-70', hi: '150', unit: 'Cel', mpe: '' },
    ],
  });
  expect(read('  \n')).toEqual({ rows: [] });
});

it.each([
  ['; 0; 1000', 1],
  ['a; 1; 2; V; 1 %; more', 1],
  [`a\n${'x'.repeat(61)}`, 2],
])('%j is refused by its line', (typed, wrong) => expect(read(typed)).toEqual({ wrong }));

it('takes so many rows and no more', () => expect(read('a\nb\nc', 2)).toEqual({ wrong: 3 }));

it('what is written is read as it was', () => {
  const { rows } = read('a; 1; 2; V; 1 %\nb; ; ; ; ') as { rows: Parameters<typeof writeLines>[0] };
  expect(read(writeLines(rows, QUANTITY_PARTS))).toEqual({ rows });
});
