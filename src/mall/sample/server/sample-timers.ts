// What happens to sample requests when nobody does anything (domain 3.5.1).
import type { Work } from '#kit/db/work.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { type SampleAction, sampleActions } from '../sample-process.ts';
import { advanceSample, SAMPLE, type SampleRow } from './advance-sample.ts';
import { closeSample } from './close-sample.ts';
import { lockSample } from './hold-sample.ts';

/** Fires only where the process still allows it to the system. */
const handler = (
  event: SampleAction,
  act: (work: Work, row: SampleRow) => Promise<unknown>,
): TimerHandler => ({
  docType: SAMPLE,
  event,
  async fire(work, sampleSn) {
    const row = await lockSample(work, sampleSn);
    if (row && sampleActions(row, 'system').includes(event)) await act(work, row);
  },
});

const bySystem = { by: 'system' } as const;

export const sampleTimers: readonly TimerHandler[] = [
  handler('reviewTimeout', (work, row) => closeSample(work, row, 'reviewTimeout', bySystem)),
  handler('correctTimeout', (work, row) => closeSample(work, row, 'correctTimeout', bySystem)),
  handler('payTimeout', (work, row) => closeSample(work, row, 'payTimeout', bySystem)),
  handler('autoReceive', (work, row) => advanceSample(work, row, 'autoReceive', bySystem)),
  handler('feedbackTimeout', (work, row) => advanceSample(work, row, 'feedbackTimeout', bySystem)),
];
