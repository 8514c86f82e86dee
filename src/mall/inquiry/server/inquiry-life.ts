// The life of an inquiry on the server: what each step of domain 3.6.1 marks, which timer runs then, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import { after } from '#kit/time/duration.ts';
import { type InquiryAction, type InquiryActor, inquiryActions, inquiryProcess } from '../inquiry-process.ts';
import { inquiryStatus, isPastQuoting } from '../inquiry-status.ts';
import { CORRECT_TIME, DEADLINE_LATEST, EVALUATION_TIME } from '../inquiry-terms.ts';
import { inquiryErrors } from './inquiry.errors.ts';
import { inquiry } from './inquiry.tables.ts';
import type { InquiryRow } from './inquiry.ts';
import { tellOfStep } from './inquiry-notices.ts';

export const inquiryLife = life({
  docType: 'inquiry',
  table: inquiry,
  key: 'inqSn',
  process: inquiryProcess,
  status: inquiryStatus,
  allowed: (row: InquiryRow, by) => inquiryActions(row, by),
  notNow: (row, action) => {
    if (action !== 'close' || row.state !== 'QUOTING') return inquiryErrors.notNow(row);
    return row.quotedNum === 0 ? inquiryErrors.nobodyQuoted() : inquiryErrors.sealedNotAnswered();
  },
  changedMeanwhile: ({ state }) => inquiryErrors.changedMeanwhile({ state }),
  marks: (work, step) => marks(step, work.now),
  timers: ({ now }, { before, row }) => {
    const isAsBefore = before?.state === row.state && before.deadline?.getTime() === row.deadline?.getTime();
    // What was set when evaluation began goes on when the first lines are awarded.
    const goesOn = before?.state === 'EVALUATING' && row.state === 'PARTLY_AWARDED';
    return isAsBefore || goesOn ? undefined : timersIn(row, now);
  },
  tell: (work, { action, row, mover }) => tellOfStep(work, action, row, mover),
  quiet: ['save'],
  // Questions and answers do not get in the way of somebody who writes an amendment meanwhile.
  keepsVersion: ['ask', 'answer'],
});

/** Columns that repeat what the header says, for lists and timers. */
export const columnsOf = (
  header: InquiryRow['header'],
): Pick<InquiryRow, 'header' | 'title' | 'isSealed' | 'deadline'> => ({
  header,
  title: header.title,
  isSealed: header.isSealed,
  deadline: header.deadline === '' ? null : new Date(header.deadline),
});

/**
 * For a decision on what was read before.
 * @throws inquiryErrors.notNow and others, changedMeanwhile when somebody else was faster and the step would still be allowed
 */
export function requireSeen(
  work: Work,
  row: InquiryRow,
  action: InquiryAction,
  by: InquiryActor,
  version: number,
): void {
  inquiryLife.require(work, row, action, by);
  if (row.version !== version)
    throw inquiryErrors.changedMeanwhile({ state: row.state, version: row.version });
}

/** Moments and reasons that belong to a state itself. */
function marks(
  { before, to, mover: { reason = '' } }: Taken<InquiryRow, typeof inquiryProcess>,
  now: Date,
): Partial<InquiryRow> {
  if (!before) return {};
  const isOver = inquiryStatus[to].phase === 'over';
  return {
    ...(to === 'QUOTING' && before.publishedAt === null ? { publishedAt: now } : {}),
    ...(before.state === 'QUOTING' && isPastQuoting(to) && before.closedAt === null ? { closedAt: now } : {}),
    ...(isOver ? { finishedAt: now } : before.finishedAt ? { finishedAt: null } : {}),
    ...(to === 'CANCELLED' || to === 'EXPIRED' ? { closeReason: reason } : {}),
  };
}

/** The last moment of quoting, whatever its rule. chosen: a wanted count that never comes must not keep it open for ever. */
export function latestClose(row: InquiryRow): Date {
  const latest = after(row.publishedAt ?? row.createdAt, DEADLINE_LATEST);
  return row.deadline && row.deadline > latest ? row.deadline : latest;
}

/** The timer that runs in a state. */
function timersIn(row: InquiryRow, now: Date): WantedTimer[] {
  switch (row.state) {
    case 'REVIEW_REJECTED':
      return [{ event: 'abandon', dueAt: after(now, CORRECT_TIME) }];
    case 'QUOTING': {
      const byTime = row.header.closing === 'BY_COUNT' ? null : row.deadline;
      return [{ event: 'close', dueAt: byTime ?? latestClose(row) }];
    }
    case 'EVALUATING':
    case 'PARTLY_AWARDED':
      return [{ event: EVALUATION_ENDS, dueAt: after(now, EVALUATION_TIME) }];
    default:
      return [];
  }
}

/** The timer that ends evaluation. */
export const EVALUATION_ENDS = 'evaluationTimeout' satisfies InquiryAction;
