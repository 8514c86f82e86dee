// The home page: categories, what is new, what is chosen, who sells; every module is real data or is not there.
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { type MallForLoaders, mallContext } from '#kit/browser/mall-context.ts';
import { handOver, taken } from '#kit/page/handed-over.ts';
import { Kept } from '#kit/page/kept.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ServiceShelf } from '#mall/ability/parts/service-shelf.tsx';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { serviceList } from '#mall/ability/service-list.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { partProtocol } from '#mall/part/part.protocol.ts';
import CategoryFlyout from '#mall/part/parts/category-flyout.tsx';
import { GoodsTiles, toTile } from '#mall/search/parts/goods-tile.tsx';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { StoreMark } from '#mall/store/parts/store-mark.tsx';
import { HomeBanners } from './frame/home-banners.tsx';
import { MemberCard } from './frame/member-card.tsx';
import { homeBanners } from './home/home-banner-list.ts';
import { homeWords } from './home/home-words.ts';
import { pageMeta, siteOf } from './seo.ts';

const MOST_STORES = 20; // spec §9: 5-20 suppliers, multiples of 5
const MOST_BRANDS = 36;
const MOST_SERVICES = 6;
const TILES_IN_A_ROW = 6;

/** Whole rows only, unless there is not even one (spec §9: 3-12 products in multiples of 3). */
function wholeRows<T>(list: readonly T[]): readonly T[] {
  if (list.length < TILES_IN_A_ROW) return list;
  return list.slice(0, Math.min(12, list.length - (list.length % TILES_IN_A_ROW)));
}

export async function loader({ context }: LoaderFunctionArgs) {
  const mall = context.get(mallContext);
  return handOver(await mall.kept('home', () => loadHome(mall)));
}

async function loadHome(mall: MallForLoaders) {
  const [home, categories, services] = await Promise.all([
    mall.call(searchProtocol.home, {}),
    mall.call(partProtocol.categories, { categoryId: 0, grade: 1 }),
    mall.call(serviceList.list, { pageSize: MOST_SERVICES }),
  ]);
  const { newGoods, selectedGoods, categoryFloors, stores, brands, totals } = home;
  return {
    banners: homeBanners(stores[0]?.storeId),
    newGoods: wholeRows(newGoods).map(toTile),
    selectedGoods: wholeRows(selectedGoods).map(toTile),
    categoryFloors: categoryFloors.map(({ categoryId, categoryName, goods }) => ({
      categoryId,
      categoryName,
      goods: goods.slice(0, TILES_IN_A_ROW).map(toTile),
    })),
    services: { list: services.list, total: services.pagination.total, to: '/goods/service' },
    stores: stores.slice(0, MOST_STORES),
    brands: brands.slice(0, MOST_BRANDS),
    totals,
    rail: categories.map(({ categoryId, categoryName }) => ({ categoryId, categoryName })),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { language, origin } = siteOf(args.matches);
  const { title, description } = homeWords;
  return pageMeta(args, {
    title: title[language],
    description: description[language],
    path: '/index',
    facts: [
      {
        '@type': 'WebSite',
        name: language === 'zh' ? '元采' : 'Yuancai',
        url: `${origin}/index`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/goods/list?keyword={keyword}`,
          'query-input': 'required name=keyword',
        },
      },
    ],
  });
};

type Home = Awaited<ReturnType<typeof loadHome>>;

export default function HomePage() {
  const home = taken<Home>(useLoaderData<typeof loader>());
  return (
    <Kept name="home" by={home}>
      <Modules {...home} />
    </Kept>
  );
}

function Modules({ rail, ...home }: Home) {
  const say = useWords(homeWords);
  const words = useWords(serviceShelfWords);
  return (
    <div className="page-width space-y-4 py-4 max-md:pt-3">
      <h1 className="sr-only">{say.title}</h1>
      <div className="grid gap-3 md:min-h-100 md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[220px_minmax(0,1fr)_240px]">
        <nav aria-label={say.categories} className="max-md:hidden">
          <CategoryFlyout rail={rail} className="h-full rounded-card border border-line bg-surface" />
        </nav>
        <HomeBanners totals={home.totals} banners={home.banners} />
        <div className="md:max-lg:hidden">
          <MemberCard totals={home.totals} />
        </div>
      </div>
      {home.newGoods.length > 0 ? (
        <Module title={say.newGoods} more="/goods/new">
          <GoodsTiles list={home.newGoods} eager={6} />
        </Module>
      ) : null}
      {home.selectedGoods.length > 0 ? (
        <Module title={say.selectedGoods} more="/goods/list?sort=3">
          <GoodsTiles list={home.selectedGoods} />
        </Module>
      ) : null}
      {home.categoryFloors.map(({ categoryId, categoryName, goods }) =>
        goods.length > 0 ? (
          <Module key={categoryId} title={categoryName} more={`/goods/list?categoryId2=${categoryId}`}>
            <GoodsTiles list={goods} />
          </Module>
        ) : null,
      )}
      <ServiceShelf title={words.ofStore} {...home.services} />
      {home.stores.length > 0 ? (
        <Module title={say.stores} more="/store/list">
          <ul className="ruled-cells grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
            {home.stores.map(({ storeId, storeName, logo, goodsCount }) => (
              <li key={storeId}>
                <Link
                  to={`/store/index?vid=${storeId}`}
                  className="flex items-center gap-3 p-4 hover:bg-page focus-visible:-outline-offset-2"
                >
                  <StoreMark name={storeName} logo={logo} size={40} />
                  <span className="min-w-0">
                    <span className="block truncate text-14 font-semibold">{storeName}</span>
                    <span className="num block text-12 text-hint">
                      {say.storeGoods(showPieces(goodsCount))}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Module>
      ) : null}
      {home.brands.length > 0 ? (
        <Module title={say.brandsWall} more="/brand">
          <ul className="ruled-cells grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-6 xl:grid-cols-9">
            {home.brands.map(({ brandId, brandName }) => (
              <li key={brandId}>
                <Link
                  to={`/goods/list?brandId=${brandId}`}
                  title={brandName}
                  className="flex h-14 items-center justify-center px-2 text-center text-13 leading-tight hover:bg-page hover:text-brand focus-visible:-outline-offset-2"
                >
                  <span className="line-clamp-2">{brandName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Module>
      ) : null}
    </div>
  );
}

function Module({ title, more, children }: { title: string; more: string; children: ReactNode }) {
  const say = useWords(homeWords);
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex h-12 items-center justify-between border-b border-line px-4">
        <h2 className="text-16 font-semibold">{title}</h2>
        <Link
          to={more}
          aria-label={`${say.more}: ${title}`}
          className="text-13 text-secondary hover:text-brand"
        >
          {say.more} ›
        </Link>
      </div>
      {children}
    </section>
  );
}
