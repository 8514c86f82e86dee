// A store's orders: by state, searched, each with what may be done now.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleList, ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ORDER_STATES, orderStatus, storeOrderTabs } from '#mall/order/order-status.ts';
import { sellerWords } from '../seller-words.ts';
import { OrderRow } from './order-row.tsx';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

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
          ...storeOrderTabs
            .filter((one) => !orderStatus[one].storeTab.isRare || counts[one] || one === state)
            .map((one) => ({
              state: one,
              text: orderStatus[one].store[language],
              count: counts[one] ?? 0,
            })),
        ],
      }}
      rows={list}
      rowKey={({ orderSn }) => orderSn}
      row={(order) => <OrderRow order={order} />}
      empty={
        isNew
          ? {
              title: say.noOrders,
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
