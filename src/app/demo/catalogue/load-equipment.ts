// The demo's keeper enters the laboratory's equipment with its last certificates, which the technical lead has confirmed; loggers tell of the rooms.
import { demoEquipment, demoReadings, demoRooms } from '#demo/equipment.ts';
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import type { Quantity } from '#mall/equipment/equipment-classes.ts';
import { confirmCertificate, enterCertificate } from '#mall/equipment/server/calibrate-equipment.ts';
import { enterOne, equipmentMoves } from '#mall/equipment/server/change-equipment.ts';
import { addReadings } from '#mall/equipment/server/environment.ts';
import { equipmentLife } from '#mall/equipment/server/equipment-life.ts';
import { groupsOf } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { demoActor } from '../demo-actor.ts';

const LOGGED_AT = minutes(20);

/** @returns how much */
export async function loadEquipment(work: Work): Promise<number> {
  const staff = async (memberName: string) => (await demoActor(work, memberName)) as LabMember;
  const [keeper, lead, engineer] = [
    await staff('lab_keep01'),
    await staff('lab_tech01'),
    await staff('lab_eng01'),
  ];
  const { labId } = keeper.lab;
  const groups = await groupsOf(work, labId);
  const today = dayInChina(work.now);
  const yesterday = after(work.now, -hours(24));
  for (const [at, { group: code, dueIn, becomes, ...written }] of demoEquipment.entries()) {
    const { groupId, siteId } = required(groups.find((one) => one.code === code));
    const dueDate = dayAfter(today, dueIn);
    const doneOn = dayAfter(dueDate, -Math.round(written.calEveryMonths * 30.4));
    const then: Work = { ...work, now: new Date(`${dayAfter(doneOn, 2)}T09:30:00+08:00`) };
    let row = await enterOne(then, keeper, { ...written, siteId, groupId }, { dueDate: null });
    row = await equipmentLife.advance(then, row, 'sendOff', stepBy('keeper', keeper));
    const [range] = written.quantities;
    row = await enterCertificate(then, keeper, row, {
      ...{ certificateNo: `JL26${String(1_001 + at)}`, calibratedBy: '广东省计量科学研究院（演示）' },
      ...{ doneOn, dueDate, verdict: 'FIT', narrowed: null, fileId: null },
      results: range ? [pointOf(range)] : [],
    });
    row = await confirmCertificate(then, lead, row);
    if (written.checkEveryDays !== null)
      row = await equipmentLife.advance({ ...work, now: yesterday }, row, 'check', {
        ...stepBy('keeper', keeper, '核查标准件，示值正常'),
        set: { checkedOn: dayInChina(yesterday) },
      });
    if (dueIn < 0)
      row = await equipmentLife.advance(
        { ...work, now: new Date(`${dayAfter(dueDate, 1)}T08:00:00+08:00`) },
        row,
        'fallOverdue',
        { by: 'system' },
      );
    if (becomes === 'faulty') {
      const { equipId, version } = row;
      const fault = { equipId, version, reason: '加速度显示漂移，待更换传感器' };
      await equipmentMoves.fault(work, engineer, fault);
    }
  }
  const siteIds = new Map(
    (
      await work.query<{ siteId: number; code: string }>(
        'SELECT site_id AS "siteId", code FROM lab_site WHERE lab_id = $1',
        [labId],
      )
    ).map(({ siteId, code }) => [code, siteId]),
  );
  const count = (demoReadings.days * 24) / demoReadings.every;
  const first = after(
    new Date(Math.floor(work.now.getTime() / hours(1)) * hours(1)),
    -days(demoReadings.days),
  );
  await addReadings(
    work,
    demoRooms.flatMap(({ site, room, tempC, rh }, at) =>
      Array.from({ length: count }, (_, n) => ({
        ...{ siteId: required(siteIds.get(site)), room, byId: engineer.memberId, source: 'IMPORT' as const },
        at: new Date(first.getTime() + n * hours(demoReadings.every) + LOGGED_AT),
        // Warmer in the afternoon, and never twice the same.
        tempC: rounded(tempC + 0.6 * Math.sin((n * Math.PI) / 4 + at) + ((n * 37 + at * 11) % 13) / 20 - 0.3),
        rh: rounded(rh - 2.5 * Math.sin((n * Math.PI) / 4 + at) + ((n * 53 + at * 7) % 17) / 4 - 2),
        pressureKPa: rounded(101.3 + Math.sin(n / 19 + at) * 0.6),
      })),
    ),
  );
  await setTimer(work, 'equipmentDaily', '', 'tend', work.now); // what is due is told as soon as the mall opens
  return demoEquipment.length;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** At its end it was right, as far as anybody can tell. */
const pointOf = ({ hi, unit }: Quantity) => ({
  ...{ point: hi, value: hi, k: '2', unit },
  U: String(Number((Number(hi) * 0.0012).toPrecision(2))),
});
