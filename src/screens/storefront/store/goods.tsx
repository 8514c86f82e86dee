// The goods of one store, narrowed like every other list and staying inside the store.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { taken } from '#kit/page/handed-over.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ServiceShelf } from '#mall/ability/parts/service-shelf.tsx';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { isNarrowed, readGoodsQuery } from '#mall/search/goods-query.ts';
import { GoodsListView } from '#mall/search/parts/goods-list-view.tsx';
import { StoreHead } from '#mall/store/parts/store-head.tsx';
import { rowBuy, tileBuy } from '../goods/buy-slot.tsx';
import { loadServices } from '../goods/lab/load-services.ts';
import { loadGoodsList } from '../goods/load-goods-list.ts';
import { useOwnReply } from '../goods/use-own-reply.ts';
import { hiddenMeta, pageMeta, siteOf } from '../seo.ts';
import { CollectStore } from './collect-store.tsx';
import { loadStore, storeIdOf } from './load-store.ts';

export async function loader(args: LoaderFunctionArgs) {
  const storeId = storeIdOf(args.request);
  const { searchParams } = new URL(args.request.url);
  const [store, listed, services] = await Promise.all([
    loadStore(args, storeId),
    loadGoodsList(args, { storeId }),
    loadServices(args.context.get(mallContext), { storeId, keyword: readGoodsQuery(searchParams).keyword }),
  ]);
  return { store, ...listed, services };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.loaderData) return hiddenMeta(args, '');
  const { store, query } = args.loaderData;
  const reply = taken(args.loaderData.reply);
  const isZh = siteOf(args.matches).language === 'zh';
  const category = reply.facets.categoryPath.at(-1)?.categoryName;
  const fields = query.categoryId === null ? '' : `&categoryId2=${query.categoryId}`;
  return pageMeta(args, {
    title: isZh
      ? `${store.storeName} ${category ?? '全部商品'}`
      : `${store.storeName}: ${category ?? 'products'}`,
    description: isZh
      ? `${store.storeName} ${category ?? ''}在售商品，实时库存与含税阶梯价。${store.intro}`
      : `${category ?? 'Products'} of ${store.storeName} with live stock and price breaks. ${store.intro}`,
    path: `/store/goods?vid=${store.storeId}${fields}`,
    isIndexed: !isNarrowed(query) && query.current === 1 && reply.list.length > 0,
  });
};

export default function StoreGoodsPage() {
  const { store, query, reply: loaded, services } = useLoaderData<typeof loader>();
  const say = useWords(serviceShelfWords);
  const mark = codeMark(useSession().member);
  const { reply, isWaiting } = useOwnReply(query, taken(loaded));
  const { pathname } = useLocation();
  return (
    <div className="page-width space-y-3 py-4">
      <StoreHead
        store={store}
        current={query.sort === 5 && !isNarrowed(query) ? 'new' : 'goods'}
        keyword={query.keyword}
        action={<CollectStore storeId={store.storeId} />}
      />
      <ServiceShelf {...services} title={say.ofStore} />
      <GoodsListView
        query={query}
        reply={reply}
        path={pathname}
        title={store.storeName}
        buy={query.view === 'grid' ? tileBuy : rowBuy}
        mark={mark}
        isWaiting={isWaiting}
        hasCodes={mark !== undefined}
      />
    </div>
  );
}
