// Gives the demo's enterprise its own part numbers, so that search, carts and orders show them at once.
import { type DemoMatCode, demoMatCodes, demoMatCodesOf } from '#demo/mat-codes.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { claimParts, newFields } from '#mall/mat-code/server/learn-mat-codes.ts';
import { insertMatCodes } from '#mall/mat-code/server/write-mat-codes.ts';

type Named = { brand: string; partNo: string };

/**
 * The enterprise and the parts of the demo are there already.
 * @throws Error naming a part that the demo does not have
 */
export async function keepDemoCodes(work: Work): Promise<void> {
  const { memberId, enterpriseId } = only(
    await work.query<{ memberId: number; enterpriseId: number }>(
      `SELECT main_member_id AS "memberId", enterprise_id AS "enterpriseId"
     FROM enterprise JOIN member ON member_id = main_member_id WHERE member_name = $1`,
      [demoMatCodesOf],
    ),
  );
  const named = demoMatCodes.flatMap((one) => [
    ...(isNamed(one) ? [one] : []),
    ...(one.alternates ?? []),
    ...(one.claimed ? [one.claimed] : []),
  ]);
  const rows = await work.query<{ partId: number; partNo: string; brand: string }>(
    `SELECT part_id AS "partId", part_no AS "partNo", name AS brand FROM part JOIN brand USING (brand_id)
     WHERE part_no = ANY($1::text[])`,
    [named.map((one) => one.partNo)],
  );
  const idOf = ({ brand, partNo }: Named) =>
    rows.find((row) => row.brand === brand && row.partNo === partNo)?.partId;
  const partIdOf = (part: Named): number => {
    const partId = idOf(part);
    if (partId === undefined) throw new Error(`not a part of the demo mall: ${part.brand} ${part.partNo}`);
    return partId;
  };
  const made = await insertMatCodes(
    work,
    enterpriseId,
    'manual',
    demoMatCodes.map(({ claimed: _, alternates = [], matCode, ...said }) =>
      newFields(matCode, {
        ...said,
        partId: (isNamed(said) ? idOf(said) : undefined) ?? null,
        alternatePartIds: alternates.map(partIdOf),
      }),
    ),
    { by: 'employee', actorId: memberId, actorName: demoMatCodesOf },
  );
  const idOfCode = new Map(made.map((one) => [one.normalMatCode, one.matCodeId]));
  await claimParts(
    work,
    enterpriseId,
    memberId,
    'bom',
    demoMatCodes.flatMap(({ matCode, claimed }) =>
      claimed ? [{ matCodeId: required(idOfCode.get(matCode)), partId: partIdOf(claimed) }] : [],
    ),
  );
}

const isNamed = <D extends Pick<DemoMatCode, 'brand' | 'partNo'>>(one: D): one is D & Named =>
  one.brand !== undefined && one.partNo !== undefined;
