// Equal values are one, however they are printed; missing ones are never counted as equal.
import { describe, expect, it } from 'vitest';
import type { CatalogParameter } from './catalog-part.ts';
import { compareParameters, isSameValue } from './compare-parameters.ts';
import { fact } from './families/fact.ts';

const row = (...texts: (string | null)[]) =>
  compareParameters(
    texts.map((text) => (text === null ? [] : [fact('x', text)])),
    'zh',
  )[0]!;

describe('the same value', () => {
  it.each([
    ['100nF', '0.1uF', true],
    ['4.7kΩ', '4700Ω', true],
    ['1000pF', '1nF', true],
    ['50V', '50A', false],
    ['50V', '63V', false],
    ['-40~85℃', '-40~85 ℃', true],
    ['-40~85℃', '-40~125℃', false],
    ['X7R', 'x7r', true],
    ['I2C / SPI', 'I2C/SPI', true],
    ['X7R', 'X5R', false],
    ['±1%', '1%', true],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameValue(fact('x', one), fact('x', other))).toBe(same);
    expect(isSameValue(fact('x', other), fact('x', one))).toBe(same);
  });
});

describe('a row', () => {
  it('prints equal values alike and keeps what the maker says', () => {
    expect(row('0.1uF', '100nF', '100 nF')).toEqual({
      key: 'x',
      cells: [
        { text: '100nF', said: '0.1uF' },
        { text: '100nF', said: null },
        { text: '100nF', said: null },
      ],
      isDifferent: false,
    });
  });

  it('is different where values differ, or where one is missing', () => {
    expect(row('10kΩ', '10kΩ').isDifferent).toBe(false);
    expect(row('10kΩ', '12kΩ').isDifferent).toBe(true);
    const missing = row('10kΩ', null);
    expect(missing.isDifferent).toBe(true);
    expect(missing.cells[1]).toBeNull();
  });

  it('leaves alone what is no plain value', () => {
    expect(row('±1%').cells[0]!.text).toBe('±1%');
    expect(row('-5V').cells[0]!.text).toBe('-5V');
    expect(row('2.54mm').cells[0]!.text).toBe('2.54mm');
  });

  it('speaks English where the parameter does', () => {
    const value: CatalogParameter = { key: 'x', text: '双向', textEn: 'Bidirectional' };
    expect(compareParameters([[value]], 'en')[0]!.cells[0]!.text).toBe('Bidirectional');
  });
});

it('rows stand in the order in which parts name them', () => {
  const rows = compareParameters(
    [
      [fact('a', '1V'), fact('b', '2V')],
      [fact('c', '3V'), fact('a', '1V')],
    ],
    'zh',
  );
  expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
