// What is said of a definition's parts where they say nothing themselves.
import { expect, it } from 'vitest';
import { mostRows, nameOf, typeOf } from './sheet-definition.ts';

it('a table has so many rows of its own as it says', () => {
  expect([
    mostRows({ rows: 'free(200)' }),
    mostRows({ rows: 'fixed' }),
    mostRows({ rows: 'specimen' }),
  ]).toEqual([200, 0, 0]);
});

it('what has no type is a number', () => {
  expect([typeOf({}), typeOf({ type: 'bool' })]).toEqual(['number', 'bool']);
});

it('is called by its name, by that of the other language, or by its id', () => {
  expect(nameOf({ id: 'x', zh: '甲', en: 'A' }, 'zh')).toBe('甲');
  expect(nameOf({ id: 'x', zh: '甲', en: 'A' }, 'en')).toBe('A');
  expect(nameOf({ id: 'x', en: 'A' }, 'zh')).toBe('A');
  expect(nameOf({ id: 'x', zh: '甲' }, 'en')).toBe('甲');
  expect(nameOf({ id: 'x' }, 'en')).toBe('x');
});
