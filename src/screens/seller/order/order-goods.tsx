// The goods of an order as a document: lines with what is shipped and what is closed, and the way to the total.
import { centsToWire, NOTHING, parseCents, sum } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { agreedWords } from '#mall/order/parts/agreed-words.ts';
import { sellerWords } from '../seller-words.ts';

const show = (n: number) => n.toLocaleString('en-US');

export function OrderGoods({ order }: { order: OrderDetail }) {
  const say = useWords(sellerWords);
  const words = useWords(agreedWords);
  const commission = sum(order.lines.map((line) => parseCents(line.commission) ?? NOTHING));
  const hasClosed = order.lines.some((line) => line.closedNum > 0);
  return (
    <Card flush title={say.goodsOfOrder}>
      <Table
        label={say.goodsOfOrder}
        minWidth="680px"
        head={[
          say.partNo,
          { num: say.unitPrice },
          { num: say.bought },
          { num: say.shippedNum },
          hasClosed && { num: say.closedNum },
          { num: say.amount },
        ]}
      >
        {order.lines.map((line) => (
          <tr key={line.orderLineId}>
            <Td>
              <div className="flex items-center gap-3">
                <ChipImage src={line.goodsImage} packageName={line.packageName} size={40} bare />
                <div className="min-w-0">
                  <div className="num font-semibold">{line.partNo}</div>
                  <div className="text-12 text-hint">
                    {[line.brandName, line.packageName].filter(Boolean).join(' · ')}
                  </div>
                  {order.sourceSn ? (
                    <div className="max-w-96 text-12 wrap-anywhere text-hint">{line.priceWhy}</div>
                  ) : null}
                </div>
              </div>
            </Td>
            <Td num>
              <PriceText unitPrice={line.unitPrice} tone="ink" />
              {Number(line.listPrice) > Number(line.unitPrice) ? (
                <div>
                  <PriceText unitPrice={line.listPrice} tone="struck" size="sm" />
                </div>
              ) : null}
            </Td>
            <Td num>{show(line.buyNum)}</Td>
            <Td
              num
              className={
                line.shippedNum > 0 && line.shippedNum + line.closedNum < line.buyNum
                  ? 'text-waiting'
                  : undefined
              }
            >
              {show(line.shippedNum)}
            </Td>
            {hasClosed ? <Td num>{show(line.closedNum)}</Td> : null}
            <Td num>
              <PriceText amount={line.amount} tone="ink" />
              {Number(line.commission) > 0 ? (
                <div className="text-12 text-hint">
                  {say.commission} {showAmount(line.commission)}
                </div>
              ) : null}
            </Td>
          </tr>
        ))}
      </Table>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-13 sm:border-t-0">
        <dt className="text-secondary">{say.goodsAmount}</dt>
        <dd className="text-right">
          <PriceText amount={order.goodsAmount} tone="ink" />
        </dd>
        <dt className="text-secondary">{say.freightAmount}</dt>
        <dd className="text-right">
          <PriceText amount={order.freight} tone="ink" />
        </dd>
        {Number(order.waived) > 0 ? (
          <>
            <dt className="text-secondary">{words.lessOwed}</dt>
            <dd className="text-right">
              <PriceText amount={`-${order.waived}`} tone="ink" />
            </dd>
          </>
        ) : null}
        <dt className="self-center text-secondary">{say.orderTotal}</dt>
        <dd className="text-right">
          <PriceText amount={order.owed} size="lg" />
        </dd>
        {commission > 0 ? (
          <>
            <dt className="text-secondary">{say.commission}</dt>
            <dd className="text-right">
              <PriceText amount={centsToWire(commission)} tone="ink" />
            </dd>
          </>
        ) : null}
        {Number(order.refunding) > 0 ? (
          <>
            <dt className="text-secondary">{say.refunding}</dt>
            <dd className="text-right text-waiting">
              <PriceText amount={order.refunding} tone="ink" />
            </dd>
          </>
        ) : null}
        {Number(order.refunded) > 0 ? (
          <>
            <dt className="text-secondary">{say.refunded}</dt>
            <dd className="text-right text-refused">
              <PriceText amount={order.refunded} tone="ink" />
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  );
}
