// Brings categories into the catalogue, many at once; what is there already stays as it is.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';

/** A category from outside; `parent` names the code of the one above, null on the first level. */
export interface CategoryToTake {
  code: string;
  parent: string | null;
  nameZh: string;
  nameEn: string;
  sort: number;
  /** Address of a picture. */
  picture?: string;
  /** Parameter keys shown as columns of the goods list. */
  columns?: readonly string[];
}

const INSERT = `
  INSERT INTO category (code, pid, grade, name_zh, name_en, picture, sort, columns)
  SELECT one.code, above.category_id, coalesce(above.grade, 0) + 1, one."nameZh", one."nameEn", one.picture, one.sort,
         coalesce(one.columns, '{}')
  FROM json_to_recordset($1) AS one (code text, parent text, "nameZh" text, "nameEn" text, picture text, sort int,
                                     columns text[])
  LEFT JOIN category above ON above.code = one.parent
  WHERE (one.parent IS NULL) = (above.category_id IS NULL)
  ORDER BY one.sort, one.code
  ON CONFLICT (code) DO NOTHING`;

const FILL_PATHS = `
  WITH RECURSIVE tree AS (
    SELECT category_id, ARRAY[category_id]::int[] AS path FROM category WHERE pid IS NULL
    UNION ALL
    SELECT c.category_id, tree.path || c.category_id::int FROM category c JOIN tree ON c.pid = tree.category_id
  )
  UPDATE category c SET path = tree.path FROM tree WHERE c.category_id = tree.category_id AND c.path <> tree.path`;

/** Makes the missing ones, parents before children; one whose parent is unknown is left out. */
export async function takeCategories(work: Work, categories: readonly CategoryToTake[]): Promise<void> {
  for (const level of levelsOf(categories)) await work.query(INSERT, [JSON.stringify(level)]);
  await work.query(FILL_PATHS);
}

/** The categories level by level, so that every parent exists before its children come. */
function levelsOf(categories: readonly CategoryToTake[]): CategoryToTake[][] {
  const given = new Map(categories.map((category) => [category.code, category]));
  const levels: CategoryToTake[][] = [];
  for (const category of given.values()) {
    let depth = 0;
    for (let at = given.get(category.parent ?? ''); at && depth < given.size; at = given.get(at.parent ?? ''))
      depth++;
    levels[depth] ??= [];
    required(levels[depth]).push(category);
  }
  return levels.filter(Boolean);
}

/** Every category's id by its code. */
export async function categoryIds(work: Work): Promise<Map<string, number>> {
  const rows = await work.query<{ code: string; id: number }>('SELECT code, category_id AS id FROM category');
  return new Map(rows.map((row) => [row.code, row.id]));
}
