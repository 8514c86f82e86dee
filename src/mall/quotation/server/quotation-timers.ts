// What happens to quotations when nobody does anything: a turn passes, a validity ends (Q15).
import type { Work } from '#kit/db/work.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import { findRow, type Held, holdQuotation, QUOTATION } from './hold-quotation.ts';
import { quotationLife } from './quotation-life.ts';

/** Fires only where it is really time and the process still allows it. */
const handler = (event: string, isTime: (held: Held, now: Date) => boolean): TimerHandler => ({
  docType: QUOTATION,
  event,
  async fire(work: Work, quoSn: string) {
    if (!(await findRow(work, quoSn))) return;
    const held = await holdQuotation(work, quoSn);
    if (!isTime(held, work.now)) return;
    if (!quotationLife.allowed(held, 'system', work.now).includes('expire')) return;
    if (held.state === 'PENDING_REVIEW') await withdrawApproval(work, QUOTATION, quoSn);
    await quotationLife.advance(work, held, 'expire', { by: 'system', detail: { event } });
  },
});

export const quotationTimers: readonly TimerHandler[] = [
  handler('turnTimeout', ({ turnDueAt }, now) => turnDueAt !== null && turnDueAt <= now),
  handler('validityTimeout', ({ validUntil }, now) => validUntil !== null && validUntil <= now),
];
