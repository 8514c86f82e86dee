// Whether a result keeps its limits, by the rule that both sides have agreed on (ILAC-G8; domain-lab 3.6).
import { tidy } from './decimal-text.ts';
import type { Limits } from './statistics.ts';

export const DECISION_RULES = ['SIMPLE', 'GUARD', 'NON_BINARY', 'STANDARD', 'NONE'] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];

/** The worst last. */
export const VERDICTS = ['PASS', 'CONDITIONAL_PASS', 'CONDITIONAL_FAIL', 'FAIL'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The worst of several. @returns null of none */
export const worstOf = (verdicts: readonly Verdict[]): Verdict | null =>
  VERDICTS.findLast((one) => verdicts.includes(one)) ?? null;

/**
 * SIMPLE: within the limits. GUARD: within them by the uncertainty, else fail. NON_BINARY: says on which side of the limit it
 * lies where the uncertainty leaves it open. STANDARD: the method's limits stand as SIMPLE; its own further conditions are the
 * caller's. Compared at twelve digits.
 * @param U expanded, in the unit of value and limits; 0: none is known
 * @param isExclusive a value on the limit is not within it
 * @returns null by rule NONE, or where there is no limit
 */
export function judge(
  value: number,
  { lo, hi }: Limits,
  { rule, U = 0, isExclusive = false }: { rule: DecisionRule; U?: number; isExclusive?: boolean },
): Verdict | null {
  if (rule === 'NONE') return null;
  const guard = rule === 'GUARD' || rule === 'NON_BINARY' ? U : 0;
  /** How far inside the limit it lies, below zero outside, compared with the guard. */
  const side = (limit: number, sign: 1 | -1): Verdict => {
    const isWithin = (edge: number) => {
      const inside = sign * (tidy(edge) - tidy(value));
      return isExclusive ? inside > 0 : inside >= 0;
    };
    if (isWithin(limit - sign * guard)) return 'PASS';
    if (rule !== 'NON_BINARY') return 'FAIL';
    return isWithin(limit)
      ? 'CONDITIONAL_PASS'
      : isWithin(limit + sign * guard)
        ? 'CONDITIONAL_FAIL'
        : 'FAIL';
  };
  return worstOf([...(hi === null ? [] : [side(hi, 1)]), ...(lo === null ? [] : [side(lo, -1)])]);
}
