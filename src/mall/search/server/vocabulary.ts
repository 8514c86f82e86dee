// The names of everything that goods are filtered by: categories, brands, stores, parameters, and the dictionary of terms.
import type { Work } from '#kit/db/work.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { findServiceNames, type ServiceName } from '#mall/ability/server/ability.ts';
import { memoryOf } from './search-memory.ts';

export interface CategoryName extends Text {
  categoryId: number;
  pid: number | null;
  /** Ids from the first level down to itself. */
  path: number[];
  sort: number;
  /** Parameter keys shown as columns, in order. */
  columns: string[];
}

export interface ParameterName extends Text {
  key: string;
  unit: string | null;
  sort: number;
  kind: 'number' | 'range' | 'option' | 'text';
  /** Whether its values are terms. */
  isFacet: boolean;
}

export interface Names {
  categories: ReadonlyMap<number, CategoryName>;
  brands: ReadonlyMap<number, { name: string; nameZh: string | null }>;
  stores: ReadonlyMap<number, Text>;
  parameters: ReadonlyMap<string, ParameterName>;
  services: readonly ServiceName[];
}

/** An entry of the dictionary: `value` is what a filter names, `valueEn` how it is read in English. */
export interface Term {
  termId: number;
  kind: string;
  value: string;
  valueEn: string | null;
  /** In the base unit; of a range, its lower end, and `hi` the upper. */
  n: number | null;
  hi: number | null;
}

/** Kinds of terms that are no parameters: their values are ids. */
export const PLACES: ReadonlySet<string> = new Set(['category', 'brand', 'store']);

/** How a term's value is read. */
export const termText = (term: Term, language: Language): string =>
  language === 'en' ? (term.valueEn ?? term.value) : term.value;

/** Names as of at most a minute ago. */
export function findNames(work: Work): Promise<Names> {
  return memoryOf(work).names.get('names', async () => {
    const [categories, brands, stores, parameters, services] = await Promise.all([
      work.query<CategoryName>(
        `SELECT category_id AS "categoryId", pid, name_zh AS zh, name_en AS en, path, sort, columns FROM category`,
      ),
      work.query<{ brandId: number; name: string; nameZh: string | null }>(
        `SELECT brand_id AS "brandId", name, name_zh AS "nameZh" FROM brand`,
      ),
      work.query<{ storeId: number; zh: string; en: string }>(
        `SELECT store_id AS "storeId", name_zh AS zh, name_en AS en FROM store WHERE state = 'OPEN'`,
      ),
      work.query<ParameterName>(
        `SELECT key, name_zh AS zh, name_en AS en, NULLIF(unit, '') AS unit, sort, kind, is_facet AS "isFacet"
         FROM parameter ORDER BY sort, key`,
      ),
      findServiceNames(work),
    ]);
    return {
      categories: new Map(categories.map((one) => [one.categoryId, one])),
      brands: new Map(brands.map((one) => [one.brandId, one])),
      stores: new Map(stores.map((one) => [one.storeId, one])),
      parameters: new Map(parameters.map((one) => [one.key, one])),
      services,
    };
  });
}

/** The terms behind the ids; those not met before are asked for in one statement. */
export async function findTerms(work: Work, termIds: Iterable<number>): Promise<Term[]> {
  const memory = memoryOf(work);
  const { terms } = memory;
  const ids = [...termIds];
  const known = ids.map((termId) => terms.get(termId));
  if (!known.includes(undefined)) return known as Term[];
  const missing = ids.filter((termId) => !terms.has(termId));
  if (missing.length > 0) {
    const found = await work.query<Term>(
      `SELECT term_id AS "termId", kind, value, value_en AS "valueEn", n, hi FROM facet_term WHERE term_id = ANY($1::int[])`,
      [missing],
    );
    for (const term of found) {
      terms.set(term.termId, term);
      memory.termIds.set(keyOf(term), term.termId); // what a list shows is what is chosen next
    }
  }
  return ids.map((termId) => terms.get(termId)).filter((term) => term !== undefined);
}

const keyOf = ({ kind, value }: { kind: string; value: string }): string => `${kind}\n${value}`;

/** The id that no term has: a condition on it matches nothing. */
export const NO_TERM = 0;

/** The ids of terms by kind and value, in the same order; NO_TERM for those that no goods ever had. */
export async function findTermIds(
  work: Work,
  wanted: readonly { kind: string; value: string }[],
): Promise<number[]> {
  const { termIds } = memoryOf(work);
  const missing = wanted.filter((one) => !termIds.has(keyOf(one)));
  if (missing.length > 0) {
    const found = await work.query<{ kind: string; value: string; termId: number }>(
      `SELECT kind, value, term_id AS "termId" FROM facet_term
       JOIN unnest($1::text[], $2::text[]) AS wanted (kind, value) USING (kind, value)`,
      [missing.map((one) => one.kind), missing.map((one) => one.value)],
    );
    for (const one of found) termIds.set(keyOf(one), one.termId);
  }
  return wanted.map((one) => termIds.get(keyOf(one)) ?? NO_TERM);
}
