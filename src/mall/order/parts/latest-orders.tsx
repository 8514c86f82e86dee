// A buyer's latest orders, one line each.
import { Link } from 'react-router';
import { showMoment } from '#kit/time/show-moment.ts';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderCard } from '../order-detail.protocol.ts';
import { buyerWords } from './buyer-words.ts';
import { OrderActions } from './order-actions.tsx';

const NEXT = ['pay', 'receive', 'resubmit', 'closeRemainder', 'evaluate'];

/** Only the next step is offered here; the rest stands on the order's page. */
export function LatestOrders({ orders }: { orders: readonly OrderCard[] }) {
  const say = useWords(buyerWords);
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => {
        const next = NEXT.find((name) => order.allowedActions.some((allowed) => allowed === name));
        return (
          <li key={order.orderSn} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-13">
            <span className="flex gap-1.5">
              {order.lines.slice(0, 3).map((line, index) => (
                <ChipImage
                  key={line.orderLineId}
                  src={line.goodsImage}
                  packageName={line.packageName}
                  size={44}
                  className={index > 0 ? 'max-sm:hidden' : undefined}
                />
              ))}
            </span>
            <span className="min-w-0 flex-1 basis-40">
              <Link
                to={`/member/order/detail?orderSn=${order.orderSn}`}
                className="block truncate font-semibold hover:text-brand"
              >
                {order.lines[0]?.partNo}
                {order.lines.length > 1 ? ` · ${say.linesTotal(order.lines.length)}` : null}
              </Link>
              <span className="num block text-12 text-hint sm:truncate">
                {order.storeName} · {showMoment(order.createTime)}
              </span>
            </span>
            <PriceText amount={order.payable} tone="ink" />
            <Tag tone={order.tone} dot className="sm:w-32">
              {order.stateName}
            </Tag>
            <span className="flex justify-end empty:max-sm:hidden sm:w-28">
              {next ? (
                <OrderActions order={order} without={order.allowedActions.filter((name) => name !== next)} />
              ) : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
