// Suggestions while typing: part numbers that begin so (else hold it, else are near), then brands, then categories.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { searchProtocol } from '../search.protocol.ts';
import { suggestCodedParts } from './coded-parts.ts';
import { nearestPartNumbers } from './nearest-part-numbers.ts';
import { memoryOf } from './search-memory.ts';
import { searchServerWords } from './search-server-words.ts';
import { PART_NO } from './tokens.ts';
import { type CategoryName, findNames, type Names } from './vocabulary.ts';

const MOST_PARTS = 8; // chosen
const MOST_BRANDS = 3; // chosen
const MOST_CATEGORIES = 4; // chosen
/** Several stores list one part. */
const MOST_LISTINGS = 4 * MOST_PARTS;
const MOST_INSIDE = 60; // chosen
const LEAST_INSIDE = 4; // chosen: fewer signs stand in the middle of everything
const LOOKED_AT = 4_000; // chosen: of very many that begin so, the best of the first in the alphabet

interface PartRow {
  partId: number;
  productId: number;
  partNo: string;
  normal: string;
  brandName: string;
}

const COLUMNS = `a.part_id AS "partId", i.product_id AS "productId", a.part_no AS "partNo", i.normal_part_no AS normal, b.name AS "brandName"`;

/** While the listings are not in memory. */
const BEGINNING = `
  WITH near AS MATERIALIZED (
    SELECT goods_id, normal_part_no, weight FROM goods_index
    WHERE normal_part_no LIKE $1 ORDER BY normal_part_no USING ~<~ LIMIT ${LOOKED_AT}
  )
  SELECT ${COLUMNS} FROM near JOIN goods_index i USING (goods_id) JOIN part a USING (part_id) JOIN brand b ON b.brand_id = a.brand_id
  ORDER BY near.normal_part_no = $2 DESC, near.weight DESC LIMIT ${MOST_LISTINGS}`;

const THESE = `
  SELECT ${COLUMNS} FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
    JOIN goods_index i USING (goods_id) JOIN part a USING (part_id) JOIN brand b ON b.brand_id = a.brand_id
  ORDER BY place`;

const NUMBERED = `
  SELECT ${COLUMNS} FROM unnest($1::text[]) WITH ORDINALITY AS wanted (normal, place)
    JOIN goods_index i ON i.normal_part_no = wanted.normal JOIN part a USING (part_id) JOIN brand b ON b.brand_id = a.brand_id
  ORDER BY place, i.weight DESC LIMIT ${MOST_LISTINGS}`;

/** Each part once, at its first place. */
function oncePerPart(rows: readonly PartRow[]): PartRow[] {
  const seen = new Set<number>();
  return rows.filter(({ partId }) => !seen.has(partId) && seen.add(partId));
}

/** @param normal capital letters and digits */
async function findParts(work: Work, normal: string): Promise<PartRow[]> {
  const listings = await memoryOf(work).listings.latest(work);
  if (!listings)
    return oncePerPart(await work.query<PartRow>(BEGINNING, [`${normal}%`, normal], 'suggest-beginning'));
  const these = async (goodsIds: number[], most: number) =>
    goodsIds.length === 0
      ? []
      : oncePerPart(await work.query<PartRow>(THESE, [goodsIds.slice(0, most)], 'suggest-these'));
  const typed = normal.toLowerCase();
  const begins = listings.beginning(PART_NO + typed, MOST_LISTINGS, LOOKED_AT);
  if (begins.length > 0 || typed.length < LEAST_INSIDE || !/\d/.test(typed))
    return these(begins, MOST_LISTINGS);
  const inside = await these(listings.beginning(typed, MOST_INSIDE, LOOKED_AT), MOST_INSIDE);
  const holding = inside.filter((row) => row.normal.includes(normal));
  if (holding.length > 0) return holding;
  const near = await nearestPartNumbers(work, normal, MOST_PARTS);
  return near.length === 0
    ? []
    : oncePerPart(await work.query<PartRow>(NUMBERED, [near.map(normalPartNo)], 'suggest-numbered'));
}

/** What has names, with those in small letters. */
interface Small<T> {
  one: T;
  ways: string[];
}

interface SmallNames {
  brands: Small<{ name: string; nameZh: string | null }>[];
  /** Upper levels first. */
  categories: Small<CategoryName>[];
}

const remembered = new WeakMap<Names, SmallNames>();

function smallNamesOf(names: Names): SmallNames {
  const known = remembered.get(names);
  if (known) return known;
  const small = (ways: (string | null)[]) => ways.flatMap((one) => one?.toLowerCase() ?? []);
  const made = {
    brands: [...names.brands.values()].map((one) => ({ one, ways: small([one.name, one.nameZh]) })),
    categories: [...names.categories.values()]
      .sort((a, b) => a.path.length - b.path.length || a.sort - b.sort)
      .map((one) => ({ one, ways: small([one.zh, one.en]) })),
  };
  remembered.set(names, made);
  return made;
}

function firstWhere<T>(list: readonly Small<T>[], most: number, isMeant: (ways: string[]) => boolean): T[] {
  const found: T[] = [];
  for (const { one, ways } of list) {
    if (found.length === most) break;
    if (isMeant(ways)) found.push(one);
  }
  return found;
}

/** Own material codes first; at most some 20 entries; nothing for what has no letter, digit or Chinese character. */
export const suggestGoods: Action<typeof searchProtocol.suggest> = async (work, member, input) => {
  const { language } = work;
  const normal = normalPartNo(input.keyword);
  if (normal === '') return [];
  const [names, coded, parts] = await Promise.all([
    findNames(work),
    suggestCodedParts(work, member, input.keyword),
    normal.length < 2 || /\p{Script=Han}/u.test(normal) ? [] : findParts(work, normal),
  ]);
  const typed = input.keyword.toLowerCase();
  const contains = (name: string) => name.toLowerCase().includes(typed);
  const small = smallNamesOf(names);
  const brands = firstWhere(small.brands, MOST_BRANDS, (ways) => ways.some((one) => one.startsWith(typed)));
  const categories = firstWhere(small.categories, MOST_CATEGORIES, (ways) =>
    ways.some((one) => one.includes(typed)),
  );
  const others = parts.filter(({ productId }) => !coded.some((one) => one.productId === productId));
  return [
    ...coded,
    ...others.slice(0, MOST_PARTS).map(({ partNo, brandName, productId }) => ({
      text: partNo,
      hint: brandIn(language, brandName),
      productId,
      categoryId: null,
    })),
    ...brands.map(({ name, nameZh }) => ({
      text: language === 'zh' && nameZh && !contains(name) ? nameZh : brandIn(language, name),
      hint: searchServerWords.brand[language],
      productId: null,
      categoryId: null,
    })),
    ...categories.map((category) => {
      const above = category.path.slice(0, -1).map((id) => names.categories.get(id)?.[language]);
      return {
        text: category[language],
        hint: above.filter(Boolean).join(' / ') || searchServerWords.category[language],
        productId: null,
        categoryId: category.categoryId,
      };
    }),
  ];
};
