// What search engines read of a goods list: categories are pages of their own, searches and filtered lists are not.
import type { MetaDescriptor } from 'react-router';
import { taken } from '#kit/page/handed-over.ts';
import { isNarrowed } from '#mall/search/goods-query.ts';
import { breadcrumbFacts, type MetaArgs, pageMeta, siteOf } from '../seo.ts';
import type { loadGoodsList } from './load-goods-list.ts';

type Loaded = Awaited<ReturnType<typeof loadGoodsList>>;

/** @param path of the list, without its query */
export function listMeta(args: MetaArgs, { query, ...loaded }: Loaded, path: string): MetaDescriptor[] {
  const reply = taken(loaded.reply);
  const site = siteOf(args.matches);
  const isZh = site.language === 'zh';
  const trail = reply.facets.categoryPath;
  const category = trail.at(-1);
  // A single brand in a category is worth a page; every other narrowing is one view among thousands.
  const brand =
    query.brandIds.length === 1 && !isNarrowed({ ...query, brandIds: [] })
      ? reply.facets.brands.find(({ brandId }) => brandId === query.brandIds[0])
      : undefined;
  const place = category?.categoryName ?? (isZh ? '电子元器件' : 'Electronic components');
  const named = query.keyword || (brand ? `${brand.brandName} ${place}` : place);
  const total = `${reply.pagination.total}${reply.pagination.isCapped ? '+' : ''}`;
  const examples = reply.list
    .slice(0, 4)
    .map(({ partNo }) => partNo)
    .join(isZh ? '、' : ', ');
  const fields = new URLSearchParams();
  if (query.categoryId !== null) fields.set('categoryId2', String(query.categoryId));
  if (brand) fields.set('brandId', String(brand.brandId));
  if (query.current > 1) fields.set('current', String(query.current));
  const suffix = fields.size > 0 ? `?${fields}` : '';
  return pageMeta(args, {
    title: isZh
      ? `${named} 现货价格 参数选型${query.current > 1 ? ` 第 ${query.current} 页` : ''}`
      : `${named}: stock, prices and parameters${query.current > 1 ? `, page ${query.current}` : ''}`,
    description: isZh
      ? `${named} ${total} 款现货，含税阶梯价、实时库存、参数筛选。${examples ? `在售：${examples} 等。` : ''}`
      : `${total} ${named} in stock with price breaks, live stock and parametric filters.${examples ? ` On sale: ${examples}.` : ''}`,
    path: path + suffix,
    isIndexed: (brand !== undefined || !isNarrowed(query)) && reply.list.length > 0,
    facts:
      trail.length > 0
        ? [
            breadcrumbFacts(
              [
                { name: isZh ? '首页' : 'Home', path: '/index' },
                ...trail.map(({ categoryId, categoryName }) => ({
                  name: categoryName,
                  path: `${path}?categoryId2=${categoryId}`,
                })),
              ],
              site,
            ),
          ]
        : undefined,
  });
}
