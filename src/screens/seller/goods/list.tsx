// A store's own listings: searched, priced, counted, put on and off sale.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { SELLER_GOODS_COLUMNS, SellerGoodsRow } from '#mall/goods/parts/seller-goods-row.tsx';
import { sellerGoodsWords } from '#mall/goods/parts/seller-goods-words.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { keyword, current } = readConsoleQuery(request);
  const reply = await call(goodsProtocol.sellerList, { keyword, current, pageSize: 20 });
  return { ...reply, keyword };
}

export default function SellerListings() {
  const say = useWords(sellerGoodsWords);
  const { console: consoleName } = useWords(sellerWords);
  const { list, pagination, keyword } = useLoaderData<typeof clientLoader>();
  return (
    <ConsoleList
      look="sheet"
      title={say.listings}
      consoleName={consoleName}
      searchHint={say.searchHint}
      keyword={keyword}
      rows={list}
      rowKey={({ productId }) => productId}
      row={(goods) => <SellerGoodsRow goods={goods} />}
      head={
        <div
          aria-hidden="true"
          className={`${SELLER_GOODS_COLUMNS} rounded-t-card border-b border-line bg-page px-4 py-2 text-13 font-semibold text-secondary max-lg:hidden`}
        >
          <span>{say.part}</span>
          <span>{say.ladder}</span>
          <span>{say.quantityRule}</span>
          <span>{say.stock}</span>
          <span>{say.onSale}</span>
        </div>
      }
      empty={
        keyword
          ? { title: say.nothingFound, action: <Button to="/seller/goods/list">{say.clear}</Button> }
          : { title: say.nothing, text: say.nothingText }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="sheet" />;
