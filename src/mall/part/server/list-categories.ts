// The category tree below one category, some levels deep.
import type { Actions } from '#kit/http/server/serve.ts';
import type { Category, partProtocol } from '../part.protocol.ts';
import { partErrors } from './part.errors.ts';

type Acts = Actions<typeof partProtocol>;

interface CategoryRow {
  categoryId: number;
  categoryName: string;
  code: string;
  pid: number;
  grade: number;
  picture: string | null;
}

const BELOW = (language: 'zh' | 'en') => `
  SELECT c.category_id AS "categoryId", c.name_${language} AS "categoryName", c.code, coalesce(c.pid, 0) AS pid,
         c.grade, c.picture
  FROM category c
  LEFT JOIN category top ON top.category_id = $1::bigint
  WHERE CASE WHEN $1::bigint = 0 THEN c.grade <= $2::int
             ELSE $1::bigint = ANY(c.path) AND c.grade <= top.grade + $2::int END
  ORDER BY c.grade, c.sort, c.category_id`;

/**
 * The categories below `categoryId` (0: from the top) as a tree, in the order of the catalogue.
 * @throws partErrors.unknownCategory
 */
export const listCategories: Acts['categories'] = async (work, _visitor, { categoryId, grade }) => {
  const rows = await work.query<CategoryRow>(
    BELOW(work.language),
    [categoryId, grade],
    `part-categories-${work.language}`,
  );
  if (categoryId !== 0 && !rows.some((row) => row.categoryId === categoryId))
    throw partErrors.unknownCategory();
  return treeBelow(rows, categoryId);
};

function treeBelow(rows: readonly CategoryRow[], top: number): Category[] {
  const nodes = new Map(rows.map((row) => [row.categoryId, { ...row, children: [] as Category[] }]));
  const first: Category[] = [];
  for (const node of nodes.values()) {
    if (node.categoryId === top) continue;
    (node.pid === top ? first : nodes.get(node.pid)?.children)?.push(node);
  }
  return first;
}
