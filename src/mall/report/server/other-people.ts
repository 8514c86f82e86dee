// Never the same person (domain-lab 4.1): who has tested, who has prepared, who has reviewed, and who signs.
import type { Refusal } from '#kit/http/refusal.ts';
import { reportErrors } from './report.errors.ts';
import type { ReportRow } from './report-life.ts';

/** Why somebody may not review, or approve, this report; undefined: he may. */
export function whyNotHe(
  act: 'pass' | 'approve',
  row: Pick<ReportRow, 'preparedBy' | 'reviewedBy'>,
  engineerIds: readonly number[],
  memberId: number,
): Refusal | undefined {
  if (engineerIds.includes(memberId)) return reportErrors.ownWork();
  if (row.preparedBy === memberId) return reportErrors.ownDraft();
  return act === 'approve' && row.reviewedBy === memberId ? reportErrors.ownReview() : undefined;
}

/** @throws reportErrors.ownWork, ownDraft, ownReview */
export function requireOther(...of: Parameters<typeof whyNotHe>): void {
  const refusal = whyNotHe(...of);
  if (refusal) throw refusal;
}
