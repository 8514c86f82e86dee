// My orders that were agreed in a quotation or a contract, with what they were agreed in and how far they are paid.
import type { ClientLoaderFunctionArgs } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { titled } from '../../storefront/seo.ts';
import { OrderListBody } from './order-list-body.tsx';
import { askedOf } from './order-list-query.ts';

export const meta = titled(agreedWords.quoteOrders);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return asMember(request, () => call(orderProtocol.list, { ...askedOf(request), isAgreed: 1 }));
}

export default function QuoteOrderScreen() {
  const say = useWords(agreedWords);
  return (
    <OrderListBody
      kind={{
        path: '/member/order/quoteOrder',
        title: say.quoteOrders,
        none: say.noAgreed,
        noneText: say.noAgreedText,
        start: { to: '/inquiry/index', text: say.askForQuotes },
      }}
    />
  );
}

export { ErrorBoundary } from '../member-failed.tsx';
export { OrderListSkeleton as HydrateFallback } from './order-list-body.tsx';
