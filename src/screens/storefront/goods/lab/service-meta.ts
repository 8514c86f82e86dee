// What search engines read of services and packages.
import type { MetaDescriptor } from 'react-router';
import type { PackageDetail, ServiceDetail } from '#mall/ability/lab-goods.protocol.ts';
import { type GoodsKind, goodsAddress } from '#mall/goods/goods-kind.ts';
import { addressIn, breadcrumbFacts, type MetaArgs, pageMeta, siteOf } from '../../seo.ts';

interface Said {
  title: string;
  description: string;
  /** Decimal yuan; null: there is none. */
  price: string | null;
}

function goodsMeta(
  args: MetaArgs,
  goods: ServiceDetail | PackageDetail,
  kind: GoodsKind,
  { title, description, price }: Said,
): MetaDescriptor[] {
  const site = siteOf(args.matches);
  const isZh = site.language === 'zh';
  const path = goodsAddress(kind, goods.productId);
  const offers = {
    ...{ '@type': 'Offer', priceCurrency: 'CNY', price, url: addressIn(site.language, site.origin, path) },
    availability: `https://schema.org/${goods.isOnSale ? 'InStock' : 'Discontinued'}`,
    seller: { '@type': 'Organization', name: goods.storeName },
  };
  return pageMeta(args, {
    ...{ title, description, path },
    isIndexed: goods.isOnSale,
    facts: [
      {
        ...{ '@type': 'Product', name: goods.title, description, sku: String(goods.goodsId) },
        brand: { '@type': 'Brand', name: goods.labName },
        ...(price === null ? {} : { offers }),
        ...(goods.evaluationStars === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: goods.evaluationStars,
                reviewCount: goods.evaluationCount,
              },
            }),
      },
      breadcrumbFacts(
        [
          { name: isZh ? '首页' : 'Home', path: '/index' },
          { name: isZh ? '检测服务' : 'Testing services', path: '/goods/service' },
          { name: goods.title, path },
        ],
        site,
      ),
    ],
  });
}

export function serviceMeta(args: MetaArgs, goods: ServiceDetail): MetaDescriptor[] {
  const isZh = siteOf(args.matches).language === 'zh';
  const method = `${goods.standard} ${goods.clause}`.trim();
  const days = isZh ? `${goods.days} 个工作日` : `${goods.days} working days`;
  const facts = [method, goods.range, days, ...goods.marks.map(({ mark }) => mark)].filter(Boolean);
  return goodsMeta(args, goods, 'SERVICE', {
    title: isZh ? `${goods.title} ${method} 检测` : `${goods.title}, ${method}`,
    description: isZh
      ? `${goods.labName}${goods.title}：${facts.join('，')}。在线试算费用与完成日期。`
      : `${goods.title} by ${goods.labName}: ${facts.join(', ')}. Price and date calculated online.`,
    price: goods.unitPrice,
  });
}

export function packageMeta(args: MetaArgs, goods: PackageDetail): MetaDescriptor[] {
  const isZh = siteOf(args.matches).language === 'zh';
  const items = goods.components.map(({ item }) => item).join(isZh ? '、' : ', ');
  return goodsMeta(args, goods, 'PACKAGE', {
    title: goods.title,
    description: isZh
      ? `${goods.labName}${goods.title}：${items}。`
      : `${goods.title} by ${goods.labName}: ${items}.`,
    price: goods.price,
  });
}
