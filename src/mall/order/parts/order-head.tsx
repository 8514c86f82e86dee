// The top of an order's page: its state, what that means, the way it has come, and the next step.
import { showMoment } from '#kit/time/show-moment.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { tones } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Countdown } from '#mall/payment/parts/countdown.tsx';
import { SettleTag } from '#mall/statement/parts/settle-tag.tsx';
import type { OrderDetail } from '../order-detail.protocol.ts';
import { orderStatus, serviceStates } from '../order-status.ts';
import { agreedWords } from './agreed-words.ts';
import { buyerWords } from './buyer-words.ts';
import { OrderActions } from './order-actions.tsx';
import { orderSteps } from './order-steps.ts';

export type OrderHeadProps = { order: OrderDetail; onGone: () => void };

/** On wide screens the buttons stand beside the state; on a phone see OrderFoot. */
export function OrderHead({ order, onGone }: OrderHeadProps) {
  const say = useWords(buyerWords);
  return (
    <section className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-4 pb-3">
        <div className="min-w-0">
          <h1
            className={cx('flex flex-wrap items-center gap-2 text-20 font-semibold', tones[order.tone].text)}
          >
            {order.stateName}
            <SettleTag state={order.settleState} />
          </h1>
          <Meaning order={order} />
        </div>
        <OrderActions
          order={order}
          size="md"
          isTogether={order.trade.siblings.length > 0}
          onGone={onGone}
          className="flex flex-wrap justify-end gap-2 max-md:hidden"
        />
      </div>
      <Steps steps={orderSteps(order, say)} className="px-4 pt-2 pb-5" />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-13 text-hint">
        <span className="inline-flex items-center">
          {say.orderSn} <span className="num ml-1 text-ink">{order.orderSn}</span>
          <CopyButton text={order.orderSn} />
        </span>
        <span>
          {say.orderedAt} <span className="num">{showMoment(order.createTime)}</span>
        </span>
        <span className="max-sm:hidden">
          {say.tradeSn} <span className="num">{order.trade.parentSn}</span>
        </span>
      </p>
    </section>
  );
}

/** The buttons of a phone, at the bottom of the screen. Nothing when nothing can be done. */
export function OrderFoot({ order, onGone }: OrderHeadProps) {
  if (order.allowedActions.filter((name) => name !== 'confirmParcel').length === 0) return null;
  return (
    <StickyBar className="md:hidden">
      {order.allowedActions.includes('pay') ? <PriceText amount={dueNow(order)} size="lg" /> : null}
      <OrderActions
        order={order}
        isTogether={order.trade.siblings.length > 0}
        onGone={onGone}
        className="flex w-full flex-row-reverse flex-wrap justify-start gap-2"
      />
    </StickyBar>
  );
}

/** Of an agreed order only the stage that is due with it. */
const dueNow = ({ stages, paySn, payable }: OrderDetail): string =>
  stages.find((stage) => stage.paySn === paySn)?.due ?? payable;

/** Everything that was shipped is with the store again. */
const isAllSentBack = ({ lines }: OrderDetail): boolean =>
  lines.some(({ returnedNum }) => returnedNum > 0) &&
  lines.every(({ shippedNum, returnedNum }) => shippedNum === returnedNum);

function Meaning({ order }: { order: OrderDetail }) {
  const say = useWords(buyerWords);
  const words = useWords(agreedWords);
  const language = useLanguage();
  const { hint, timer, station } = orderStatus[order.state];
  const said = (): string => {
    if (order.isRefunding) return say.moneyComesBack;
    if (order.state === 'CLOSED' && isAllSentBack(order)) return say.allSentBack;
    if (hint === null) return order.closeReason ? `${say.reason}: ${order.closeReason}` : '';
    if (station === 'review' && order.approval?.state === 'PENDING') return say.waitForApproval;
    const said = (order.isService && serviceStates[order.state]?.hint) || hint;
    return order.closeAsked ? '' : order.blockedWhy || said[language];
  };
  const until =
    timer === 'autoReceive' && order.isInCase
      ? words.inCase
      : timer === 'autoReceive' && order.autoReceiveAt
        ? say.autoReceive(showMoment(order.autoReceiveAt))
        : order.allowedActions.includes('evaluate') && order.evaluateUntil
          ? say.evaluateBefore(showMoment(order.evaluateUntil))
          : '';
  if (order.payStop) {
    const { text, whoMay } = order.payStop;
    return (
      <p className="num mt-1 text-13 text-waiting">
        {whoMay.length > 0 ? say.payStop(text, whoMay.join(language === 'zh' ? '、' : ', ')) : text}
      </p>
    );
  }
  if (timer === 'payTimeout') {
    return (
      <p className="mt-1 text-13 text-secondary">
        {hint?.[language]} <Countdown deadline={order.payDeadline} className="font-semibold" />
      </p>
    );
  }
  return (
    <>
      <p className="num mt-1 text-13 text-secondary empty:hidden">
        {[said(), until].filter(Boolean).join(' · ')}
      </p>
      {order.closeAsked ? <p className="mt-1 text-13 text-waiting">{say.closeAsked}</p> : null}
    </>
  );
}
