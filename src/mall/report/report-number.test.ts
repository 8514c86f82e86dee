// Numbers of reports are of one form, and an amendment is known by its own.
import { expect, it } from 'vitest';
import { amendedNumber, reportNumber } from './report-number.ts';

it('has laboratory, letter, year and six digits', () => {
  expect(reportNumber('YC', 'T', 2026, 1)).toBe('YCT26000001');
  expect(reportNumber('YC', 'C', 2107, 123_456)).toBe('YCC07123456');
});

it('counts amendments behind the first number', () => {
  expect(amendedNumber('YCT26000001')).toBe('YCT26000001-A1');
  expect(amendedNumber('YCT26000001-A1')).toBe('YCT26000001-A2');
  expect(amendedNumber('YCT26000001-A9')).toBe('YCT26000001-A10');
});
