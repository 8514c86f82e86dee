// One act with a specimen, from a scan: allowed to this person now, applied once, written in the chain of custody, and what follows for its commission.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { beginPeriod, type ServiceMover, type ServiceRow, tellStand } from '#mall/testing/server/testing.ts';
import { takesSpecimens } from '#mall/testing/service-process.ts';
import { type ActedOn, allowedActs, inTheWay, type SpecimenAct } from '../allowed-acts.ts';
import type { Scanned } from '../specimen.protocol.ts';
import type { SpecimenAction } from '../specimen-process.ts';
import { specimenStatus } from '../specimen-status.ts';
import { type CustodyAct, OFFLINE_MINUTES } from '../specimen-terms.ts';
import { appendCustody, findScan } from './custody.ts';
import { specimenErrors } from './specimen.errors.ts';
import { specimen } from './specimen.tables.ts';
import { holdSpecimen, type SpecimenRow, specimenLife } from './specimen-life.ts';

/** Minutes by which a device's clock may be ahead. */
const CLOCKS_DIFFER = 2;

/** What every scan says. */
export interface Scan {
  specimenNo: string;
  /** Made by the device: the same act, sent twice, is one. */
  scanId: string;
  /** When it happened, where it could not be sent at once; ISO 8601. */
  deviceAt?: string | undefined;
}

export interface Held {
  row: SpecimenRow;
  service: ServiceRow;
}

/** What of an act is its own. */
interface Made {
  /** Where it is not named like the act. */
  action?: SpecimenAction;
  set?: Partial<Omit<typeof specimen.$inferInsert, 'state' | 'version'>>;
  reason?: string;
  custody: {
    act: CustodyAct;
    /** Where it lies afterwards; left out: where it lay. */
    place?: string;
    condition?: string;
    qty?: number;
    photoIds?: readonly number[];
    fromWhom?: string;
    toWhom?: string;
  };
}

export const actedOn = (row: SpecimenRow, service: ServiceRow): ActedOn => ({
  ...{ state: row.state, holderId: row.holderId, returnCarrier: row.returnCarrier },
  ...{ keepUntil: row.keepUntil, proposedBy: row.proposedBy },
  ...{ service: { state: service.state }, disposal: service.form.disposal },
});

/**
 * The same scan twice is one.
 * @param make what is changed and written, once nothing is in the way
 * @throws specimenErrors.notFound, tooLate, ahead, scanTaken, and what is in the way; testingErrors.ownForm; the file room's refusals
 */
export async function actOn(
  work: Work,
  staff: LabMember,
  scan: Scan,
  act: SpecimenAct,
  make: (held: Held) => Made | Promise<Made>,
): Promise<Scanned> {
  const held = await holdSpecimen(work, staff, scan.specimenNo);
  const known = await findScan(work, scan.scanId);
  if (known && known.specimenNo !== held.row.specimenNo) throw specimenErrors.scanTaken();
  if (known) return scanned(work, staff, held);
  const deviceAt = scan.deviceAt === undefined ? null : new Date(scan.deviceAt);
  if (deviceAt && deviceAt < after(work.now, -minutes(OFFLINE_MINUTES)))
    throw specimenErrors.tooLate({ minutes: OFFLINE_MINUTES });
  if (deviceAt && deviceAt > after(work.now, minutes(CLOCKS_DIFFER))) throw specimenErrors.ahead();
  requireAct(work, staff, held, act);
  const made = await make(held);
  const { set, custody, reason } = made;
  await requireFiles(work, staff.memberId, custody.photoIds ?? [], { kinds: 'attachments' });
  const { row } = held;
  const place = custody.place ?? row.place;
  const moved = await specimenLife.advance(work, row, made.action ?? act, {
    ...stepBy('lab', staff, reason),
    set: { ...set, place },
  });
  await appendCustody(work, staff, row.specimenNo, {
    ...{ fromWhom: '', toWhom: '', condition: '', qty: row.qty, ...custody, place },
    photoIds: [...(custody.photoIds ?? [])],
    ...{ scanId: scan.scanId, deviceAt },
  });
  const isFirst = act === 'receive' || act === 'findAbnormal';
  const service = isFirst ? await tellArrival(work, held.service, stepBy('lab', staff)) : held.service;
  return scanned(work, staff, { row: moved, service });
}

/** @throws specimenErrors, by what is in the way */
function requireAct(work: Work, staff: LabMember, { row, service }: Held, act: SpecimenAct): void {
  const way = inTheWay(act, actedOn(row, service), staff.memberId, work.now);
  if (way === 'notNow') throw specimenErrors.notNow({ state: row.state });
  if (way) throw specimenErrors[way]();
}

/** On site nothing follows until the visit is over; otherwise: with the first specimen the work begins, with the last that is expected the promised period. Its specimens are as they are now. */
export async function tellArrival(
  work: Work,
  { serviceSn, state }: Pick<ServiceRow, 'serviceSn' | 'state'>,
  mover: ServiceMover,
): Promise<ServiceRow> {
  const isOnSite = state === 'ON_SITE';
  const began = await tellStand(work, serviceSn, {}, mover, { begin: !isOnSite });
  if (isOnSite) return began;
  const { waiting, there } = await arrivalOf(work, serviceSn);
  const isComplete = waiting === 0 && there > 0 && !began.receivedAt && takesSpecimens(began);
  return isComplete ? beginPeriod(work, began, mover) : began;
}

/** How many specimens of the commission are not there yet or wait for a word, and how many can be worked on. */
async function arrivalOf(work: Work, serviceSn: string): Promise<{ waiting: number; there: number }> {
  const isOneOf = (...states: SpecimenRow['state'][]) => inArray(specimen.state, states);
  return only(
    await work.tx
      .select({
        waiting: sql<number>`(count(*) FILTER (WHERE ${isOneOf('LABELLED', 'IN_TRANSIT', 'ABNORMAL')}))::int`,
        there: sql<number>`(count(*) FILTER (WHERE ${isOneOf('RECEIVED', 'IN_TEST', 'DONE')}))::int`,
      })
      .from(specimen)
      .where(and(eq(specimen.serviceSn, serviceSn))),
  );
}

/** What whoever has scanned is told. */
async function scanned(work: Work, staff: LabMember, { row, service }: Held): Promise<Scanned> {
  const { state, specimenNo } = row;
  return {
    ...{ specimenNo, state, stateName: specimenStatus[state][work.language] },
    serviceState: service.state,
    waiting: (await arrivalOf(work, service.serviceSn)).waiting,
    allowedActions: allowedActs(
      actedOn(row, service),
      { memberId: staff.memberId, points: staff.lab.points },
      work.now,
    ),
  };
}
