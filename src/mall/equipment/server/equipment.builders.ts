// A piece of equipment for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aColleagueWithAll } from '#mall/lab-staff/server/lab-staff.builders.ts';

/** In the first site of a laboratory, in use until the end of 2030. */
export const anEquipment = async (
  work: Work,
  labId: number,
  equipNo = 'SB-001',
): Promise<{ equipId: number }> =>
  only(
    await work.query<{ equipId: number }>(
      `INSERT INTO equipment (lab_id, equip_no, name, model, serial_no, class, site_id, cal_every_months, due_date, state,
                              created_at, updated_at)
       SELECT $1, $2, '绝缘电阻测试仪', 'TH2683', 'S1', 'insulation-meter', min(site_id), 12, '2030-12-31', 'IN_USE', $3, $3
       FROM lab_site WHERE lab_id = $1 RETURNING equip_id AS "equipId"`,
      [labId, equipNo, work.now],
    ),
  );

/** What others must not touch: somebody on the staff of the laboratory YC in every role, and what it works with. */
export async function aLabWithAll(work: Work, memberId: number) {
  const { labId, siteId, ...colleague } = await aColleagueWithAll(work, memberId);
  return { ...colleague, siteId, ...(await anEquipment(work, labId)) };
}
