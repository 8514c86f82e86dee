// What search engines read of a goods page: the part, its offers, and where it stands.
import type { MetaDescriptor } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { pictureSource } from '#kit/ui/picture-source.ts';
import type { GoodsDetail } from '#mall/goods/goods.protocol.ts';
import { absolute, addressIn, breadcrumbFacts, type MetaArgs, pageMeta, siteOf } from '../seo.ts';

export const detailPath = (productId: number) => `/goods/detail?productId=${productId}`;

/** Title, description, Product with its offers, and the breadcrumb. The default product's page stands for all packings. */
export function detailMeta(args: MetaArgs, goods: GoodsDetail): MetaDescriptor[] {
  const site = siteOf(args.matches);
  const isZh = site.language === 'zh';
  const main = goods.products[0];
  const path = detailPath(main?.productId ?? goods.productId);
  const picture = pictureSource(goods.goodsImage);
  const product = goods.products.find(({ productId }) => productId === goods.productId) ?? main;
  const tiers = product?.priceTiers ?? [];
  const from = tiers.at(-1)?.unitPrice;
  const params = goods.params.slice(0, 5).map(({ name, text }) => `${name} ${text}`);
  const availability = `https://schema.org/${!goods.isOnSale ? 'Discontinued' : (product?.productStock ?? 0) > 0 ? 'InStock' : 'OutOfStock'}`;
  const offers =
    tiers.length > 1
      ? {
          '@type': 'AggregateOffer',
          priceCurrency: 'CNY',
          lowPrice: from,
          highPrice: tiers[0]?.unitPrice,
          offerCount: tiers.length,
          availability,
          seller: { '@type': 'Organization', name: goods.storeName },
        }
      : {
          '@type': 'Offer',
          priceCurrency: 'CNY',
          price: tiers[0]?.unitPrice,
          availability,
          url: addressIn(site.language, site.origin, path),
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product?.minBuyNum },
          seller: { '@type': 'Organization', name: goods.storeName },
        };
  return pageMeta(args, {
    title: isZh
      ? `${goods.partNo} ${goods.brandName} ${goods.packageName ?? ''} 价格 库存${goods.datasheet ? ' 规格书' : ''}`
      : `${goods.partNo} ${goods.brandName} ${goods.packageName ?? ''}: price, stock${goods.datasheet ? ', datasheet' : ''}`,
    description: isZh
      ? `${goods.partNo}（${goods.brandName}）${goods.goodsName}。${params.join('，')}。${from ? `低至 ${showUnitPrice(from)}/件，` : ''}库存 ${product?.productStock ?? 0}，批号与日期码可查。`
      : `${goods.partNo} by ${goods.brandName}: ${goods.goodsName}. ${params.join(', ')}. ${from ? `From ${showUnitPrice(from)} each, ` : ''}${product?.productStock ?? 0} in stock, lots and date codes shown.`,
    path,
    picture,
    facts: [
      {
        '@type': 'Product',
        name: `${goods.brandName} ${goods.partNo}`,
        description: goods.goodsName,
        sku: String(goods.goodsId),
        mpn: goods.partNo,
        brand: { '@type': 'Brand', name: goods.brandName },
        category: goods.categoryPath.map(({ categoryName }) => categoryName).join(' > '),
        image: picture ? absolute(picture, site.origin) : undefined,
        additionalProperty: goods.params.map(({ name, text }) => ({
          '@type': 'PropertyValue',
          name,
          value: text,
        })),
        offers,
        ...(goods.evaluationStars !== null && goods.evaluationCount > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: goods.evaluationStars,
                reviewCount: goods.evaluationCount,
              },
            }
          : {}),
      },
      breadcrumbFacts(
        [
          { name: isZh ? '首页' : 'Home', path: '/index' },
          ...goods.categoryPath.map(({ categoryId, categoryName }) => ({
            name: categoryName,
            path: `/goods/list?categoryId2=${categoryId}`,
          })),
          { name: goods.partNo, path },
        ],
        site,
      ),
    ],
  });
}
