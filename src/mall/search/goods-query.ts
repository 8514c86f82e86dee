// What a goods list is asked for, read from its address and written back: the address is the list's only memory.
import { mendPriceRange } from '#kit/rules/price-filter.ts';
import { readRange, type ValueRange, writeRange } from './value-range.ts';

export type GoodsSort = 0 | 1 | 2 | 3 | 4 | 5;
type GoodsView = 'table' | 'grid';
/** Values of one key are alternatives, keys narrow together. */
interface ParamChoice {
  readonly key: string;
  readonly value: string;
}

/** What a buyer may demand of an offer by a switch, besides stock. */
export const LIST_FLAGS = ['domestic', 'sample'] as const;
export type ListFlag = (typeof LIST_FLAGS)[number];

export interface GoodsQuery {
  readonly keyword: string;
  readonly categoryId: number | null;
  /** Set where the list stands inside a store. */
  readonly storeId: number | null;
  /** Decimal yuan as mended by the rule of the price filter; '' where not given. */
  readonly lowPrice: string;
  readonly highPrice: string;
  readonly inStock: boolean;
  readonly isHasCode: boolean;
  readonly sort: GoodsSort;
  readonly view: GoodsView;
  readonly pageSize: number;
  /** From 1. */
  readonly current: number;
  readonly brandIds: readonly number[];
  readonly params: readonly ParamChoice[];
  /** By size, in the base unit; one per parameter. */
  readonly ranges: readonly ValueRange[];
  readonly flags: readonly ListFlag[];
  /** Prices are shown, and bounded, for a thousand pieces (domain 3.10.13). */
  readonly perThousand: boolean;
  /** Parameters shown as columns; empty: those of the category. */
  readonly columns: readonly string[];
}

export const PAGE_SIZES: readonly number[] = [24, 48, 96]; // chosen: the first is the usual one
const MOST_PARAMS = 60;
const MOST_BRANDS = 20;
const MOST_RANGES = 20;
export const MOST_COLUMNS = 6; // chosen: as many as leave room for price and quantity at 1280 px
const LONGEST_KEYWORD = 100;
const LONGEST_CHOICE = 200;

export const emptyGoodsQuery: GoodsQuery = {
  keyword: '',
  categoryId: null,
  storeId: null,
  lowPrice: '',
  highPrice: '',
  inStock: false,
  isHasCode: false,
  sort: 0,
  view: 'table',
  pageSize: PAGE_SIZES[0]!,
  current: 1,
  brandIds: [],
  params: [],
  ranges: [],
  flags: [],
  perThousand: false,
  columns: [],
};

/** Reads a list's address. Never throws: what makes no sense counts as not asked for. */
export function readGoodsQuery(search: URLSearchParams): GoodsQuery {
  const whole = (name: string): number | null => readId(search.get(name));
  const price = mendPriceRange(search.get('lowPrice')?.trim(), search.get('highPrice')?.trim());
  const sort = Number(search.get('sort') ?? 0);
  const pageSize = whole('pageSize');
  const params: ParamChoice[] = [];
  const seen = new Set<string>();
  for (const text of search.getAll('params')) {
    const at = text.indexOf(':');
    if (at <= 0 || at === text.length - 1 || text.length > LONGEST_CHOICE || seen.has(text)) continue;
    if (params.length === MOST_PARAMS) break;
    seen.add(text);
    params.push({ key: text.slice(0, at), value: text.slice(at + 1) });
  }
  const brandIds = new Set<number>();
  for (const text of search.getAll('brandId')) {
    const brandId = readId(text);
    if (brandId !== null && brandIds.size < MOST_BRANDS) brandIds.add(brandId);
  }
  const ranges = new Map<string, ValueRange>();
  for (const text of search.getAll('ranges')) {
    const range = readRange(text);
    if (range && ranges.size < MOST_RANGES) ranges.set(range.key, range);
  }
  const asked = search.getAll('flags').flatMap((text) => text.split(','));
  return {
    keyword: [...(search.get('keyword') ?? '').replaceAll(/\s+/g, ' ').trim()]
      .slice(0, LONGEST_KEYWORD)
      .join('')
      .trim(),
    // spec §2: links name the category categoryId2, whatever its level
    categoryId: whole('categoryId2') ?? whole('categoryId3') ?? whole('categoryId1') ?? whole('categoryId'),
    storeId: whole('vid'),
    lowPrice: price.low === undefined ? '' : String(price.low),
    highPrice: price.high === undefined ? '' : String(price.high),
    inStock: search.get('inStock') === '1' || asked.includes('inStock'),
    isHasCode: search.get('isHasCode') === '1',
    sort: (Number.isInteger(sort) && sort >= 0 && sort <= 5 ? sort : 0) as GoodsSort,
    view: search.get('view') === 'grid' ? 'grid' : 'table',
    pageSize: pageSize !== null && PAGE_SIZES.includes(pageSize) ? pageSize : PAGE_SIZES[0]!,
    current: Math.min(whole('current') ?? 1, 100_000),
    brandIds: [...brandIds].sort((a, b) => a - b),
    params,
    ranges: [...ranges.values()],
    flags: LIST_FLAGS.filter((flag) => asked.includes(flag)),
    perThousand: search.get('perThousand') === '1',
    columns: readColumns(search.getAll('cols')),
  };
}

/** The query that this part of an address asks for, in the store where the list stands. */
export function withSearch({ storeId }: GoodsQuery, search: string): GoodsQuery {
  return { ...readGoodsQuery(new URLSearchParams(search)), storeId };
}

/** Parameter keys from `a,b` or several such texts: each once, in order, at most six. */
export function readColumns(texts: readonly string[]): string[] {
  const keys = texts.flatMap((text) => text.split(',')).filter((key) => /^[A-Za-z][\w-]{0,40}$/.test(key));
  return [...new Set(keys)].slice(0, MOST_COLUMNS);
}

function readId(text: string | null): number | null {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  const number = Number(text);
  return number > 0 ? number : null;
}

/** The fields of the address in their fixed order, without those that say nothing. */
export function goodsQueryFields(query: GoodsQuery): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (query.storeId !== null) fields.push(['vid', String(query.storeId)]);
  if (query.keyword) fields.push(['keyword', query.keyword]);
  if (query.categoryId !== null) fields.push(['categoryId2', String(query.categoryId)]);
  if (query.lowPrice) fields.push(['lowPrice', query.lowPrice]);
  if (query.highPrice) fields.push(['highPrice', query.highPrice]);
  if (query.inStock) fields.push(['inStock', '1']);
  if (query.isHasCode) fields.push(['isHasCode', '1']);
  if (query.sort) fields.push(['sort', String(query.sort)]);
  if (query.view !== 'table') fields.push(['view', query.view]);
  if (query.pageSize !== PAGE_SIZES[0]) fields.push(['pageSize', String(query.pageSize)]);
  if (query.current > 1) fields.push(['current', String(query.current)]);
  for (const brandId of query.brandIds) fields.push(['brandId', String(brandId)]);
  for (const { key, value } of query.params) fields.push(['params', `${key}:${value}`]);
  for (const range of query.ranges) fields.push(['ranges', writeRange(range)]);
  for (const one of query.flags) fields.push(['flags', one]);
  if (query.perThousand) fields.push(['perThousand', '1']);
  if (query.columns.length > 0) fields.push(['cols', query.columns.join(',')]);
  return fields;
}

/** The query part of the address, `?…` or ''. Undoes `readGoodsQuery`. */
export function writeGoodsQuery(query: GoodsQuery): string {
  let text = '';
  for (const [name, value] of goodsQueryFields(query))
    text += `${text ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return text;
}

/** The query with changes. Every change of what is asked for leads back to the first page. */
export function narrowed(query: GoodsQuery, change: Partial<GoodsQuery>): GoodsQuery {
  return { ...query, current: 1, ...change };
}

/** Chooses the value, or takes it away when it is chosen. */
export function toggledParam(query: GoodsQuery, key: string, value: string): GoodsQuery {
  const rest = query.params.filter((one) => one.key !== key || one.value !== value);
  return narrowed(query, { params: rest.length < query.params.length ? rest : [...rest, { key, value }] });
}

/** Chooses the brand, or takes it away when it is chosen. */
export function toggledBrand(query: GoodsQuery, brandId: number): GoodsQuery {
  const rest = query.brandIds.filter((one) => one !== brandId);
  return narrowed(query, {
    brandIds: rest.length < query.brandIds.length ? rest : [...rest, brandId].sort((a, b) => a - b),
  });
}

/** Demands the flag, or no longer. */
export function toggledFlag(query: GoodsQuery, flag: ListFlag): GoodsQuery {
  const { flags } = query;
  return narrowed(query, {
    flags: LIST_FLAGS.filter((one) => (one === flag ? !flags.includes(one) : flags.includes(one))),
  });
}

/** The query with this range instead of any other of its parameter; without bounds the parameter is free again. */
export function withRange(query: GoodsQuery, range: ValueRange): GoodsQuery {
  const isFree = range.low === undefined && range.high === undefined && range.contains === undefined;
  const rest = query.ranges.filter(({ key }) => key !== range.key);
  return narrowed(query, { ranges: isFree ? rest : [...rest, range].slice(-MOST_RANGES) });
}

/** Whether anything narrows the list beyond the place it stands at (category, store). */
export function isNarrowed(query: GoodsQuery): boolean {
  return (
    query.keyword !== '' ||
    query.lowPrice !== '' ||
    query.highPrice !== '' ||
    query.inStock ||
    query.isHasCode ||
    query.brandIds.length > 0 ||
    query.params.length > 0 ||
    query.ranges.length > 0 ||
    query.flags.length > 0
  );
}

/** What the goods list call takes for this query. */
export function goodsListInput(query: GoodsQuery) {
  return {
    keyword: query.keyword || undefined,
    categoryId: query.categoryId ?? undefined,
    storeId: query.storeId ?? undefined,
    brandId: query.brandIds.length > 0 ? query.brandIds.map(String) : undefined,
    lowPrice: query.lowPrice || undefined,
    highPrice: query.highPrice || undefined,
    inStock: query.inStock || undefined,
    isHasCode: query.isHasCode || undefined,
    sort: query.sort,
    current: query.current,
    pageSize: query.pageSize,
    params: query.params.length > 0 ? query.params.map(({ key, value }) => `${key}:${value}`) : undefined,
    ranges: query.ranges.length > 0 ? query.ranges.map(writeRange) : undefined,
    flags: query.flags.length > 0 ? [...query.flags] : undefined,
    perThousand: query.perThousand || undefined,
    columns: query.columns.length > 0 ? [...query.columns] : undefined,
  };
}
