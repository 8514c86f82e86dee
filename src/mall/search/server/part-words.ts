// Everything a buyer may type to find a part, as tokens: its number, its maker, where it stands, what it can do.
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { addPartNoTokens, addTextTokens } from './tokens.ts';

const MOST_TOKENS = 160; // chosen: some makers' parameters are whole paragraphs

/** What is searched of a part. */
export interface SearchedPart {
  partId: number;
  partNo: string;
  titleZh: string;
  titleEn: string;
  packageName: string | null;
  packageFamily: string | null;
  series: string | null;
  params: CatalogParameter[];
  brandName: string;
  brandNameZh: string | null;
  /** Names of its category and those above, in both languages. */
  categoryNames: string;
}

export const SEARCHED_PART = `
  a.part_id AS "partId", a.part_no AS "partNo", a.title_zh AS "titleZh", a.title_en AS "titleEn",
  a.package_name AS "packageName", a.package_family AS "packageFamily", a.series, a.params,
  b.name AS "brandName", b.name_zh AS "brandNameZh",
  (SELECT string_agg(c.name_zh || ' ' || c.name_en, ' ') FROM category c WHERE c.category_id = ANY(k.path)) AS "categoryNames"`;

/** The tokens of a part, the important ones first, joined by blanks. */
export function partWords(part: SearchedPart): string {
  const tokens = new Set<string>();
  addPartNoTokens(tokens, part.partNo);
  const texts = [part.brandName, part.brandNameZh, part.packageName, part.packageFamily, part.series, part.categoryNames];
  for (const text of texts) if (text) addTextTokens(tokens, text);
  addTextTokens(tokens, part.titleZh);
  addTextTokens(tokens, part.titleEn);
  for (const { text, textEn } of part.params) {
    if (tokens.size >= MOST_TOKENS) break;
    addTextTokens(tokens, text);
    if (textEn) addTextTokens(tokens, textEn);
  }
  return [...tokens].slice(0, MOST_TOKENS).join(' ');
}
