// The life of a selection on the server: one that is done is forgotten after thirty days unless it is kept.
import { life } from '#kit/document/life.ts';
import { after } from '#kit/time/duration.ts';
import { runProcess, UNSAVED } from '../run-process.ts';
import { runStatus } from '../run-status.ts';
import { optimiseErrors } from './optimise.errors.ts';
import { optimiseRun } from './optimise.tables.ts';

export type RunRow = typeof optimiseRun.$inferSelect;

export const runLife = life({
  docType: 'optimiseRun',
  table: optimiseRun,
  key: 'runId',
  process: runProcess,
  status: runStatus,
  notNow: ({ state }) => optimiseErrors.notNow({ state }),
  changedMeanwhile: () => optimiseErrors.changedMeanwhile(),
  marks: (_work, { to }) => (to === 'DISCARDED' ? { result: null } : {}),
  timers: ({ now }, { before, row: { state } }) => {
    if (before?.state === state) return undefined;
    return state === 'DONE' ? [{ event: 'forget', dueAt: after(now, UNSAVED) }] : [];
  },
});
