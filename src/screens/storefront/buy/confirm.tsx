// The order before it is placed, and what is said once it is.

import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ConfirmReply } from '#mall/order/basket.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import type { Submitted } from '#mall/order/parts/use-submit-order.ts';
import { PayResultCard } from '#mall/payment/parts/pay-result.tsx';
import { useToOrdersSoon } from '#mall/payment/parts/use-to-orders-soon.ts';
import { titled } from '../seo.ts';
import { basketOf } from './basket.ts';
import { ConfirmForm } from './confirm-form.tsx';

export const meta = titled(buyerWords.confirmOrder);

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<ConfirmReply> {
  const query = new URL(request.url).searchParams;
  const addressId = query.get('addressId');
  return call(orderProtocol.confirm, { ...basketOf(query), ...(addressId ? { addressId } : {}) });
}

export default function ConfirmScreen() {
  const order = useLoaderData<ConfirmReply>();
  const say = useWords(buyerWords);
  const [query] = useSearchParams();
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  if (submitted) return <Placed submitted={submitted} />;
  if (order.storeGroupList.length === 0) {
    return (
      <div className="page-width py-4">
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<ShoppingCart size={40} strokeWidth={1.25} />}
          title={order.problems[0]?.text ?? say.nothingChecked}
          text={query.has('productId') ? undefined : say.nothingToOrderText}
          way={query.has('productId') ? ['/goods/list', say.chooseOthers] : ['/cart/index', say.goToCart]}
        />
      </div>
    );
  }
  return <ConfirmForm order={order} basket={basketOf(query)} onSubmitted={setSubmitted} />;
}

/** Placed without anything to pay now: it waits for the store, or nothing is due. */
function Placed({ submitted }: { submitted: Submitted }) {
  const say = useWords(buyerWords);
  useToOrdersSoon();
  return (
    <div className="page-width py-4">
      <PayResultCard
        kind="success"
        title={say.submitted}
        text={say.submittedText}
        action={
          <Button to="/member/order/list" replace variant="primary">
            {say.myOrders}
          </Button>
        }
      >
        <p className="num mt-2 text-13 text-secondary">{submitted.orderSns.join(' · ')}</p>
      </PayResultCard>
    </div>
  );
}

export const HydrateFallback = inPage(waitingPage('h-7 w-40', ['h-24', 'h-24', 'h-24'], 5));

export { ErrorBoundary } from './screen-failed.tsx';
