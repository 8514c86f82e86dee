// Remembered columns are read whatever has become of them.
import { expect, it } from 'vitest';
import { parseKeptColumns } from './kept-columns.ts';

it.each([
  [null, []],
  ['{"a":1}', []],
  [
    '[[1,"a,b"],[2,""],["3","a"],[4,"a,a,<b>"]]',
    [
      [1, ['a', 'b']],
      [4, ['a']],
    ],
  ],
  ['[[1', []],
])('%s', (text, expected) => {
  expect(parseKeptColumns(text)).toEqual(expected);
});
