// Which capability of a laboratory somebody means who has written a standard's number, and perhaps what is tested, in words.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { CapabilityKind } from '../ability-terms.ts';
import { readSearch } from '../standard-number.ts';
import { hasNumber, JOINED } from './search-capabilities.ts';

/**
 * The one capability of the laboratory that the standard and the item name: of several of one standard that whose item is said.
 * @param said standard, clause and item as they were written in a wish, an offer or a contract's line
 * @returns its id; undefined where no number is said, none fits, or several do
 */
export async function matchCapability(
  work: Work,
  of: { labId: number; isCalibration: boolean },
  said: { standard: string; item: string },
): Promise<number | undefined> {
  const { numbers } = readSearch(said.standard);
  if (numbers.length === 0) return undefined;
  const kind: CapabilityKind = of.isCalibration ? 'CALIBRATION' : 'TEST';
  const { rows } = await work.tx.execute<{ capId: string | number; isNamed: boolean }>(
    sql`SELECT c.cap_id AS "capId", (${said.item} ILIKE '%' || c.item_zh || '%' OR ${said.item} ILIKE '%' || c.item_en || '%'
          OR (${said.item} <> '' AND c.item_zh ILIKE '%' || ${said.item} || '%')) AS "isNamed"
        FROM capability c ${JOINED}
        WHERE t.lab_id = ${of.labId} AND c.kind = ${kind} AND ${hasNumber(numbers)}
        ORDER BY c.cap_no LIMIT 50`,
  );
  const named = rows.filter(({ isNamed }) => isNamed);
  const meant = named.length > 0 ? named : rows;
  return meant.length === 1 && meant[0] ? Number(meant[0].capId) : undefined;
}
