// What a goods list is asked for, as conditions on the goods index.
import type { Work } from '#kit/db/work.ts';
import { mendPriceRange } from '#kit/rules/price-filter.ts';
import { required } from '#kit/rules/required.ts';
import { listCodedPartIds } from '#mall/mat-code/server/mat-code.ts';
import { packageValue } from '../package-names.ts';
import type { GoodsListInput } from '../search.protocol.ts';
import { readRanges, type ValueRange } from '../value-range.ts';
import { findTermsInRange } from './find-terms-in-range.ts';
import { findListingsOf } from './rows/listings-of-parts.ts';
import { toTsquery, type WordQuery } from './tokens.ts';
import { findTermIds, NO_TERM, PLACES } from './vocabulary.ts';

export interface GoodsFilter {
  /** Terms that must all be there: where one stands (category, store). */
  place: readonly number[];
  /** By kind: alternatives, of which one must be there. */
  chosen: ReadonlyMap<string, readonly number[]>;
  /** What the keyword, ranges and flags ask for: alternatives, of which one must be there. */
  groups: readonly (readonly number[])[];
  /** Only these listings; undefined: all. */
  goodsIds: readonly number[] | undefined;
  words: WordQuery | undefined;
  /** What listings with this part number, or one that begins so, are put first for. */
  partNo: string | undefined;
  /** Terms: what has one of them is put first, too. */
  likely: readonly number[];
  /** Micro-yuan. */
  low: number | undefined;
  high: number | undefined;
  inStock: boolean;
  /** Inside a store every listing stands for itself; elsewhere those of a part are one. */
  isPerListing: boolean;
}

/** Matches everything. */
export const NO_FILTER: GoodsFilter = {
  place: [],
  chosen: new Map(),
  groups: [],
  goodsIds: undefined,
  words: undefined,
  partNo: undefined,
  likely: [],
  low: undefined,
  high: undefined,
  inStock: false,
  isPerListing: false,
};

const MICRO = 1_000_000;

/**
 * All that is asked for but the keyword. Never refuses: what does not exist matches nothing.
 * @param enterpriseId whose material codes `isHasCode` means; without one nobody's, and nothing matches
 */
export async function readFilter(
  work: Work,
  input: GoodsListInput,
  enterpriseId: number | null = null,
): Promise<GoodsFilter> {
  const place: { kind: string; value: string }[] = [];
  if (input.categoryId !== undefined) place.push({ kind: 'category', value: String(input.categoryId) });
  if (input.storeId !== undefined) place.push({ kind: 'store', value: String(input.storeId) });
  const choices = [
    ...(input.brandId ?? []).filter((value) => value !== '').map((value) => ({ kind: 'brand', value })),
    ...(input.params ?? []).flatMap(readChoice),
  ];
  const flags = (input.flags ?? []).filter((flag) => flag !== 'inStock');
  const wanted = flags.map((value) => ({ kind: 'flag', value }));
  const ids = await findTermIds(work, [...place, ...choices, ...wanted]);
  const chosen = new Map<string, number[]>();
  choices.forEach(({ kind }, at) => {
    const termId = required(ids[place.length + at]);
    const alternatives = chosen.get(kind) ?? [];
    if (termId !== NO_TERM && !alternatives.includes(termId)) alternatives.push(termId);
    chosen.set(kind, alternatives);
  });
  for (const alternatives of chosen.values()) {
    alternatives.sort((a, b) => a - b);
    if (alternatives.length === 0) alternatives.push(NO_TERM);
  }
  const ranges = await Promise.all(readRanges(input.ranges ?? []).map((range) => termsOfRange(work, range)));
  const { low, high } = mendPriceRange(input.lowPrice, input.highPrice);
  const micro = input.perThousand ? MICRO / 1_000 : MICRO;
  return {
    ...NO_FILTER,
    place: ids.slice(0, place.length),
    chosen: new Map([...chosen].sort(([a], [b]) => (a < b ? -1 : 1))),
    groups: [...ids.slice(place.length + choices.length).map((termId) => [termId]), ...ranges],
    goodsIds: input.isHasCode ? await codedGoods(work, enterpriseId) : undefined,
    low: low === undefined ? undefined : Math.round(low * micro),
    high: high === undefined ? undefined : Math.round(high * micro),
    inStock: input.inStock === true || input.flags?.includes('inStock') === true,
    isPerListing: input.storeId !== undefined,
  };
}

async function codedGoods(work: Work, enterpriseId: number | null): Promise<number[]> {
  const partIds = enterpriseId === null ? [] : await listCodedPartIds(work, enterpriseId);
  if (partIds.length === 0) return [];
  const rows = await findListingsOf(work, partIds);
  return rows.map((row) => row.goodsId);
}

/** The terms of a range; NO_TERM alone where no value lies in it. */
async function termsOfRange(work: Work, { key, ...range }: ValueRange): Promise<number[]> {
  const termIds = PLACES.has(key) ? [] : await findTermsInRange(work, key, range);
  return termIds.length > 0 ? termIds : [NO_TERM];
}

/** `key:value`; what has no colon is no choice, and places have inputs of their own. */
function readChoice(text: string): { kind: string; value: string }[] {
  const at = text.indexOf(':');
  const kind = text.slice(0, Math.max(at, 0));
  if (at <= 0 || at >= text.length - 1 || PLACES.has(kind)) return [];
  const value = text.slice(at + 1);
  return [{ kind, value: kind === 'package' ? packageValue(value) : value }];
}

/** The same filter without what was chosen of one kind: for counting the alternatives of that kind. */
export function withoutKind(filter: GoodsFilter, kind: string): GoodsFilter {
  return { ...filter, chosen: new Map([...filter.chosen].filter(([other]) => other !== kind)) };
}

/** Alternatives, of which one must be there, of all kinds: where one stands, what was chosen and what was asked for. */
const groupsOf = ({ place, chosen, groups }: GoodsFilter): (readonly number[])[] => [
  ...place.map((termId) => [termId]),
  ...chosen.values(),
  ...groups,
];

/** Whether nothing can match, so that nobody has to look. */
export const isHopeless = (filter: GoodsFilter): boolean =>
  filter.goodsIds?.length === 0 ||
  groupsOf(filter).some((group) => group.every((termId) => termId === NO_TERM));

/** Equal for filters that ask for the same. */
export function filterKey(filter: GoodsFilter): string {
  const { place, chosen, groups, goodsIds, words, partNo, likely, low, high, inStock, isPerListing } = filter;
  return JSON.stringify([
    place,
    [...chosen],
    groups,
    goodsIds,
    words && toTsquery(words),
    partNo,
    likely,
    low,
    high,
    inStock,
    isPerListing,
  ]);
}

/** Whether the filter says only where one stands, so that counts made beforehand are right. */
export function isPlaceOnly({ chosen, groups, goodsIds, words, low, high, inStock }: GoodsFilter): boolean {
  const isBounded = low !== undefined || high !== undefined || inStock || goodsIds !== undefined;
  return chosen.size === 0 && groups.length === 0 && words === undefined && !isBounded;
}

/** A WHERE clause over goods_index and the values of its placeholders, which count from `$1`. */
export function conditionOf(filter: GoodsFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, write: (placeholder: string) => string): void => {
    values.push(value);
    conditions.push(write(`$${values.length}`));
  };
  const groups = groupsOf(filter);
  const all = groups.filter((group) => group.length === 1).flat();
  if (all.length > 0) add(all, (at) => `terms @> ${at}::int[]`);
  for (const group of groups) if (group.length > 1) add(group, (at) => `terms && ${at}::int[]`);
  if (filter.goodsIds !== undefined) add(filter.goodsIds, (at) => `goods_id = ANY(${at}::bigint[])`);
  if (filter.words !== undefined) add(toTsquery(filter.words), (at) => `words @@ ${at}::tsquery`);
  if (filter.low !== undefined) add(filter.low, (at) => `price >= ${at}::bigint`);
  if (filter.high !== undefined) add(filter.high, (at) => `price <= ${at}::bigint`);
  if (filter.inStock) conditions.push('in_stock');
  return { where: conditions.join(' AND ') || 'true', values };
}
