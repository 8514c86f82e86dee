// Which material codes are one.
import { expect, it } from 'vitest';
import { normalMatCode } from './normal-mat-code.ts';

it.each([
  ['ｍ-001 ', 'M-001'],
  ['  m\t 001  a ', 'M 001 A'],
  ['M001', 'M001'],
  ['料 01', '料 01'],
  [' ', ''],
])('%j is %j', (typed, code) => {
  expect(normalMatCode(typed)).toBe(code);
});
