// The only writer of a pair's state: guard, compare-and-set, log row (domain R1–R3).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { type PairAction, type PairActor, type PairState, pairProcess } from '../pair-process.ts';
import { replacementErrors } from './replacement.errors.ts';
import { replacementPair } from './replacement.tables.ts';

export type PairRow = typeof replacementPair.$inferSelect;
export type PairMover = StepBy<PairActor>;

/** The document type of log rows. */
export const PAIR = 'replacementPair';

/** A pair that somebody suggests. @throws replacementErrors.already when it is published or waits already */
export async function beginPair(
  work: Work,
  wish: Pick<
    PairRow,
    'ofPartId' | 'byPartId' | 'evidence' | 'isPinEqual' | 'statement' | 'fileIds' | 'memberId'
  >,
  mover: PairMover,
): Promise<PairRow> {
  const [made] = await work.tx
    .insert(replacementPair)
    .values({ ...wish, state: 'SUBMITTED', createdAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw replacementErrors.already({ name: 'byPartId' });
  await writeStep(work, {
    docType: PAIR,
    docSn: String(made.pairId),
    from: null,
    event: 'suggest',
    to: 'SUBMITTED',
    ...mover,
  });
  return made;
}

/**
 * Takes one step of a pair.
 * @throws replacementErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advancePair(
  work: Work,
  row: PairRow,
  action: PairAction,
  step: PairMover & { set?: Partial<Pick<PairRow, 'evidence' | 'isPinEqual' | 'reason' | 'decidedAt'>> },
): Promise<PairRow> {
  const by: readonly PairActor[] = pairProcess[action].by;
  const [to] = leadsTo(pairProcess, action, row.state) as PairState[];
  if (to === undefined || !by.includes(step.by)) throw replacementErrors.notNow({ state: row.state });
  const [moved] = await work.tx
    .update(replacementPair)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(replacementPair.pairId, row.pairId),
        eq(replacementPair.state, row.state),
        eq(replacementPair.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw replacementErrors.changedMeanwhile();
  await writeStep(work, {
    docType: PAIR,
    docSn: String(row.pairId),
    from: row.state,
    event: action,
    to,
    ...step,
  });
  return moved;
}
