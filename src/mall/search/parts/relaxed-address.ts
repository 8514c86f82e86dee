// The list without the condition that a suggestion leaves out.
import { type GoodsQuery, narrowed, writeGoodsQuery } from '../goods-query.ts';
import type { Relaxation } from '../search.protocol.ts';
import { writeRange } from '../value-range.ts';

/** What of the query goes. A value names one of several; without it all of its kind go. */
function withoutThat(query: GoodsQuery, { of, value, keyword }: Relaxation): Partial<GoodsQuery> {
  const isOther = (text: string) => value !== null && text !== value;
  switch (of) {
    case 'keyword':
      return { keyword: keyword ?? '' };
    case 'categoryId':
      return { categoryId: null, params: [], ranges: [], columns: [] };
    case 'storeId':
      return { storeId: null };
    case 'brandId':
      return { brandIds: query.brandIds.filter((brandId) => isOther(String(brandId))) };
    case 'params':
      return { params: query.params.filter((one) => isOther(`${one.key}:${one.value}`)) };
    case 'ranges':
      return { ranges: query.ranges.filter((range) => isOther(writeRange(range))) };
    case 'flags':
      return { flags: query.flags.filter(isOther) };
    case 'inStock':
      return { inStock: false };
    case 'price':
      return { lowPrice: '', highPrice: '' };
    case 'isHasCode':
      return { isHasCode: false };
  }
}

/** @param path of the list, without its query; a list without its store stands outside of it */
export function relaxedAddress(query: GoodsQuery, relaxation: Relaxation, path: string): string {
  const target = relaxation.of === 'storeId' ? '/goods/list' : path;
  return target + writeGoodsQuery(narrowed(query, withoutThat(query, relaxation)));
}
