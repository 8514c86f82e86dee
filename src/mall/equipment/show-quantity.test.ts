// Quantities and points read well whatever of them is written.
import { expect, it } from 'vitest';
import { showPoint, showQuantity, showUnit } from './show-quantity.ts';

const quantity = (lo: string, hi: string, unit: string, mpe = '') =>
  showQuantity({ quantity: 'R', lo, hi, unit, mpe });

it('says the range, the unit and the error, as far as they are there', () => {
  expect(quantity('0.1', '100', 'GOhm', '±5 %')).toBe('R 0.1 ~ 100 GΩ，±5 %');
  expect(quantity('10', '10', 'MHz')).toBe('R 10 MHz');
  expect(quantity('', '5', 'V')).toBe('R 5 V');
  expect(quantity('', '', 'V')).toBe('R');
});

it.each([
  ['Cel', '℃'],
  ['1', ''],
  ['uOhm', 'µΩ'],
  ['uV', 'µV'],
  ['um', 'µm'],
  ['kPa', 'kPa'],
  ['unit', 'unit'],
])('%s is %s on paper', (unit, shown) => expect(showUnit(unit)).toBe(shown));

it('says what was found at a point', () => {
  const point = { point: '10', value: '10.002', U: '0.004', k: '2', unit: 'V' };
  expect(showPoint(point)).toBe('10: 10.002 V, U = 0.004 (k = 2)');
  expect(showPoint({ ...point, k: '' })).toBe('10: 10.002 V, U = 0.004');
  expect(showPoint({ ...point, value: '', U: '' })).toBe('10');
});
