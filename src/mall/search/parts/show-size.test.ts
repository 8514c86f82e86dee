// Sizes are written with the prefix that people expect, and read back as the same size.
import { expect, it } from 'vitest';
import { readTypedValue } from '../typed-range.ts';
import { showSize } from './show-size.ts';

it.each([
  [4_700, 'Ω', '4.7kΩ'],
  [1e-7, 'F', '100nF'],
  [0.00254, 'm', '2.54mm'],
  [-40, '℃', '-40℃'],
  [0, 'V', '0V'],
  [-0.5, 'V', '-500mV'],
  [1, '%', '1%'],
  [8, '', '8'],
  [65_536, 'B', '64KB'],
  [131_072, 'bit', '128Kbit'],
  [16 * 1024 ** 2, 'bit', '16Mbit'],
  [512, 'B', '512B'],
  [0.0005, 'm', '0.5mm'],
])('%d %s is %s', (n, unit, text) => {
  expect(showSize(n, unit)).toBe(text);
  expect(readTypedValue(text)).toBeCloseTo(n, 12);
});
