// How parts are called, for whoever names them beside a material code.
import type { Work } from '#kit/db/work.ts';

export interface PartName {
  partId: number;
  partNo: string;
  /** The brand's own name, e.g. `YAGEO`. */
  brand: string;
  packageName: string | null;
}

/** The parts by id; unknown ids are left out. */
export async function findPartNames(work: Work, partIds: readonly number[]): Promise<Map<number, PartName>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<PartName & Record<string, unknown>>(
    `SELECT part_id AS "partId", part_no AS "partNo", name AS brand, package_name AS "packageName"
     FROM part JOIN brand USING (brand_id) WHERE part_id = ANY($1::bigint[])`,
    [[...new Set(partIds)]],
    'mat-code-part-names',
  );
  return new Map(rows.map((row) => [row.partId, row]));
}
