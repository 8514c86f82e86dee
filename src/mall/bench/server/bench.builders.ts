// A laboratory with its planner, engineers, rooms, meter and sheet, for tests of the work.
import { only } from '#kit/db/only.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aReceivedCommission, type MallToScanIn } from '#mall/specimen/server/specimen.builders.ts';
import { aTestingLab, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { benchProtocol } from '../bench.protocol.ts';
import { itemRowsOf } from './item-life.ts';

export interface BuiltBench extends BuiltLab {
  planner: Person;
  /** Two, trained for everything. */
  engineer: Person;
  other: Person;
  reviewer: Person;
  meterId: number;
  siteId: number;
  groupIds: number[];
}

/** One value for each specimen, at least `lim`; a meter; a room of 15 to 35 degrees. */
export const RESISTANCE: SheetDefinition = {
  ...{ key: 'RES', version: 1, kind: 'TEST', zh: '绝缘电阻', en: 'Resistance' },
  params: [{ id: 'lim', zh: '下限', en: 'Lower limit', unit: 'MOhm', required: true }],
  env: { tempC: [15, 35] },
  equipment: [{ role: 'meter', class: 'insulation-meter' }],
  tables: [
    {
      ...{ id: 'ir', zh: '绝缘电阻', en: 'Resistance', rows: 'specimen' },
      columns: [{ id: 'r', zh: '电阻', en: 'Resistance', unit: 'MOhm', dp: 0, required: true }],
    },
  ],
  ...{ formulas: [], stats: ['ir.r'], budget: [], correlations: [] },
  decision: { value: 'ir.r', lo: 'lim', rule: 'form' },
  report: { tables: ['ir'] },
  examples: [],
};

/** T2 is written down on `RESISTANCE`, T1 on the general sheet. */
export async function aBench(mall: MallToScanIn): Promise<BuiltBench> {
  const lab = await aTestingLab(mall);
  const { labId } = lab;
  const people = { planner: await aLogin(mall), engineer: await aLogin(mall) };
  const more = { other: await aLogin(mall), reviewer: await aLogin(mall) };
  const made = await mall.work(async (work) => {
    const groups = await work.query<{ groupId: number; siteId: number }>(
      'SELECT group_id AS "groupId", site_id AS "siteId" FROM lab_group ORDER BY group_id',
    );
    const groupIds = groups.map(({ groupId }) => Number(groupId));
    await aColleague(work, people.planner.memberId, ['planner'], { labId, name: '孙越' });
    await aColleague(work, more.reviewer.memberId, ['reviewer'], { labId, name: '吴岚' });
    for (const [name, { memberId }] of [
      ['李锐', people.engineer],
      ['周航', more.other],
    ] as const) {
      const { staffId } = await aColleague(work, memberId, ['engineer'], { labId, name, groupIds });
      await work.query(
        `INSERT INTO lab_training (staff_id, cap_id, until) SELECT $1, cap_id, '2030-01-01' FROM capability`,
        [staffId],
      );
    }
    const siteId = Number(groups[0]?.siteId);
    const { equipId: meterId } = only(
      await work.query<{ equipId: number }>(
        `INSERT INTO equipment (lab_id, equip_no, name, model, serial_no, class, site_id, cal_every_months, due_date, state,
                                created_at, updated_at)
         VALUES ($1, 'SB-IR-1', '绝缘电阻测试仪', 'TH2683', 'S1', 'insulation-meter', $2, 12, '2030-12-31', 'IN_USE', $3, $3)
         RETURNING equip_id AS "equipId"`,
        [labId, siteId, work.now],
      ),
    );
    await work.query(
      `INSERT INTO equipment_calibration (equip_id, certificate_no, calibrated_by, done_on, due_date, verdict, state, entered_by,
                                          confirmed_by, created_at)
       VALUES ($1, 'JZ-2026-01', '省计量院', '2026-01-05', '2030-12-31', 'FIT', 'CONFIRMED', $2, $3, $4)`,
      [meterId, people.planner.memberId, people.engineer.memberId, work.now],
    );
    await work.query(
      `INSERT INTO environment_reading (site_id, room, at, temp_c, rh, by_id, source) VALUES ($1, '电测室', $2, 23, 50, $3, 'MANUAL')`,
      [siteId, work.now, people.engineer.memberId],
    );
    await work.query(
      `INSERT INTO sheet_definition (lab_id, sheet_key, version_no, name_zh, name_en, kind, state, definition, hash, author_id,
                                     created_at, updated_at)
       VALUES ($1, 'RES', 1, '绝缘电阻', 'Resistance', 'TEST', 'PUBLISHED', $2, '', $3, $4, $4)`,
      [labId, JSON.stringify(RESISTANCE), people.planner.memberId, work.now],
    );
    await work.query(`UPDATE capability SET sheet_key = 'RES' WHERE cap_no = 'T2'`);
    return { meterId: Number(meterId), siteId, groupIds };
  });
  return { ...lab, ...people, ...more, ...made };
}

/** Received, and all of its items are planned by the room there is. */
export async function aPlannedCommission(
  mall: MallToScanIn,
  lab: BuiltBench,
  wish: Parameters<typeof aReceivedCommission>[2] = {},
) {
  const commission = await aReceivedCommission(mall, lab, wish);
  const items = await mall.work((work) => itemRowsOf(work, commission.serviceSn));
  const itemIds = items.map(({ itemId }) => itemId);
  await mall.call(benchProtocol.auto, { itemIds: JSON.stringify(itemIds) } as never, lab.planner);
  return { ...commission, itemIds };
}

/** Begun by the engineer whom it was given to, written down with what holds its limits, and finished. @returns who */
export async function workOn(
  mall: MallToScanIn,
  lab: BuiltBench,
  itemId: number,
  { by, value = '500' }: { by?: Person; value?: string } = {},
): Promise<Person> {
  const { version, engineerId, specimens, sheet } = await mall.call(
    benchProtocol.detail,
    { itemId },
    lab.planner,
  );
  const who = by ?? (engineerId === lab.other.memberId ? lab.other : lab.engineer);
  const isResistance = (sheet as SheetDefinition).key === 'RES';
  const equipIds = JSON.stringify(isResistance ? [lab.meterId] : []);
  const begun = await mall.call(benchProtocol.start, { itemId, version, equipIds } as never, who);
  const values = isResistance
    ? { params: { lim: '100' }, tables: { ir: Array.from({ length: specimens }, () => ({ r: value })) } }
    : { params: {}, tables: { r: [{ what: '外观', value: '无裂纹', ok: '合格 Pass' }] } };
  await mall.call(benchProtocol.keep, { itemId, values: JSON.stringify(values) } as never, who);
  const reason = '客户同意提前结束';
  await mall.call(benchProtocol.finish, { itemId, version: begun.version, reason }, who);
  return who;
}
