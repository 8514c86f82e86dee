// Rows as people write them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRows, showRows } from './row-numbers.ts';

it.each([
  ['', []],
  ['3', [3]],
  ['1,3-5', [1, 3, 4, 5]],
  ['１，３－５', [1, 3, 4, 5]],
  ['2 1 2', [1, 2]],
  ['4到6', [4, 5, 6]],
  ['0', undefined],
  ['5-3', undefined],
  ['9', undefined],
  ['a', undefined],
])('%j', (typed, rows) => expect(readRows(typed, 8)).toEqual(rows));

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 })), (rows) => {
      const sorted = rows.toSorted((a, b) => a - b);
      expect(readRows(showRows(sorted), 500)).toEqual(sorted);
    }),
  );
});
