// One order of the store: the document at the left, its history at the right, what may be done on top.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink, DocumentNumber } from '#kit/detail/document-head.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { orderStatus } from '#mall/order/order-status.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { EvidenceCard } from '#mall/order/parts/evidence-chain.tsx';
import { documentAddress } from '#mall/order/parts/source-address.ts';
import { StagesCard } from '#mall/order/parts/stages/stages-card.tsx';
import { sellerWords } from '../seller-words.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery, OrderInvoice } from './order-delivery.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { orderSteps } from './order-steps.ts';

export const ErrorBoundary = loadFailed(['/seller/order/list', sellerWords.backToOrders]);

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const orderSn = new URL(request.url).searchParams.get('orderSn') ?? '';
  return call(orderProtocol.sellerDetail, { orderSn });
}

export default function SellerOrder() {
  const say = useWords(sellerWords);
  const order = useLoaderData<typeof clientLoader>();
  return (
    <>
      <ConsoleHead
        tab={`${order.orderSn} · ${say.console}`}
        before={<BackLink to="/seller/order/list" text={say.backToOrders} />}
        title={<DocumentNumber sn={order.orderSn} document={order} />}
      >
        <OrderActions order={order} />
      </ConsoleHead>
      <OrderProgress order={order} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-4">
          <OrderGoods order={order} />
          {order.paidAt || order.stages.length > 0 ? <OrderCases order={order} side="store" /> : null}
          <StagesCard order={order} />
          <EvidenceCard order={order} hrefOf={(link) => documentAddress('supplier', link)} />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <OrderDelivery order={order} />
            <OrderInvoice order={order} />
          </div>
          <OrderParcels parcels={order.parcels} />
        </div>
        <Card title={say.operations}>
          <StepList
            steps={order.log.map((entry) => ({
              ...entry,
              title: (
                <>
                  {entry.eventName}
                  <span className="ml-1.5 text-12 text-hint">→ {entry.stateName}</span>
                </>
              ),
            }))}
          />
        </Card>
      </div>
    </>
  );
}

function OrderProgress({ order }: { order: OrderDetail }) {
  const say = useWords(sellerWords);
  const words = useWords(agreedWords);
  const { isOpen, timer } = orderStatus[order.state];
  const notes = [
    order.blockedWhy,
    order.closeReason ? say.closedBecause(order.closeReason) : '',
    order.closeAsked && isOpen ? say.closeAsked : '',
    order.payDeadline ? say.payBefore(showMoment(order.payDeadline)) : '',
    timer === 'autoReceive' && order.isInCase
      ? words.inCase
      : timer === 'autoReceive' && order.autoReceiveAt
        ? say.autoReceive(showMoment(order.autoReceiveAt))
        : '',
  ].filter(Boolean);
  return (
    <Card className="mb-4">
      <Steps steps={orderSteps(order, say)} />
      {notes.map((note) => (
        <p key={note} className="num mt-3 border-t border-line pt-3 text-13 text-secondary md:text-center">
          {note}
        </p>
      ))}
    </Card>
  );
}

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-28', [10, 6]);
