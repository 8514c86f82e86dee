// What happens to sample requests when nobody does anything (domain 3.5.1); what an open case holds up is asked again a day later.
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';
import { HELD_UP, type SampleAction, sampleProcess } from '../sample-process.ts';
import type { SampleState } from '../sample-status.ts';
import { closeSample } from './end/close-sample.ts';
import { lockSample } from './hold-sample.ts';
import { sampleLife } from './sample-life.ts';

const bySystem = { by: 'system' } as const;

const onTime = sampleLife.onTime(lockSample, {
  reviewTimeout: (work, row) => closeSample(work, row, 'reviewTimeout', bySystem),
  correctTimeout: (work, row) => closeSample(work, row, 'correctTimeout', bySystem),
  payTimeout: (work, row) => closeSample(work, row, 'payTimeout', bySystem),
  autoReceive: 'advance',
  feedbackTimeout: 'advance',
});

export const sampleTimers: readonly TimerHandler[] = onTime.map((handler) => ({
  ...handler,
  async fire(work, docSn) {
    const action = handler.event as SampleAction;
    const from: readonly SampleState[] = sampleProcess[action].from;
    const row = HELD_UP.has(action) ? await lockSample(work, docSn) : undefined;
    if (row && row.lockState > 0 && from.includes(row.state))
      await setTimer(work, handler.docType, docSn, action, after(work.now, days(1)));
    else await handler.fire(work, docSn);
  },
}));
