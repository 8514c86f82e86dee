// A store's orders: by state, searched, each with what may be done now.
import { Search } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Form, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ORDER_STATES, type OrderState, orderStatus } from '#mall/order/order-status.ts';
import { sellerWords } from '../seller-words.ts';
import { OrderRow } from './order-row.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** In the order in which a store works through them. */
const TABS: readonly OrderState[] = [
  'PENDING_REVIEW',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_PAYMENT',
  'PENDING_RECEIPT',
  'COMPLETED',
  'REVIEW_REJECTED',
  'REJECTED',
  'CANCELLED',
  'CLOSED',
];

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const state = ORDER_STATES.find((one) => one === asked.get('state'));
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, 60);
  const current = Math.max(1, Math.trunc(Number(asked.get('current'))) || 1);
  const reply = await call(orderProtocol.sellerList, { state, keyword, current, pageSize: 10 });
  return { ...reply, state, keyword };
}

export default function SellerOrders() {
  const say = useWords(sellerWords);
  const language = useLanguage();
  const { search } = useLocation();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  const pageCount = Math.ceil(pagination.total / pagination.pageSize);
  return (
    <>
      <ConsoleHead title={say.orders} tab={`${say.orders} · ${say.console}`}>
        <Form method="get" role="search" className="flex gap-2 max-sm:w-full">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <Input
            key={keyword}
            size="sm"
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={60}
            placeholder={say.searchOrders}
            aria-label={say.searchOrders}
            className="sm:w-72"
          />
          <Button type="submit" size="sm" icon={<Search size={14} aria-hidden="true" />}>
            {say.search}
          </Button>
        </Form>
      </ConsoleHead>
      <Card flush className="mb-3">
        <LinkTabs
          label={say.orderStates}
          current={state ?? 'all'}
          className="px-1"
          tabs={[
            { key: 'all', text: say.all, to: withQuery(search, { state: undefined }), count: all },
            ...TABS.filter((one) => (counts[one] ?? 0) > 0 || TABS.indexOf(one) < 6 || one === state).map(
              (one) => ({
                key: one,
                text: orderStatus[one].store[language],
                to: withQuery(search, { state: one }),
                count: counts[one] ?? 0,
              }),
            ),
          ]}
        />
      </Card>
      {list.length === 0 ? (
        <Card>
          <EmptyState
            title={all === 0 && !keyword ? say.noOrdersYet : say.noOrdersHere}
            text={all === 0 && !keyword ? say.noOrdersYetText : undefined}
            action={
              all === 0 && !keyword ? (
                <Button to="/seller/goods/list">{say.checkGoods}</Button>
              ) : (
                <Button to="/seller/order/list">{say.clearSearch}</Button>
              )
            }
          />
        </Card>
      ) : (
        <ul className="space-y-3">
          {list.map((order) => (
            <li key={order.orderSn}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        className="mt-4"
        page={pagination.current}
        pageCount={pageCount}
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
      <Skeleton className="mb-3 h-10 w-full" />
      {['first', 'second', 'third'].map((name) => (
        <Card key={name} className="mb-3">
          <SkeletonText lines={4} />
        </Card>
      ))}
    </>
  );
}
