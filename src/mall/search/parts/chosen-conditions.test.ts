// Chips say what narrows a list, and each leads to the list without it.
import { expect, it } from 'vitest';
import { speak } from '#kit/words/speak.ts';
import { readGoodsQuery } from '../goods-query.ts';
import type { Facets } from '../search.protocol.ts';
import { chosenConditions, withoutConditions } from './chosen-conditions.ts';
import { searchWords } from './search-words.ts';

const facets: Facets = {
  total: null,
  speaksOf: null,
  isMixed: false,
  categoryPath: [{ categoryId: 7, categoryName: 'Capacitors' }],
  categories: [],
  brands: [{ brandId: 3, brandName: 'Murata', count: 2 }],
  params: [
    { key: 'voltage', name: 'Rated voltage', unit: 'V', values: [{ value: '50V', text: '50 V', count: 9 }] },
  ],
  columns: [],
};

it('names every condition and leads to the list without it, on the first page', () => {
  const text =
    'keyword=mlcc&categoryId2=7&lowPrice=1&highPrice=2&inStock=1&current=4&brandId=3&params=voltage:50V&params=gone:x';
  const query = readGoodsQuery(new URLSearchParams(text));
  const chips = chosenConditions(query, facets, speak(searchWords, 'en'), '/goods/list');
  expect(chips.map(({ label, text }) => `${label} ${text}`.trim())).toEqual([
    'Keyword mlcc',
    'Category Capacitors',
    'Brand Murata',
    'Rated voltage 50 V',
    'gone x',
    'Price ¥1–2',
    'In stock only',
  ]);
  expect(chips[3]?.without).toBe(
    '/goods/list?keyword=mlcc&categoryId2=7&lowPrice=1&highPrice=2&inStock=1&brandId=3&params=gone%3Ax',
  );
  expect(withoutConditions(query, '/goods/list')).toBe('/goods/list?categoryId2=7');
});

it('the category one stands in is no condition', () => {
  const query = readGoodsQuery(new URLSearchParams('categoryId2=7&sort=3'));
  expect(chosenConditions(query, facets, speak(searchWords, 'zh'), '/goods/list')).toEqual([]);
});
