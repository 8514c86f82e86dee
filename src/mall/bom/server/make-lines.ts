// Writes the lines of a bill of materials, still to be matched.
import type { Work } from '#kit/db/work.ts';
import type { WantedLine } from '../bom-line.protocol.ts';

/** Puts lines behind those that are there. @param from the number of the first one */
export async function makeLines(
  work: Work,
  bomId: number,
  lines: readonly WantedLine[],
  from = 1,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, at) => ({
    line_no: from + at,
    designators: line.designators,
    qty: line.qty,
    part_no: line.partNo,
    brand_name: line.brandName,
    value: line.value,
    package_name: line.packageName,
    description: line.description,
    note: line.note,
    mat_code: line.matCode,
    supplier_code: line.supplierCode,
    other_part_nos: line.otherPartNos,
    is_fitted: line.isFitted,
  }));
  await work.query(
    `INSERT INTO bom_line (bom_id, line_no, designators, qty, part_no, brand_name, value, package_name, description, note,
                           mat_code, supplier_code, other_part_nos, is_fitted)
     SELECT $1, line_no, designators, qty, part_no, brand_name, value, package_name, description, note, mat_code,
            supplier_code, other_part_nos, is_fitted
     FROM jsonb_to_recordset($2::jsonb) AS one (
       line_no int, designators text, qty bigint, part_no text, brand_name text, value text, package_name text,
       description text, note text, mat_code text, supplier_code text, other_part_nos text[], is_fitted boolean)
     ORDER BY line_no`,
    [bomId, JSON.stringify(rows)],
    'bom-make-lines',
  );
}
