// The life of a selection as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess } from '#kit/process/process.ts';
import { RUN_STATES, runProcess, UNSAVED } from './run-process.ts';

it('allows exactly this', () => {
  expect(() => checkProcess('run', runProcess, RUN_STATES)).not.toThrow();
  expect(lifeTable(runProcess, RUN_STATES, ['designer', 'system'])).toEqual({
    new: 'designer: begin → RUNNING',
    RUNNING: 'system: finish → DONE',
    DONE: 'designer: save → SAVED, designer: rerun, designer: discard → DISCARDED, system: forget → DISCARDED',
    SAVED: 'designer: rename, designer: rerun, designer: discard → DISCARDED',
    DISCARDED: '',
  });
});

it('is forgotten after thirty days', () => {
  expect(UNSAVED).toBe(30 * 86_400_000);
});
