// One order in the buyer's list: its store and state, what was bought, the sum, and what can be done now.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import { SettleTag } from '#mall/statement/parts/settle-tag.tsx';
import type { OrderButton } from '../order-buttons.ts';
import type { OrderCard } from '../order-detail.protocol.ts';
import { AgreedStrip } from './agreed-strip.tsx';
import { buyerWords } from './buyer-words.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderLineRow } from './order-line-row.tsx';

const FOLDED = 3; // chosen: the rest stands on the order's own page

export type OrderCardViewProps = {
  order: OrderCard;
  /** Actions that the trade above it offers for all its orders. */
  without?: readonly OrderButton[];
  /** Other orders of its trade stand beside it. */
  isTogether?: boolean;
};

export function OrderCardView({ order, without, isTogether }: OrderCardViewProps) {
  const say = useWords(buyerWords);
  const detail = `/member/order/detail?orderSn=${order.orderSn}`;
  const hidden = order.lines.length - FOLDED;
  return (
    <article
      aria-label={`${say.order} ${order.orderSn}`}
      className="rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <Link
          to={`/store/index?vid=${order.storeId}`}
          className="min-w-0 truncate font-semibold hover:text-brand max-sm:flex-1 sm:max-w-64"
        >
          {order.storeName}
        </Link>
        <span className="inline-flex items-center gap-1 text-hint max-sm:order-last max-sm:w-full">
          <span className="max-sm:sr-only">{say.orderSn} </span>
          <Link to={detail} className="num hover:text-brand">
            {order.orderSn}
          </Link>
          <CopyButton text={order.orderSn} />
        </span>
        <span className="num text-hint max-md:hidden">{showMoment(order.createTime)}</span>
        {order.isMine ? null : (
          <span className="min-w-0 truncate text-secondary max-sm:order-last max-sm:w-full">
            {say.orderedBy(order.memberName)}
          </span>
        )}
        <SettleTag state={order.settleState} className="ml-auto" />
        <Tag tone={order.tone} dot className={order.settleState === '' ? 'ml-auto' : ''}>
          {order.stateName}
        </Tag>
      </header>
      {order.stages.length > 0 ? <AgreedStrip order={order} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_150px_156px]">
        <ul className="divide-y divide-line px-4">
          {order.lines.slice(0, FOLDED).map((line) => (
            <li key={line.orderLineId} className="py-3">
              <OrderLineRow line={line} isService={order.isService} />
            </li>
          ))}
          {hidden > 0 ? (
            <li className="py-2 text-13">
              <Link to={detail} className="text-brand hover:underline">
                {say.moreLines(hidden)}
              </Link>
            </li>
          ) : null}
        </ul>
        <div className="flex items-baseline justify-between gap-3 border-line px-4 py-3 text-13 max-md:border-t md:flex-col md:items-end md:justify-start md:gap-0 md:border-l">
          <span className="text-hint">
            {say.linesTotal(order.lines.length)}
            <span className="num md:hidden"> · {showMoment(order.createTime)}</span>
          </span>
          <span className="text-right">
            <PriceText amount={order.payable} size="lg" />
            {order.freight === '' || order.isService ? null : (
              <span className="num block text-12 text-hint">
                {order.freight === '0.00' ? say.free : say.withFreight(showAmount(order.freight))}
              </span>
            )}
            {Number(order.refunding) > 0 ? (
              <span className="num block text-12 text-waiting">
                {say.refunding} {showAmount(order.refunding)}
              </span>
            ) : null}
            {order.refunded === '0.00' || order.refunded === '' ? null : (
              <span className="num block text-12 text-waiting">
                {say.refunded} {showAmount(order.refunded)}
              </span>
            )}
          </span>
        </div>
        <div className="flex items-center justify-end gap-3 border-line px-4 py-3 max-md:border-t md:flex-col md:items-stretch md:justify-start md:gap-2 md:border-l">
          {order.payDeadline && order.allowedActions.includes('pay') && !without?.includes('pay') ? (
            <Countdown deadline={order.payDeadline} className="text-12 max-md:mr-auto md:text-center" />
          ) : null}
          <OrderActions
            order={order}
            without={without}
            isTogether={isTogether}
            isQuiet
            className="flex flex-row-reverse flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-stretch md:gap-y-1.5"
          >
            <Button size="sm" variant="link" to={detail}>
              {say.detail}
            </Button>
          </OrderActions>
        </div>
      </div>
    </article>
  );
}
