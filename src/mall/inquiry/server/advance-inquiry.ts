// The only writer of an inquiry's state: every step of domain 3.6.1 with its guard, log row, timers and messages.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import { type InquiryAction, type InquiryActor, inquiryActions, inquiryProcess } from '../inquiry-process.ts';
import type { InquiryState } from '../inquiry-status.ts';
import { CORRECT_TIME, DEADLINE_LATEST, EVALUATION_TIME } from '../inquiry-terms.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiry } from './inquiry.tables.ts';
import type { InquiryMover, InquiryRow } from './inquiry.ts';
import { tellOfStep } from './inquiry-notices.ts';

/** The document type of versions, log rows, timers and approvals. */
export const INQUIRY = 'inquiry';

type Columns = Partial<Omit<InquiryRow, 'inquiryId' | 'inqSn' | 'state' | 'version' | 'createdAt'>>;

/** An inquiry that begins its life as a draft, with its first log row (I1). */
export async function beginInquiry(
  work: Work,
  wish: Pick<InquiryRow, 'memberId' | 'enterpriseId' | 'kind' | 'header'> &
    Partial<Pick<InquiryRow, 'projectId' | 'costCentre' | 'formerInqSn' | 'internalNote'>>,
  mover: InquiryMover,
): Promise<InquiryRow> {
  const [row] = await work.tx
    .insert(inquiry)
    .values({
      ...wish,
      ...columnsOf(wish.header),
      inqSn: await nextDocumentNumber(work, 'RQ'),
      state: 'DRAFT',
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning();
  const { inqSn, state } = row!;
  await writeStep(work, { docType: INQUIRY, docSn: inqSn, from: null, event: 'create', to: state, ...mover });
  return row!;
}

/** Columns that repeat what the header says, for lists and timers. */
export const columnsOf = (
  header: InquiryRow['header'],
): Pick<InquiryRow, 'header' | 'title' | 'isSealed' | 'deadline'> => ({
  header,
  title: header.title,
  isSealed: header.isSealed,
  deadline: header.deadline === '' ? null : new Date(header.deadline),
});

/** @throws inquiryErrors.notNow, or the sentence that says why not yet, when process or guard forbid the step to `by` */
export function requireAllowed(row: InquiryRow, action: InquiryAction, by: InquiryActor): void {
  if (inquiryActions(row, by).includes(action)) return;
  if (action === 'close' && row.state === 'QUOTING')
    throw row.quotedNum === 0 ? inquiryErrors.nobodyQuoted() : inquiryErrors.sealedNotAnswered();
  throw inquiryErrors.notNow(row);
}

/**
 * The same for a decision on what was read before.
 * @throws inquiryErrors.changedMeanwhile when somebody else was faster and the step would still be allowed
 */
export function requireSeen(row: InquiryRow, action: InquiryAction, by: InquiryActor, version: number): void {
  requireAllowed(row, action, by);
  if (row.version !== version)
    throw inquiryErrors.changedMeanwhile({ state: row.state, version: row.version });
}

/** Questions and answers do not get in the way of somebody who writes an amendment meanwhile. */
const WITHOUT_VERSION: ReadonlySet<InquiryAction> = new Set(['ask', 'answer']);

/**
 * Takes one step.
 * @param row as read in this work
 * @param step.to where the process leaves the choice
 * @throws inquiryErrors.notNow and others when process or guard forbid it, changedMeanwhile when somebody else was faster
 */
export async function advanceInquiry(
  work: Work,
  row: InquiryRow,
  action: Exclude<InquiryAction, 'create'>,
  step: InquiryMover & { to?: InquiryState; set?: Columns },
): Promise<InquiryRow> {
  requireAllowed(row, action, step.by);
  const targets = leadsTo(inquiryProcess, action, row.state) as InquiryState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to)) throw inquiryErrors.notNow(row);
  const [moved] = await work.tx
    .update(inquiry)
    .set({
      ...marks(row, to, work.now, step.reason),
      ...step.set,
      state: to,
      version: WITHOUT_VERSION.has(action) ? row.version : row.version + 1,
      updatedAt: work.now,
    })
    .where(
      and(
        eq(inquiry.inquiryId, row.inquiryId),
        eq(inquiry.state, row.state),
        eq(inquiry.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw inquiryErrors.changedMeanwhile({ state: row.state });
  if (action === 'save') return moved;
  const { to: _to, set: _set, ...mover } = step;
  await writeStep(work, { docType: INQUIRY, docSn: row.inqSn, from: row.state, event: action, to, ...mover });
  if (to !== row.state || moved.deadline?.getTime() !== row.deadline?.getTime())
    await moveTimer(work, row, moved);
  await tellOfStep(work, action, moved, mover);
  return moved;
}

const OPEN: readonly InquiryState[] = ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'QUOTING'];
const OVER: readonly InquiryState[] = ['COMPLETED', 'CANCELLED', 'EXPIRED'];

/** Moments and reasons that belong to a state itself. */
function marks(row: InquiryRow, to: InquiryState, now: Date, reason = ''): Columns {
  return {
    ...(to === 'QUOTING' && row.publishedAt === null ? { publishedAt: now } : {}),
    ...(row.closedAt === null && row.state === 'QUOTING' && !OPEN.includes(to) ? { closedAt: now } : {}),
    ...(OVER.includes(to) ? { finishedAt: now } : row.finishedAt ? { finishedAt: null } : {}),
    ...(to === 'CANCELLED' || to === 'EXPIRED' ? { closeReason: reason } : {}),
  };
}

async function moveTimer(work: Work, before: InquiryRow, row: InquiryRow): Promise<void> {
  // What was set when evaluation began goes on when the first lines are awarded.
  if (before.state === 'EVALUATING' && row.state === 'PARTLY_AWARDED') return;
  await stopTimer(work, INQUIRY, row.inqSn);
  const next = timerIn(row, work.now);
  if (next) await setTimer(work, INQUIRY, row.inqSn, next.event, next.dueAt);
}

/** The last moment of quoting, whatever its rule. chosen: a wanted count that never comes must not keep it open for ever. */
export function latestClose(row: InquiryRow): Date {
  const latest = after(row.publishedAt ?? row.createdAt, DEADLINE_LATEST);
  return row.deadline && row.deadline > latest ? row.deadline : latest;
}

/** The timer that runs in a state. */
function timerIn(row: InquiryRow, now: Date): { event: InquiryTimer; dueAt: Date } | undefined {
  switch (row.state) {
    case 'REVIEW_REJECTED':
      return { event: 'abandon', dueAt: after(now, CORRECT_TIME) };
    case 'QUOTING':
      return {
        event: 'close',
        dueAt: row.header.closing === 'BY_COUNT' ? latestClose(row) : (row.deadline ?? latestClose(row)),
      };
    case 'EVALUATING':
    case 'PARTLY_AWARDED':
      return { event: 'evaluationTimeout', dueAt: after(now, EVALUATION_TIME) };
    default:
      return undefined;
  }
}

export type InquiryTimer = 'abandon' | 'close' | 'evaluationTimeout';
