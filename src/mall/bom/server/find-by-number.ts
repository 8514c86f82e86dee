// Looks up many part numbers at once: exactly, without their packing, by their beginning, and what is similar.
import { distance } from 'fastest-levenshtein';
import type { Work } from '#kit/db/work.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';

/** A part as matching needs to know it. */
export interface FoundPart {
  partId: number;
  partNo: string;
  key: string;
  brandName: string;
  brandZh: string | null;
  packageName: string | null;
  lifecycle: string;
  params: CatalogParameter[];
}

const COLUMNS = `a.part_id AS "partId", a.part_no AS "partNo", a.normal_part_no AS key, b.name AS "brandName",
  b.name_zh AS "brandZh", a.package_name AS "packageName", a.lifecycle, a.params`;

const BEGIN_MOST = 12; // chosen: more that begin so mean nothing
/** The last sign of all: behind everything that begins with a text. */
const LAST = '\u{10ffff}';

/** Parts whose number is one of the keys, by key. */
export async function findByNumber(work: Work, keys: readonly string[]): Promise<Map<string, FoundPart[]>> {
  if (keys.length === 0) return new Map();
  const rows = await work.query<FoundPart>(
    `SELECT ${COLUMNS} FROM part a JOIN brand b USING (brand_id)
     WHERE a.normal_part_no = ANY($1::text[]) ORDER BY a.part_id`,
    [[...new Set(keys)]],
    'bom-by-number',
  );
  return Map.groupBy(rows as FoundPart[], (row) => row.key);
}

/** For each beginning, at most 12 parts whose number begins so; the shortest first. */
export async function findByBeginning(
  work: Work,
  beginnings: readonly string[],
): Promise<Map<string, FoundPart[]>> {
  if (beginnings.length === 0) return new Map();
  const rows = await work.query<FoundPart & { beginning: string }>(
    `SELECT k.beginning, a.* FROM unnest($1::text[]) AS k (beginning), LATERAL (
       SELECT ${COLUMNS} FROM part a JOIN brand b USING (brand_id)
       WHERE a.normal_part_no ~>=~ k.beginning AND a.normal_part_no ~<~ (k.beginning || $2)
       ORDER BY a.normal_part_no USING ~<~ LIMIT ${BEGIN_MOST}
     ) a`,
    [[...new Set(beginnings)], LAST],
    'bom-by-beginning',
  );
  return Map.groupBy(rows, (row) => row.beginning);
}

/** The parts of a list that are most like a key, the likest first; those that have hardly anything in common are left out. */
export function likest(
  key: string,
  parts: readonly FoundPart[],
  most: number,
): { part: FoundPart; alike: number }[] {
  return parts
    .map((part) => ({ part, alike: 1 - distance(key, part.key) / Math.max(key.length, part.key.length) }))
    .filter(({ alike }) => alike >= 0.6)
    .sort((a, b) => b.alike - a.alike || a.part.partId - b.part.partId)
    .slice(0, most);
}

/** A part behind a supplier's number, with what it is. */
export interface NumberedPart extends FoundPart {
  supplierNo: string;
}

/** The supplier's number in a cell: `C17337`, `LCSC: C17337`. */
export const supplierNoOf = (cell: string): string | undefined =>
  /(?:^|[^A-Z0-9])(C\d{3,9})(?![A-Z0-9])/i.exec(cell)?.[1]?.toUpperCase();

/** Parts by the numbers under which suppliers list them. */
export async function findBySupplierNo(
  work: Work,
  numbers: readonly string[],
): Promise<Map<string, NumberedPart>> {
  if (numbers.length === 0) return new Map();
  const rows = await work.query<NumberedPart>(
    `SELECT n.supplier_no AS "supplierNo", ${COLUMNS}
     FROM supplier_no n JOIN part a USING (part_id) JOIN brand b USING (brand_id)
     WHERE n.supplier_no = ANY($1::text[])`,
    [[...new Set(numbers)]],
    'bom-by-supplier-no',
  );
  return new Map(rows.map((row) => [row.supplierNo, row]));
}
