// Parts as the comparison needs them: with maker, category and parameters.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { CatalogLifecycle } from '#mall/part/catalog-part.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { ComparedPart } from '../replacement-grade.ts';

/** A part with what people see of it. */
export interface KnownPart extends ComparedPart {
  partId: number;
  brandId: number;
  brandName: string;
  isDomestic: boolean;
  categoryId: number;
  categoryName: Text;
  title: Text;
  picture: string | null;
  lifecycle: CatalogLifecycle;
}

const KNOWN_PART = `
  a.part_id AS "partId", a.part_no AS "partNo", a.brand_id AS "brandId", b.name AS "brandName",
  b.is_domestic AS "isDomestic", a.category_id AS "categoryId", c.code AS "categoryCode",
  json_build_object('zh', c.name_zh, 'en', c.name_en) AS "categoryName",
  json_build_object('zh', a.title_zh, 'en', a.title_en) AS title, a.package_name AS "packageName",
  a.package_family AS "packageFamily", a.pins, a.picture, a.lifecycle, a.params`;

const FROM = 'FROM part a JOIN brand b USING (brand_id) JOIN category c USING (category_id)';

/** The parts by id; unknown ids are left out. */
export async function findKnownParts(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, KnownPart>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<KnownPart>(
    `SELECT ${KNOWN_PART} ${FROM} WHERE a.part_id = ANY($1::bigint[])`,
    [partIds],
    'replacement-parts',
  );
  return new Map(rows.map((row) => [row.partId, row]));
}

/** How many makers of one number are taken; chosen. */
const MOST_MAKERS = 3;

/** The parts behind each number, those on offer first; by the number as given, without numbers that nobody makes. */
export async function findPartsByNumber(
  work: Work,
  partNos: readonly string[],
): Promise<Map<string, KnownPart[]>> {
  const normal = new Map(partNos.map((partNo) => [partNo, normalPartNo(partNo)]));
  const wanted = [...new Set(normal.values())].filter((one) => one !== '');
  if (wanted.length === 0) return new Map();
  const rows = await work.query<KnownPart & { normal: string; place: number }>(
    `SELECT * FROM (
       SELECT ${KNOWN_PART}, a.normal_part_no AS normal,
              row_number() OVER (PARTITION BY a.normal_part_no ORDER BY
                EXISTS (SELECT FROM goods g WHERE g.part_id = a.part_id AND g.state = 'ON_SALE') DESC, a.part_id) AS place
       ${FROM} WHERE a.normal_part_no = ANY($1::text[])
     ) AS known WHERE place <= $2 ORDER BY place`,
    [wanted, MOST_MAKERS],
    'replacement-parts-by-number',
  );
  const byNormal = Map.groupBy(rows, (row) => row.normal);
  return new Map(
    [...normal].flatMap(([partNo, key]) => {
      const found = byNormal.get(key);
      return found ? [[partNo, found] as const] : [];
    }),
  );
}

/** Parts whose number begins like this one, for somebody who has typed half of it. */
export async function findPartsBeginning(work: Work, partNo: string, most: number): Promise<KnownPart[]> {
  const normal = normalPartNo(partNo);
  if (normal.length < 3) return [];
  return work.query<KnownPart>(
    `SELECT ${KNOWN_PART} ${FROM} WHERE a.normal_part_no LIKE $1 ORDER BY a.normal_part_no, a.part_id LIMIT $2`,
    [`${normal.replaceAll(/[%_\\]/g, '')}%`, most],
    'replacement-parts-beginning',
  );
}
