// A brand's home: who it is, in which categories it makes parts, and its series.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { minutes } from '#kit/time/duration.ts';
import { brandIn } from '../brand-name.ts';
import type { Brand, BrandHome, partProtocol } from '../part.protocol.ts';
import { partErrors } from './part.errors.ts';

const MOST_CATEGORIES = 60; // chosen
const MOST_SERIES = 120; // chosen: more are found through the brand's goods
const REMEMBERED = minutes(1); // chosen: counting a large maker's parts takes a tenth of a second

const BRAND = `
  SELECT brand_id AS "brandId", name AS "brandName", letter, country, is_domestic AS "isDomestic", website,
         (SELECT count(*) FROM part WHERE part.brand_id = brand.brand_id) AS "partCount"
  FROM brand WHERE brand_id = $1`;

const CATEGORIES = (language: 'zh' | 'en') => `
  SELECT c.category_id AS "categoryId", c.name_${language} AS "categoryName", c.picture, made.count
  FROM (SELECT category_id, count(*) AS count FROM part WHERE brand_id = $1 GROUP BY 1) made
  JOIN category c USING (category_id)
  ORDER BY made.count DESC, c.sort, c.category_id LIMIT ${MOST_CATEGORIES}`;

const SERIES = (language: 'zh' | 'en') => `
  SELECT made.series, c.category_id AS "categoryId", c.name_${language} AS "categoryName", made.picture, made.count
  FROM (
    SELECT series, mode() WITHIN GROUP (ORDER BY category_id) AS category_id, min(picture) AS picture, count(*) AS count
    FROM part WHERE brand_id = $1 AND series <> '' GROUP BY series
  ) made
  JOIN category c USING (category_id)
  ORDER BY made.count DESC, made.series LIMIT ${MOST_SERIES}`;

const remembered = new WeakMap<object, LRUCache<string, Promise<BrandHome>>>();

/** Counts may be a minute old. @throws partErrors.unknownBrand */
export function showBrand(
  work: Work,
  _visitor: unknown,
  { brandId }: InputOf<typeof partProtocol.brandHome>,
): Promise<BrandHome> {
  const homes =
    remembered.get(work.tx) ?? new LRUCache<string, Promise<BrandHome>>({ max: 200, ttl: REMEMBERED });
  remembered.set(work.tx, homes);
  const key = `${work.language} ${brandId}`;
  const known = homes.get(key);
  if (known) return known;
  const reading = readBrand(work, brandId);
  homes.set(key, reading);
  reading.catch(() => homes.delete(key));
  return reading;
}

async function readBrand(work: Work, brandId: number): Promise<BrandHome> {
  const { language } = work;
  const [brand] = await work.query<Brand>(BRAND, [brandId], 'part-brand');
  if (!brand) throw partErrors.unknownBrand();
  const [categories, series] = await Promise.all([
    work.query<BrandHome['categories'][number]>(
      CATEGORIES(language),
      [brandId],
      `part-brand-categories-${language}`,
    ),
    work.query<BrandHome['series'][number]>(SERIES(language), [brandId], `part-brand-series-${language}`),
  ]);
  return { brand: { ...brand, brandName: brandIn(language, brand.brandName) }, categories, series };
}
