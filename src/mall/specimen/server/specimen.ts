// What other rooms of the laboratory may do with specimens: look them up, take them for a test, use them up, and say from when they are kept.
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { beginPeriod, type ServiceMover, tellStand } from '#mall/testing/server/testing.ts';
import type { CustodyAct } from '../specimen-terms.ts';
import { appendCustody } from './custody.ts';
import { takeIn } from './receive.ts';
import { specimenErrors } from './specimen.errors.ts';
import { specimen } from './specimen.tables.ts';
import { holdSpecimen, type SpecimenRow, specimenLife } from './specimen-life.ts';
import { specimenRules } from './specimen-rules.ts';
import { specimenRowsOf } from './specimen-view.ts';

export { checkCustody } from './custody.ts';
export type { SpecimenRow } from './specimen-life.ts';

/** Of a commission that the reader may see, in their order. */
export const specimensOf = (work: Work, serviceSn: string): Promise<SpecimenRow[]> =>
  specimenRowsOf(work, serviceSn);

/** Those whose customer has not decided yet. */
export const abnormalOpen = async (work: Work, serviceSn: string): Promise<SpecimenRow[]> =>
  (await specimenRowsOf(work, serviceSn)).filter(({ state }) => state === 'ABNORMAL');

async function write(
  work: Work,
  staff: LabMember,
  row: SpecimenRow,
  act: { act: CustodyAct; place: string; fromWhom: string; toWhom: string },
): Promise<void> {
  const { specimenNo, qty, version } = row;
  await appendCustody(work, staff, specimenNo, {
    ...{ qty, condition: '', photoIds: [], deviceAt: null, ...act },
    scanId: `${act.act}-${specimenNo}-${version}`,
  });
}

/**
 * An item's work begins: what lies in its place is in its engineer's hands; what is in somebody's hands stays there.
 * @throws specimenErrors.notFound, notNow for one that cannot be tested; testingErrors.ownForm
 */
export async function takeForTest(
  work: Work,
  staff: LabMember,
  specimenNos: readonly string[],
): Promise<void> {
  for (const specimenNo of [...specimenNos].sort()) {
    const { row } = await holdSpecimen(work, staff, specimenNo);
    if (row.state === 'IN_TEST') continue;
    await specimenLife.advance(work, row, 'take', {
      ...stepBy('lab', staff),
      set: { holderId: staff.memberId, holderName: staff.shownName },
    });
    const { place } = row;
    await write(work, staff, row, { act: 'TAKE', place, fromWhom: place, toWhom: staff.shownName });
  }
}

/** A destructive item is done: nothing is left of them. @throws specimenErrors.notFound, notNow */
export async function useUp(work: Work, staff: LabMember, specimenNos: readonly string[]): Promise<void> {
  for (const specimenNo of [...specimenNos].sort()) {
    const { row } = await holdSpecimen(work, staff, specimenNo);
    if (row.state === 'DESTROYED') continue;
    if (row.state !== 'IN_TEST') throw specimenErrors.notNow({ state: row.state });
    await specimenLife.advance(work, row, 'useUp', { ...stepBy('lab', staff), set: { place: '' } });
    await write(work, staff, row, { act: 'USE_UP', place: '', fromWhom: row.holderName, toWhom: '' });
  }
}

/** The last report was issued: what an engineer has not given back is done with, and lies where it lay. The commission must be held. */
export async function endTests(work: Work, serviceSn: string): Promise<void> {
  for (const row of await specimenRowsOf(work, serviceSn)) {
    if (row.state !== 'IN_TEST') continue;
    const { specimenNo, qty, version, place, holderName } = row;
    await specimenLife.advance(work, row, 'giveBack', { by: 'system' });
    await appendCustody(work, undefined, specimenNo, {
      ...{ act: 'GIVE_BACK', qty, condition: '', photoIds: [], deviceAt: null, place },
      ...{ fromWhom: holderName, toWhom: '', scanId: `GIVE_BACK-${specimenNo}-${version}` },
    });
  }
}

/** A report was issued: what is kept of its commission is kept from then on. The commission must be held. */
export async function keepFrom(work: Work, serviceSn: string, at: Date): Promise<void> {
  const { keepDays } = await specimenRules.find(work);
  const of = (more: ReturnType<typeof and>) => and(eq(specimen.serviceSn, serviceSn), more);
  const isLater = or(isNull(specimen.issuedAt), lt(specimen.issuedAt, at));
  await work.tx
    .update(specimen)
    .set({ keepUntil: after(at, days(keepDays)) })
    .where(of(and(eq(specimen.state, 'RETAINED'), isLater)));
  await work.tx.update(specimen).set({ issuedAt: at }).where(of(isLater));
}

/** On a visit: it stands at the customer's, and is in the laboratory's hands from now on. @throws as `actOn` */
export const receiveOnSite = (
  work: Work,
  staff: LabMember,
  { specimenNo, qty, place }: { specimenNo: string; qty: number; place: string },
) =>
  takeIn(work, staff, {
    specimenNo,
    qty,
    place,
    condition: '',
    photoIds: [],
    scanId: `on-site-${specimenNo}`,
  });

/** The visit is over and it stays where it stands; no item of it may be open. @throws specimenErrors.notFound, notNow; as the bench */
export async function leaveOnSite(work: Work, staff: LabMember, specimenNo: string): Promise<void> {
  const { row } = await holdSpecimen(work, staff, specimenNo);
  await specimenLife.advance(work, row, 'leaveThere', { ...stepBy('lab', staff), set: { place: '' } });
  const fromWhom = row.holderName || row.place;
  await write(work, staff, row, { act: 'GOT_BACK', place: '', fromWhom, toWhom: '' });
}

/** It was not found: it will not come. @throws specimenErrors.notFound, notNow */
export async function expectNoMore(work: Work, staff: LabMember, specimenNo: string): Promise<void> {
  const { row } = await holdSpecimen(work, staff, specimenNo);
  await specimenLife.advance(work, row, 'cancel', { by: 'order', actorId: staff.memberId });
}

/** A visit is over: what is there counts as received now (T7). */
export async function tellOnSiteOver(work: Work, serviceSn: string, mover: ServiceMover): Promise<void> {
  const row = await tellStand(work, serviceSn, {}, mover, { begin: true });
  if (!row.receivedAt) await beginPeriod(work, row, mover);
}
