// New parts: everything on sale, the newest first.
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { GoodsListView } from '#mall/search/parts/goods-list-view.tsx';
import { frameWords } from '../frame/frame-words.ts';
import { hiddenMeta } from '../seo.ts';
import { rowBuy, tileBuy } from './buy-slot.tsx';
import { listMeta } from './list-meta.ts';
import { loadGoodsList } from './load-goods-list.ts';

const PATH = '/goods/new';

export function loader(args: LoaderFunctionArgs) {
  const isSorted = new URL(args.request.url).searchParams.has('sort');
  return loadGoodsList(args, isSorted ? { storeId: null } : { storeId: null, sort: 5 });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? listMeta(args, args.loaderData, PATH) : hiddenMeta(args, '');

export default function NewGoodsPage() {
  const say = useWords(frameWords);
  const { query, reply } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-4">
      <GoodsListView
        query={query}
        reply={reply}
        path={PATH}
        title={say.newGoods}
        buy={query.view === 'grid' ? tileBuy : rowBuy}
      />
    </div>
  );
}
