// Which of a part's parameters its category's list can be filtered by, and under which value.
import type { MallForLoaders } from '#kit/browser/mall-context.ts';
import type { GoodsDetail } from '#mall/goods/goods.protocol.ts';
import type { SimilarFilters } from '#mall/goods/parts/goods-params.tsx';
import { searchProtocol } from '#mall/search/search.protocol.ts';

/** By parameter key the value that the list's filter knows. Empty where the list cannot be asked: the page lives without it. */
export async function similarFilters(mall: MallForLoaders, goods: GoodsDetail): Promise<SimilarFilters> {
  const leaf = goods.categoryPath.at(-1);
  if (!leaf) return {};
  try {
    const { facets } = await mall.call(searchProtocol.goodsList, {
      categoryId: leaf.categoryId,
      pageSize: 1,
    });
    const texts = new Map(goods.params.map(({ key, text }) => [key, text]));
    if (goods.packageName && !texts.has('package')) texts.set('package', goods.packageName);
    const filters: Record<string, string> = {};
    for (const { key, values } of facets.params) {
      const value = values.find(({ text }) => text === texts.get(key))?.value;
      if (value !== undefined) filters[key] = value;
    }
    return filters;
  } catch {
    return {};
  }
}
