// The only writer of the states of designer applications and designers: guard, compare-and-set, log row, timers (domain R1–R4).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import {
  type ApplicationAction,
  type ApplicationState,
  applicationProcess,
  type DesignerAction,
  type DesignerActor,
  type DesignerState,
  designerProcess,
} from '../designer-process.ts';
import { ENTERPRISE_SILENCE, RECHECK_TIME } from '../designer-rules.ts';
import { designerErrors } from './designer.errors.ts';
import { designer, designerApplication } from './designer.tables.ts';

export type ApplicationRow = typeof designerApplication.$inferSelect;
export type DesignerRow = typeof designer.$inferSelect;

export type DesignerMover = StepBy<DesignerActor>;

/** The document types of log rows and timers. */
export const APPLICATION = 'designerApplication';
export const DESIGNER = 'designer';

/** A new draft. @throws designerErrors.changedMeanwhile when another one is open */
export async function beginApplication(
  work: Work,
  wish: Pick<ApplicationRow, 'memberId' | 'enterpriseId' | 'data'>,
  mover: DesignerMover,
): Promise<ApplicationRow> {
  const [made] = await work.tx
    .insert(designerApplication)
    .values({ ...wish, applySn: await nextDocumentNumber(work, 'DA'), state: 'DRAFT', createdAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw designerErrors.changedMeanwhile();
  await writeStep(work, {
    docType: APPLICATION,
    docSn: made.applySn,
    from: null,
    event: 'begin',
    to: 'DRAFT',
    ...mover,
  });
  return made;
}

/**
 * Takes one step of an application.
 * @param row as read in this work
 * @param step.to where the process leaves the choice
 * @throws designerErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceApplication(
  work: Work,
  row: ApplicationRow,
  action: ApplicationAction,
  step: DesignerMover & {
    to?: ApplicationState;
    set?: Partial<
      Pick<
        ApplicationRow,
        'enterpriseId' | 'data' | 'remarks' | 'isEndorsed' | 'submissions' | 'submittedAt' | 'decidedAt'
      >
    >;
  },
): Promise<ApplicationRow> {
  const by: readonly DesignerActor[] = applicationProcess[action].by;
  const targets = leadsTo(applicationProcess, action, row.state) as ApplicationState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to) || !by.includes(step.by)) {
    throw designerErrors.notNow({ state: row.state });
  }
  const [moved] = await work.tx
    .update(designerApplication)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(designerApplication.applySn, row.applySn),
        eq(designerApplication.state, row.state),
        eq(designerApplication.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw designerErrors.changedMeanwhile();
  await writeStep(work, {
    docType: APPLICATION,
    docSn: row.applySn,
    from: row.state,
    event: action,
    to,
    ...step,
  });
  await stopTimer(work, APPLICATION, row.applySn);
  if (to === 'PENDING_ENTERPRISE') {
    await setTimer(work, APPLICATION, row.applySn, 'goOnAlone', after(work.now, ENTERPRISE_SILENCE));
  }
  return moved;
}

/** The first certification of a member. @throws designerErrors.changedMeanwhile when he has a row already */
export async function certifyDesigner(
  work: Work,
  wish: Pick<DesignerRow, 'memberId' | 'enterpriseId' | 'realName'>,
  mover: DesignerMover,
): Promise<DesignerRow> {
  const [made] = await work.tx
    .insert(designer)
    .values({ ...wish, state: 'ACTIVE', since: work.now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw designerErrors.changedMeanwhile();
  await writeStep(work, {
    docType: DESIGNER,
    docSn: String(made.memberId),
    from: null,
    event: 'certify',
    to: 'ACTIVE',
    ...mover,
  });
  return made;
}

/**
 * Takes one step of a designer; all his sessions learn of it.
 * @param row as read and locked in this work
 * @param step.isEmployee an employee who leaves has no time to be checked again
 * @throws designerErrors.designerNotNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceDesigner(
  work: Work,
  row: DesignerRow,
  action: DesignerAction,
  step: DesignerMover & {
    set?: Partial<Pick<DesignerRow, 'enterpriseId' | 'realName' | 'since'>>;
    isEmployee?: boolean;
  },
): Promise<DesignerRow> {
  const by: readonly DesignerActor[] = designerProcess[action].by;
  const [to] = leadsTo(designerProcess, action, row.state) as DesignerState[];
  if (to === undefined || !by.includes(step.by)) throw designerErrors.designerNotNow({ state: row.state });
  const [moved] = await work.tx
    .update(designer)
    .set({ ...step.set, state: to, version: row.version + 1 })
    .where(
      and(
        eq(designer.memberId, row.memberId),
        eq(designer.state, row.state),
        eq(designer.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw designerErrors.changedMeanwhile();
  const docSn = String(row.memberId);
  await writeStep(work, {
    docType: DESIGNER,
    docSn: docSn,
    from: row.state,
    event: action,
    to,
    ...step,
  });
  await stopTimer(work, DESIGNER, docSn);
  if (to === 'LEFT' && !step.isEmployee) {
    await setTimer(work, DESIGNER, docSn, 'recheckMissed', after(work.now, RECHECK_TIME));
  }
  await work.announce('member', docSn);
  return moved;
}
