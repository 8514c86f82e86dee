// What a laboratory's head has written of prices, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';

/** A price on request that waits, and a package, of the laboratory YC. */
export async function somePrices(
  work: Work,
  memberId: number,
): Promise<{ proposalId: number; packageId: number }> {
  const { labId } = await aLab(work);
  const { proposalId } = only(
    await work.query<{ proposalId: number }>(
      `INSERT INTO price_proposal (lab_id, cap_id, unit, unit_price, min_charge, fixture, is_on_request, from_date, state, author_id, created_at)
       SELECT $1, c.cap_id, '项', 0, 0, 0, true, '2030-01-01', 'WAITING', $2, $3
       FROM capability c JOIN lab_site t USING (site_id) WHERE t.lab_id = $1 ORDER BY c.cap_id LIMIT 1
       RETURNING proposal_id AS "proposalId"`,
      [labId, memberId, work.now],
    ),
  );
  const { packageId } = only(
    await work.query<{ packageId: number }>(
      `INSERT INTO service_package (lab_id, code, name_zh, name_en, unit, price, valid_from)
       VALUES ($1, 'TRY', '试', 'Try', '批', 100, $2) RETURNING package_id AS "packageId"`,
      [labId, work.now],
    ),
  );
  return { proposalId, packageId };
}
