// Units as people write them.
import { expect, it } from 'vitest';
import { unitText } from './unit-text.ts';

it.each([
  ['MOhm', 'MΩ'],
  ['uA', 'µA'],
  ['uOhm', 'µΩ'],
  ['Cel', '℃'],
  ['mg/kg', 'mg/kg'],
  ['10*-6', '×10⁻⁶'],
  ['N.m', 'N·m'],
  ['u', 'u'],
  ['1', ''],
  ['', ''],
])('%s is %s', (unit, text) => {
  expect(unitText(unit)).toBe(text);
});
