// The package that verifies a pair of parts, and what its laboratory can measure of a part: what a verification is proposed from (domain-lab 2.10).
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { findServiceProducts } from '#mall/goods/server/goods.ts';
import { wayOf } from '../../price-of-form.ts';
import { holdsNow } from '../search-capabilities.ts';

/** By this code a laboratory's package is known. */
export const REPLACE_VERIFY = 'REPLACE_VERIFY';

export interface MeasurableItem {
  capId: number;
  item: Text;
  standard: string;
  clause: string;
  /** It is a component of the package. */
  isComponent: boolean;
}

export interface VerificationOnSale {
  labId: number;
  packageId: number;
  productId: number;
  title: Text;
  /** For one pair, tax included. */
  price: Cents;
}

/** The first laboratory's that sells one now; undefined: none does. */
export async function verificationOnSale(work: Work): Promise<VerificationOnSale | undefined> {
  const rows = await work.query<Omit<VerificationOnSale, 'productId'>>(
    `SELECT lab_id AS "labId", package_id AS "packageId", json_build_object('zh', name_zh, 'en', name_en) AS title, price
     FROM service_package WHERE code = $1 ORDER BY package_id`,
    [REPLACE_VERIFY],
    'ability-verification',
  );
  const products = await findServiceProducts(
    work,
    'PACKAGE',
    rows.map(({ packageId }) => packageId),
  );
  for (const row of rows) {
    const productId = products.get(row.packageId);
    if (productId !== undefined) return { ...row, productId };
  }
  return undefined;
}

/**
 * Electrical tests for the category of a part, and components of the package that are for it; with a price of today that does
 * not run by hours. By number.
 */
export async function measurableItems(
  work: Work,
  { labId, packageId }: Pick<VerificationOnSale, 'labId' | 'packageId'>,
  partId: number,
): Promise<MeasurableItem[]> {
  const { rows } = await work.tx.execute<MeasurableItem & { unit: string } & Record<string, unknown>>(
    sql`SELECT c.cap_id::int AS "capId", json_build_object('zh', c.item_zh, 'en', c.item_en) AS item, s.number AS standard,
               c.clause, h.unit, o.component_id IS NOT NULL AS "isComponent"
        FROM capability c JOIN lab_site t USING (site_id) JOIN standard s USING (standard_id)
        JOIN charge h ON h.cap_id = c.cap_id AND ${holdsNow(work)} AND NOT h.is_on_request
        LEFT JOIN package_component o ON o.cap_id = c.cap_id AND o.package_id = ${packageId}
        WHERE t.lab_id = ${labId} AND c.kind = 'TEST' AND (c.field = 'elec' OR o.component_id IS NOT NULL)
          AND s.replaced_by_id IS NULL AND c.category_ids && (
            SELECT g.path::bigint[] FROM part p JOIN category g USING (category_id) WHERE p.part_id = ${partId})
        ORDER BY c.cap_no`,
  );
  return rows.filter(({ unit }) => wayOf(unit) !== 'RUN').map(({ unit: _, ...one }) => one);
}
