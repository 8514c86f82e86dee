// A commission that somebody has handed in, with a specimen, as rows alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { emptyForm } from '#mall/testing/entrust-form.ts';

/** Paid for, waiting for its specimen; at a laboratory of its own code. */
export async function aCommission(
  work: Work,
  memberId: number,
): Promise<{ serviceSn: string; specimenNo: string }> {
  const { labId } = await aLab(work, 'TSL');
  const { serviceSn } = only(
    await work.query<{ serviceSn: string }>(
      `INSERT INTO service_order (service_sn, draft_id, kind, lab_id, member_id, state, form, form_version)
       VALUES ($4, $4, 'INSPECTION', $2, $1, 'PENDING_DELIVERY', $3, 1)
       RETURNING service_sn AS "serviceSn"`,
      [memberId, labId, emptyForm('INSPECTION'), `TS26112100000${memberId}`],
    ),
  );
  const specimenNo = `${serviceSn}-01`;
  await work.query(
    `INSERT INTO specimen (specimen_no, service_sn, lab_id, seq, name, model, maker, serial_no, lot_no, date_code,
       qty, unit, hazard, note, state)
     VALUES ($1, $2, $3, 1, 'A', '', '', '', '', '', 1, '件', 'NONE', '', 'LABELLED')`,
    [specimenNo, serviceSn, labId],
  );
  return { serviceSn, specimenNo };
}
