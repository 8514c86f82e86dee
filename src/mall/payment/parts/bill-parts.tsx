// What a bill is for: each order or sample request under it, with its own sum and page.
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PayInfo } from '../payment.protocol.ts';
import { paymentWords } from './payment-words.ts';

const pageOf = (sn: string): string =>
  sn.startsWith('SP')
    ? `/member/request/info?sampleSn=${sn}`
    : sn.startsWith('ST')
      ? `/member/credit/statement?statementSn=${sn}`
      : `/member/order/detail?orderSn=${sn}`;

/** Folded when there are many. */
export function BillParts({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  return (
    <details open={info.orders.length <= 3} className="group mt-3 border-t border-line pt-3 text-13">
      <summary className="flex items-center gap-1 text-secondary">
        {say.orders} <span className="num">({info.orders.length})</span>
        <ChevronDown size={14} aria-hidden="true" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-col gap-1.5">
        {info.orders.map((order) => (
          <li key={order.orderSn} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              <Link to={pageOf(order.orderSn)} className="num text-brand hover:underline">
                {order.orderSn}
              </Link>{' '}
              <span className="text-secondary">{order.storeName}</span>
            </span>
            <PriceText amount={order.payable} tone="ink" />
          </li>
        ))}
      </ul>
    </details>
  );
}
