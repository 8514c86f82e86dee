// What the optimise room tells the rooms above.
import { event } from '#kit/events/event.ts';

/** A designer has kept a run, perhaps for a project; told in the transaction that keeps it, so that a refusal undoes it. */
export const runSaved = event<{ runId: number; memberId: number; projectId: number | null }>(
  'optimise.runSaved',
);
