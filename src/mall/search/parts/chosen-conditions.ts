// What narrows a list, one condition at a time: its words, and the address of the list without it.
import type { Spoken } from '#kit/words/speak.ts';
import {
  type GoodsQuery,
  narrowed,
  toggledBrand,
  toggledFlag,
  toggledParam,
  withRange,
  writeGoodsQuery,
} from '../goods-query.ts';
import type { Facets } from '../search.protocol.ts';
import type { searchWords } from './search-words.ts';
import { showRange } from './show-size.ts';

export interface Condition {
  key: string;
  /** What kind of condition: "Brand", "Capacitance". */
  label: string;
  text: string;
  /** The list without it. */
  without: string;
}

/** Every condition of the query in the order of the page. @param path of the list, without its query */
export function chosenConditions(
  query: GoodsQuery,
  facets: Facets,
  say: Spoken<typeof searchWords>,
  path: string,
): Condition[] {
  const conditions: Condition[] = [];
  const add = (key: string, label: string, text: string, without: GoodsQuery) =>
    conditions.push({ key, label, text, without: path + writeGoodsQuery(without) });
  if (query.keyword) add('keyword', say.keyword, query.keyword, narrowed(query, { keyword: '' }));
  if (query.categoryId !== null && (query.keyword || query.storeId !== null)) {
    const name = facets.categoryPath.find((one) => one.categoryId === query.categoryId)?.categoryName;
    if (name) add('category', say.category, name, narrowed(query, { categoryId: null }));
  }
  for (const brandId of query.brandIds) {
    const name = facets.brands.find((one) => one.brandId === brandId)?.brandName ?? String(brandId);
    add(`brand ${brandId}`, say.brand, name, toggledBrand(query, brandId));
  }
  for (const { key, value } of query.params) {
    const facet = facets.params.find((one) => one.key === key);
    const text = facet?.values.find((one) => one.value === value)?.text ?? value;
    add(`${key}:${value}`, facet?.name ?? key, text, toggledParam(query, key, value));
  }
  for (const range of query.ranges) {
    const facet = facets.params.find((one) => one.key === range.key);
    const text = showRange(range, facet?.unit ?? '', say);
    add(`range ${range.key}`, facet?.name ?? range.key, text, withRange(query, { key: range.key }));
  }
  if (query.lowPrice || query.highPrice) {
    const { lowPrice, highPrice } = query;
    const text =
      lowPrice && highPrice
        ? say.priceBetween(lowPrice, highPrice)
        : lowPrice
          ? say.priceFrom(lowPrice)
          : say.priceTo(highPrice);
    const said = query.perThousand ? say.perThousandRange(text) : text;
    add('price', say.price, said, narrowed(query, { lowPrice: '', highPrice: '' }));
  }
  if (query.inStock) add('inStock', '', say.onlyInStock, narrowed(query, { inStock: false }));
  for (const flag of query.flags) {
    add(flag, '', flag === 'domestic' ? say.onlyDomestic : say.withSample, toggledFlag(query, flag));
  }
  if (query.isHasCode) add('isHasCode', '', say.inMyCodes, narrowed(query, { isHasCode: false }));
  return conditions;
}

/** The list without any condition; it stays in its category or store. */
export function withoutConditions(query: GoodsQuery, path: string): string {
  return (
    path +
    writeGoodsQuery(
      narrowed(query, {
        keyword: '',
        lowPrice: '',
        highPrice: '',
        inStock: false,
        isHasCode: false,
        brandIds: [],
        params: [],
        ranges: [],
        flags: [],
      }),
    )
  );
}
