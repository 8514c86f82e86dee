// What a goods list is asked for, as conditions on the goods index.
import type { Work } from '#kit/db/work.ts';
import { mendPriceRange } from '#kit/rules/price-filter.ts';
import type { GoodsListInput } from '../search.protocol.ts';
import { readKeyword } from './tokens.ts';
import { findTermIds, NO_TERM, PLACES } from './vocabulary.ts';

export interface GoodsFilter {
  /** Terms that must all be there: where one stands (category, store). */
  place: readonly number[];
  /** By kind: alternatives, of which one must be there. */
  chosen: ReadonlyMap<string, readonly number[]>;
  tsquery: string | undefined;
  /** What listings with this part number, or one that begins so, are put first for. */
  partNo: string | undefined;
  /** Micro-yuan. */
  low: number | undefined;
  high: number | undefined;
  inStock: boolean;
}

/** Matches everything. */
export const NO_FILTER: GoodsFilter = {
  place: [],
  chosen: new Map(),
  tsquery: undefined,
  partNo: undefined,
  low: undefined,
  high: undefined,
  inStock: false,
};

const MICRO = 1_000_000;

/** Never refuses: what does not exist matches nothing. */
export async function readFilter(work: Work, input: GoodsListInput): Promise<GoodsFilter> {
  const place: { kind: string; value: string }[] = [];
  if (input.categoryId !== undefined) place.push({ kind: 'category', value: String(input.categoryId) });
  if (input.storeId !== undefined) place.push({ kind: 'store', value: String(input.storeId) });
  const choices = [
    ...(input.brandId ?? []).filter((value) => value !== '').map((value) => ({ kind: 'brand', value })),
    ...(input.params ?? []).flatMap(readChoice),
  ];
  const ids = await findTermIds(work, [...place, ...choices]);
  const chosen = new Map<string, number[]>();
  choices.forEach(({ kind }, at) => {
    const termId = ids[place.length + at]!;
    const alternatives = chosen.get(kind) ?? [];
    if (termId !== NO_TERM && !alternatives.includes(termId)) alternatives.push(termId);
    chosen.set(kind, alternatives);
  });
  for (const alternatives of chosen.values()) {
    alternatives.sort((a, b) => a - b);
    if (alternatives.length === 0) alternatives.push(NO_TERM);
  }
  const words = input.keyword ? readKeyword(input.keyword) : undefined;
  const isHopeless = input.isHasCode === true || (Boolean(input.keyword) && !words); // nobody has material codes
  const { low, high } = mendPriceRange(input.lowPrice, input.highPrice);
  return {
    place: [...ids.slice(0, place.length), ...(isHopeless ? [NO_TERM] : [])],
    chosen: new Map([...chosen].sort(([a], [b]) => (a < b ? -1 : 1))),
    tsquery: words?.tsquery,
    partNo: words?.partNo,
    low: low === undefined ? undefined : Math.round(low * MICRO),
    high: high === undefined ? undefined : Math.round(high * MICRO),
    inStock: input.inStock === true,
  };
}

/** `key:value`; what has no colon is no choice, and places have inputs of their own. */
function readChoice(text: string): { kind: string; value: string }[] {
  const at = text.indexOf(':');
  const kind = text.slice(0, Math.max(at, 0));
  return at > 0 && at < text.length - 1 && !PLACES.has(kind) ? [{ kind, value: text.slice(at + 1) }] : [];
}

/** The same filter without what was chosen of one kind: for counting the alternatives of that kind. */
export function withoutKind(filter: GoodsFilter, kind: string): GoodsFilter {
  return { ...filter, chosen: new Map([...filter.chosen].filter(([other]) => other !== kind)) };
}

/** Equal for filters that ask for the same. */
export function filterKey(filter: GoodsFilter): string {
  const { place, chosen, tsquery, partNo, low, high, inStock } = filter;
  return JSON.stringify([place, [...chosen], tsquery, partNo, low, high, inStock]);
}

/** Whether the filter says only where one stands, so that counts made beforehand are right. */
export function isPlaceOnly({ chosen, tsquery, low, high, inStock }: GoodsFilter): boolean {
  return chosen.size === 0 && tsquery === undefined && low === undefined && high === undefined && !inStock;
}

/** A WHERE clause over goods_index and the values of its placeholders, which count from `$1`. */
export function conditionOf(filter: GoodsFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, write: (placeholder: string) => string): void => {
    values.push(value);
    conditions.push(write(`$${values.length}`));
  };
  const groups = [...filter.chosen.values()];
  const all = [...filter.place, ...groups.filter((group) => group.length === 1).flat()];
  if (all.length > 0) add(all, (at) => `terms @> ${at}::int[]`);
  for (const group of groups) if (group.length > 1) add(group, (at) => `terms && ${at}::int[]`);
  if (filter.tsquery !== undefined) add(filter.tsquery, (at) => `words @@ ${at}::tsquery`);
  if (filter.low !== undefined) add(filter.low, (at) => `price >= ${at}::bigint`);
  if (filter.high !== undefined) add(filter.high, (at) => `price <= ${at}::bigint`);
  if (filter.inStock) conditions.push('in_stock');
  return { where: conditions.join(' AND ') || 'true', values };
}
