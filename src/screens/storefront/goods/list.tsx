// The goods list: a category, a brand or a search, narrowed by parameters until the right part is left.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { GoodsListView } from '#mall/search/parts/goods-list-view.tsx';
import { hiddenMeta } from '../seo.ts';
import { rowBuy, tileBuy } from './buy-slot.tsx';
import { listMeta } from './list-meta.ts';
import { loadGoodsList } from './load-goods-list.ts';

const PATH = '/goods/list';

export const loader = (args: LoaderFunctionArgs) => loadGoodsList(args, { storeId: null });

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? listMeta(args, args.loaderData, PATH) : hiddenMeta(args, '');

export default function GoodsListPage() {
  const { query, reply } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-4">
      <GoodsListView query={query} reply={reply} path={PATH} buy={query.view === 'grid' ? tileBuy : rowBuy} />
    </div>
  );
}
