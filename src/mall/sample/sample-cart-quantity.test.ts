// How many samples may be asked for: every boundary, and mends that are right.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSampleNumber } from './sample-cart-quantity.ts';

const rule = { sampleLimit: 5, sampleStock: 3 };

it.each([
  [1, undefined, undefined],
  [3, undefined, undefined],
  [4, 'shortage', 3],
  [5, 'shortage', 3],
  [6, 'quantity', 3],
  [0, 'quantity', 1],
  [-2, 'quantity', 1],
  [1.5, 'quantity', 1],
  [Number.NaN, 'quantity', 1],
])('%f of a limit of 5 with 3 left: %s, mended to %s', (number, kind, mendNum) => {
  const wrong = checkSampleNumber(number, rule);
  expect([wrong?.kind, wrong?.mendNum]).toEqual([kind, mendNum]);
});

it.each([
  [0, '只能输入非零数字'],
  [-1, '最少申请 1 件'],
  [6, '每次最多申请 5 件样品'],
  [4, '样品库存不足（剩余 3 件）'],
])('%i is refused: %s', (number, zh) => {
  expect(checkSampleNumber(number, rule)?.text.zh).toBe(zh);
});

it('as many as the limit may be asked for where as many are left', () => {
  expect(checkSampleNumber(5, { sampleLimit: 5, sampleStock: 5 })).toBeUndefined();
  expect(checkSampleNumber(1, { sampleLimit: 5, sampleStock: 0 })).toMatchObject({ mendNum: null });
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
