// A store's orders: by state, searched, each with what may be done now.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
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
/** The first of them are always there; those behind only when an order stands in them. */
const ALWAYS = 6;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, keyword, current } = readConsoleQuery(request);
  const state = ORDER_STATES.find((one) => one === asked.get('state'));
  const reply = await call(orderProtocol.sellerList, { state, keyword, current, pageSize: 10 });
  return { ...reply, state, keyword };
}

export default function SellerOrders() {
  const say = useWords(sellerWords);
  const language = useLanguage();
  const { list, counts, pagination, state, keyword } = useLoaderData<typeof clientLoader>();
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  const isNew = all === 0 && !keyword;
  return (
    <ConsoleList
      look="cards"
      title={say.orders}
      consoleName={say.console}
      searchHint={say.searchOrders}
      keyword={keyword}
      states={{
        label: say.orderStates,
        current: state,
        tabs: [
          { state: undefined, text: say.all, count: all },
          ...TABS.map((one) => ({
            state: one,
            text: orderStatus[one].store[language],
            count: counts[one] ?? 0,
          })).filter((tab, place) => place < ALWAYS || tab.count > 0 || tab.state === state),
        ],
      }}
      rows={list}
      rowKey={({ orderSn }) => orderSn}
      row={(order) => <OrderRow order={order} />}
      empty={
        isNew
          ? {
              title: say.noOrdersYet,
              text: say.noOrdersYetText,
              action: <Button to="/seller/goods/list">{say.checkGoods}</Button>,
            }
          : {
              title: say.noOrdersHere,
              action: <Button to="/seller/order/list">{say.clearSearch}</Button>,
            }
      }
      pagination={pagination}
    />
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="cards" tabs />;
