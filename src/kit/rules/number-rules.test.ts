// What of kept numbers counts as a rule.
import { expect, it } from 'vitest';
import { isWithin, rulesWith } from './number-rules.ts';

const RULES = { days: { usual: 3, least: 1, most: 10 }, yuan: { usual: 200, least: 0, most: 5_000 } };

it('is the usual one wherever nothing, or nothing sensible, is kept', () => {
  const usual = { days: 3, yuan: 200 };
  for (const kept of [undefined, null, 'x', {}, { days: 0, yuan: -1 }, { days: 2.5, yuan: '7' }])
    expect(rulesWith(RULES, kept)).toEqual(usual);
  expect(rulesWith(RULES, { days: 10, other: 1 })).toEqual({ days: 10, yuan: 200 });
});

it('lies between its ends, both of them in', () => {
  expect([0, 1, 10, 11, 1.5, '3'].map((value) => isWithin(RULES.days, value))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
