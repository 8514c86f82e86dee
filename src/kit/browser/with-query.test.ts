// How the address of a list changes when one of its conditions does.
import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test.each([
  [
    'a new condition leads back to the first page',
    '?current=3&keyword=a',
    { state: 'CLOSED' },
    '?keyword=a&state=CLOSED',
  ],
  ['another page keeps the conditions', '?keyword=a', { current: 2 }, '?keyword=a&current=2'],
  ['an empty condition goes away', '?keyword=a&state=CLOSED', { keyword: '' }, '?state=CLOSED'],
  ['nothing is left', '?keyword=a', { keyword: undefined }, '?'],
  ['the language never travels along', '?lang=en&keyword=a', {}, '?keyword=a'],
])('%s', (_name, search, changes, wanted) => {
  expect(withQuery(search, changes)).toBe(wanted);
});
