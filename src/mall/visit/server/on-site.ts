// On site: whoever comes proves it, accounts for each instrument and leaves; what was done is received and returned, what was not is over.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { dropSpecimen, planOnSite, workOnSpecimen } from '#mall/bench/server/bench.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import {
  expectNoMore,
  leaveOnSite,
  receiveOnSite,
  type SpecimenRow,
  specimensOf,
  tellOnSiteOver,
} from '#mall/specimen/server/specimen.ts';
import { holdService, moveOnSite } from '#mall/testing/server/testing.ts';
import type { visitProtocol } from '../visit.protocol.ts';
import { type Tick, tickNames } from '../visit-status.ts';
import { done, withFee } from './plan-visit.ts';
import { visitErrors } from './visit.errors.ts';
import { feeOf, holdAtDesk, openVisit, type VisitInDatabase, visitLife } from './visit-life.ts';

type Acts = Actions<typeof visitProtocol>;

/** One of those who come. @throws as holdAtDesk; visitErrors.notAmong */
async function holdThere(work: Work, staff: LabMember, seen: { visitId: number; version: number }) {
  const held = await holdAtDesk(work, staff, seen);
  if (!held.row.people.includes(staff.memberId)) throw visitErrors.notAmong();
  return held;
}

/** @throws visitErrors.notYet */
function requireDay(work: Work, { date }: VisitInDatabase): void {
  if (date !== null && dayInChina(work.now) < date) throw visitErrors.notYet({ date });
}

/**
 * Proven by what the customer has signed, or a photo. The items are planned for today, each for somebody who came and can do it.
 * @throws as holdThere; visitErrors.notNow, notYet; the file room's refusals
 */
export const arrive: Acts['arrive'] = async (work, staff, input) => {
  await requireFiles(work, staff.memberId, [input.fileId], { kinds: 'attachments' });
  return beThere(work, staff, input);
};

interface Arrival {
  visitId: number;
  version: number;
  signer: string;
  geo: string;
  fileId: number | null;
}

/** The same, whatever proves it. */
export async function beThere(work: Work, staff: LabMember, { signer, fileId, geo, ...seen }: Arrival) {
  const { row, service } = await holdThere(work, staff, seen);
  visitLife.require(work, row, 'arrive', 'engineer');
  requireDay(work, row);
  const mover = stepBy('engineer', staff, [signer, geo].filter(Boolean).join(' · '));
  const set = { arrivedAt: work.now, signer, proofId: fileId, geo };
  const there = await visitLife.advance(work, row, 'arrive', { ...mover, set });
  await moveOnSite(work, service, 'arrive', { ...mover, by: 'lab' });
  const ownFirst = [staff.memberId, ...row.people.filter((one) => one !== staff.memberId)];
  await planOnSite(work, staff, row.serviceSn, ownFirst);
  return done(there);
}

/** Came in vain: the visit's fee is noted, another day has to be found. @throws as holdThere; visitErrors.notNow, notYet */
export const findNobody: Acts['absent'] = async (work, staff, { reason, ...seen }) => {
  const { row, service } = await holdThere(work, staff, seen);
  visitLife.require(work, row, 'absent', 'engineer');
  requireDay(work, row);
  const why = work.language === 'zh' ? `${row.date} 空跑` : `${row.date} in vain`;
  const set = withFee(row, await feeOf(work, service), why);
  const gone = await visitLife.advance(work, row, 'absent', { ...stepBy('engineer', staff, reason), set });
  await openVisit(work, service);
  return done(gone);
};

const ARRIVED: ReadonlySet<string> = new Set(['RECEIVED', 'ABNORMAL', 'IN_TEST', 'DONE']);

/**
 * An instrument that is there is in the laboratory's hands from now on, and can be worked on.
 * @throws as holdThere; visitErrors.notNow, noInstrument, foundAlready, needWhy; the specimen room's refusals
 */
export const tickInstrument: Acts['tick'] = async (work, staff, { specimenNo, tick, words, ...seen }) => {
  const { row, service } = await holdThere(work, staff, seen);
  visitLife.require(work, row, 'tick', 'engineer');
  const one = (await specimensOf(work, row.serviceSn)).find((other) => other.specimenNo === specimenNo);
  if (!one) throw visitErrors.noInstrument();
  const isThere = ARRIVED.has(one.state);
  if (tick === 'NOT_FOUND' && isThere) throw visitErrors.foundAlready();
  if (tick === 'REFUSED' && words === '') throw visitErrors.needWhy({ name: 'words' });
  if (tick === 'FOUND' && !isThere)
    await receiveOnSite(work, staff, {
      ...{ specimenNo, qty: one.qty },
      place: `${work.language === 'zh' ? '客户现场' : 'On site'} · ${service.form.site?.address ?? ''}`.slice(
        0,
        80,
      ),
    });
  const ticked = [
    ...row.ticked.filter((other) => other.specimenNo !== specimenNo),
    { specimenNo, tick, words },
  ];
  const reason = [specimenNo, tickNames[tick][work.language], words].filter(Boolean).join(' · ');
  return done(
    await visitLife.advance(work, row, 'tick', { ...stepBy('engineer', staff, reason), set: { ticked } }),
  );
};

const OPEN: ReadonlySet<string> = new Set(['WAITING', 'BLOCKED', 'SCHEDULED', 'RUNNING', 'SUSPENDED']);

/** Each is accounted for, and what is there is done. @throws visitErrors.notTicked, notDone */
async function requireAccounted(
  work: Work,
  specimens: readonly SpecimenRow[],
  ticks: ReadonlyMap<string, Tick>,
): Promise<void> {
  const names = (of: readonly SpecimenRow[]) =>
    of.map(({ name, model, serialNo }) => [name, model, serialNo].filter(Boolean).join(' ')).join('、');
  const missing = specimens.filter(({ specimenNo }) => !ticks.has(specimenNo));
  if (missing.length > 0) throw visitErrors.notTicked({ nos: names(missing) });
  const open: SpecimenRow[] = [];
  for (const one of specimens)
    if (ticks.get(one.specimenNo) === 'FOUND') {
      const items = await workOnSpecimen(work, one.serviceSn, one.specimenNo);
      if (items.some(({ state }) => OPEN.has(state))) open.push(one);
    }
  if (open.length > 0) throw visitErrors.notDone({ nos: names(open) });
}

/**
 * What was done was received and is returned now; items of the rest are over, and the commission goes on by what was done. Where nothing was there,
 * another day has to be found.
 * @throws as holdThere; visitErrors.notNow, notTicked, notDone
 */
export const leave: Acts['leave'] = async (work, staff, seen) => {
  const { row, service } = await holdThere(work, staff, seen);
  visitLife.require(work, row, 'leave', 'engineer');
  const { serviceSn } = row;
  const specimens = (await specimensOf(work, serviceSn)).filter(({ state }) => state !== 'CANCELLED');
  const ticks = new Map(row.ticked.map(({ specimenNo, tick }) => [specimenNo, tick]));
  await requireAccounted(work, specimens, ticks);
  const isInVain = specimens.every(({ state }) => !ARRIVED.has(state));
  const why = work.language === 'zh' ? `${row.date} 未能开展` : `${row.date} nothing could be done`;
  const fee = isInVain ? withFee(row, await feeOf(work, service), why) : {};
  const mover = stepBy('engineer', staff);
  const left = await visitLife.advance(work, row, 'leave', {
    ...mover,
    set: { leftAt: work.now, ...fee },
  });
  if (isInVain) {
    await moveOnSite(work, service, 'leaveUndone', { ...mover, by: 'lab' });
    return done(left);
  }
  for (const { specimenNo, state } of specimens) {
    if (ticks.get(specimenNo) !== 'FOUND') await dropSpecimen(work, serviceSn, specimenNo);
    if (ARRIVED.has(state)) await leaveOnSite(work, staff, specimenNo);
    else await expectNoMore(work, staff, specimenNo);
  }
  await holdService(work, serviceSn);
  await tellOnSiteOver(work, serviceSn, { ...mover, by: 'lab' });
  return done(left);
};
