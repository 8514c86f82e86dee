// Everything a buyer may type to find a part, as tokens: its number, its maker, where it stands, what it can do.
import { LRUCache } from 'lru-cache';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { channelTokens } from '../traits/channels.ts';
import { connectorTokens } from '../traits/connector-traits.ts';
import { codeToken, markingsOf } from '../traits/markings.ts';
import { outputTokens } from '../traits/outputs.ts';
import { traitsOf } from '../traits/traits.ts';
import { partNoTokens, textTokens, traitToken } from './tokens.ts';

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
  /** Its category alone, `zh / en`. */
  kind: string;
}

export const SEARCHED_PART = `
  a.part_id AS "partId", a.part_no AS "partNo", a.title_zh AS "titleZh", a.title_en AS "titleEn",
  a.package_name AS "packageName", a.package_family AS "packageFamily", a.series, a.params,
  b.name AS "brandName", b.name_zh AS "brandNameZh",
  (SELECT string_agg(c.name_zh || ' ' || c.name_en, ' ') FROM category c WHERE c.category_id = ANY(k.path)) AS "categoryNames",
  k.name_zh || ' / ' || k.name_en AS kind`;

/** Names and values are shared by thousands of parts: taken apart once. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });

function sharedTokens(text: string): readonly string[] {
  const tokens = known.get(text) ?? textTokens(text);
  known.set(text, tokens);
  return tokens;
}

/**
 * The tokens of a part, the important ones first, joined by blanks.
 * @param supplierNos under which suppliers list it
 */
export function partWords(part: SearchedPart, supplierNos: readonly string[] = []): string {
  const names = [
    part.brandName,
    part.brandNameZh,
    part.packageName,
    part.packageFamily,
    part.series,
    part.categoryNames,
  ];
  const values = part.params.flatMap(({ text, textEn }) => [text, textEn]);
  const text = [
    part.partNo,
    part.titleZh,
    part.titleEn,
    part.packageName ?? '',
    part.series ?? '',
    ...part.params.map((param) => `${param.key} ${param.text} ${param.textEn ?? ''}`),
  ].join(' · ');
  const holds = (name: RegExp, fits: (n: number) => boolean): boolean =>
    part.params.some(({ key, n }) => n !== undefined && name.test(key) && fits(Math.abs(n)));
  const traits = traitsOf({
    kind: part.kind,
    text,
    most: (name, limit) => holds(name, (n) => n <= limit * 1.0001),
    least: (name, limit) => holds(name, (n) => n >= limit * 0.9999),
  });
  const tokens = new Set([
    ...partNoTokens(part.partNo),
    ...supplierNos.map(codeToken),
    ...markingsOf(part.partNo).map(codeToken),
    ...traits.map(traitToken),
    ...connectorTokens({ kind: part.kind, text }),
    ...channelTokens({ kind: part.kind, text }),
    ...outputTokens(part.kind, text, part.params),
    ...names.flatMap((text) => (text ? sharedTokens(text) : [])),
    ...textTokens(part.titleZh),
    ...textTokens(part.titleEn),
    ...values.flatMap((text) => (text ? sharedTokens(text) : [])),
  ]);
  return [...tokens].slice(0, MOST_TOKENS).join(' ');
}
