// What a result can be narrowed by: child categories, brands and parameters, with counts where they are right.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { distinctNames } from '../facet-names.ts';
import type { Facet, Facets } from '../search.protocol.ts';
import { countPlace, findMatches, type Matches } from './find-matches.ts';
import { filterKey, type GoodsFilter, isPlaceOnly, withoutKind } from './goods-filter.ts';
import { firstOf } from './rows/first-of.ts';
import { memoryOf } from './search-memory.ts';
import { searchServerWords } from './search-server-words.ts';
import {
  type CategoryName,
  findNames,
  findTerms,
  type Names,
  PLACES,
  type Term,
  termText,
} from './vocabulary.ts';

const MOST_KEYS = 12; // chosen
const MOST_VALUES = 50; // chosen: as many as anybody looks through
const MOST_CATEGORIES = 60; // chosen
const MOST_OWN = 6; // chosen: of more kinds of choices at once, the rest shows only what is left
const LEAST_COVERAGE = 0.05; // chosen: a parameter that hardly any of the goods has is no filter
/** chosen: from this share on, the columns of one leaf category are the table's columns of a mixed result as well. */
const MAIN_SHARE = 0.6;
/** chosen: with this share a leaf category has nearly all the rows: filters are its own, and the reply says of what. */
const NEARLY_ALL = 0.9;

/** A term and how many of the matches have it; null where a right number would cost too much. */
interface Counted {
  term: Term;
  count: number | null;
  /** For choosing what to show: as `count`, and a guess where that is null. */
  size: number;
}

/** The terms of one kind among what a filter matches. */
interface Kind {
  values: Counted[];
  /** Of how many of the matches the kind has a value; one with several values counts several times. */
  size: number;
}

type Tally = ReadonlyMap<string, Kind>;

/**
 * Of a result too large to count, the values of its place stand in; without a place, those of a sample.
 * @param kind only terms of this kind are wanted; others may be told as well
 */
async function countTerms(work: Work, filter: GoodsFilter, matches: Matches, kind?: string): Promise<Tally> {
  const usePlace = !matches.hasRightCounts && (isPlaceOnly(filter) || filter.place.length > 0);
  const { terms } = memoryOf(work);
  const isOfKind = (termId: number): boolean => (terms.get(termId)?.kind ?? kind) === kind;
  const countMatches = () =>
    kind !== undefined && matches.countSome ? matches.countSome(isOfKind) : matches.counts;
  const sizes = usePlace ? await countPlace(work, filter.place, filter.isPerListing) : countMatches();
  const isRight = matches.hasRightCounts || isPlaceOnly(filter);
  if (![...sizes.keys()].every((termId) => terms.has(termId))) await findTerms(work, sizes.keys());
  const byKind = new Map<string, Kind>();
  for (const [termId, size] of sizes) {
    const term = terms.get(termId);
    if (!term) continue;
    const one = byKind.get(term.kind) ?? { values: [], size: 0 };
    if (one.size === 0) byKind.set(term.kind, one);
    one.values.push({ term, count: isRight ? size : null, size });
    one.size += size;
  }
  return byKind;
}

/**
 * Counts are right or null, and at most a minute old.
 * @param categoryId where the list stands; undefined: everywhere
 */
export function findFacets(
  work: Work,
  filter: GoodsFilter,
  categoryId: number | undefined,
  matches: Matches,
): Promise<Facets> {
  return memoryOf(work).facets.get(`${work.language} ${categoryId} ${filterKey(filter)}`, () =>
    makeFacets(work, filter, categoryId, matches),
  );
}

async function makeFacets(
  work: Work,
  filter: GoodsFilter,
  categoryId: number | undefined,
  matches: Matches,
): Promise<Facets> {
  const { language } = work;
  const [names, tally] = await Promise.all([findNames(work), countTerms(work, filter, matches)]);
  // What is chosen is counted without itself, so that its alternatives show what they would bring.
  const own = new Map(
    await Promise.all(
      [...filter.chosen].slice(0, MOST_OWN).map(async ([kind, termIds]) => {
        const others = withoutKind(filter, kind);
        const around = await findMatches(work, others, 0);
        const counted = (await countTerms(work, others, around, kind)).get(kind)?.values ?? [];
        return [
          kind,
          withChosen(counted, await findTerms(work, termIds), around.hasRightCounts ? 0 : null),
        ] as const;
      }),
    ),
  );
  const counted = (kind: string): Counted[] => own.get(kind) ?? tally.get(kind)?.values ?? [];

  const category = categoryId === undefined ? undefined : names.categories.get(categoryId);
  const isOfOne = category !== undefined && category.columns.length > 0;
  const columns = isOfOne ? category.columns : mainColumns(names, tally);
  const main = isOfOne ? undefined : leafWith(names, tally, NEARLY_ALL);
  const common = isOfOne || main ? undefined : commonColumns(names, tally);
  const keys = facetKeys(names, tally, own, common ?? main?.columns ?? columns, filter, common);
  const keyNames = distinctNames(
    keys.map((key) => {
      const parameter = names.parameters.get(key);
      return { key, name: parameter ?? searchServerWords.package, unit: parameter?.unit ?? null };
    }),
    language,
  );
  return {
    total: matches.hasRightCounts || isPlaceOnly(filter) ? totalOf(tally) : null,
    categoryPath: (category?.path ?? []).flatMap((id) => {
      const name = names.categories.get(id);
      return name ? [{ categoryId: id, categoryName: name[language] }] : [];
    }),
    categories: nextChoice(names, counted('category'), category?.categoryId ?? null, totalOf(tally)).map(
      ({ name, count }) => ({ categoryId: name.categoryId, categoryName: name[language], count }),
    ),
    speaksOf:
      main && !leafWith(names, tally, 1)
        ? { categoryId: main.categoryId, categoryName: main[language] }
        : null,
    isMixed: common !== undefined && leavesOf(names, tally).length > 1,
    brands: mostFrequent(counted('brand'), filter.chosen.get('brand'))
      .sort((a, b) => b.size - a.size)
      .flatMap(({ term, count }) => {
        const brand = names.brands.get(Number(term.value));
        return brand
          ? [{ brandId: Number(term.value), brandName: brandIn(language, brand.name), count }]
          : [];
      }),
    params: keys.map((key, at) => ({
      ...facetOf(key, names, counted(key), filter, language),
      name: required(keyNames[at]),
    })),
    columns: columns.flatMap((key) => {
      const name = names.parameters.get(key);
      return name ? [{ key, name: name[language] }] : [];
    }),
  };
}

/** A chosen value stays visible when nothing has it any more, so that it can be taken back. */
function withChosen(counted: Counted[], chosen: Term[], count: number | null): Counted[] {
  const known = new Set(counted.map(({ term }) => term.termId));
  return [
    ...counted,
    ...chosen.filter((term) => !known.has(term.termId)).map((term) => ({ term, count, size: 0 })),
  ];
}

/** The first level below where there is a choice: where all stand in one category, those within it. */
function nextChoice(names: Names, counted: Counted[], pid: number | null, total: number): InCategory[] {
  const first = childCategories(names, counted, pid);
  let level = first;
  while (level.length === 1 && level[0]?.size === total)
    level = childCategories(names, counted, level[0].name.categoryId);
  return level.length > 1 ? level : first;
}

interface InCategory {
  name: CategoryName;
  count: number | null;
  size: number;
}

function childCategories(names: Names, counted: Counted[], pid: number | null): InCategory[] {
  return counted
    .flatMap(({ term, count, size }) => {
      const name = names.categories.get(Number(term.value));
      return name && (name.pid ?? null) === pid ? [{ name, count, size }] : [];
    })
    .sort((a, b) => a.name.sort - b.name.sort || a.name.categoryId - b.name.categoryId)
    .slice(0, MOST_CATEGORIES);
}

/** How many rows were looked at: each is of one store. */
const totalOf = (tally: Tally): number => tally.get('store')?.size ?? 0;

/** The columns of the one leaf category that most of the goods stand in. */
const mainColumns = (names: Names, tally: Tally): string[] =>
  leafWith(names, tally, MAIN_SHARE)?.columns ?? [];

/** The one leaf category that so much of the result stands in. */
function leafWith(names: Names, tally: Tally, share: number): CategoryName | undefined {
  const least = totalOf(tally) * share;
  for (const { term, size } of tally.get('category')?.values ?? []) {
    const category = names.categories.get(Number(term.value));
    if (size >= least && category?.columns.length) return category;
  }
  return undefined;
}

/** The categories of the result that hold parts themselves. */
function leavesOf(names: Names, tally: Tally): CategoryName[] {
  const found = (tally.get('category')?.values ?? []).flatMap(
    ({ term }) => names.categories.get(Number(term.value)) ?? [],
  );
  const above = new Set(found.map(({ pid }) => pid));
  return found.filter(({ categoryId }) => !above.has(categoryId));
}

/** What every category of the result has as a column; undefined where none of them has columns. */
function commonColumns(names: Names, tally: Tally): string[] | undefined {
  const [first, ...others] = leavesOf(names, tally).map(({ columns }) => columns);
  if (!first || (first.length === 0 && others.every((columns) => columns.length === 0))) return undefined;
  return first.filter((key) => others.every((columns) => columns.includes(key)));
}

/** The most frequent values, what is chosen always among them; as many as are shown, in no order. */
function mostFrequent(counted: readonly Counted[], chosen: readonly number[] = []): Counted[] {
  if (counted.length <= MOST_VALUES) return [...counted];
  const isBefore = (a: Counted, b: Counted): boolean =>
    b.size === a.size ? a.term.value < b.term.value : b.size < a.size;
  const isChosen = ({ term }: Counted) => chosen.includes(term.termId);
  const first = chosen.length > 0 ? counted.filter(isChosen).sort((a, b) => (isBefore(a, b) ? -1 : 1)) : [];
  const others = chosen.length > 0 ? counted.filter((one) => !isChosen(one)) : counted;
  return [...first, ...firstOf(others, MOST_VALUES - first.length, isBefore)].slice(0, MOST_VALUES);
}

/**
 * Which parameters are offered: chosen ones, the category's columns, the package, then what most of the goods have.
 * @param common of several categories: nothing but these, the package and what is chosen
 */
function facetKeys(
  names: Names,
  tally: Tally,
  own: ReadonlyMap<string, Counted[]>,
  columns: readonly string[],
  filter: GoodsFilter,
  common: readonly string[] | undefined,
): string[] {
  const total = totalOf(tally);
  // Of several kinds of parts only what nearly all of them have is a choice.
  const least = columns.length > 0 ? LEAST_COVERAGE : MAIN_SHARE;
  const candidates = [...new Set([...tally.keys(), ...own.keys()])]
    .filter((key) => !PLACES.has(key) && (key === 'package' || names.parameters.has(key)))
    .filter((key) => !common || key === 'package' || common.includes(key) || filter.chosen.has(key))
    .map((key) => ({
      key,
      place: filter.chosen.has(key) ? -1 : columnPlace(key, columns),
      coverage: tally.get(key)?.size ?? 0,
      values: tally.get(key)?.values.length ?? 0,
    }));
  return candidates
    .filter(
      ({ key, place, values, coverage }) =>
        place === -1 || (values > 1 && coverage >= total * (key === 'package' ? LEAST_COVERAGE : least)),
    )
    .sort((a, b) => a.place - b.place || b.coverage - a.coverage || (a.key < b.key ? -1 : 1))
    .slice(0, Math.max(MOST_KEYS, filter.chosen.size))
    .sort((a, b) => columnPlace(a.key, columns) - columnPlace(b.key, columns)) // chosen ones stay where they were
    .map(({ key }) => key);
}

/** Columns first, in their order, then the package, then everything else. */
function columnPlace(key: string, columns: readonly string[]): number {
  const column = columns.indexOf(key);
  return column >= 0 ? column : key === 'package' ? columns.length : columns.length + 1;
}

function facetOf(
  key: string,
  names: Names,
  counted: Counted[],
  filter: GoodsFilter,
  language: Language,
): Omit<Facet, 'name'> {
  const parameter = names.parameters.get(key);
  const values = mostFrequent(counted, filter.chosen.get(key)).sort((a, b) =>
    bySize(a.term, b.term, language),
  );
  return {
    key,
    unit: parameter?.unit ?? null,
    values: values.map(({ term, count }) => ({ value: term.value, text: termText(term, language), count })),
    ...(parameter?.unit && parameter.kind !== 'option' ? rangeOf(counted) : {}),
  };
}

/** From the least to the largest value of all that were counted; nothing where they are no numbers or one and the same. */
function rangeOf(counted: readonly Counted[]): Pick<Facet, 'range'> {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { term } of counted) {
    if (term.n === null) continue;
    low = Math.min(low, term.n, term.hi ?? term.n);
    high = Math.max(high, term.n, term.hi ?? term.n);
  }
  return low < high ? { range: { low, high } } : {};
}

const inOrder = new Intl.Collator('en', { numeric: true });

function bySize(a: Term, b: Term, language: Language): number {
  if (a.n !== null && b.n !== null && a.n !== b.n) return a.n - b.n;
  if ((a.n === null) !== (b.n === null)) return a.n === null ? 1 : -1;
  return inOrder.compare(termText(a, language), termText(b, language));
}
