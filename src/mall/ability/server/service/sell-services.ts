// Puts the laboratory's services and packages on the shelf of its store: their prices follow the rows that hold, moment by moment.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { keepServiceGoods, type ServiceToSell } from '#mall/goods/server/goods.ts';
import { abilityErrors } from '../ability.errors.ts';
import { charge, packageComponent, servicePackage } from '../ability.tables.ts';
import { offeredAt } from '../keep/offered.ts';

type Followed = ServiceToSell & { next: Date | null };

const CHARGES = `
  SELECT c.cap_id AS "ofId", l.store_id AS "storeId", c.days,
         json_build_object('zh', c.item_zh || '（' || c.object_zh || '）', 'en', c.item_en || ' (' || c.object_en || ')') AS title,
         (SELECT h.unit_price FROM charge h WHERE h.cap_id = c.cap_id AND NOT h.is_on_request AND h.valid_from <= $2
            AND (h.valid_to IS NULL OR h.valid_to > $2) AND c.is_sold AND ${offeredAt('$2')}
          ORDER BY h.valid_from DESC LIMIT 1) AS "unitPrice",
         (SELECT min(one.at) FROM charge h, LATERAL (VALUES (h.valid_from), (h.valid_to), (c.valid_to)) AS one (at)
          WHERE h.cap_id = c.cap_id AND one.at > $2) AS next
  FROM capability c JOIN standard s USING (standard_id) JOIN lab_site t USING (site_id) JOIN laboratory l USING (lab_id)
  WHERE c.cap_id = ANY($1::bigint[]) AND l.store_id IS NOT NULL
  ORDER BY c.cap_id`;

/** A package takes as long as the group that does most of it, one of its tests after the other, as its page promises. */
const PACKAGES = `
  SELECT k.package_id AS "ofId", l.store_id AS "storeId", json_build_object('zh', k.name_zh, 'en', k.name_en) AS title,
         (SELECT max(own.days) FROM (
            SELECT sum(CASE h.unit WHEN '小时' THEN ceil(o.qty / 24.0) WHEN '天' THEN o.qty ELSE c.days END) AS days
            FROM package_component o JOIN capability c USING (cap_id)
            LEFT JOIN charge h ON h.cap_id = c.cap_id AND h.valid_from <= $2 AND (h.valid_to IS NULL OR h.valid_to > $2)
            WHERE o.package_id = k.package_id GROUP BY coalesce(c.group_id, -c.cap_id)) own)::int AS days,
         CASE WHEN k.valid_from <= $2 AND (k.valid_to IS NULL OR k.valid_to > $2)
           AND NOT EXISTS (SELECT FROM package_component o JOIN capability c USING (cap_id) JOIN standard s USING (standard_id)
                           WHERE o.package_id = k.package_id AND NOT ${offeredAt('$2')}) THEN k.price * 10000 END AS "unitPrice",
         (SELECT min(one.at) FROM (VALUES (k.valid_from), (k.valid_to), ((SELECT min(c.valid_to) FROM package_component o
            JOIN capability c USING (cap_id) WHERE o.package_id = k.package_id AND c.valid_to > $2))) AS one (at)
          WHERE one.at > $2) AS next
  FROM service_package k JOIN laboratory l USING (lab_id)
  WHERE k.package_id = ANY($1::bigint[]) AND l.store_id IS NOT NULL
  ORDER BY k.package_id`;

const KINDS = {
  SERVICE: { statement: CHARGES, timer: 'service' },
  PACKAGE: { statement: PACKAGES, timer: 'servicePackage' },
} as const;

/** Prices of this moment go on the shelf; a timer waits for the next one that begins or ends. */
async function follow(work: Work, kind: keyof typeof KINDS, ids: readonly number[]): Promise<void> {
  const { statement, timer } = KINDS[kind];
  const rows = await work.query<Followed>(statement, [ids, work.now]);
  await keepServiceGoods(work, kind, rows);
  for (const { ofId, next } of rows) if (next) await setTimer(work, timer, String(ofId), 'price', next);
}

/** What became another capability, price or standing: the shelf shows it, with the packages that it is in. */
export async function followCapabilities(work: Work, capIds: readonly number[]): Promise<void> {
  await follow(work, 'SERVICE', capIds);
  const packages = await work.query<{ packageId: number }>(
    'SELECT DISTINCT package_id AS "packageId" FROM package_component WHERE cap_id = ANY($1::bigint[]) ORDER BY 1',
    [capIds],
  );
  await followPackages(
    work,
    packages.map(({ packageId }) => packageId),
  );
}

/** The same for all that is done by these standards. */
export async function followStandards(work: Work, standardIds: readonly number[]): Promise<void> {
  const rows = await work.query<{ capId: number }>(
    'SELECT cap_id AS "capId" FROM capability WHERE standard_id = ANY($1::bigint[]) ORDER BY 1',
    [standardIds],
  );
  await followCapabilities(
    work,
    rows.map(({ capId }) => capId),
  );
}

export const followPackages = (work: Work, packageIds: readonly number[]): Promise<void> =>
  follow(work, 'PACKAGE', packageIds);

export const serviceTimers: readonly TimerHandler[] = (['SERVICE', 'PACKAGE'] as const).map((kind) => ({
  docType: KINDS[kind].timer,
  event: 'price',
  fire: (work, docSn) => follow(work, kind, [Number(docSn)]),
}));

/** Makes goods of them; what is on request waits for a price. @param capNos unknown ones are passed over */
export async function sellServices(work: Work, capNos: readonly string[]): Promise<void> {
  const sold = await work.query<{ capId: number }>(
    'UPDATE capability SET is_sold = true WHERE cap_no = ANY($1::text[]) RETURNING cap_id AS "capId"',
    [capNos],
  );
  await follow(
    work,
    'SERVICE',
    sold.map(({ capId }) => capId),
  );
}

export interface ChargeToTake {
  capNo: string;
  unit: string;
  /** Null: on request. */
  unitPrice: UnitPrice | null;
  minCharge: Cents;
  fixture: Cents;
  from: Date;
  /** Null: until another follows. */
  to: Date | null;
}

/**
 * A price that begins then; the one before it ends there, and it ends itself where the next one begins (L13).
 * @throws abilityErrors.priceThere where one begins at the same moment
 */
export async function takeCharge(work: Work, { capNo, from, to, ...given }: ChargeToTake): Promise<void> {
  const [found] = await work.query<{ capId: number }>(
    'SELECT cap_id AS "capId" FROM capability WHERE cap_no = $1 FOR NO KEY UPDATE',
    [capNo],
  );
  const { capId } = required(found);
  const [later] = await work.query<{ at: Date }>(
    'SELECT valid_from AS at FROM charge WHERE cap_id = $1 AND valid_from >= $2 ORDER BY 1 LIMIT 1',
    [capId, from],
  );
  if (later?.at.getTime() === from.getTime()) throw abilityErrors.priceThere({ name: 'fromDate' });
  await work.query(
    `UPDATE charge SET valid_to = $2 WHERE cap_id = $1 AND valid_from < $2 AND (valid_to IS NULL OR valid_to > $2)`,
    [capId, from],
  );
  const { unitPrice, ...same } = given;
  await work.tx.insert(charge).values({
    ...{ ...same, capId, isOnRequest: unitPrice === null, unitPrice: unitPrice ?? (0 as UnitPrice) },
    ...{ validFrom: from, validTo: later && (to === null || later.at < to) ? later.at : to },
  });
  await follow(work, 'SERVICE', [capId]);
}

export interface PackageToTake {
  code: string;
  name: Text;
  note?: Text;
  unit: string;
  price: Cents;
  from: Date;
  to: Date | null;
  /** `listShare`: what one costs alone, in one unit of the package. */
  components: readonly { capNo: string; qty: number; listShare: Cents }[];
}

/** Packages of a laboratory, on sale from their first moment on. @param labCode of a laboratory that is there */
export async function takePackages(
  work: Work,
  labCode: string,
  taken: readonly PackageToTake[],
): Promise<void> {
  const [lab] = await work.query<{ labId: number }>(
    'SELECT lab_id AS "labId" FROM laboratory WHERE code = $1',
    [labCode],
  );
  const { labId } = required(lab);
  const ids: number[] = [];
  for (const { name, note, from, to, components, ...same } of taken) {
    const [made] = await work.tx
      .insert(servicePackage)
      .values({
        ...{ ...same, labId, nameZh: name.zh, nameEn: name.en, noteZh: note?.zh, noteEn: note?.en },
        ...{ validFrom: from, validTo: to },
      })
      .returning({ packageId: servicePackage.packageId });
    const { packageId } = required(made);
    await putComponents(work, packageId, components);
    ids.push(packageId);
  }
  await follow(work, 'PACKAGE', ids);
}

/** In the place of those that it had. @throws Error for an unknown capability */
export async function putComponents(
  work: Work,
  packageId: number,
  components: PackageToTake['components'],
): Promise<void> {
  const known = await work.query<{ capNo: string; capId: number }>(
    'SELECT cap_no AS "capNo", cap_id AS "capId" FROM capability WHERE cap_no = ANY($1::text[])',
    [components.map(({ capNo }) => capNo)],
  );
  const capIds = new Map(known.map(({ capNo, capId }) => [capNo, capId]));
  await work.query('DELETE FROM package_component WHERE package_id = $1', [packageId]);
  await work.tx.insert(packageComponent).values(
    components.map(({ capNo, qty, listShare }, at) => ({
      ...{ packageId, qty, listShare, seq: at + 1, capId: required(capIds.get(capNo)) },
    })),
  );
}

/** From now on; what is bought already stays as it was. @param packageId of a package that is there */
export async function changePackage(
  work: Work,
  packageId: number,
  { name, note, components, to, ...same }: Omit<PackageToTake, 'code' | 'from'>,
): Promise<void> {
  await work.tx
    .update(servicePackage)
    .set({
      ...{ ...same, nameZh: name.zh, nameEn: name.en, noteZh: note?.zh, noteEn: note?.en, validTo: to },
    })
    .where(eq(servicePackage.packageId, packageId));
  await putComponents(work, packageId, components);
  await follow(work, 'PACKAGE', [packageId]);
}

/** At once; one that has not begun yet never does. */
export async function endPackage(work: Work, packageId: number): Promise<void> {
  await work.query(
    `UPDATE service_package SET valid_from = least(valid_from, $2::timestamptz - interval '1 second'), valid_to = $2 WHERE package_id = $1`,
    [packageId, work.now],
  );
  await follow(work, 'PACKAGE', [packageId]);
}
