// Brands from A to Z, with how many parts each makes.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Brand, partProtocol } from '../part.protocol.ts';

const BRANDS = `
  SELECT b.brand_id AS "brandId", b.name AS "brandName", b.letter, b.country, b.is_domestic AS "isDomestic",
         b.website, made.count AS "partCount"
  FROM brand b
  JOIN (
    SELECT brand_id, count(*) AS count FROM part
    WHERE $3::bigint IS NULL
       OR category_id IN (SELECT category_id FROM category WHERE $3 = ANY(path))
    GROUP BY brand_id
  ) made USING (brand_id)
  WHERE ($1::text IS NULL OR b.letter = $1)
    AND ($2::text IS NULL OR b.name ILIKE $2 OR b.name_zh ILIKE $2)
  ORDER BY b.letter = '#', b.letter, lower(b.name)`;

/**
 * Brands that make at least one part, '#' after Z.
 * `letter` is A–Z or '#'; `keyword` may stand anywhere in either name; `categoryId` also counts the categories below it.
 */
export async function listBrands(
  work: Work,
  _visitor: unknown,
  { letter, keyword, categoryId }: InputOf<typeof partProtocol.brands>,
): Promise<Brand[]> {
  const like = keyword ? `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return work.query(BRANDS, [letter ? letter.toUpperCase() : null, like, categoryId ?? null], 'part-brands');
}
