// One of the demo's instruments is found off its values, repaired and calibrated again; what it was used for waits for the quality lead.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { after, hours } from '#kit/time/duration.ts';
import { confirmCertificate, enterCertificate } from '#mall/equipment/server/calibrate-equipment.ts';
import { equipmentLife } from '#mall/equipment/server/equipment-life.ts';
import { impactListeners } from '#mall/impact/server/impact.routes.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { demoActor, heardBy } from '../demo-actor.ts';

/** That which the most reports were done with, so that it is in use again the same day. */
export async function findUnfit(work: Work): Promise<void> {
  const { equipId } = only(
    await work.query<{ equipId: number }>(
      `SELECT u.equip_id AS "equipId" FROM item_equipment u JOIN service_item i USING (item_id)
       JOIN report r ON i.item_id = ANY(r.item_ids) GROUP BY u.equip_id ORDER BY count(DISTINCT r.report_id) DESC, u.equip_id LIMIT 1`,
    ),
  );
  const heard = heardBy(impactListeners);
  const as = async (name: string) => (await demoActor(work, name)) as LabMember;
  const [engineer, keeper, lead] = [await as('lab_eng01'), await as('lab_keep01'), await as('lab_tech01')];
  const at = (back: number) => heard(work, after(work.now, -hours(back)));
  let row = required(await equipmentLife.hold(work, equipId));
  const dueDate = dayAfter(dayInChina(work.now), 360);
  row = await equipmentLife.advance(
    at(6),
    row,
    'fault',
    stepBy('staff', engineer, '核查时示值比标准件偏低 1.2 %'),
  );
  row = await equipmentLife.advance(at(5), row, 'repair', stepBy('keeper', keeper, '更换测试线，送检'));
  row = await enterCertificate(at(3), keeper, row, {
    ...{ certificateNo: 'JL261999', calibratedBy: '广东省计量科学研究院（演示）', fileId: null },
    ...{ doneOn: dayInChina(work.now), dueDate, verdict: 'FIT', narrowed: null, results: [] },
  });
  await confirmCertificate(at(2), lead, row);
}
