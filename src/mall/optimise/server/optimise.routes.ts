// What the optimise room answers and waits for: its table of contents.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { optimiseProtocol } from '../optimise.protocol.ts';
import { repeatRun, runSelection } from './make-run.ts';
import { runLife } from './run-life.ts';
import { discardRun, runListRoutes, saveRun, showRun } from './show-runs.ts';
import { showStart } from './show-start.ts';

export function optimiseRoutes(): Route[] {
  return [
    ...runListRoutes,
    ...serveAll(optimiseProtocol, {
      start: showStart,
      run: runSelection,
      detail: showRun,
      save: saveRun,
      rerun: repeatRun,
      discard: discardRun,
    }),
  ];
}

export const optimiseListeners: readonly Listener[] = [];

export const optimiseTimers: readonly TimerHandler[] = runLife.onTime(
  (work, runId) => runLife.hold(work, runId),
  { forget: 'advance' },
);
