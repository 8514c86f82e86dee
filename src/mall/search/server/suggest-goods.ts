// Suggestions while typing: part numbers that begin so (else hold it, else are near), then brands, then categories, then testing services.
import { distance } from 'fastest-levenshtein';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { clauseIn, type ServiceName } from '#mall/ability/server/ability.ts';
import type { Member } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { readMeasure } from '../measure.ts';
import type { searchProtocol } from '../search.protocol.ts';
import { codeToken } from '../traits/markings.ts';
import { findCodesBeginning } from './coded-parts.ts';
import { findInMemory } from './find-matches.ts';
import { NO_FILTER } from './goods-filter.ts';
import { nearestPartNumbers } from './nearest-part-numbers.ts';
import { readText, withReading } from './reading.ts';
import { findGroupsOf, findParts } from './rows/listings-of-parts.ts';
import { findSuggestedParts, partSuggestion, type SuggestedPart } from './rows/suggested-parts.ts';
import { memoryOf } from './search-memory.ts';
import { searchServerWords } from './search-server-words.ts';
import { PART_NO } from './tokens.ts';
import { type CategoryName, findNames, type Names } from './vocabulary.ts';

const MOST_PARTS = 8; // chosen
const MOST_BRANDS = 3; // chosen
const MOST_CATEGORIES = 4; // chosen
const MOST_SERVICES = 4; // chosen
/** chosen: of what begins so; those bought most of all stores together are among them. */
const MOST_BEGINNING = MOST_PARTS + 4;
/** Several stores list one part. */
const MOST_LISTINGS = 4 * MOST_PARTS;
const MOST_INSIDE = 60; // chosen
const LEAST_INSIDE = 4; // chosen: fewer signs stand in the middle of everything
const LOOKED_AT = 4_000; // chosen: of very many that begin so, the best of the first in the alphabet

/** So much of the number under which a supplier lists a part that few begin so. */
const SUPPLIER_NO = /^c\d{4,9}$/;

/** While the listings are not in memory. */
const BEGINNING = `
  WITH near AS MATERIALIZED (
    SELECT goods_id AS "goodsId", normal_part_no, weight FROM goods_index
    WHERE normal_part_no LIKE $1 ORDER BY normal_part_no USING ~<~ LIMIT ${LOOKED_AT}
  )
  SELECT "goodsId" FROM near ORDER BY normal_part_no = $2 DESC, weight DESC LIMIT ${MOST_LISTINGS}`;

const NUMBERED = `
  SELECT goods_id AS "goodsId" FROM goods_index WHERE normal_part_no = ANY($1::text[])
  ORDER BY weight DESC LIMIT ${MOST_LISTINGS}`;

/** The number itself first, then those nearer to it; of equally good ones what is in stock, and of that what is bought most. */
function sortFound(
  parts: readonly SuggestedPart[],
  awayOf: (part: SuggestedPart) => number,
): SuggestedPart[] {
  return parts.toSorted(
    (a, b) =>
      awayOf(a) - awayOf(b) || Number(b.totalStock > 0) - Number(a.totalStock > 0) || b.soldNum - a.soldNum,
  );
}

/** @param normal capital letters and digits */
async function findNumbered(work: Work, normal: string): Promise<SuggestedPart[]> {
  const listings = await memoryOf(work).listings.latest(work);
  const partsBy = async (statement: string, values: unknown[], name: string) => {
    const rows = await work.query<{ goodsId: number }>(statement, values, name);
    const goodsIds = rows.map(({ goodsId }) => goodsId);
    return findSuggestedParts(work, await findParts(work, goodsIds));
  };
  const isOther = (part: SuggestedPart) => Number(part.normal !== normal);
  if (!listings)
    return sortFound(await partsBy(BEGINNING, [`${normal}%`, normal], 'suggest-beginning'), isOther);
  const typed = normal.toLowerCase();
  const begins = [
    ...listings.partsBeginning(PART_NO + typed, MOST_BEGINNING, LOOKED_AT),
    ...(SUPPLIER_NO.test(typed) ? listings.partsBeginning(codeToken(typed), MOST_BEGINNING, LOOKED_AT) : []),
  ];
  if (begins.length > 0 || typed.length < LEAST_INSIDE || !/\d/.test(typed))
    return sortFound(await findSuggestedParts(work, begins), isOther);
  const inside = await findSuggestedParts(work, listings.partsBeginning(typed, MOST_INSIDE, LOOKED_AT));
  const holding = inside.filter((part) => part.normal.includes(normal));
  if (holding.length > 0) return sortFound(holding, isOther);
  const near = (await nearestPartNumbers(work, normal, MOST_PARTS)).map(normalPartNo);
  if (near.length === 0) return [];
  const alike = await partsBy(NUMBERED, [near], 'suggest-numbered');
  return sortFound(alike, (part) => distance(part.normal, normal));
}

/** Everything that has names, in one text of small letters to look through at once: each name a line, in the order of `ones`. */
interface Named<T> {
  text: string;
  /** Where each line begins, and which of `ones` it names. */
  lines: { from: number; at: number }[];
  ones: readonly T[];
}

function named<T>(ones: readonly T[], namesOf: (one: T) => (string | null)[]): Named<T> {
  const lines: Named<T>['lines'] = [];
  let text = '\n';
  for (const [at, one] of ones.entries()) {
    for (const name of namesOf(one)) {
      if (!name) continue;
      lines.push({ from: text.length, at });
      text += `${name.toLowerCase()}\n`;
    }
  }
  return { text, lines, ones };
}

/** The first that have a name with `typed` in it. @param isMeant judges a place by the sign before it and its own first */
function firstNamed<T>(
  { text, lines, ones }: Named<T>,
  typed: string,
  most: number,
  isMeant: (around: string) => boolean,
): T[] {
  const found = new Set<T>();
  let line = 0;
  for (let at = text.indexOf(typed, 1); at > 0 && found.size < most; at = text.indexOf(typed, at + 1)) {
    if (!isMeant(text.slice(at - 1, at + 1))) continue;
    while ((lines[line + 1]?.from ?? text.length) <= at) line++;
    found.add(required(ones[required(lines[line]).at]));
  }
  return [...found];
}

interface AllNamed {
  brands: Named<{ brandId: number; name: string; nameZh: string | null }>;
  /** Upper levels first. */
  categories: Named<CategoryName>;
  services: Named<ServiceName>;
}

const remembered = new WeakMap<Names, AllNamed>();

function allNamed(names: Names): AllNamed {
  const known = remembered.get(names);
  if (known) return known;
  const categories = [...names.categories.values()].sort(
    (a, b) => a.path.length - b.path.length || a.sort - b.sort,
  );
  const made = {
    brands: named(
      [...names.brands].map(([brandId, one]) => ({ brandId, ...one })),
      ({ name, nameZh }) => [name, nameZh],
    ),
    categories: named(categories, ({ zh, en }) => [zh, en]),
    services: named(names.services, ({ zh, en, standard, clause, also }) => [
      ...[zh, en],
      ...[`${standard} ${clause}`, ...also].flatMap((number) => [number, bare(number)]),
    ]),
  };
  remembered.set(names, made);
  return made;
}

/** A number of a standard however it is written. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const beginsName = (around: string): boolean => around.startsWith('\n');
/** Chinese anywhere, letters and digits where a word begins: "lm" is not in film. */
const beginsWord = (around: string): boolean => !/^[\p{Script=Latin}\d]{2}/u.test(around);

/** Own material codes first; at most some 20 entries; nothing for what has no letter, digit or Chinese character. */
export const suggestGoods: Action<typeof searchProtocol.suggest> = async (work, member, input) => {
  const { language } = work;
  const normal = normalPartNo(input.keyword);
  if (normal === '') return [];
  const [names, coded, parts] = await Promise.all([
    findNames(work),
    suggestCodedParts(work, member, input.keyword),
    suggestParts(work, input.keyword, normal),
  ]);
  const typed = input.keyword.toLowerCase();
  const contains = (name: string) => name.toLowerCase().includes(typed);
  const all = allNamed(names);
  const brands = firstNamed(all.brands, typed, MOST_BRANDS, beginsName);
  const categories = firstNamed(all.categories, typed, MOST_CATEGORIES, beginsWord);
  const services = new Set([
    ...firstNamed(all.services, typed, MOST_SERVICES, beginsWord),
    ...firstNamed(all.services, bare(typed), MOST_SERVICES, beginsName),
  ]);
  const others = parts.filter(({ partId }) => !coded.some(({ part }) => part.partId === partId));
  return [
    ...coded.map(({ matCode, productId, part }) => {
      const one = partSuggestion(part, language);
      return { ...one, hint: searchServerWords.ownCode[language](matCode, one.hint), productId };
    }),
    ...others.slice(0, MOST_PARTS).map((part) => partSuggestion(part, language)),
    ...brands.map(({ brandId, name, nameZh }) => ({
      text: language === 'zh' && nameZh && !contains(name) ? nameZh : brandIn(language, name),
      hint: searchServerWords.brand[language],
      productId: null,
      brandId,
      categoryId: null,
      part: null,
    })),
    ...categories.map((category) => {
      const above = category.path.slice(0, -1).map((id) => names.categories.get(id)?.[language]);
      return {
        text: category[language],
        hint: above.filter(Boolean).join(' / ') || searchServerWords.category[language],
        productId: null,
        brandId: null,
        categoryId: category.categoryId,
        part: null,
      };
    }),
    ...[...services].slice(0, MOST_SERVICES).map((one) => ({
      ...{ text: one[language], kind: one.kind, productId: one.productId },
      hint:
        [one.standard, clauseIn(language, one.clause)].filter(Boolean).join(' ') ||
        searchServerWords.package[language],
      ...{ brandId: null, categoryId: null, part: null },
    })),
  ];
};

const DECIMAL = /\d+\.\d+/g;

/** By their numbers; a point between digits is never lost: 4.7 is not 47. Where no number has it, by what is typed of their values. */
async function suggestParts(work: Work, keyword: string, normal: string): Promise<SuggestedPart[]> {
  const typed = keyword.normalize('NFKC').trim();
  const isHan = /\p{Script=Han}/u.test(normal);
  const { suggestions } = memoryOf(work);
  const isValued = isValueTyped(typed);
  const numbered =
    normal.length < 2 || isHan || (isValued && /\s/.test(typed))
      ? []
      : await suggestions.get(normal, () => findNumbered(work, normal));
  const decimals = typed.match(DECIMAL) ?? [];
  const same = numbered.filter(({ partNo }) => decimals.every((one) => holdsDecimal(partNo, one)));
  if (same.length > 0 || !isValued) return same;
  return suggestions.get(`\n${typed.toLowerCase()}`, () => findByValues(work, typed));
}

/** The same figures with the same point, or with the letter that stands for it: 4R7, 3V3. */
const holdsDecimal = (partNo: string, decimal: string): boolean =>
  new RegExp(`(?<![\\d.])${decimal.replace('.', '[.,RVKUNPM]')}(?!\\d)`, 'i').test(partNo);

/** A value with a point or its unit, alone or beside other words: 4.7uf, 10k 0603, 0.5mm fpc. */
const isValueTyped = (typed: string): boolean =>
  typed.length <= 40 &&
  typed.split(/\s+/).some((word) => readMeasure(word) !== undefined || /^\d+\.\d+mm$/i.test(word));

/** The usual sizes of chips, of which somebody has typed the beginning: 10k 06. */
const BEGUN = ['0603', '0402', '0805', '1206', '0201', '1210', '2512'];

/** What the list would show first, as far as memory tells it; of what is still being typed, without its last word. */
async function findByValues(work: Work, typed: string): Promise<SuggestedPart[]> {
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings) return [];
  const [, before = '', last = ''] = /^(.*\S)\s+(\S{1,3})$/.exec(typed) ?? [];
  const size = last.length >= 2 ? BEGUN.find((one) => one.startsWith(last)) : undefined;
  const tried = [...(size ? [`${before} ${size}`] : []), typed, ...(before ? [before] : [])];
  for (const keyword of tried) {
    const [reading] = (await readText(work, keyword)).readings;
    if (!reading) continue;
    const { page } = findInMemory(listings, withReading(NO_FILTER, reading), 0);
    const groups = page?.(0, MOST_PARTS) ?? [];
    if (groups.length > 0) return findSuggestedParts(work, groups);
  }
  return [];
}

async function suggestCodedParts(work: Work, member: Member | undefined, typed: string) {
  const codes = await findCodesBeginning(work, member, typed);
  const partIds = codes.map(({ partId }) => partId);
  const parts = await findSuggestedParts(work, await findGroupsOf(work, partIds));
  return codes.flatMap((one) => {
    const part = parts.find(({ partId }) => partId === one.partId);
    return part ? [{ ...one, part }] : [];
  });
}
