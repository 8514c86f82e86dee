// The life of a provider's job, whole.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { JOB_STATES, jobProcess } from './provider-process.ts';

it('ends issued, failed until it is tried again, or not wanted', () => {
  const may = JOB_STATES.map((state) => [state, ...allowedActions(jobProcess, state, 'system')]);
  expect(may).toEqual([['WAITING', 'issue', 'fail', 'end'], ['ISSUED'], ['FAILED', 'retry'], ['ENDED']]);
});
