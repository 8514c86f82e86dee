// Brings makers' parts into the catalogue in batches: new ones are made, changed ones follow, equal ones are not touched.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { CatalogPart } from '../catalog-part.ts';
import { normalPartNo } from '../normal-part-no.ts';

/** A part whose brand and category are known by id. `picture` is an address. */
export interface PartToTake {
  brandId: number;
  categoryId: number;
  part: CatalogPart;
}

const TAKE = `
  WITH given AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS one (
      at int, brand_id bigint, part_no text, normal_part_no text, category_id bigint, title_zh text, title_en text,
      package_name text, package_family text, pins int, picture text, datasheet text, series text, lifecycle text,
      released_at timestamptz, params jsonb, compliance jsonb)
  ), taken AS (
    INSERT INTO part (brand_id, part_no, normal_part_no, category_id, title_zh, title_en, package_name, package_family,
                      pins, picture, datasheet, series, lifecycle, released_at, params, compliance)
    SELECT brand_id, part_no, normal_part_no, category_id, title_zh, title_en, package_name, package_family, pins,
           picture, datasheet, series, lifecycle, released_at, params, compliance
    FROM given ORDER BY at
    ON CONFLICT (brand_id, part_no) DO UPDATE SET
      category_id = excluded.category_id, title_zh = excluded.title_zh, title_en = excluded.title_en,
      package_name = excluded.package_name, package_family = excluded.package_family, pins = excluded.pins,
      picture = excluded.picture, datasheet = excluded.datasheet, series = excluded.series,
      lifecycle = excluded.lifecycle, released_at = excluded.released_at, params = excluded.params,
      compliance = excluded.compliance
    WHERE (part.category_id, part.title_zh, part.title_en, part.package_name, part.package_family, part.pins,
           part.picture, part.datasheet, part.series, part.lifecycle, part.released_at, part.params,
           part.compliance)
       IS DISTINCT FROM
          (excluded.category_id, excluded.title_zh, excluded.title_en, excluded.package_name, excluded.package_family,
           excluded.pins, excluded.picture, excluded.datasheet, excluded.series, excluded.lifecycle,
           excluded.released_at, excluded.params, excluded.compliance)
    RETURNING part_id, brand_id, part_no
  )
  SELECT coalesce(taken.part_id, known.part_id) AS id
  FROM given
  LEFT JOIN taken USING (brand_id, part_no)
  LEFT JOIN part known ON known.brand_id = given.brand_id AND known.part_no = given.part_no
  ORDER BY given.at`;

/**
 * Takes a batch whose brand and part number are unique within it; a few thousand at a time.
 * One import at a time: two that bring the same new part at the same moment would meet.
 * @returns the part ids, in the order given
 */
export async function takeParts(work: Work, parts: readonly PartToTake[]): Promise<number[]> {
  const rows = parts.map(({ brandId, categoryId, part }, at) => ({
    at,
    brand_id: brandId,
    part_no: part.partNo,
    normal_part_no: normalPartNo(part.partNo),
    category_id: categoryId,
    title_zh: part.titleZh,
    title_en: part.titleEn,
    package_name: part.package,
    package_family: part.packageFamily,
    pins: part.pins,
    picture: part.picture,
    datasheet: part.datasheet,
    series: part.series,
    lifecycle: part.lifecycle,
    released_at: part.releasedAt,
    params: part.params,
    compliance: part.compliance ?? {},
  }));
  const taken = await work.query<{ id: number }>(TAKE, [JSON.stringify(rows)]);
  const partIds = taken.map((row) => row.id);
  await takeSupplierNumbers(work, parts, partIds);
  return partIds;
}

async function takeSupplierNumbers(
  work: Work,
  parts: readonly PartToTake[],
  partIds: readonly number[],
): Promise<void> {
  const numbers = new Map(
    parts.flatMap(({ part: { supplierNo } }, at) =>
      supplierNo ? [[supplierNo, required(partIds[at])] as const] : [],
    ),
  );
  if (numbers.size === 0) return;
  await work.query(
    `INSERT INTO supplier_no (supplier_no, part_id) SELECT * FROM unnest($1::text[], $2::bigint[])
     ON CONFLICT (supplier_no) DO UPDATE SET part_id = excluded.part_id
     WHERE supplier_no.part_id <> excluded.part_id`,
    [[...numbers.keys()], [...numbers.values()]],
  );
}
