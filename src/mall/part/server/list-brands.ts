// Brands from A to Z, with how many parts each makes.
import { LRUCache } from 'lru-cache';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { seconds } from '#kit/time/duration.ts';
import { brandIn } from '../brand-name.ts';
import type { Brand, partProtocol } from '../part.protocol.ts';

type Acts = Actions<typeof partProtocol>;

interface Counted {
  brand: Brand;
  /** Both names in small letters, for keywords. */
  names: string;
}

const BRANDS = `
  SELECT b.brand_id AS "brandId", b.name AS "brandName", b.letter, b.country, b.is_domestic AS "isDomestic",
         b.website, made.count AS "partCount", lower(concat_ws(E'\\n', b.name, b.name_zh)) AS names
  FROM brand b
  JOIN (
    SELECT brand_id, count(*) AS count FROM part
    WHERE $1::bigint IS NULL OR category_id IN (SELECT category_id FROM category WHERE $1 = ANY(path))
    GROUP BY brand_id
  ) made USING (brand_id)
  ORDER BY b.letter = '#', b.letter, lower(b.name)`;

const REMEMBERED = seconds(30); // chosen: counting a large catalogue takes a tenth of a second

/** By database; within it, by category. */
const remembered = new WeakMap<object, LRUCache<number, Promise<Counted[]>>>();

function brandsOf(work: Work, categoryId = 0): Promise<Counted[]> {
  const lists =
    remembered.get(work.tx) ?? new LRUCache<number, Promise<Counted[]>>({ max: 50, ttl: REMEMBERED });
  remembered.set(work.tx, lists);
  const kept = lists.get(categoryId);
  if (kept) return kept;
  const reading = readBrands(work, categoryId);
  lists.set(categoryId, reading);
  reading.catch(() => lists.delete(categoryId));
  return reading;
}

async function readBrands(work: Work, categoryId: number): Promise<Counted[]> {
  const rows = await work.query<Brand & { names: string }>(BRANDS, [categoryId || null], 'part-brands');
  return rows.map(({ names, ...brand }) => ({ brand, names }));
}

/**
 * Brands that make at least one part, '#' after Z; counts may be half a minute old.
 * `letter` is A–Z or '#'; `keyword` may stand anywhere in either name; `categoryId` also counts the categories below it.
 */
export const listBrands: Acts['brands'] = async (work, _visitor, { letter, keyword = '', categoryId }) => {
  const wanted = keyword.toLowerCase();
  const brands = await brandsOf(work, categoryId);
  return brands
    .filter(
      ({ brand, names }) => (!letter || brand.letter === letter.toUpperCase()) && names.includes(wanted),
    )
    .map(({ brand }) => ({ ...brand, brandName: brandIn(work.language, brand.brandName) }));
};
