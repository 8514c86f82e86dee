// The parcels of an order: carrier, tracking number, lots and date codes.
import { PackageSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierName } from '#mall/address/parts/carrier-name.tsx';
import { passportOf } from '#mall/goods/lot-code.ts';
import { passportWords } from '#mall/lab-evidence/parts/evidence-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { ParcelCard } from '#mall/order/parts/parcel-card.tsx';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(buyerWords.logisticsTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<OrderDetail | null> {
  const orderSn = new URL(request.url).searchParams.get('orderSn');
  return orderSn ? call(orderProtocol.detail, { orderSn }) : null;
}

export default function LogisticsScreen() {
  const order = useLoaderData<OrderDetail | null>();
  const say = useWords(buyerWords);
  const lots = useWords(passportWords);
  const { revalidate } = useRevalidator();
  const { hash } = useLocation();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const address = order?.trade.address;
  const mayConfirm = order?.allowedActions.includes('confirmParcel');
  return (
    <div className="flex flex-col gap-3 pb-4">
      <section className="rounded-card border border-line bg-surface px-4 py-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-20 font-semibold">{say.logisticsTitle}</h1>
          {order ? (
            <>
              <Link
                to={`/member/order/detail?orderSn=${order.orderSn}`}
                className="num text-13 text-brand hover:underline"
              >
                {order.orderSn}
              </Link>
              <span className="min-w-0 truncate text-13 text-secondary">{order.storeName}</span>
              <Tag tone={order.tone} dot className="ml-auto">
                {order.stateName}
              </Tag>
            </>
          ) : null}
        </div>
        {address ? (
          <p className="mt-1 text-13 wrap-anywhere text-hint">
            {address.receiverName} <span className="num">{address.mobile}</span> · {address.regionName}{' '}
            {address.detailAddress}
          </p>
        ) : null}
      </section>
      {!order || order.parcels.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<PackageSearch size={40} strokeWidth={1.25} />}
          title={order ? say.noParcels : say.noOrderSn}
          text={order ? say.noParcelsText : undefined}
          action={
            order ? (
              <Button to={`/member/order/detail?orderSn=${order.orderSn}`}>{say.detail}</Button>
            ) : (
              <Button to="/member/order/list">{say.myOrders}</Button>
            )
          }
        />
      ) : (
        order.parcels.map((parcel, index) => (
          <ParcelCard
            passportOf={passportOf}
            key={parcel.parcelSn}
            parcel={parcel}
            number={index + 1}
            carrier={
              parcel.carrier ? (
                <CarrierName carrier={parcel.carrier} trackingNo={parcel.trackingNo} />
              ) : (
                parcel.wayName
              )
            }
            action={
              mayConfirm && parcel.state === 'SHIPPED' && !parcel.isExchange ? (
                <Button size="sm" variant="primary" onClick={() => setAsked(parcel.parcelSn)}>
                  {say.confirmParcel}
                </Button>
              ) : parcel.lines.some(({ lotNo }) => lotNo !== '') ? (
                <Button size="sm" to={`/entrust?new=1&orderSn=${order.orderSn}`}>
                  {lots.testLots}
                </Button>
              ) : null
            }
          />
        ))
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={say.confirmParcelTitle}
        confirmLabel={say.confirmParcel}
        onConfirm={async () => {
          if (!order || !asked) return;
          await call(orderProtocol.confirmParcel, { orderSn: order.orderSn, parcelSn: asked });
          toast.show({ text: say.parcelConfirmed });
          void revalidate();
        }}
      />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-16', 'h-56');

export { ErrorBoundary } from '../member-failed.tsx';
