// Everything a buyer may type to find a part, as tokens: its number, its maker, where it stands, what it can do.
import { LRUCache } from 'lru-cache';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { partNoTokens, textTokens } from './tokens.ts';

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

/** Names and values are shared by thousands of parts: taken apart once. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

function sharedTokens(text: string): readonly string[] {
  const tokens = known.get(text) ?? textTokens(text);
  known.set(text, tokens);
  return tokens;
}

/** The tokens of a part, the important ones first, joined by blanks. */
export function partWords(part: SearchedPart): string {
  const names = [
    part.brandName,
    part.brandNameZh,
    part.packageName,
    part.packageFamily,
    part.series,
    part.categoryNames,
  ];
  const values = part.params.flatMap(({ text, textEn }) => [text, textEn]);
  const tokens = new Set([
    ...partNoTokens(part.partNo),
    ...names.flatMap((text) => (text ? sharedTokens(text) : [])),
    ...textTokens(part.titleZh),
    ...textTokens(part.titleEn),
    ...values.flatMap((text) => (text ? sharedTokens(text) : [])),
  ]);
  return [...tokens].slice(0, MOST_TOKENS).join(' ');
}
