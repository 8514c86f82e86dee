// Decision rules at every side of a limit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecisionRule, judge, VERDICTS, worstOf } from './decision-rule.ts';

const UPPER = { lo: null, hi: 10 };
const RULES: readonly DecisionRule[] = ['SIMPLE', 'GUARD', 'NON_BINARY'];

describe('at most 10.00 with U 0.20', () => {
  it.each([
    [9.85, ['PASS', 'FAIL', 'CONDITIONAL_PASS']],
    [10.1, ['FAIL', 'FAIL', 'CONDITIONAL_FAIL']],
    [10.25, ['FAIL', 'FAIL', 'FAIL']],
    [9.8, ['PASS', 'PASS', 'PASS']],
    [9.81, ['PASS', 'FAIL', 'CONDITIONAL_PASS']],
    [10, ['PASS', 'FAIL', 'CONDITIONAL_PASS']],
    [10.2, ['FAIL', 'FAIL', 'CONDITIONAL_FAIL']],
  ])('%d', (value, verdicts) => {
    expect(RULES.map((rule) => judge(value, UPPER, { rule, U: 0.2 }))).toEqual(verdicts);
  });
});

it('the worse side counts where there are two limits', () => {
  const both = { lo: 1, hi: 2 };
  expect(judge(1.05, both, { rule: 'NON_BINARY', U: 0.1 })).toBe('CONDITIONAL_PASS');
  expect(judge(0.95, both, { rule: 'NON_BINARY', U: 0.1 })).toBe('CONDITIONAL_FAIL');
  expect(judge(0.5, both, { rule: 'SIMPLE' })).toBe('FAIL');
  expect(judge(2.5, both, { rule: 'GUARD', U: 0.1 })).toBe('FAIL');
});

it('a limit that is not included fails the value on it', () => {
  expect(judge(10, UPPER, { rule: 'SIMPLE', isExclusive: true })).toBe('FAIL');
  expect(judge(9.99, UPPER, { rule: 'STANDARD', isExclusive: true })).toBe('PASS');
  expect(judge(10, UPPER, { rule: 'STANDARD', U: 5 })).toBe('PASS');
});

it('what arithmetic leaves behind decides nothing', () => {
  expect(judge(0.1 + 0.2, { lo: null, hi: 0.3 }, { rule: 'SIMPLE' })).toBe('PASS');
  expect(judge(0.2, { lo: null, hi: 0.3 }, { rule: 'GUARD', U: 0.1 })).toBe('PASS');
});

it('says nothing where nothing is judged', () => {
  expect(judge(5, UPPER, { rule: 'NONE' })).toBeNull();
  expect(judge(5, { lo: null, hi: null }, { rule: 'SIMPLE' })).toBeNull();
  expect(worstOf([])).toBeNull();
  expect(worstOf(['CONDITIONAL_FAIL', 'PASS'])).toBe('CONDITIONAL_FAIL');
});

it('a guard never passes what simple acceptance fails, and a value further out is never better', () => {
  const number = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(number, fc.nat(100), fc.nat(100), (value, further, U) => {
      const of = (rule: DecisionRule, at = value) =>
        VERDICTS.indexOf(judge(at, UPPER, { rule, U }) ?? 'PASS');
      expect(of('GUARD')).toBeGreaterThanOrEqual(of('SIMPLE'));
      for (const rule of RULES) expect(of(rule, value + further)).toBeGreaterThanOrEqual(of(rule));
    }),
  );
});
