// What happens to sample requests when nobody does anything (domain 3.5.1).
import { closeSample } from './end/close-sample.ts';
import { lockSample } from './hold-sample.ts';
import { sampleLife } from './sample-life.ts';

const bySystem = { by: 'system' } as const;

export const sampleTimers = sampleLife.onTime(lockSample, {
  reviewTimeout: (work, row) => closeSample(work, row, 'reviewTimeout', bySystem),
  correctTimeout: (work, row) => closeSample(work, row, 'correctTimeout', bySystem),
  payTimeout: (work, row) => closeSample(work, row, 'payTimeout', bySystem),
  autoReceive: 'advance',
  feedbackTimeout: 'advance',
});
