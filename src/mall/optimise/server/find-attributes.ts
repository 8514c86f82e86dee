// The attributes that a category's parts can be asked for, with what a starting part says about each.

import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { findParameters } from '#mall/part/server/part.ts';
import { type AttributeRule, categoryRules, type RuleKind } from '#mall/replacement/attribute-rules.ts';
import type { KnownPart } from '#mall/replacement/server/replacement.ts';
import type { Comparison } from '../optimise-score.ts';

/** The key under which a part's package stands among its attributes. */
export const PACKAGE = 'package';
const OWN_PACKAGE = { name: { zh: '封装', en: 'Package' }, unit: null };
const LOOKED_AT = 120; // chosen: parts of a category whose parameters say what can be asked for
const MOST_ATTRIBUTES = 30;
const MOST_EXAMPLES = 12;

const COMPARISONS: Record<Exclude<RuleKind, 'IGNORE'>, Comparison> = {
  EQUAL: 'SAME',
  GE: 'GE',
  LE: 'LE',
  COVERS: 'COVERS',
  REACHES: 'COVERS',
  SET_INCLUDES: 'INCLUDES',
  CLASS: 'SAME',
};

export interface KnownAttribute {
  key: string;
  name: Text;
  unit: string | null;
  comparison: Comparison;
  /** What a rule lets nobody miss: proposed as a hard limit. */
  isFirm: boolean;
  /** Values of parts on sale, the most frequent first. */
  examples: CatalogParameter[];
}

export interface KnownCategory {
  categoryId: number;
  code: string;
  name: Text;
  isLeaf: boolean;
  columns: string[];
}

export async function findCategory(work: Work, categoryId: number): Promise<KnownCategory | undefined> {
  const [row] = await work.query<KnownCategory>(
    `SELECT category_id AS "categoryId", code, json_build_object('zh', name_zh, 'en', name_en) AS name, columns,
            NOT EXISTS (SELECT FROM category b WHERE b.pid = a.category_id) AS "isLeaf"
     FROM category a WHERE category_id = $1`,
    [categoryId],
  );
  return row;
}

/** The category's columns first, then what most of its parts say. @param part whose attributes are all among them */
export async function findAttributes(
  work: Work,
  category: KnownCategory,
  part: KnownPart | undefined,
): Promise<KnownAttribute[]> {
  const rows = await work.query<{ params: CatalogParameter[]; packageName: string | null }>(
    `SELECT a.params, a.package_name AS "packageName" FROM part a JOIN (
       SELECT part_id FROM goods_index WHERE category_id = $1 ORDER BY weight DESC LIMIT $2
     ) AS first USING (part_id)`,
    [category.categoryId, LOOKED_AT],
  );
  const parameters = await findParameters(work);
  const seen = new Map<string, Map<string, { param: CatalogParameter; count: number }>>();
  for (const row of rows) {
    for (const param of paramsOf(row)) {
      const values = seen.get(param.key) ?? new Map();
      seen.set(param.key, values);
      const known = values.get(param.text);
      if (known) known.count += 1;
      else values.set(param.text, { param, count: 1 });
    }
  }
  const countOf = (key: string) =>
    [...(seen.get(key)?.values() ?? [])].reduce((sum, { count }) => sum + count, 0);
  const frequent = [...seen.keys()].sort((a, b) => countOf(b) - countOf(a));
  const keys = new Set([
    ...category.columns,
    ...(part ? paramsOf(part).map(({ key }) => key) : []),
    ...(seen.has(PACKAGE) ? [PACKAGE] : []),
    ...frequent,
  ]);
  return [...keys]
    .flatMap((key): KnownAttribute[] => {
      const rule: AttributeRule =
        key === PACKAGE
          ? { kind: 'EQUAL', weight: 'soft', tolerance: 1 }
          : categoryRules(category.code).ruleOf(key);
      const known = key === PACKAGE ? OWN_PACKAGE : parameters.get(key);
      if (rule.kind === 'IGNORE' || !known) return [];
      const values = [...(seen.get(key)?.values() ?? [])].sort((a, b) => b.count - a.count);
      return [
        {
          key,
          name: known.name,
          unit: known.unit,
          comparison: COMPARISONS[rule.kind],
          isFirm: rule.weight !== 'soft',
          examples: values.slice(0, MOST_EXAMPLES).map(({ param }) => param),
        },
      ];
    })
    .slice(0, MOST_ATTRIBUTES);
}

/** A part's parameters with its package among them. */
export function paramsOf({
  params,
  packageName,
}: {
  params: readonly CatalogParameter[];
  packageName: string | null;
}): CatalogParameter[] {
  const own = params.filter(({ key, text }) => key !== PACKAGE && text !== '');
  return packageName ? [...own, { key: PACKAGE, text: packageName }] : own;
}
