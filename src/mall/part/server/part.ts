// The front door of the part room: what higher rooms may ask about parts, and how parameters and categories are called.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { CatalogLifecycle } from '../catalog-part.ts';
import type { Compliance, ComplianceReply } from '../compliance.ts';
import { complianceReply } from '../read-compliance.ts';

/** A part as people know it. */
export interface NamedPart {
  partId: number;
  partNo: string;
  /** As the catalogue has it, in one or both languages: see brandIn. */
  brandName: string;
  packageName: string | null;
  title: Text;
  /** Address of the picture. */
  picture: string | null;
  lifecycle: CatalogLifecycle;
}

/** The parts by id, in one statement; unknown ids are left out. */
export async function findParts(work: Work, partIds: readonly number[]): Promise<Map<number, NamedPart>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<NamedPart>(
    `SELECT a.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName", a.package_name AS "packageName",
            json_build_object('zh', a.title_zh, 'en', a.title_en) AS title, a.picture, a.lifecycle
     FROM part a JOIN brand b USING (brand_id) WHERE a.part_id = ANY($1::bigint[])`,
    [[...new Set(partIds)]],
    'part-find',
  );
  return new Map(rows.map((row) => [row.partId, row]));
}

/** How a parameter is called and in which order the catalogue has it. */
export interface NamedParameter {
  key: string;
  name: Text;
  unit: string | null;
  sort: number;
}

/** By key. @param keys only these; left out: all there are */
export async function findParameters(
  work: Work,
  keys?: readonly string[],
): Promise<Map<string, NamedParameter>> {
  const rows = await work.query<NamedParameter>(
    `SELECT key, json_build_object('zh', name_zh, 'en', name_en) AS name, NULLIF(unit, '') AS unit, sort
     FROM parameter WHERE $1::text[] IS NULL OR key = ANY($1::text[])`,
    [keys ?? null],
    'part-parameters',
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** What is known of the parts' compliance, by part id; unknown ids are left out. */
export async function findCompliance(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, ComplianceReply>> {
  const rows = await work.query<{ partId: number; compliance: Compliance }>(
    `SELECT part_id AS "partId", compliance FROM part WHERE part_id = ANY($1::bigint[])`,
    [[...new Set(partIds)]],
    'part-compliance',
  );
  return new Map(rows.map(({ partId, compliance }) => [partId, complianceReply(compliance, work.language)]));
}

/** Names of categories by id; unknown ids are left out. */
export async function findCategoryNames(
  work: Work,
  categoryIds: readonly number[],
): Promise<Map<number, Text>> {
  const rows = await work.query<{ categoryId: number; name: Text }>(
    `SELECT category_id AS "categoryId", json_build_object('zh', name_zh, 'en', name_en) AS name
     FROM category WHERE category_id = ANY($1::bigint[])`,
    [[...new Set(categoryIds)]],
    'part-category-names',
  );
  return new Map(rows.map(({ categoryId, name }) => [categoryId, name]));
}
export { findSupplierNos } from './find-supplier-nos.ts';
export { orderCodeOf } from './order-code.ts';
