// What stands above an agreed order in the buyer's list: what it was agreed in, and how far it is paid.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderCard } from '../order-detail.protocol.ts';
import { agreedWords } from './agreed-words.ts';
import { sourceAddress } from './source-address.ts';

/** The stage to pay now has its button here, unless the order as a whole waits for it. */
export function AgreedStrip({ order }: { order: OrderCard }) {
  const say = useWords(agreedWords);
  const href = sourceAddress('purchaser', order);
  const open = order.stages.find((stage) => stage.paySn !== null && stage.trigger !== 'ON_ORDER');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-b border-line px-4 py-2 text-13">
      <span className="text-secondary">
        {order.sourceName}{' '}
        {href ? (
          <Link to={href} className="num text-brand hover:underline">
            {order.sourceSn}
          </Link>
        ) : null}
      </span>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-12" aria-label={say.stages}>
        {order.stages.map((stage) => (
          <li
            key={stage.seq}
            className={
              stage.isOverdue ? 'text-refused' : stage.state === 'PAID' ? 'text-done' : 'text-secondary'
            }
          >
            {stage.triggerName} <span className="num">{showAmount(stage.amount)}</span>{' '}
            {stage.isOverdue ? say.overdue : stage.stateName}
          </li>
        ))}
      </ol>
      {open?.paySn ? (
        <span className="ml-auto inline-flex items-center gap-3">
          {open.dueAt ? (
            <span className="num text-12 text-hint">{say.dueOn(showMoment(open.dueAt).slice(0, 10))}</span>
          ) : null}
          <Button size="sm" variant="buy" to={`/buy/pay?paySn=${encodeURIComponent(open.paySn)}`}>
            {say.payStage}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
