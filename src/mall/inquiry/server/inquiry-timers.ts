// What happens to inquiries when nobody does anything: the deadline, the end of evaluation, a correction that never comes (I4, I8, I9, I14).
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { closeOnTime, endRest } from './close-inquiry.ts';
import { inquiryLife } from './inquiry-life.ts';

export const inquiryTimers: readonly TimerHandler[] = inquiryLife.onTime(
  (work, inqSn) => inquiryLife.hold(work, inqSn),
  {
    close: async (work, row) => {
      // A deadline that has moved has a timer of its own.
      if (row.header.closing === 'BY_COUNT' || (row.deadline && row.deadline <= work.now))
        await closeOnTime(work, row);
    },
    evaluationTimeout: (work, row) => endRest(work, row, 'evaluationTimeout', { by: 'system' }),
    abandon: 'advance',
  },
);
