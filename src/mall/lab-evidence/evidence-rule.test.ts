// L27: reports prove something where everything is reported and nothing but a pass stands in any of them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { outcomeOf } from './evidence-rule.ts';

const verdict = fc.constantFrom('PASS', 'FAIL', 'CONDITIONAL_PASS', 'CONDITIONAL_FAIL', null);
const report = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), verdict), { minLength: 0, maxLength: 4 })
  .map((items) => ({ itemIds: items.map(([id]) => id), verdicts: items.map(([, one]) => one) }));

it('passed means: all reported, all PASS', () => {
  fc.assert(
    fc.property(
      fc.array(report, { maxLength: 3 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
      (reports, live) => {
        const all = reports.flatMap(({ verdicts }) => verdicts);
        const ids = reports.flatMap(({ itemIds }) => itemIds);
        const isProven =
          live.length > 0 &&
          live.every((id) => ids.includes(id)) &&
          all.every((one) => one === 'PASS') &&
          reports.every(({ verdicts }) => verdicts.length > 0);
        expect(outcomeOf(reports as never, live) === 'PASSED').toBe(isProven);
      },
    ),
  );
});

it.each([
  [[], [1], 'OPEN'],
  [[{ itemIds: [1], verdicts: ['PASS'] }], [1, 2], 'OPEN'],
  [[{ itemIds: [1], verdicts: ['PASS'] }], [], 'OPEN'],
  [[{ itemIds: [1], verdicts: [null] }], [1], 'FAILED'],
  [[{ itemIds: [1], verdicts: ['FAIL'] }], [1, 2], 'FAILED'],
  [
    [
      { itemIds: [1], verdicts: ['PASS'] },
      { itemIds: [2], verdicts: ['PASS'] },
    ],
    [1, 2],
    'PASSED',
  ],
] as const)('%j of %j: %s', (reports, live, outcome) => expect(outcomeOf(reports, live)).toBe(outcome));
