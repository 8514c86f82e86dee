// What happens to quotations when nobody does anything: a turn passes, a validity ends (Q15).
import type { Work } from '#kit/db/work.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import { quotationActions } from '../quotation-process.ts';
import { advanceQuotation, guarded } from './advance-quotation.ts';
import { findRow, type Held, holdQuotation, QUOTATION } from './hold-quotation.ts';

/** Fires only where it is really time and the process still allows it. */
const handler = (event: string, isTime: (held: Held, now: Date) => boolean): TimerHandler => ({
  docType: QUOTATION,
  event,
  async fire(work: Work, quoSn: string) {
    if (!(await findRow(work, quoSn))) return;
    const held = await holdQuotation(work, quoSn);
    if (
      !isTime(held, work.now) ||
      !quotationActions(guarded(held, work.now), 'system', work.now).includes('expire')
    )
      return;
    if (held.row.state === 'PENDING_REVIEW') await withdrawApproval(work, QUOTATION, quoSn);
    await advanceQuotation(work, held, 'expire', { by: 'system', detail: { event } });
  },
});

export const quotationTimers: readonly TimerHandler[] = [
  handler('turnTimeout', ({ row }, now) => row.turnDueAt !== null && row.turnDueAt <= now),
  handler('validityTimeout', ({ row }, now) => row.validUntil !== null && row.validUntil <= now),
];
