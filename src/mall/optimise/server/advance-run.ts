// The only writer of a selection's state: guard, compare-and-set, log row, timer (domain R1–R4).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import { type RunAction, type RunActor, type RunState, runProcess, UNSAVED } from '../run-process.ts';
import { optimiseErrors } from './optimise.errors.ts';
import { optimiseRun } from './optimise.tables.ts';

export type RunRow = typeof optimiseRun.$inferSelect;
export type RunMover = StepBy<RunActor>;

/** The document type of log rows and timers. */
export const RUN = 'optimiseRun';

/** A selection that is about to be computed. */
export async function beginRun(
  work: Work,
  wish: Pick<RunRow, 'memberId' | 'parentRunId' | 'categoryId' | 'name' | 'input'>,
  mover: RunMover,
): Promise<RunRow> {
  const [made] = await work.tx
    .insert(optimiseRun)
    .values({ ...wish, state: 'RUNNING', createdAt: work.now })
    .returning();
  await writeStep(work, {
    docType: RUN,
    docSn: String(made!.runId),
    from: null,
    event: 'begin',
    to: 'RUNNING',
    ...mover,
  });
  return made!;
}

/**
 * Takes one step of a selection. One that is done is forgotten after thirty days unless it is kept.
 * @throws optimiseErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceRun(
  work: Work,
  row: RunRow,
  action: RunAction,
  step: RunMover & {
    set?: Partial<Pick<RunRow, 'result' | 'name' | 'projectId' | 'savedAt'>>;
  },
): Promise<RunRow> {
  const by: readonly RunActor[] = runProcess[action].by;
  const [to] = leadsTo(runProcess, action, row.state) as RunState[];
  if (to === undefined || !by.includes(step.by)) throw optimiseErrors.notNow({ state: row.state });
  const [moved] = await work.tx
    .update(optimiseRun)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(optimiseRun.runId, row.runId),
        eq(optimiseRun.state, row.state),
        eq(optimiseRun.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw optimiseErrors.changedMeanwhile();
  const docSn = String(row.runId);
  await writeStep(work, { docType: RUN, docSn, from: row.state, event: action, to, ...step });
  if (to === row.state) return moved;
  await stopTimer(work, RUN, docSn);
  if (to === 'DONE') await setTimer(work, RUN, docSn, 'forget', after(work.now, UNSAVED));
  return moved;
}
