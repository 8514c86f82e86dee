// The page numbers that a pagination shows.
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 6, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, 6, null, 20]],
  [5, 20, [1, null, 3, 4, 5, 6, 7, null, 20]],
  [17, 20, [1, null, 15, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 15, 16, 17, 18, 19, 20]],
])('page %i of %i', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});
