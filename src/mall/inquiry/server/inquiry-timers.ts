// What happens to inquiries when nobody does anything: the deadline, the end of evaluation, a correction that never comes (I4, I8, I9, I14).
import type { Work } from '#kit/db/work.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { inquiryActions } from '../inquiry-process.ts';
import { advanceInquiry, INQUIRY, type InquiryTimer } from './advance-inquiry.ts';
import { closeOnTime, endRest } from './close-inquiry.ts';
import { lockRow } from './hold-inquiry.ts';
import type { InquiryRow } from './inquiry.ts';

/** Fires only where the process still allows it to the system. */
const handler = (
  event: InquiryTimer,
  act: (work: Work, row: InquiryRow) => Promise<unknown>,
): TimerHandler => ({
  docType: INQUIRY,
  event,
  async fire(work, inqSn) {
    const row = await lockRow(work, inqSn);
    if (row && inquiryActions(row, 'system').includes(event)) await act(work, row);
  },
});

const bySystem = { by: 'system' } as const;

export const inquiryTimers: readonly TimerHandler[] = [
  handler('close', async (work, row) => {
    // A deadline that has moved has a timer of its own.
    if (row.header.closing === 'BY_COUNT' || (row.deadline && row.deadline <= work.now))
      await closeOnTime(work, row);
  }),
  handler('evaluationTimeout', (work, row) => endRest(work, row, 'evaluationTimeout', bySystem)),
  handler('abandon', (work, row) => advanceInquiry(work, row, 'abandon', bySystem)),
];
