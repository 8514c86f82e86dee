// The life of a visit on the server: opened and ended with its commission, held by either side, and what its moving costs.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { life } from '#kit/document/life.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { type Cents, NOTHING, parseCents, sum } from '#kit/money/money.ts';
import { allowedActions, type StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { serviceMoved } from '#mall/testing/server/testing.events.ts';
import {
  findOwnService,
  findService,
  holdDeskService,
  holdService,
  newestVersion,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import { isTooLate } from '../visit-days.ts';
import { type VisitActor, visitProcess } from '../visit-process.ts';
import { visitStatus } from '../visit-status.ts';
import { visitErrors } from './visit.errors.ts';
import { onSiteVisit } from './visit.tables.ts';
import { tellOfVisit } from './visit-notices.ts';

export type VisitInDatabase = typeof onSiteVisit.$inferSelect;
export type VisitMover = StepBy<VisitActor>;

export const visitLife = life({
  docType: 'visit',
  table: onSiteVisit,
  key: 'visitId',
  process: visitProcess,
  status: visitStatus,
  allowed: (row: VisitInDatabase, by) =>
    allowedActions(visitProcess, row.state, by).filter(
      (action) => row.turn !== 'LAB' || (action !== 'agree' && action !== 'ask'),
    ),
  notNow: ({ state }) => visitErrors.notNow({ state }),
  changedMeanwhile: () => visitErrors.changedMeanwhile(),
  derived: ({ state, turn }) => ({ turn: state === 'PROPOSED' ? turn : null }),
  tell: (work, { action, row, mover }) => tellOfVisit(work, action, row, mover),
});

const OPEN = ['PROPOSED', 'AGREED', 'ON_SITE'] as const;

/** A day has to be found: once for a commission at a time. The commission must be held. */
export async function openVisit(work: Work, { serviceSn, labId }: ServiceRow): Promise<void> {
  const [open] = await work.tx
    .select({ visitId: onSiteVisit.visitId })
    .from(onSiteVisit)
    .where(and(eq(onSiteVisit.serviceSn, serviceSn), inArray(onSiteVisit.state, [...OPEN])));
  if (open) return;
  const visitSn = await nextDocumentNumber(work, 'VI');
  const values = { visitSn, serviceSn, labId: required(labId), turn: 'LAB' as const };
  await visitLife.begin(work, 'open', values, { by: 'system' });
}

async function cancelOpen(work: Work, serviceSn: string): Promise<void> {
  const rows = await work.tx
    .select()
    .from(onSiteVisit)
    .where(and(eq(onSiteVisit.serviceSn, serviceSn), inArray(onSiteVisit.state, [...OPEN])))
    .for('no key update');
  for (const row of rows) await visitLife.advance(work, row, 'cancel', { by: 'system' });
}

/** What a step of the commission makes of its visits. */
export const visitListeners: readonly Listener[] = [
  listener(serviceMoved, async (work, { serviceSn, state }) => {
    if (state === 'VISIT_PLANNED') return openVisit(work, await findService(work, serviceSn));
    if (state === 'CANCELLED' || state === 'TERMINATED') return cancelOpen(work, serviceSn);
  }),
];

async function find(work: Work, visitId: number, labId?: number): Promise<VisitInDatabase> {
  const [row] = await work.tx
    .select()
    .from(onSiteVisit)
    .where(
      and(eq(onSiteVisit.visitId, visitId), labId === undefined ? undefined : eq(onSiteVisit.labId, labId)),
    );
  if (!row) throw visitErrors.notFound();
  return row;
}

/** Of this member's laboratory. @throws visitErrors.notFound */
export const findAtDesk = (
  work: Work,
  { lab }: Pick<LabMember, 'lab'>,
  visitId: number,
): Promise<VisitInDatabase> => find(work, visitId, lab.labId);

interface Seen {
  visitId: number;
  version: number;
}

interface Held {
  row: VisitInDatabase;
  service: ServiceRow;
}

async function held(work: Work, { visitId, version }: Seen, service: ServiceRow): Promise<Held> {
  const row = required(await visitLife.hold(work, visitId));
  if (row.version !== version) throw visitErrors.changedMeanwhile();
  return { row, service };
}

/** The commission first, then the visit. @throws visitErrors.notFound, changedMeanwhile; testingErrors.ownForm */
export async function holdAtDesk(work: Work, staff: LabMember, seen: Seen): Promise<Held> {
  const { serviceSn } = await findAtDesk(work, staff, seen.visitId);
  return held(work, seen, await holdDeskService(work, staff, serviceSn));
}

/** @throws visitErrors.notFound, also for somebody else's; changedMeanwhile */
export async function holdOwn(work: Work, member: Member, seen: Seen): Promise<Held> {
  const { serviceSn } = await find(work, seen.visitId);
  await findOwnService(work, member, serviceSn).catch(() => {
    throw visitErrors.notFound();
  });
  return held(work, seen, await holdService(work, serviceSn));
}

/** In fen: what the agreed form pays for coming, without the work itself. */
export async function feeOf(work: Work, service: ServiceRow): Promise<Cents> {
  const { parts } = await newestVersion(work, service);
  const travel = parts.filter(({ kind }) => kind === 'MAN_DAYS' || kind === 'ROAD' || kind === 'NIGHTS');
  return sum(travel.map(({ amount }) => parseCents(amount) ?? NOTHING));
}

/** What the customer owes for another day, asked for now. */
export async function feeOfMoving(
  work: Work,
  { state, date }: Pick<VisitInDatabase, 'state' | 'date'>,
  service: ServiceRow,
): Promise<Cents> {
  if (state !== 'AGREED' || date === null) return NOTHING;
  const isLate = isTooLate(date, dayInChina(work.now), await findWorkingCalendar(work));
  return isLate ? feeOf(work, service) : NOTHING;
}
