// The demo's laboratory comes to a customer, as far as each visit is.
import type { DemoVisit } from '#demo/commissions.ts';
import type { Work } from '#kit/db/work.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { instrument } from '#mall/instrument/server/instrument.tables.ts';
import { findOwnInstruments } from '#mall/instrument/server/instrument.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { type FormSpecimen, newSpecimen } from '#mall/testing/entrust-form.ts';
import type { SiteVisit } from '#mall/testing/on-site.ts';
import { beThere, findNobody, leave, tickInstrument } from '#mall/visit/server/on-site.ts';
import { agreeToVisit, askOtherDay, proposeVisit } from '#mall/visit/server/plan-visit.ts';
import { showVisit, visitsOfService } from '#mall/visit/server/visit-view.ts';
import { demoActor } from '../demo-actor.ts';
import { workOnDemoItem } from './work-commissions.ts';

export const DEMO_SITE: SiteVisit = {
  address: '广东省深圳市南山区留仙大道 3370 号启明大厦 B 座 3 层研发实验室',
  days: '周二至周四',
  rules: '凭身份证换访客证；进实验室穿防静电服',
  ...{ manDays: 1, km: 28, nights: 0 },
};

/** As the form takes them from the ledger. @param ownNos the owner's own numbers */
export async function demoLedger(
  work: Work,
  owner: Member,
  ownNos: readonly string[],
): Promise<FormSpecimen[]> {
  const ids = await work.tx.select({ id: instrument.instrumentId }).from(instrument);
  const own = await findOwnInstruments(
    work,
    owner,
    ids.map(({ id }) => id),
  );
  return own
    .filter(({ ownNo }) => ownNos.includes(ownNo))
    .map(({ instrumentId, name, model, maker, serialNo }) => ({
      ...newSpecimen(),
      ...{ instrumentId, name, model, maker, serialNo, unit: '台' },
    }));
}

/** Days until the visit, from the day on which it is proposed. */
const AHEAD: Record<DemoVisit, number> = {
  ...{ toPlan: 0, proposed: 4, moved: 6, agreed: 8, inVain: 0, onSite: 0, done: 0 },
};

/** @param later so many hours after the commission was begun; it is paid after three */
export async function visitDemo(
  later: (hours: number) => Work,
  buyer: Member,
  serviceSn: string,
  until: DemoVisit,
): Promise<void> {
  if (until === 'toPlan') return;
  const planner = (await demoActor(later(3), 'lab_plan01')) as LabMember;
  const engineer = (await demoActor(later(3), 'lab_eng03')) as LabMember;
  const seen = async () => {
    const { visits } = await visitsOfService(later(3), buyer, { serviceSn });
    const { visitId = 0, version = 0 } = visits[0] ?? {};
    return { visitId, version };
  };
  await proposeVisit(later(3.2), planner, {
    ...{ ...(await seen()), date: dayAfter(dayInChina(later(3.2).now), AHEAD[until]), slot: 'MORNING' },
    ...{ people: [engineer.memberId], note: '自带便携式多功能校准源' },
  });
  if (until === 'proposed') return;
  await agreeToVisit(later(3.4), buyer, await seen());
  if (until === 'moved') {
    await askOtherDay(later(3.6), buyer, { ...(await seen()), wish: '当天停电检修，改到次周周三上午' });
    return;
  }
  if (until === 'agreed') return;
  if (until === 'inVain') {
    const reason = '联系人出差，门卫未获通知';
    await findNobody(later(4), engineer, { ...(await seen()), reason });
    return;
  }
  await beThere(later(4), engineer, {
    ...{ ...(await seen()), signer: '周启明', geo: '22.580700,113.946200', fileId: null },
  });
  const { visitId } = await seen();
  const { instruments } = await showVisit(later(4), engineer, { visitId });
  for (const [at, { specimenNo, items }] of instruments.entries()) {
    if (until === 'onSite' && at > 0) continue;
    const tick = until === 'done' && at > 0 ? ('NOT_FOUND' as const) : ('FOUND' as const);
    const words = tick === 'FOUND' ? '' : '借给外地项目组';
    await tickInstrument(later(4.2 + at / 10), engineer, { ...(await seen()), specimenNo, tick, words });
    if (until === 'done' && tick === 'FOUND')
      for (const { itemId } of items) await workOnDemoItem(later(4.3 + at / 10), itemId, true);
  }
  if (until === 'done') await leave(later(4.8), engineer, await seen());
}
