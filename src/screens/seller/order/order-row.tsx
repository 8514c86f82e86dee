// One order in a store's list: who, what, how much, where it stands, what may be done.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';
import { OrderActions } from './order-actions.tsx';

const MOST_LINES = 3; // chosen: a list of ten orders still fits two screens

export function OrderRow({ row: order }: { row: OrderCard }) {
  const say = useWords(sellerWords);
  const detail = `/seller/order/detail?orderSn=${encodeURIComponent(order.orderSn)}`;
  const more = order.lines.length - MOST_LINES;
  return (
    <article aria-label={order.orderSn} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <span className="flex items-center gap-1">
          <Link to={detail} className="num font-semibold hover:text-brand">
            {order.orderSn}
          </Link>
          <CopyButton text={order.orderSn} />
        </span>
        <span className="num text-hint">{showMoment(order.createTime)}</span>
        {order.sourceSn ? (
          <span className="num text-12 text-secondary">
            {order.sourceName} {order.sourceSn}
          </span>
        ) : null}
        <span className="min-w-0 truncate text-secondary">
          {order.memberName}
          {order.receiverName && order.receiverName !== order.memberName
            ? ` · ${say.receiver} ${order.receiverName}`
            : ''}
        </span>
        <Tag dot tone={order.tone} className="ml-auto">
          {order.stateName}
        </Tag>
      </header>
      <div className="gap-4 px-4 py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_150px_230px]">
        <ul className="min-w-0 space-y-2">
          {order.lines.slice(0, MOST_LINES).map((line) => (
            <li key={line.orderLineId} className="flex items-center gap-3">
              <ChipImage src={line.goodsImage} packageName={line.packageName} size={40} bare />
              <div className="min-w-0 flex-1">
                <div className="num truncate font-semibold">{line.partNo}</div>
                <div className="truncate text-12 text-hint">{line.brandName}</div>
              </div>
              <div className="num shrink-0 text-right text-13">
                <div>
                  {line.buyNum.toLocaleString('en-US')} × <PriceText unitPrice={line.unitPrice} tone="ink" />
                </div>
                {line.shippedNum > 0 && line.shippedNum < line.buyNum ? (
                  <div className="text-12 text-waiting">
                    {say.shippedOf(
                      line.shippedNum.toLocaleString('en-US'),
                      line.buyNum.toLocaleString('en-US'),
                    )}
                  </div>
                ) : null}
              </div>
            </li>
          ))}
          {more > 0 ? (
            <li>
              <Link to={detail} className="text-12 text-brand hover:underline">
                {say.moreLines(more)}
              </Link>
            </li>
          ) : null}
        </ul>
        <div className="max-lg:mt-3 max-lg:flex max-lg:items-baseline max-lg:gap-2 max-lg:border-t max-lg:border-line max-lg:pt-3 lg:text-right">
          <PriceText amount={order.payable} size="lg" />
          <div className="num text-12 text-hint">
            {Number(order.freight) > 0 ? say.freightIncluded(showAmount(order.freight)) : say.freightFree}
          </div>
          {Number(order.refunding) > 0 ? (
            <div className="num text-12 text-waiting">
              {say.refunding} {showAmount(order.refunding)}
            </div>
          ) : null}
          {Number(order.refunded) > 0 ? (
            <div className="num text-12 text-refused">
              {say.refunded} {showAmount(order.refunded)}
            </div>
          ) : null}
        </div>
        <div className="flex flex-wrap items-start justify-end gap-2 max-lg:mt-3 lg:content-start">
          <OrderActions compact order={order}>
            <Button size="sm" to={detail}>
              {say.seeDetails}
            </Button>
          </OrderActions>
        </div>
      </div>
    </article>
  );
}
