// How the sum of an order comes about, line by line.
import { Fragment } from 'react';
import { cents, centsToWire, lineAmount, parseCents, parseUnitPrice } from '#kit/money/money.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderDetail } from '../order-detail.protocol.ts';
import { agreedWords } from './agreed-words.ts';
import { buyerWords } from './buyer-words.ts';

/** What the store has taken off the ladder's prices shows as a line of its own. */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const say = useWords(buyerWords);
  const words = useWords(agreedWords);
  const listed = order.lines.reduce((all, line) => all + listedAmount(line), 0);
  const lowered = listed - (parseCents(order.goodsAmount) ?? 0);
  return (
    <dl className="ml-auto grid w-fit grid-cols-[auto_auto] items-baseline gap-x-8 gap-y-1 text-right text-13">
      {lowered > 0 ? (
        <>
          <dt className="text-secondary">{say.goodsAmount}</dt>
          <dd>
            <PriceText amount={centsToWire(cents(listed))} tone="ink" />
          </dd>
          <dt className="text-secondary">{order.sourceSn ? words.belowListed : say.lowered}</dt>
          <dd>
            <PriceText amount={centsToWire(cents(-lowered))} tone="ink" className="text-done" />
          </dd>
        </>
      ) : (
        <>
          <dt className="text-secondary">{say.goodsAmount}</dt>
          <dd>
            <PriceText amount={order.goodsAmount} tone="ink" />
          </dd>
        </>
      )}
      {order.isService ? null : (
        <>
          <dt className="text-secondary">{say.freight}</dt>
          <dd>
            <PriceText amount={order.freight} tone="ink" />
          </dd>
        </>
      )}
      {Number(order.waived) > 0 ? (
        <>
          <dt className="text-secondary">{words.lessOwed}</dt>
          <dd>
            <PriceText amount={`-${order.waived}`} tone="ink" className="text-done" />
          </dd>
        </>
      ) : null}
      <dt className="text-secondary">
        {order.paidAt && order.trade.payState !== 2 && order.payMode !== 'CREDIT'
          ? say.paidTotal
          : say.payable}
      </dt>
      <dd>
        <PriceText amount={order.owed} size="xl" />
      </dd>
      {order.trade.payParts.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt className="text-12 text-hint">{name}</dt>
          <dd>
            <PriceText amount={amount} tone="ink" />
          </dd>
        </Fragment>
      ))}
      {Number(order.refunding) > 0 ? (
        <>
          <dt className="text-secondary">{say.refunding}</dt>
          <dd>
            <PriceText amount={order.refunding} tone="ink" className="text-waiting" />
          </dd>
        </>
      ) : null}
      {order.refunded === '0.00' || order.refunded === '' ? null : (
        <>
          <dt className="text-secondary">{say.refunded}</dt>
          <dd>
            <PriceText amount={order.refunded} tone="ink" className="text-waiting" />
          </dd>
        </>
      )}
    </dl>
  );
}

function listedAmount(line: OrderDetail['lines'][number]): number {
  const price = parseUnitPrice(line.listPrice);
  return price === undefined ? 0 : lineAmount(price, line.buyNum);
}
