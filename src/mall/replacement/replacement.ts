// A part that can stand in for another one, as the rooms pass it on.
import type { Text } from '#kit/words/text.ts';
import type { Grade, Verdict } from './verdict.ts';

/**
 * What stands behind a pair, the strongest last: rules of the mall alone, the maker's statement, a comparison by the
 * platform, a user's report, a report of a laboratory (domain 3.3). It never changes the grade (domain 3.10.8).
 */
export const EVIDENCES = ['rules', 'maker', 'platform', 'user', 'laboratory'] as const;
export type Evidence = (typeof EVIDENCES)[number];

/** A report of a laboratory of the mall, as anybody may check it. */
export interface LabReport {
  reportNo: string;
  verifyCode: string;
}

/** Why the grade is what it is, for one attribute. */
export interface ReplacementReason {
  /** A parameter's key, or what both parts have: `device`, `package`, `pins`, `pinout`, `kind`. */
  key: string;
  name: Text;
  /** What both parts print; '' where one says nothing. */
  of: Text;
  by: Text;
  verdict: Verdict;
}

/** A part that replaces another one. */
export interface Replacement {
  partId: number;
  grade: Grade;
  evidence: Evidence;
  /** Of a laboratory's evidence; none otherwise. */
  labReports: readonly LabReport[];
  /** The published pair behind it; null: found by rules. */
  pairId: number | null;
  isDomestic: boolean;
  reasons: ReplacementReason[];
}
