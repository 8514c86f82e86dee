// When a commission's reports prove something: everything that was commissioned is reported, and all of it has passed (L27).
import type { Verdict } from '#kit/measure/decision-rule.ts';

/** An issued report without a successor that is issued. */
export interface ReportToJudge {
  itemIds: readonly number[];
  /** Of each of its items; null: nothing was decided. */
  verdicts: readonly (Verdict | null)[];
}

export const OUTCOMES = ['OPEN', 'PASSED', 'FAILED'] as const;
/** OPEN: something is not reported, or not any more. FAILED: something has not passed. */
export type Outcome = (typeof OUTCOMES)[number];

/** @param liveItemIds items of the commission that are not cancelled */
export function outcomeOf(reports: readonly ReportToJudge[], liveItemIds: readonly number[]): Outcome {
  if (reports.some(({ verdicts }) => verdicts.length === 0 || verdicts.some((one) => one !== 'PASS')))
    return 'FAILED';
  const reported = new Set(reports.flatMap(({ itemIds }) => itemIds));
  return liveItemIds.length > 0 && liveItemIds.every((one) => reported.has(one)) ? 'PASSED' : 'OPEN';
}
