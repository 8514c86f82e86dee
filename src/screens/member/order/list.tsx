// My orders, all of them.
import type { ClientLoaderFunctionArgs } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { titled } from '../../storefront/seo.ts';
import { OrderListBody } from './order-list-body.tsx';
import { askedOf } from './order-list-query.ts';

export const meta = titled(buyerWords.myOrders);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return asMember(request, () => call(orderProtocol.list, askedOf(request)));
}

export default function OrderListScreen() {
  const say = useWords(buyerWords);
  return (
    <OrderListBody
      kind={{
        path: '/member/order/list',
        title: say.myOrders,
        none: say.noOrders,
        noneText: say.noOrdersText,
        start: { to: '/goods/list', text: say.browse },
      }}
    />
  );
}

export { ErrorBoundary } from '../member-failed.tsx';
export { OrderListSkeleton as HydrateFallback } from './order-list-body.tsx';
