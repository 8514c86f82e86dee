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
    ['0V', '0V', true],
    ['1kΩ', '1.000000001kΩ', true],
    ['1kΩ', '1.00000001kΩ', false],
    ['-40~85℃', '-55~85℃', false],
    ['-40~85℃', '-40~85V', false],
    ['3~5V', '5V', false],
    ['SPI, I2C；UART', 'spi;i2c,uart', true],
    ['10μm²', '10µm²', true],
    ['10μm²', '10um²', true],
    ['10μm²', '10m²', false],
    ['SPI，I2C；UART', 'SPI,I2C;UART', true],
    ['100mV@(1mA)', '0.1V @ 1mA', true],
    ['100mV@(1mA)', '0.1V@2mA', false],
    ['≤18V', '18V max', true],
    ['2.7V~5.5V', '2.7 V to 5.5 V', true],
    ['3.3V, 5V', '3.3V;5.0V', true],
    ['固定', 'Fixed', true],
    ['N沟道', '1 P-Channel', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameValue(fact('x', one), fact('x', other))).toBe(same);
    expect(isSameValue(fact('x', other), fact('x', one))).toBe(same);
  });
});

it.each<[string, Partial<CatalogParameter>, Partial<CatalogParameter>, boolean]>([
  ['a number and words', { text: '5', n: 5 }, { text: '6' }, false],
  ['a number and the same words', { text: '5', n: 5 }, { text: '5' }, true],
  ['words and a number', { text: '6' }, { text: '5', n: 5 }, false],
  ['numbers without units', { text: 'five', n: 5 }, { text: '5', n: 5 }, true],
  ['a number with a unit and one without', { text: '5', n: 5, unit: 'V' }, { text: '5', n: 5 }, false],
  ['a range without units', { text: 'a', lo: 1, hi: 2 }, { text: 'b', lo: 1, hi: 2 }, true],
  ['a range with and without', { text: 'a', lo: 1, hi: 2, unit: 'V' }, { text: 'a', lo: 1, hi: 2 }, false],
  ['a range and half of it', { text: 'a', lo: 1, hi: 2 }, { text: 'b', lo: 1 }, false],
  ['a range and its other half', { text: 'a', lo: 1, hi: 2 }, { text: 'b', hi: 2 }, false],
  ['half a range and the same half', { text: 'a', lo: 1 }, { text: 'b', lo: 1 }, true],
  ['half a range in the same words', { text: 'a', lo: 1 }, { text: 'a', lo: 9, hi: 2 }, true],
  ['its other half in the same words', { text: 'a', hi: 2 }, { text: 'a', lo: 9, hi: 2 }, true],
])('%s', (_, one, other, same) => {
  const value = (of: Partial<CatalogParameter>): CatalogParameter => ({ key: 'x', text: '', ...of });
  expect(isSameValue(value(one), value(other))).toBe(same);
  expect(isSameValue(value(other), value(one))).toBe(same);
});

describe('a row', () => {
  it.each([
    ['0.1uF', '100nF'],
    ['4700Ω', '4.7kΩ'],
    ['0.0001H', '100µH'],
    ['1000V', '1kV'],
    ['0.5A', '500mA'],
    ['0.25W', '250mW'],
    ['1000kHz', '1MHz'],
    ['0.01s', '10ms'],
    [' 0.5 A ', '500mA'],
    ['10.25kΩ', '10.25kΩ'],
  ])('writes %s as %s', (text, printed) => {
    expect(row(text).cells[0]?.text).toBe(printed);
  });

  it.each(['2.54mm', '0V', '0 V', '1000 V max', '~1000V', '5', '1000mil', '3000KB', 'X7R', '1000.5.5V'])(
    'leaves %s alone',
    (text) => {
      expect(row(text).cells[0]).toEqual({ text, said: null });
    },
  );

  it('leaves alone a number that its maker puts in words, and one without a unit', () => {
    const cell = (value: CatalogParameter) => compareParameters([[value]], 'zh')[0]?.cells[0]?.text;
    for (const text of ['约 1000V 左右', '约 1000V', '1000V 左右'])
      expect(cell({ key: 'x', text, n: 1_000, unit: 'V' })).toBe(text);
    expect(cell({ key: 'x', text: '1000V', n: 1_000 })).toBe('1000V');
    expect(cell({ key: 'x', text: '1000V' })).toBe('1000V');
    expect(cell({ key: 'x', text: '1000V', n: -5, unit: 'V' })).toBe('1000V');
  });

  it('speaks Chinese to who reads Chinese, and what there is where there is no English', () => {
    const value: CatalogParameter = { key: 'x', text: '双向', textEn: 'Bidirectional' };
    expect(compareParameters([[value]], 'zh')[0]?.cells[0]?.text).toBe('双向');
    expect(compareParameters([[{ key: 'x', text: '双向' }]], 'en')[0]?.cells[0]?.text).toBe('双向');
  });

  it('of several parameters belongs to its own', () => {
    const rows = compareParameters(
      [
        [fact('a', '1V'), fact('b', '2V')],
        [fact('a', '3V'), fact('b', '2V')],
      ],
      'zh',
    );
    expect(rows.map(({ key, isDifferent }) => [key, isDifferent])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

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

  it('of words is told in those of the first part that has it', () => {
    expect(row(null, 'I2C / SPI', 'i2c/SPI', 'I2C/SPI')).toMatchObject({
      cells: [null, ...Array.from({ length: 3 }, () => ({ text: 'I2C / SPI', said: null }))],
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
