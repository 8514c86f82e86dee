// The life of a selection: computed, done, kept; forgotten when nobody keeps it (domain 3.5.2).
import { process } from '#kit/process/process.ts';
import { days } from '#kit/time/duration.ts';

export const RUN_STATES = ['RUNNING', 'DONE', 'SAVED', 'DISCARDED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export type RunActor = 'designer' | 'system';

export const runProcess = process<RunState, RunActor>()({
  begin: { from: [], to: 'RUNNING', by: ['designer'] },
  finish: { from: ['RUNNING'], to: 'DONE', by: ['system'] },
  save: { from: ['DONE'], to: 'SAVED', by: ['designer'] },
  /** Chosen: a kept one may be renamed or put to another project. */
  rename: { from: ['SAVED'], to: 'same', by: ['designer'] },
  /** Makes a child with the same inputs on the data of the day. */
  rerun: { from: ['SAVED', 'DONE'], to: 'same', by: ['designer'] },
  discard: { from: ['DONE', 'SAVED'], to: 'DISCARDED', by: ['designer'] },
  forget: { from: ['DONE'], to: 'DISCARDED', by: ['system'] },
});

/** How long a run that nobody keeps can be found (domain 3.5.2). */
export const UNSAVED = days(30);
