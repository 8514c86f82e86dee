// What a store may do with an order now: buttons from the server's list alone, each with the window it opens.
import type { ReactNode } from 'react';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderButton } from '#mall/order/order-buttons.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';
import { ChangePriceDialog } from './change-price-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** `compact`: the first act as a button, the rest behind "more", for a row of a list. */
export function OrderActions({
  order,
  compact,
  children,
}: {
  order: OrderCard;
  compact?: boolean;
  children?: ReactNode;
}) {
  const say = useWords(sellerWords);
  const { orderSn } = order;
  const sure = (
    name: 'approve' | 'ready' | 'extendReceipt',
    endpoint: (typeof orderProtocol)['approve' | 'ready' | 'storeExtendReceipt'],
    title: string,
    text: string,
    done: string = say.succeeded,
  ): DetailAction => ({
    label: say[name],
    ask: 'sure',
    tone: 'primary',
    title,
    text,
    done,
    run: () => call(endpoint, { orderSn }),
  });
  const reasoned = (
    name: 'askCloseRemainder' | 'sendBack' | 'refuse' | 'storeCancel',
    title: string,
    text: string,
    done: string = say.succeeded,
  ): DetailAction => ({
    label: say[name],
    ask: 'reason',
    tone: 'outline',
    title,
    text,
    hint: say.reasonHint,
    done,
    run: ({ reason }) => call(orderProtocol[name], { orderSn, reason }),
  });
  const actions = {
    approve: sure('approve', orderProtocol.approve, say.approveTitle, say.approveText),
    deliver: {
      label: order.state === 'PARTIALLY_SHIPPED' ? say.shipRest : say.deliver,
      ask: 'window',
      tone: 'primary',
      done: say.shipped(orderSn),
      window: ({ close, through }) => <ShipDialog order={order} onClose={close} onShipped={through} />,
    },
    ready: sure('ready', orderProtocol.ready, say.readyTitle, say.readyText, say.readyDone),
    changePrice: {
      label: say.changePrice,
      ask: 'window',
      tone: 'outline',
      done: say.priceChanged,
      window: ({ close, through }) => <ChangePriceDialog order={order} onClose={close} onChanged={through} />,
    },
    extendReceipt: {
      ...sure('extendReceipt', orderProtocol.storeExtendReceipt, say.extendTitle, say.extendText),
      tone: 'outline',
    },
    askCloseRemainder: reasoned('askCloseRemainder', say.closeTitle, say.closeText, say.askedClose),
    sendBack: reasoned('sendBack', say.sendBackTitle, say.sendBackText),
    refuse: { ...reasoned('refuse', say.refuseTitle, say.refuseText), tone: 'danger' },
    storeCancel: {
      ...reasoned('storeCancel', say.cancelTitle, say.cancelText(showAmount(order.payable))),
      tone: 'danger',
    },
  } satisfies Partial<Record<OrderButton, DetailAction>>;
  return (
    <ActionButtons
      size="sm"
      actions={actions}
      allowed={order.allowedActions}
      inRowOf={compact ? orderSn : undefined}
    >
      {children}
    </ActionButtons>
  );
}
