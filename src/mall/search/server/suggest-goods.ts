// Suggestions while typing: part numbers that begin so, then brands, then categories.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { searchProtocol } from '../search.protocol.ts';
import { searchServerWords } from './search-server-words.ts';
import { findNames } from './vocabulary.ts';

const MOST_PARTS = 8; // chosen
const MOST_BRANDS = 3; // chosen
const MOST_CATEGORIES = 4; // chosen
const LOOKED_AT = 400; // chosen: of very many that begin so, the best of the first in the alphabet

type Suggestion = ReplyOf<typeof searchProtocol.suggest>[number];

const PARTS = `
  WITH near AS MATERIALIZED (
    SELECT part_id, product_id, normal_part_no, weight FROM goods_index
    WHERE normal_part_no LIKE $1 ORDER BY normal_part_no USING ~<~ LIMIT ${LOOKED_AT}
  ), best AS (
    SELECT DISTINCT ON (part_id) part_id, product_id, normal_part_no, weight FROM near ORDER BY part_id, weight DESC
  )
  SELECT a.part_no AS "partNo", b.name AS "brandName", best.product_id AS "productId"
  FROM best JOIN part a USING (part_id) JOIN brand b USING (brand_id)
  ORDER BY best.normal_part_no = $2 DESC, best.weight DESC LIMIT ${MOST_PARTS}`;

/** At most some 15 entries; nothing for what has no letter, digit or Chinese character. */
export async function suggestGoods(
  work: Work,
  _actor: unknown,
  input: InputOf<typeof searchProtocol.suggest>,
): Promise<Suggestion[]> {
  const { language } = work;
  const normal = normalPartNo(input.keyword);
  if (normal === '') return [];
  const [names, parts] = await Promise.all([
    findNames(work),
    normal.length < 2 || /\p{Script=Han}/u.test(normal)
      ? []
      : work.query<{ partNo: string; brandName: string; productId: number }>(PARTS, [`${normal}%`, normal]),
  ]);
  const typed = input.keyword.toLowerCase();
  const begins = (name: string | null) => name?.toLowerCase().startsWith(typed) ?? false;
  const contains = (name: string) => name.toLowerCase().includes(typed);
  const brands = [...names.brands.values()].filter(({ name, nameZh }) => begins(name) || begins(nameZh));
  const categories = [...names.categories.values()]
    .filter(({ zh, en }) => contains(zh) || contains(en))
    .sort((a, b) => a.path.length - b.path.length || a.sort - b.sort);
  return [
    ...parts.map(({ partNo, brandName, productId }) => ({
      text: partNo,
      hint: brandIn(language, brandName),
      productId,
      categoryId: null,
    })),
    ...brands.slice(0, MOST_BRANDS).map(({ name, nameZh }) => ({
      text: language === 'zh' && nameZh && !contains(name) ? nameZh : brandIn(language, name),
      hint: searchServerWords.brand[language],
      productId: null,
      categoryId: null,
    })),
    ...categories.slice(0, MOST_CATEGORIES).map((category) => {
      const above = category.path.slice(0, -1).map((id) => names.categories.get(id)?.[language]);
      return {
        text: category[language],
        hint: above.filter(Boolean).join(' / ') || searchServerWords.category[language],
        productId: null,
        categoryId: category.categoryId,
      };
    }),
  ];
}
