// One order: where it stands, where it goes, what was agreed and how the sum comes about.
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { StepList } from '#kit/detail/step-history.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierName } from '#mall/address/parts/carrier-name.tsx';
import { OrderCases } from '#mall/after-sale/parts/order-cases.tsx';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { complaintWords } from '#mall/complaint/parts/complaint-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { YourCode } from '#mall/mat-code/parts/your-code.tsx';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import type { InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';
import { EvidenceCard } from '#mall/order/parts/evidence-chain.tsx';
import { invoiceFacts } from '#mall/order/parts/invoice-facts.ts';
import { OrderAmounts } from '#mall/order/parts/order-amounts.tsx';
import { OrderFoot, OrderHead } from '#mall/order/parts/order-head.tsx';
import { OrderLineRow } from '#mall/order/parts/order-line-row.tsx';
import { documentAddress } from '#mall/order/parts/source-address.ts';
import { StagesCard } from '#mall/order/parts/stages/stages-card.tsx';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(buyerWords.orderDetail);

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<OrderDetail | null> {
  const orderSn = new URL(request.url).searchParams.get('orderSn');
  return orderSn ? call(orderProtocol.detail, { orderSn }) : null;
}

export default function OrderDetailScreen() {
  const order = useLoaderData<OrderDetail | null>();
  const say = useWords(buyerWords);
  const words = useWords(agreedWords);
  const { complain } = useWords(complaintWords);
  const navigate = useNavigate();
  const may = useMay();
  const rights = codeRights(useSession().member);
  if (!order) return <NothingNamed title={say.noOrderSn} to="/member/order/list" label={say.myOrders} />;
  const { trade } = order;
  const leave = () => void navigate('/member/order/list?tab=bin', { replace: true });
  return (
    <div className="flex flex-col gap-3 md:pb-4">
      <OrderHead order={order} onGone={leave} />
      <div className="grid gap-3 md:grid-cols-3">
        <Card title={say.delivery}>
          <div className="text-13">
            <p>
              <span className="font-semibold">{trade.address.receiverName}</span>{' '}
              <span className="num text-secondary">{trade.address.mobile}</span>
            </p>
            <p className="mt-1 wrap-anywhere text-secondary">
              {trade.address.regionName} {trade.address.detailAddress}
            </p>
            {trade.address.companyName ? <p className="text-hint">{trade.address.companyName}</p> : null}
          </div>
        </Card>
        <Card title={say.payment}>
          <Descriptions
            columns={1}
            items={[
              { label: say.payMethod, value: order.paidAt ? trade.payMethodName : say.unpaid },
              { label: say.paidAt, value: showMoment(order.paidAt) },
              { label: say.poNumber, value: trade.poNumber },
              ...(order.costCentre ? [{ label: words.costCentre, value: order.costCentre }] : []),
              { label: say.remark, value: order.remark },
            ]}
          />
        </Card>
        <Card title={say.invoice}>
          <Descriptions columns={1} items={invoiceFacts(trade.invoice as unknown as InvoiceSnapshot, say)} />
          <Link
            to={`/member/invoice?state=all&keyword=${order.orderSn}`}
            className="mt-2 inline-block text-13 text-brand hover:underline"
          >
            {say.toInvoices}
          </Link>
        </Card>
      </div>
      <Card
        title={
          <Link to={`/store/index?vid=${order.storeId}`} className="hover:text-brand">
            {order.storeName}
          </Link>
        }
        actions={
          <span className="flex gap-3 text-13 text-hint">
            {order.paidAt ? (
              <Link
                to={`/member/order/complaint/apply?orderSn=${order.orderSn}`}
                className="hover:text-brand hover:underline"
              >
                {complain}
              </Link>
            ) : null}
            {say.linesTotal(order.lines.length)}
          </span>
        }
        flush
        footer={<OrderAmounts order={order} />}
      >
        <ul className="divide-y divide-line px-4">
          {order.lines.map((line) => (
            <li key={line.orderLineId} className="py-3">
              <OrderLineRow
                line={line}
                isService={order.isService}
                amount
                why={line.priceWhy}
                code={
                  line.matCode || line.partId === null ? null : (
                    <YourCode partId={line.partId} partNo={line.partNo} rights={rights} canRemember />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {order.paidAt || order.stages.length > 0 ? <OrderCases order={order} side="buyer" /> : null}
      <StagesCard order={order} />
      <EvidenceCard order={order} hrefOf={(link) => documentAddress('purchaser', link)} />
      {order.approval ? (
        <Card title={words.approval}>
          <ApprovalPathView
            path={order.approval}
            decide={{ docSn: may('approval.decide') ? order.parentSn : undefined }}
          />
        </Card>
      ) : null}
      {order.parcels.length > 0 ? (
        <Card title={say.parcels} flush>
          <ul className="divide-y divide-line text-13">
            {order.parcels.map((parcel, index) => (
              <li key={parcel.parcelSn} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 px-4 py-2.5">
                <Link
                  to={`/member/order/logistics?orderSn=${order.orderSn}#${parcel.parcelSn}`}
                  className="font-semibold hover:text-brand"
                >
                  {say.parcelNo(index + 1)}
                </Link>
                <span>
                  {parcel.carrier ? (
                    <CarrierName carrier={parcel.carrier} trackingNo={parcel.trackingNo} />
                  ) : (
                    parcel.wayName
                  )}
                </span>
                <span className="num wrap-anywhere text-secondary">{parcel.trackingNo}</span>
                <span className="num text-hint">{showMoment(parcel.shippedAt)}</span>
                <span className="ml-auto text-secondary">{parcel.stateName}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {trade.siblings.length > 0 ? (
        <Card title={say.siblings} flush>
          <ul className="divide-y divide-line text-13">
            {trade.siblings.map((sibling) => (
              <li key={sibling.orderSn} className="flex flex-wrap items-baseline gap-x-5 px-4 py-2.5">
                <Link
                  to={`/member/order/detail?orderSn=${sibling.orderSn}`}
                  className="num text-brand hover:underline"
                >
                  {sibling.orderSn}
                </Link>
                <span className="min-w-0 truncate">{sibling.storeName}</span>
                <span className="ml-auto text-secondary">{sibling.stateName}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Card title={say.log}>
        <StepList steps={order.log.map((entry) => ({ ...entry, title: entry.eventName }))} />
      </Card>
      <OrderFoot order={order} onGone={leave} />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-28', ['h-36', 'h-36', 'h-36'], 'h-64');

export { ErrorBoundary } from '../member-failed.tsx';
