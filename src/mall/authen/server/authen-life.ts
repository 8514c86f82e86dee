// The life of a case on the server: whose it is, who may take which step, what runs by itself.
import { eq, or, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { clockAfter, life, type Taken } from '#kit/document/life.ts';
import { allowedActions } from '#kit/process/process.ts';
import { after, days } from '#kit/time/duration.ts';
import { buysFor, type LabMember, type Member, readsFor } from '#mall/member/actor.ts';
import { caseProcess, isOpenTo } from '../authen-process.ts';
import { caseStatus } from '../authen-status.ts';
import { authenErrors } from './authen.errors.ts';
import { authenCase } from './authen.tables.ts';
import { tellOfCase } from './authen-notices.ts';
import { authenRules } from './authen-rules.ts';

export type CaseRow = typeof authenCase.$inferSelect;

export const caseLife = life({
  docType: 'authen',
  table: authenCase,
  key: 'authenSn',
  process: caseProcess,
  status: caseStatus,
  allowed: (row: CaseRow, by, now) =>
    allowedActions(caseProcess, row.state, by).filter((action) => isOpenTo(action, row, now)),
  notNow: ({ state }) => authenErrors.notNow({ state }),
  changedMeanwhile: () => authenErrors.changedMeanwhile(),
  marks: async (work, step) => ({ dueAt: await dueAfter(work, step) }),
  timers: async (work, step) => {
    const { supplementDays, correctiveDays, appealDays, idleDays } = await authenRules.find(work);
    const idle = step.row.kind === 'SURVEILLANCE' ? {} : { DRAFT: ['idle', days(idleDays)] as const };
    return clockAfter(
      step,
      work.now,
      {
        ...idle,
        REVIEW_REJECTED: ['idle', days(idleDays)],
        SUPPLEMENT: ['noAnswer', days(supplementDays)],
        CORRECTIVE_ACTION: ['overdue', days(correctiveDays)],
        NOT_GRANTED: ['settle', days(step.row.isAppealed ? 0 : appealDays)],
      },
      ['keep'],
    );
  },
  tell: tellOfCase,
  quiet: ['keep'],
});

/** Until when the state lasts that a step leads to; undefined: as before. */
async function dueAfter(
  work: Work,
  { before, to }: Taken<CaseRow, typeof caseProcess>,
): Promise<Date | null | undefined> {
  if (before?.state === to) return undefined;
  const { supplementDays, correctiveDays, appealDays } = await authenRules.find(work);
  if (to === 'SUPPLEMENT') return after(work.now, days(supplementDays));
  if (to === 'CORRECTIVE_ACTION') return after(work.now, days(correctiveDays));
  if (to === 'NOT_GRANTED') return after(work.now, days(before?.isAppealed ? 0 : appealDays));
  return null;
}

/** His own, and his enterprise's where he looks after all of its orders, or may only read. */
export function ownCases(member: Member): SQL | undefined {
  const enterpriseId = readsFor(member);
  const own = eq(authenCase.memberId, member.memberId);
  return enterpriseId === null ? own : or(own, eq(authenCase.enterpriseId, enterpriseId));
}

/** Locked until this work ends, as it was when its page was drawn. @throws authenErrors.notFound, also for somebody else's; changedMeanwhile */
export async function holdOwnCase(
  work: Work,
  member: Member,
  { authenSn, version }: { authenSn: string; version: number },
): Promise<CaseRow> {
  const row = await caseLife.hold(work, authenSn, ownCases(member));
  if (!row) throw authenErrors.notFound();
  return requireSeen(row, version);
}

/** @throws authenErrors.changedMeanwhile */
export function requireSeen(row: CaseRow, version: number): CaseRow {
  if (row.version !== version) throw authenErrors.changedMeanwhile();
  return row;
}

/** One that was handed in to the laboratory of this member of its staff, locked. @throws authenErrors.notFound, ownCase, changedMeanwhile */
export async function holdAtDesk(
  work: Work,
  staff: LabMember,
  { authenSn, version }: { authenSn: string; version: number },
): Promise<CaseRow> {
  const row = await caseLife.hold(work, authenSn, eq(authenCase.labId, staff.lab.labId));
  if (!row) throw authenErrors.notFound();
  if (isTheirOwn(row, staff)) throw authenErrors.ownCase();
  return requireSeen(row, version);
}

/** Nobody acts on what he or his enterprise has applied for (L21). */
export const isTheirOwn = (
  { memberId, enterpriseId }: Pick<CaseRow, 'memberId' | 'enterpriseId'>,
  staff: Pick<Member, 'memberId' | 'enterpriseId'>,
): boolean => memberId === staff.memberId || enterpriseId === staff.enterpriseId;

/** The parts that keep people apart. */
export type Part = 'reviewer' | 'inspector' | 'decider';

/** Whether somebody may take this part: nobody has two, and an appeal is decided anew (domain-lab 4.1). */
export function mayTakePart(row: CaseRow, part: Part, memberId: number): boolean {
  const decided = row.decisions.some(({ byId }) => byId === memberId);
  const others = {
    reviewer: decided || row.inspectorIds.includes(memberId),
    inspector: decided || row.reviewerIds.includes(memberId),
    decider: row.reviewerIds.includes(memberId) || row.inspectorIds.includes(memberId),
  }[part];
  return !others && !(part === 'decider' && decided);
}

/** @throws authenErrors.notSamePerson, notSameDecider */
export function requirePart(row: CaseRow, part: Part, memberId: number): void {
  if (mayTakePart(row, part, memberId)) return;
  const isFormer = part === 'decider' && row.decisions.some(({ byId }) => byId === memberId);
  throw isFormer ? authenErrors.notSameDecider() : authenErrors.notSamePerson();
}

/** With somebody who has taken part. */
export const withPart = (ids: readonly number[], memberId: number): number[] => [
  ...new Set([...ids, memberId]),
];

/** The enterprise he acts for; its door has asked for one. */
export const enterpriseOf = (member: Member): number | null => buysFor(member);

/** Until somebody has begun to review it, its customer may end it with its order. */
export const mayEnd = (row: CaseRow, now: Date): boolean =>
  row.orderSn !== null &&
  row.reviewerIds.length === 0 &&
  caseLife.allowed(row, 'order', now).includes('lapse');

/** What a step answers. */
export const done = ({ authenSn, version, state }: CaseRow) => ({ authenSn, version, state });
