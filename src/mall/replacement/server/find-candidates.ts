// Finds the parts that might replace a part: on sale, of its category, equal in what decides what it is. Never looks at a whole category.
import type { Work } from '#kit/db/work.ts';
import { readValue } from '#mall/part/read-value.ts';
import { wordsLike } from '#mall/part/same-words.ts';
import { categoryRules } from '../attribute-rules.ts';
import { isSamePackage } from '../package-match.ts';
import { baseNumber } from '../same-device.ts';
import type { KnownPart } from './find-parts.ts';

/** Chosen: enough to find the best among them, few enough to compare each. */
const MOST_PER_LOOK = 120;

interface Wish {
  key: string;
  /** All names of the parameter, and all words for its value. */
  keys: readonly string[];
  words: readonly string[];
  n: number | null;
  tolerance: number;
  isAtLeast: boolean;
}

/** What decides what the part is. */
function wishesOf(part: KnownPart): Wish[] {
  const rules = categoryRules(part.categoryCode);
  const says = (key: string) => part.params.find((param) => rules.nameOf(param.key) === key)?.textEn;
  return part.params.flatMap((param) => {
    const rule = rules.ruleOf(param.key, says);
    if (rule.weight !== 'hard' || rule.kind === 'IGNORE' || param.text === '') return [];
    const [figure, ...more] = readValue(param);
    const isLone = figure !== undefined && more.length === 0 && figure.lo === figure.hi;
    return [
      {
        key: rules.nameOf(param.key),
        keys: rules.namesOf(param.key),
        words: [...wordsLike(param.text), ...wordsLike(param.textEn ?? param.text)],
        n: isLone ? figure.lo : null,
        tolerance: Math.max(rule.tolerance, 0.001),
        isAtLeast: rule.kind === 'GE' && isLone,
      },
    ];
  });
}

/** The filter's terms that each wish allows; of `package`, those of the same family. */
async function findTerms(work: Work, part: KnownPart, wishes: readonly Wish[]) {
  const rows = await work.query<{ kind: string; termIds: number[] }>(
    `SELECT w.key AS kind, array_agg(t.term_id) AS "termIds"
     FROM jsonb_to_recordset($1::jsonb)
       AS w (key text, keys jsonb, words jsonb, n float8, tolerance float8, "isAtLeast" boolean)
     CROSS JOIN LATERAL jsonb_array_elements_text(w.keys) AS k (kind)
     JOIN facet_term t ON t.kind = k.kind AND CASE
       WHEN w.n IS NULL OR t.n IS NULL THEN w.words ?| ARRAY[t.value, t.value_en]
       WHEN w."isAtLeast" THEN t.n >= w.n * 0.999
       ELSE abs(t.n - w.n) <= abs(w.n) * w.tolerance END
     GROUP BY w.key`,
    [JSON.stringify(wishes)],
    'replacement-terms',
  );
  const places = await work.query<{ kind: string; value: string; termId: number }>(
    `SELECT kind, value, term_id AS "termId" FROM facet_term
     WHERE kind = 'package' OR (kind = 'category' AND value = $1)`,
    [String(part.categoryId)],
    'replacement-places',
  );
  const housing = part.packageName;
  return {
    category: places.filter(({ kind }) => kind === 'category').map(({ termId }) => termId),
    packages: places
      .filter(({ kind, value }) => kind === 'package' && housing !== null && isSamePackage(housing, value))
      .map(({ termId }) => termId),
    essential: rows.map(({ termIds }) => termIds),
  };
}

/**
 * Ids of parts on sale that may replace it, at most some hundred; whether they do is for the comparison to say.
 * @param domesticOnly leaves foreign makers out
 */
export async function findCandidates(work: Work, part: KnownPart, domesticOnly: boolean): Promise<number[]> {
  const wishes = wishesOf(part);
  const terms = await findTerms(work, part, wishes);
  // A value that no listing has cannot be met by any.
  if (terms.category.length === 0) return [];
  const found = new Set<number>();
  const look = async (groups: readonly number[][], word: string | undefined) => {
    for (const partId of await lookThrough(work, part, groups, word, domesticOnly)) found.add(partId);
  };
  const same = [terms.category, ...terms.essential];
  const base = baseNumber(part.partNo).toLowerCase();
  if (base.length >= 3) await look([terms.category], base);
  if (wishes.length > 0) {
    if (terms.packages.length > 0) await look([...same, terms.packages], undefined);
    if (found.size < MOST_PER_LOOK / 2) await look(same, undefined);
  } else if (terms.packages.length > 0) {
    await look([terms.category, terms.packages], undefined);
  }
  return [...found];
}

/** Each group is one condition: any of its terms. Domestic makers and what is in stock first. */
async function lookThrough(
  work: Work,
  part: KnownPart,
  groups: readonly number[][],
  /** Small letters and digits: how one of the part number's tokens begins. */
  word: string | undefined,
  domesticOnly: boolean,
): Promise<number[]> {
  const all = groups.filter((group) => group.length === 1).flat();
  const any = groups.filter((group) => group.length > 1);
  const values: unknown[] = [all, part.partId, domesticOnly, MOST_PER_LOOK];
  const conditions = any.map((group) => `AND i.terms && $${values.push(group)}::int[]`);
  if (word !== undefined) {
    conditions.push(`AND i.words @@ $${values.push(`'${word}':*`)}::tsquery`);
  }
  const rows = await work.query<{ partId: number }>(
    `SELECT i.part_id AS "partId" FROM goods_index i JOIN brand b USING (brand_id)
     WHERE i.terms @> $1::int[] AND i.part_id <> $2 AND (b.is_domestic OR NOT $3) ${conditions.join(' ')}
     ORDER BY b.is_domestic DESC, i.in_stock DESC, i.weight DESC LIMIT $4`,
    values,
    `replacement-look-${any.length}-${word === undefined ? 'any' : 'word'}`,
  );
  return rows.map(({ partId }) => partId);
}
