// Puts the laboratory's services and packages on the shelf of its store: their prices follow the rows that hold, moment by moment.
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { keepServiceGoods, type ServiceToSell } from '#mall/goods/server/goods.ts';
import { charge, packageComponent, servicePackage } from '../ability.tables.ts';

type Followed = ServiceToSell & { next: Date | null };

const CHARGES = `
  SELECT c.cap_id AS "ofId", l.store_id AS "storeId", c.days,
         json_build_object('zh', c.item_zh || '（' || c.object_zh || '）', 'en', c.item_en || ' (' || c.object_en || ')') AS title,
         (SELECT h.unit_price FROM charge h WHERE h.cap_id = c.cap_id AND NOT h.is_on_request AND h.valid_from <= $2
            AND (h.valid_to IS NULL OR h.valid_to > $2) ORDER BY h.valid_from DESC LIMIT 1) AS "unitPrice",
         (SELECT min(one.at) FROM charge h, LATERAL (VALUES (h.valid_from), (h.valid_to)) AS one (at)
          WHERE h.cap_id = c.cap_id AND one.at > $2) AS next
  FROM capability c JOIN lab_site t USING (site_id) JOIN laboratory l USING (lab_id)
  WHERE c.cap_id = ANY($1::bigint[]) AND c.is_sold AND l.store_id IS NOT NULL
  ORDER BY c.cap_id`;

/** A package takes as long as the group that does most of it, one of its tests after the other, as its page promises. */
const PACKAGES = `
  SELECT k.package_id AS "ofId", l.store_id AS "storeId", json_build_object('zh', k.name_zh, 'en', k.name_en) AS title,
         (SELECT max(own.days) FROM (
            SELECT sum(CASE h.unit WHEN '小时' THEN ceil(o.qty / 24.0) WHEN '天' THEN o.qty ELSE c.days END) AS days
            FROM package_component o JOIN capability c USING (cap_id)
            LEFT JOIN charge h ON h.cap_id = c.cap_id AND h.valid_from <= $2 AND (h.valid_to IS NULL OR h.valid_to > $2)
            WHERE o.package_id = k.package_id GROUP BY coalesce(c.group_id, -c.cap_id)) own)::int AS days,
         CASE WHEN k.valid_from <= $2 AND (k.valid_to IS NULL OR k.valid_to > $2) THEN k.price * 10000 END AS "unitPrice",
         CASE WHEN k.valid_from > $2 THEN k.valid_from WHEN k.valid_to > $2 THEN k.valid_to END AS next
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
 * A price that begins then; the one before it ends there.
 * @throws Error from the database where one begins at the same moment, or for an unknown capability
 */
export async function takeCharge(work: Work, { capNo, from, to, ...given }: ChargeToTake): Promise<void> {
  const [found] = await work.query<{ capId: number }>(
    'SELECT cap_id AS "capId" FROM capability WHERE cap_no = $1 FOR NO KEY UPDATE',
    [capNo],
  );
  const { capId } = required(found);
  await work.query(
    `UPDATE charge SET valid_to = $2 WHERE cap_id = $1 AND valid_from < $2 AND (valid_to IS NULL OR valid_to > $2)`,
    [capId, from],
  );
  const { unitPrice, ...same } = given;
  await work.tx.insert(charge).values({
    ...{ ...same, capId, isOnRequest: unitPrice === null, unitPrice: unitPrice ?? (0 as UnitPrice) },
    ...{ validFrom: from, validTo: to },
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
  const capNos = taken.flatMap(({ components }) => components.map(({ capNo }) => capNo));
  const known = await work.query<{ capNo: string; capId: number }>(
    'SELECT cap_no AS "capNo", cap_id AS "capId" FROM capability WHERE cap_no = ANY($1::text[])',
    [capNos],
  );
  const capIds = new Map(known.map(({ capNo, capId }) => [capNo, capId]));
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
    await work.tx.insert(packageComponent).values(
      components.map(({ capNo, qty, listShare }, at) => ({
        ...{ packageId, qty, listShare, seq: at + 1, capId: required(capIds.get(capNo)) },
      })),
    );
    ids.push(packageId);
  }
  await follow(work, 'PACKAGE', ids);
}
