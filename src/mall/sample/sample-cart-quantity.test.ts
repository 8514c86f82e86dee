// How many samples may be asked for: every boundary, and mends that are right.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSampleNumber } from './sample-cart-quantity.ts';
import { yearStart } from './sample-terms.ts';

const rule = { sampleLimit: 5, sampleStock: 3 };

it.each([
  [1, undefined, undefined],
  [3, undefined, undefined],
  [4, 'shortage', 3],
  [5, 'shortage', 3],
  [6, 'quantity', 3],
  [0, 'quantity', 1],
  [-2, 'quantity', 1],
])('%i of a limit of 5 with 3 left: %s, mended to %s', (number, kind, mendNum) => {
  const wrong = checkSampleNumber(number, rule);
  expect([wrong?.kind, wrong?.mendNum]).toEqual([kind, mendNum]);
});

it('a mend can always be had, or there is none', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.record({ sampleLimit: fc.integer({ min: 1, max: 100 }), sampleStock: fc.nat({ max: 100 }) }),
      (number, given) => {
        const wrong = checkSampleNumber(number, given);
        if (!wrong) return;
        if (wrong.mendNum === null) expect(given.sampleStock).toBe(0);
        else expect(checkSampleNumber(wrong.mendNum, given)).toBeUndefined();
      },
    ),
  );
});

it('years are those of China', () => {
  expect(yearStart(new Date('2026-12-31T15:59:59Z')).toISOString()).toBe('2025-12-31T16:00:00.000Z');
  expect(yearStart(new Date('2026-12-31T16:00:00Z')).toISOString()).toBe('2026-12-31T16:00:00.000Z');
});
