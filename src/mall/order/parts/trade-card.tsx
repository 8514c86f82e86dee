// A trade in the buyer's list: its orders under one line that pays them together.
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import type { OrderCard } from '../order-detail.protocol.ts';
import { buyerWords } from './buyer-words.ts';
import { OrderCardView } from './order-card-view.tsx';

const TOGETHER = ['pay'] as const;

/** A single order needs no line above it. */
export function TradeCard({ orders }: { orders: readonly OrderCard[] }) {
  const say = useWords(buyerWords);
  const [first] = orders;
  if (!first) return null;
  if (orders.length === 1) return <OrderCardView order={first} />;
  const toPay = orders.find((order) => order.allowedActions.includes('pay'));
  return (
    <section
      aria-label={say.tradeOf(orders.length)}
      className="flex flex-col gap-2 rounded-card border border-brand-line bg-brand-wash/50 p-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-2 text-13 text-secondary">
        <span>{say.tradeOf(orders.length)}</span>
        <span className="num text-hint max-sm:hidden">{showMoment(first.createTime)}</span>
        {toPay ? (
          <span className="ml-auto inline-flex items-center gap-3">
            <Countdown deadline={toPay.payDeadline} className="text-12" />
            <Button size="sm" variant="buy" to={`/buy/pay?paySn=${encodeURIComponent(toPay.paySn)}`}>
              {say.payTogether}
            </Button>
          </span>
        ) : null}
      </div>
      {orders.map((order) => (
        <OrderCardView key={order.orderSn} order={order} without={TOGETHER} isTogether />
      ))}
    </section>
  );
}
