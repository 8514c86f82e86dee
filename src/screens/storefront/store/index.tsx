// A store's home: who it is, what it sells most, what is new, its categories and brands.
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ServiceShelf } from '#mall/ability/parts/service-shelf.tsx';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { GoodsTiles } from '#mall/search/parts/goods-tile.tsx';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { StoreHead } from '#mall/store/parts/store-head.tsx';
import { storeWords } from '#mall/store/parts/store-words.ts';
import { tileBuy } from '../goods/buy-slot.tsx';
import { loadServices } from '../goods/lab/load-services.ts';
import { hiddenMeta, pageMeta, siteOf } from '../seo.ts';
import { CollectStore } from './collect-store.tsx';
import { loadStore, storeIdOf } from './load-store.ts';

const SHELF = 12;

export async function loader(args: LoaderFunctionArgs) {
  const storeId = storeIdOf(args.request);
  const mall = args.context.get(mallContext);
  const shelf = (sort: number) => mall.call(searchProtocol.goodsList, { storeId, sort, pageSize: SHELF });
  const [store, best, newest, services] = await Promise.all([
    loadStore(args, storeId),
    shelf(3),
    shelf(5),
    loadServices(mall, { storeId }),
  ]);
  return {
    store,
    services,
    best: best.list,
    newest: newest.list,
    categories: best.facets.categories,
    brands: best.facets.brands.slice(0, 24),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return hiddenMeta(args, '');
  const { store } = args.loaderData;
  const { language, origin } = siteOf(args.matches);
  return pageMeta(args, {
    title: language === 'zh' ? `${store.storeName} 店铺首页` : `${store.storeName}: store`,
    description: store.intro,
    path: `/store/index?vid=${store.storeId}`,
    facts: [
      {
        '@type': 'Store',
        name: store.storeName,
        description: store.intro,
        url: `${origin}/store/index?vid=${store.storeId}`,
        telephone: store.serviceTel || undefined,
        address: store.city || undefined,
      },
    ],
  });
};

export default function StoreHomePage() {
  const say = useWords(storeWords);
  const { store, best, newest, services, categories, brands } = useLoaderData<typeof loader>();
  const words = useWords(serviceShelfWords);
  const mark = codeMark(useSession().member);
  const inStore = (fields: string) => `/store/product?vid=${store.storeId}&${fields}`;
  return (
    <div className="page-width space-y-3 py-4">
      <h1 className="sr-only">{store.storeName}</h1>
      <StoreHead store={store} current="index" action={<CollectStore storeId={store.storeId} />} />
      {store.intro ? (
        <p className="rounded-card border border-line bg-surface px-4 py-3 text-13 text-secondary">
          {store.intro}
        </p>
      ) : null}
      {categories.length > 0 ? (
        <Shelf title={say.storeCategories}>
          <ul className="flex flex-wrap gap-2 p-4">
            {categories.map(({ categoryId, categoryName, count }) => (
              <li key={categoryId}>
                <Link
                  to={inStore(`categoryId2=${categoryId}`)}
                  className="inline-flex min-h-8 items-center gap-1 rounded-control border border-line px-3 text-13 hover:border-brand hover:text-brand"
                >
                  {categoryName}
                  {count === null ? null : <span className="num text-12 text-hint">{showPieces(count)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
      <ServiceShelf {...services} title={words.ofStore} />
      {best.length + services.list.length === 0 ? <EmptyState title={say.noGoods} /> : null}
      {best.length > 0 ? (
        <Shelf title={say.bestSellers} more={inStore('sort=3')}>
          <GoodsTiles list={best} mark={mark} action={(goods) => tileBuy(goods, goods.minBuyNum)} eager={6} />
        </Shelf>
      ) : null}
      {newest.length > 0 ? (
        <Shelf title={say.newGoods} more={inStore('sort=5')}>
          <GoodsTiles list={newest} mark={mark} action={(goods) => tileBuy(goods, goods.minBuyNum)} />
        </Shelf>
      ) : null}
      {brands.length > 1 ? (
        <Shelf title={say.storeBrands}>
          <ul className="flex flex-wrap gap-2 p-4">
            {brands.map(({ brandId, brandName, count }) => (
              <li key={brandId} className="max-w-full">
                <Link
                  to={inStore(`brandId=${brandId}`)}
                  className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-control border border-line px-3 text-13 hover:border-brand hover:text-brand"
                >
                  <span className="truncate">{brandName}</span>
                  {count === null ? null : <span className="num text-12 text-hint">{showPieces(count)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
    </div>
  );
}

function Shelf({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  const say = useWords(storeWords);
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex h-12 items-center justify-between border-b border-line px-4">
        <h2 className="text-16 font-semibold">{title}</h2>
        {more ? (
          <Link to={more} className="text-13 text-secondary hover:text-brand">
            {say.allGoods} ›
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
