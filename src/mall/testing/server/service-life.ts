// The life of a commission on the server: whose it is, who may take which step, what runs by itself.
import { eq, or, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { clockAfter, life } from '#kit/document/life.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import { days } from '#kit/time/duration.ts';
import { type Member, readsFor } from '#mall/member/actor.ts';
import { fitsEntry, isInTurn, type ServiceActor, serviceProcess } from '../service-process.ts';
import { serviceStatus } from '../service-status.ts';
import { reserveForForm } from './begin-order.ts';
import { serviceRules } from './service-rules.ts';
import { testingErrors } from './testing.errors.ts';
import { serviceMoved } from './testing.events.ts';
import { serviceOrder } from './testing.tables.ts';
import { tellOfStep } from './testing-notices.ts';

export type ServiceRow = typeof serviceOrder.$inferSelect;
export type ServiceMover = StepBy<ServiceActor>;

export const serviceLife = life({
  docType: 'service',
  table: serviceOrder,
  key: 'serviceSn',
  process: serviceProcess,
  status: serviceStatus,
  allowed: (row: ServiceRow, by) =>
    allowedActions(serviceProcess, row.state, by).filter(
      (action) => isInTurn(action, row) && fitsEntry(action, row),
    ),
  notNow: ({ state }) => testingErrors.notNow({ state }),
  changedMeanwhile: () => testingErrors.changedMeanwhile(),
  derived: ({ state, turn }) => ({ turn: state === 'PENDING_REVIEW' ? turn : null }),
  timers: async (work, step) => {
    const { confirmDays, idleDays } = await serviceRules.find(work);
    const { turn, state } = step.row;
    const asked = state === 'PENDING_REVIEW' && turn === 'CUSTOMER';
    return clockAfter(
      step,
      work.now,
      {
        ...(asked ? { PENDING_REVIEW: ['silence', days(confirmDays)] as const } : {}),
        DRAFT: ['idle', days(idleDays)],
        REVIEW_REJECTED: ['idle', days(idleDays)],
      },
      ['propose', 'askAgain', 'keep'],
    );
  },
  tell: async (work, { action, before, row, mover }) => {
    await reserveForForm(work, row, before);
    await tellOfStep(work, action, row, mover);
    await work.emit(serviceMoved, { serviceSn: row.serviceSn, action, state: row.state, mover });
  },
  quiet: ['open', 'keep'],
});

/** His own, and his enterprise's where he looks after all of its orders, or may only read. */
export function ownServices(member: Member): SQL | undefined {
  const enterpriseId = readsFor(member);
  const own = eq(serviceOrder.memberId, member.memberId);
  return enterpriseId === null ? own : or(own, eq(serviceOrder.enterpriseId, enterpriseId));
}

/** Locked until this work ends. @throws testingErrors.notFound, also for somebody else's */
export async function holdOwn(work: Work, member: Member, serviceSn: string): Promise<ServiceRow> {
  const row = await serviceLife.hold(work, serviceSn, ownServices(member));
  if (!row) throw testingErrors.notFound();
  return row;
}

/** As it was when its page was drawn. @throws also testingErrors.changedMeanwhile */
export function requireSeen(row: ServiceRow, version: number): ServiceRow {
  if (row.version !== version) throw testingErrors.changedMeanwhile();
  return row;
}

/** One that was handed in to the laboratory of this member of its staff, locked. @throws testingErrors.notFound, ownForm, changedMeanwhile */
export async function holdForDesk(
  work: Work,
  staff: Member & { lab: { labId: number } },
  { serviceSn, version }: { serviceSn: string; version: number },
): Promise<ServiceRow> {
  const row = await serviceLife.hold(work, serviceSn, eq(serviceOrder.labId, staff.lab.labId));
  if (!row || row.formVersion === 0) throw testingErrors.notFound();
  if (isTheirOwn(row, staff)) throw testingErrors.ownForm();
  return requireSeen(row, version);
}

/** Nobody acts on what he or his enterprise has commissioned (L21). */
export const isTheirOwn = (
  { memberId, enterpriseId }: Pick<ServiceRow, 'memberId' | 'enterpriseId'>,
  staff: Member,
): boolean => memberId === staff.memberId || (enterpriseId !== null && enterpriseId === staff.enterpriseId);
