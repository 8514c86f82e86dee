// What the parts of a series have in common: counted once and remembered for a minute, whatever page of its table is read.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import { minutes } from '#kit/time/duration.ts';
import type { Language } from '#kit/words/text.ts';
import { familiesOfSeries } from '#mall/part/families/families-of.ts';
import { decodePartNo, type OptionSegment, type PartFamily, type ValueSegment } from '#mall/part/family.ts';
import type { SeriesFamily, SeriesReply } from '../series.protocol.ts';
import { goodsErrors } from './goods.errors.ts';

export interface SeriesFrame
  extends Pick<
    SeriesReply,
    | 'categories'
    | 'goodsImage'
    | 'packageName'
    | 'datasheets'
    | 'packages'
    | 'shared'
    | 'columns'
    | 'families'
  > {
  /** As its parts name it, in both languages. */
  brand: string;
  total: number;
}

const MOST_COLUMNS = 8; // chosen: beside part number, stock and price
const MOST_DECODED = 5_000; // chosen: more parts add no values that are not there already
const MOST_DATASHEETS = 5;
const REMEMBERED = minutes(1); // chosen: a catalogue changes by imports, not by visitors

const frames = new WeakMap<object, LRUCache<string, Promise<SeriesFrame>>>();

/** @throws goodsErrors.unknownSeries */
export function seriesFrame(work: Work, brandId: number, series: string): Promise<SeriesFrame> {
  const kept =
    frames.get(work.tx) ?? new LRUCache<string, Promise<SeriesFrame>>({ max: 100, ttl: REMEMBERED });
  frames.set(work.tx, kept);
  const key = `${work.language} ${brandId} ${series}`;
  const known = kept.get(key);
  if (known) return known;
  const making = makeFrame(work, brandId, series);
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}

const CATEGORIES = (language: Language) => `
  SELECT c.category_id AS "categoryId", c.name_${language} AS "categoryName", c.columns, made.count
  FROM (SELECT category_id, count(*) AS count FROM part WHERE brand_id = $1 AND series = $2 GROUP BY 1) made
  JOIN category c USING (category_id)
  ORDER BY made.count DESC, c.sort`;

const LOOKS = `
  SELECT b.name AS brand,
         (SELECT a.picture FROM part a WHERE a.brand_id = $1 AND a.series = $2 AND a.picture IS NOT NULL LIMIT 1) AS picture,
         ARRAY(SELECT DISTINCT a.package_name FROM part a
               WHERE a.brand_id = $1 AND a.series = $2 AND a.package_name IS NOT NULL ORDER BY 1 LIMIT 40) AS packages,
         ARRAY(SELECT DISTINCT a.datasheet FROM part a
               WHERE a.brand_id = $1 AND a.series = $2 AND a.datasheet IS NOT NULL ORDER BY 1 LIMIT ${MOST_DATASHEETS}) AS datasheets
  FROM brand b WHERE b.brand_id = $1`;

const PARAMETERS = (language: Language) => `
  SELECT one->>'key' AS key, coalesce(p.name_${language}, one->>'key') AS name, count(*) AS count,
         count(DISTINCT one->>'text') AS kinds,
         min(${language === 'en' ? `coalesce(one->>'textEn', one->>'text')` : `one->>'text'`}) AS text,
         min(p.sort) AS sort
  FROM part a CROSS JOIN jsonb_array_elements(a.params) AS one
  LEFT JOIN parameter p ON p.key = one->>'key'
  WHERE a.brand_id = $1 AND a.series = $2
  GROUP BY 1, 2`;

interface CategoryRow {
  categoryId: number;
  categoryName: string;
  columns: string[];
  count: number;
}

interface ParameterRow {
  key: string;
  name: string;
  count: number;
  kinds: number;
  text: string;
  sort: number | null;
}

async function makeFrame(work: Work, brandId: number, series: string): Promise<SeriesFrame> {
  const { language } = work;
  const which = [brandId, series];
  const [categories, [looks], parameters] = await Promise.all([
    work.query<CategoryRow>(CATEGORIES(language), which, `goods-series-categories-${language}`),
    work.query<{ brand: string; picture: string | null; packages: string[]; datasheets: string[] }>(
      LOOKS,
      which,
      'goods-series-looks',
    ),
    work.query<ParameterRow>(PARAMETERS(language), which, `goods-series-parameters-${language}`),
  ]);
  if (!looks || categories.length === 0) throw goodsErrors.unknownSeries();
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const isShared = ({ count, kinds }: ParameterRow) => count === total && kinds === 1 && total > 1;
  const order = new Map(categories.flatMap(({ columns }) => columns).map((key, at) => [key, at]));
  const placeOf = ({ key, sort }: ParameterRow) => order.get(key) ?? order.size + (sort ?? 10_000);
  const sorted = parameters.toSorted((a, b) => placeOf(a) - placeOf(b));
  const families = familiesOfSeries(looks.brand, series);
  const numbers = families.some((family) => family.segments.some((one) => 'codec' in one))
    ? await work.query<{ partNo: string }>(
        `SELECT part_no AS "partNo" FROM part WHERE brand_id = $1 AND series = $2 ORDER BY part_no LIMIT ${MOST_DECODED}`,
        which,
        'goods-series-numbers',
      )
    : [];
  return {
    brand: looks.brand,
    total,
    categories: categories.map(({ categoryId, categoryName, count }) => ({
      categoryId,
      categoryName,
      count,
    })),
    goodsImage: looks.picture,
    packageName: looks.packages[0] ?? null,
    packages: looks.packages,
    datasheets: looks.datasheets,
    shared: sorted.filter(isShared).map(({ key, name, text }) => ({ key, name, text })),
    columns: sorted
      .filter((one) => !isShared(one))
      .slice(0, MOST_COLUMNS)
      .map(({ key, name }) => ({ key, name })),
    families: families.map((family) =>
      familyReply(
        family,
        numbers.map(({ partNo }) => partNo),
        language,
      ),
    ),
  };
}

/** A family with the codes to choose from; of encoded values, those that parts of the mall have. */
function familyReply(family: PartFamily, partNos: readonly string[], language: Language): SeriesFamily {
  const isEn = language === 'en';
  const used = new Map<string, Set<string>>();
  if (family.segments.some((one) => 'codec' in one)) {
    for (const partNo of partNos) {
      for (const { key, code } of decodePartNo(family, partNo)?.segments ?? []) {
        used.set(key, (used.get(key) ?? new Set()).add(code));
      }
    }
  }
  const optionsOf = (segment: OptionSegment | ValueSegment) => {
    const meanings =
      'codec' in segment
        ? [...(used.get(segment.key) ?? [])].flatMap((code) => {
            const meaning = segment.codec.read(code);
            return meaning ? [{ code, meaning }] : [];
          })
        : Object.entries(segment.options).map(([code, meaning]) => ({ code, meaning }));
    if ('codec' in segment)
      meanings.sort((a, b) => (a.meaning.facts?.[0]?.n ?? 0) - (b.meaning.facts?.[0]?.n ?? 0));
    return meanings.map(({ code, meaning }) => ({
      code,
      meaning: isEn ? (meaning.en ?? meaning.zh) : meaning.zh,
    }));
  };
  const title = (isEn ? family.titleEn : family.titleZh)
    .replaceAll(/\{[\w-]+\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    code: family.code,
    title,
    segments: family.segments.map((segment) =>
      'fixed' in segment
        ? { key: '', label: '', fixed: segment.fixed, options: [] }
        : {
            key: segment.key,
            label: isEn ? segment.labelEn : segment.labelZh,
            fixed: '',
            options: optionsOf(segment),
          },
    ),
  };
}
