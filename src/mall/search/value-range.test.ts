// Ranges of values in an address: read, mended, written back.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRange, readRanges, type ValueRange, writeRange } from './value-range.ts';

it.each<[string, ValueRange | undefined]>([
  ['voltage:50..', { key: 'voltage', low: 50 }],
  ['voltage:..50', { key: 'voltage', high: 50 }],
  ['voltage:5..50', { key: 'voltage', low: 5, high: 50 }],
  ['voltage:50..5', { key: 'voltage', low: 5, high: 50 }],
  ['voltage:5..5', { key: 'voltage', low: 5, high: 5 }],
  ['input_voltage-2:~12', { key: 'input_voltage-2', contains: 12 }],
  ['temperature:-40..125', { key: 'temperature', low: -40, high: 125 }],
  ['capacitance:1e-7..1.5E-6', { key: 'capacitance', low: 1e-7, high: 1.5e-6 }],
  ['capacitance:.5..', { key: 'capacitance', low: 0.5 }],
  ['frequency:~2.4e+9', { key: 'frequency', contains: 2.4e9 }],
  [' voltage:0..0 ', { key: 'voltage', low: 0, high: 0 }],
  ['voltage:..', undefined],
  ['voltage:~', undefined],
  ['voltage:5', undefined],
  ['voltage:~5..6', undefined],
  ['voltage:5...6', { key: 'voltage', low: 0.6, high: 5 }],
  ['voltage:5..6V', undefined],
  ['2voltage:5..6', undefined],
  [':5..6', undefined],
  ['voltage 5..6', undefined],
  ['', undefined],
  [`${'x'.repeat(41)}:5..`, { key: 'x'.repeat(41), low: 5 }],
  [`${'x'.repeat(42)}:5..`, undefined],
])('%j', (text, range) => {
  expect(readRange(text)).toEqual(range);
});

it('of many texts those that are ranges', () => {
  expect(readRanges(['a:1..', 'nothing', 'b:~2'])).toEqual([
    { key: 'a', low: 1 },
    { key: 'b', contains: 2 },
  ]);
});

it('is read back as it was written', () => {
  const number = fc.integer({ min: -999_999, max: 999_999 }).map((n) => n / 100);
  const range = fc.oneof(
    fc.record({ key: fc.constant('voltage'), contains: number }),
    fc.record({ key: fc.constant('voltage'), low: number }),
    fc.record({ key: fc.constant('voltage'), high: number }),
    fc.tuple(number, number).map(([a, b]) => ({ key: 'voltage', low: Math.min(a, b), high: Math.max(a, b) })),
  );
  fc.assert(
    fc.property(range, (one) => {
      expect(readRange(writeRange(one))).toEqual(one);
    }),
  );
});
