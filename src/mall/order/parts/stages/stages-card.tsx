// The stages of an agreed order on its page, for both sides, with the extra charge that waits for an answer and the buttons about it.
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '../../order.protocol.ts';
import type { OrderButton } from '../../order-buttons.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { agreedWords } from '../agreed-words.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { chargeWords } from './charge-words.ts';
import { PaymentStages } from './payment-stages.tsx';

/** Nothing for orders that are paid at once. */
export function StagesCard({ order }: { order: OrderDetail }) {
  const { stages } = useWords(agreedWords);
  const say = useWords(chargeWords);
  const { orderSn, charge, allowedActions } = order;
  if (order.stages.length === 0) return null;
  const one = { orderSn, amount: charge?.amount ?? '' };
  const actions = {
    acceptCharge: {
      label: say.accept,
      ask: 'sure',
      tone: 'primary',
      title: say.acceptTitle,
      text: say.acceptText(charge?.amount ? showAmount(charge.amount) : ''),
      done: say.accepted,
      run: () => call(orderProtocol.acceptCharge, one),
    },
    declineCharge: {
      label: say.decline,
      ask: 'reason',
      tone: 'outline',
      isOptional: true,
      title: say.declineTitle,
      text: say.declineText,
      hint: say.storeReads,
      done: say.done,
      run: ({ reason }) => call(orderProtocol.declineCharge, { ...one, reason }),
    },
    takeBackCharge: {
      label: say.takeBack,
      ask: 'sure',
      tone: 'outline',
      title: say.takeBackTitle,
      text: say.takeBackText,
      done: say.done,
      run: () => call(orderProtocol.takeBackCharge, { orderSn }),
    },
    askCharge: {
      label: say.ask,
      ask: 'window',
      tone: 'outline',
      done: say.asked,
      window: ({ close, through }) => (
        <ChargeDialog orderSn={orderSn} onClose={close} onAsked={() => through()} />
      ),
    },
  } satisfies Partial<Record<OrderButton, DetailAction>>;
  const buttons = <ActionButtons size="sm" actions={actions} allowed={allowedActions} />;
  return (
    <Card title={stages} flush actions={charge ? undefined : buttons}>
      {charge ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-waiting-wash px-4 py-3 text-13">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {charge.amount
              ? say.waits(showAmount(charge.amount), charge.reason)
              : say.waitsHidden(charge.reason)}
            <span className="block text-12 text-hint">{say.due(charge.dueDays)}</span>
          </p>
          <span className="flex flex-wrap gap-2">{buttons}</span>
        </div>
      ) : null}
      <PaymentStages stages={order.stages} />
    </Card>
  );
}
