// Brands: all of them from A to Z, or with a brand in the address that brand's home.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { partProtocol } from '#mall/part/part.protocol.ts';
import { brandCountry } from '#mall/part/parts/brand-words.ts';
import { goodsListInput, readGoodsQuery } from '#mall/search/goods-query.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { answerOr404 } from './answer-or-404.ts';
import { BrandHomeView } from './brand/brand-home.tsx';
import { BrandListView } from './brand/brand-list.tsx';
import { breadcrumbFacts, hiddenMeta, pageMeta, siteOf } from './seo.ts';

const SHELF = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const mall = context.get(mallContext);
  const asked = search.get('brandId') ?? '';
  if (/^[1-9]\d{0,14}$/.test(asked)) {
    const brandId = Number(asked);
    const shelf = { ...readGoodsQuery(new URLSearchParams()), brandIds: [brandId] };
    const [home, popular, newest] = await answerOr404(
      Promise.all([
        mall.call(partProtocol.brandHome, { brandId }),
        mall.call(searchProtocol.goodsList, { ...goodsListInput(shelf), pageSize: SHELF }),
        mall.call(searchProtocol.goodsList, { ...goodsListInput(shelf), sort: 5, pageSize: SHELF }),
      ]),
    );
    return { kind: 'home' as const, home, popular, newest: newest.list };
  }
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 50);
  const isDomestic = search.get('isDomestic') === '1';
  const brands = await mall.call(partProtocol.brands, { keyword: keyword || undefined });
  return {
    kind: 'list' as const,
    brands: isDomestic ? brands.filter((brand) => brand.isDomestic) : brands,
    keyword,
    isDomestic,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const site = siteOf(args.matches);
  const isZh = site.language === 'zh';
  const loaded = args.loaderData;
  if (!loaded) return hiddenMeta(args, '404');
  if (loaded.kind === 'home') {
    const { brand, categories, series } = loaded.home;
    const path = `/brand?brandId=${brand.brandId}`;
    const made = categories
      .slice(0, 5)
      .map(({ categoryName }) => categoryName)
      .join(isZh ? '、' : ', ');
    const country = brandCountry(brand.country, site.language);
    return pageMeta(args, {
      title: isZh ? `${brand.brandName} 现货 系列 选型` : `${brand.brandName}: parts, series and stock`,
      description: isZh
        ? `${brand.brandName}${country ? `（${country}）` : ''}${brand.partCount} 个型号、${series.length} 个系列：${made}。`
        : `${brand.partCount} parts in ${series.length} series by ${brand.brandName}${country ? ` (${country})` : ''}: ${made}.`,
      path,
      isIndexed: brand.partCount > 0,
      facts: [
        { '@type': 'Brand', name: brand.brandName, url: brand.website ?? undefined },
        breadcrumbFacts(
          [
            { name: isZh ? '品牌' : 'Brands', path: '/brand' },
            { name: brand.brandName, path },
          ],
          site,
        ),
      ],
    });
  }
  const { brands, keyword, isDomestic } = loaded;
  const names = brands
    .slice(0, 12)
    .map(({ brandName }) => brandName)
    .join(isZh ? '、' : ', ');
  return pageMeta(args, {
    title: isZh ? '电子元器件品牌大全' : 'Brands of electronic components',
    description: isZh
      ? `${brands.length} 个在售品牌：${names} 等，标注国产品牌。`
      : `${brands.length} brands on sale: ${names} and more.`,
    path: '/brand',
    isIndexed: !keyword && !isDomestic,
  });
};

export default function BrandPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === 'home' ? <BrandHomeView {...loaded} /> : <BrandListView {...loaded} />;
}
