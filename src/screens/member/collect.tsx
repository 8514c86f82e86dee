// My favourites: collected goods with what has become of their price and stock, and collected stores.

import { Heart } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type CollectedGoods, favouriteProtocol } from '#mall/favourite/favourite.protocol.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { PriceNote } from '#mall/favourite/parts/price-note.tsx';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { StoreMark } from '#mall/store/parts/store-mark.tsx';
import { titled } from '../storefront/seo.ts';
import { OwnGoodsList } from './own-list/own-goods-list.tsx';
import { ownListAddress, readOwnListQuery } from './own-list/own-list-query.ts';
import { OwnListSearch } from './own-list/own-list-search.tsx';
import { useOwnList } from './own-list/use-own-list.ts';

const PATH = '/member/collect';
const PAGE_SIZE = 20;

export const meta = titled(favouriteWords.favourites);

interface Listed {
  goods: ReplyOf<typeof favouriteProtocol.collected>;
  /** Only while stores are shown. */
  stores?: ReplyOf<typeof favouriteProtocol.collectedStores>;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Listed> {
  const query = new URL(request.url).searchParams;
  const { which, keyword, current } = readOwnListQuery(query);
  const isStores = query.get('kind') === 'store';
  const [goods, stores] = await Promise.all([
    call(favouriteProtocol.collected, {
      keyword,
      isCheaper: which === 'cheaper',
      isGone: which === 'gone',
      current: isStores ? 1 : current,
      pageSize: PAGE_SIZE,
    }),
    isStores ? call(favouriteProtocol.collectedStores, { current, pageSize: PAGE_SIZE }) : undefined,
  ]);
  return { goods, stores };
}

export default function CollectScreen() {
  const { goods, stores } = useLoaderData<Listed>();
  const say = useWords(favouriteWords);
  const [query] = useSearchParams();
  const state = readOwnListQuery(query);
  const { counts } = goods;
  const to = (which: string) => ownListAddress(PATH, { which, keyword: state.keyword });
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="rounded-card border border-line bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3 pb-1">
          <h1 className="text-20 font-semibold">{say.favourites}</h1>
          {stores ? null : <OwnListSearch action={PATH} which={state.which} keyword={state.keyword} />}
        </div>
        <LinkTabs
          label={say.whatKind}
          current={stores ? 'store' : 'goods'}
          className="border-b-0 px-1"
          tabs={[
            { key: 'goods', text: say.goods, to: PATH, count: counts.all },
            { key: 'store', text: say.ofStores, to: `${PATH}?kind=store`, count: counts.stores },
          ]}
        />
      </div>
      {stores ? (
        <Stores stores={stores} />
      ) : (
        <>
          {counts.all > 0 ? (
            <LinkTabs
              label={say.which}
              look="segment"
              current={['cheaper', 'gone'].includes(state.which) ? state.which : 'all'}
              className="self-start"
              tabs={[
                { key: 'all', text: say.all, to: to('') },
                { key: 'cheaper', text: say.cheaper, to: to('cheaper'), count: counts.cheaper },
                { key: 'gone', text: say.gone, to: to('gone'), count: counts.gone },
              ]}
            />
          ) : null}
          <Goods goods={goods} />
        </>
      )}
    </div>
  );
}

function Goods({ goods: { list, pagination, counts } }: { goods: Listed['goods'] }) {
  const say = useWords(favouriteWords);
  const [query] = useSearchParams();
  const state = readOwnListQuery(query);
  const own = useOwnList<CollectedGoods>(list);

  async function drop(dropped: readonly CollectedGoods[]) {
    const goodsIds = dropped.map(({ goodsId }) => goodsId);
    if (!(await own.change(() => call(favouriteProtocol.drop, { goodsIds })))) return;
    toast.show({
      text: say.dropped(dropped.length),
      seconds: 8,
      action: {
        text: say.undo,
        onPress: () =>
          void own.change(async () => {
            for (const { productId } of dropped.toReversed())
              await call(favouriteProtocol.collect, { productId });
          }),
      },
    });
  }

  return (
    <OwnGoodsList
      label={say.favourites}
      list={list}
      own={own}
      pagination={pagination}
      path={PATH}
      state={state}
      icon={Heart}
      isNarrowed={counts.all > 0}
      nothing={say}
      priceNote={({ priceThen, goodsPrice }) => (
        <PriceNote then={priceThen} now={goodsPrice} said={say.priceThen} />
      )}
      rowActions={(goods) => (
        <Button size="sm" variant="ghost" disabled={own.busy} onClick={() => void drop([goods])}>
          {say.drop}
        </Button>
      )}
      actions={
        <Button size="sm" busy={own.busy} onClick={() => void drop(own.chosen)}>
          {say.drop}
        </Button>
      }
    />
  );
}

function Stores({ stores: { list, pagination } }: { stores: NonNullable<Listed['stores']> }) {
  const say = useWords(favouriteWords);
  const { run } = useAct({ rereads: true });
  if (list.length === 0) {
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<Heart size={40} strokeWidth={1.25} />}
        title={say.noStores}
        text={say.noStoresText}
        action={<Button to="/store/list">{say.toStores}</Button>}
      />
    );
  }
  const drop = (storeId: number) => run(() => call(favouriteProtocol.dropStore, { storeId }));
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {list.map((store) => (
          <li
            key={store.storeId}
            className="flex items-start gap-3 rounded-card border border-line bg-surface p-4"
          >
            <StoreMark name={store.storeName} logo={store.logo} size={48} />
            <div className="min-w-0 flex-1 text-13">
              <Link
                to={`/store/index?vid=${store.storeId}`}
                className="text-16 font-semibold hover:text-brand"
              >
                {store.storeName}
              </Link>
              <p className="line-clamp-2 text-secondary">{store.intro}</p>
              <p className="num text-12 text-hint">
                {[store.city, say.goodsCount(showPieces(store.goodsCount))].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button size="sm" variant="ghost" onClick={() => void drop(store.storeId)}>
              {say.drop}
            </Button>
          </li>
        ))}
      </ul>
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        hrefOf={(current) => `${PATH}?kind=store&current=${current}`}
      />
    </>
  );
}

export const HydrateFallback = waitingPage('h-24', 'h-80');

export { ErrorBoundary } from './member-failed.tsx';
