// A store's own listings: searched, priced, counted, put on and off sale.
import { Search } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { SELLER_GOODS_COLUMNS, SellerGoodsRow } from '#mall/goods/parts/seller-goods-row.tsx';
import { sellerGoodsWords } from '#mall/goods/parts/seller-goods-words.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, 60);
  const current = Math.max(1, Math.trunc(Number(asked.get('current'))) || 1);
  const reply = await call(goodsProtocol.sellerList, { keyword, current, pageSize: 20 });
  return { ...reply, keyword };
}

export default function SellerListings() {
  const say = useWords(sellerGoodsWords);
  const { console: consoleName } = useWords(sellerWords);
  const { search } = useLocation();
  const { list, pagination, keyword } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <ConsoleHead title={say.listings} tab={`${say.listings} · ${consoleName}`}>
        <Form method="get" role="search" className="flex gap-2 max-sm:w-full">
          <Input
            key={keyword}
            size="sm"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={60}
            placeholder={say.searchHint}
            aria-label={say.searchHint}
            className="sm:w-72"
          />
          <Button type="submit" size="sm" icon={<Search size={14} aria-hidden="true" />}>
            {say.search}
          </Button>
        </Form>
      </ConsoleHead>
      <Card flush>
        {list.length === 0 ? (
          <EmptyState
            title={keyword ? say.nothingFound : say.nothing}
            text={keyword ? undefined : say.nothingText}
            action={keyword ? <Button to="/seller/goods/list">{say.clear}</Button> : undefined}
          />
        ) : (
          <>
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
            <ul className="divide-y divide-line">
              {list.map((goods) => (
                <li key={goods.productId}>
                  <SellerGoodsRow goods={goods} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      <Pagination
        className="mt-4"
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </>
  );
}

export function HydrateFallback() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-32" />
      <Card>
        <SkeletonText lines={12} />
      </Card>
    </>
  );
}
