// The buttons under an order, drawn from what the server allows now and from nothing else.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import type { ButtonSize } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '../order.protocol.ts';
import type { OrderButton } from '../order-buttons.ts';
import type { OrderCard } from '../order-detail.protocol.ts';
import { buyAgain } from './buy-again.ts';
import { buyerWords } from './buyer-words.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';

/** Steps that bring the order forward: the first allowed one is the filled button. */
const NEXT_STEPS: readonly OrderButton[] = ['pay', 'closeRemainder', 'receive', 'resubmit', 'evaluate'];

export type OrderActionsProps = {
  order: OrderCard;
  size?: ButtonSize;
  /** All but the next step as plain words: for lists, where many orders stand one under the other. */
  isQuiet?: boolean;
  /** Actions that stand elsewhere on the page. */
  without?: readonly OrderButton[];
  /** Other orders of its trade share its payment: they are cancelled with it. */
  isTogether?: boolean;
  /** After the order has gone for good. */
  onGone?: () => void;
  /** More buttons, after these. */
  children?: ReactNode;
  className?: string;
};

/** A parcel is confirmed where it is shown. */
export function OrderActions(props: OrderActionsProps) {
  const { order, size = 'sm', without = [], isTogether, isQuiet, onGone, children } = props;
  const say = useWords(buyerWords);
  const navigate = useNavigate();
  const { run } = useAct({ rereads: true });
  const { orderSn } = order;
  const one = { orderSn };
  const allowed = order.allowedActions.filter((name) => !without.includes(name));
  const next = NEXT_STEPS.find((name) => allowed.includes(name));
  const other = isQuiet ? 'link' : 'outline';
  const act = (name: OrderButton, label: string, more: Omit<DetailAction, 'label'>): DetailAction => ({
    label,
    tone: name === next ? 'primary' : other,
    ...more,
  });
  const sure = (
    name: 'resubmit' | 'receive' | 'closeRemainder' | 'extendReceipt' | 'withdraw',
    label: string,
    title: string,
    text: string,
    done: string,
  ) =>
    act(name, label, {
      ask: 'sure',
      isGrave: name === 'withdraw',
      title,
      text,
      done,
      run: () => call(orderProtocol[name], one),
    });
  const actions = {
    pay: act('pay', say.pay, { tone: 'buy', to: `/buy/pay?paySn=${encodeURIComponent(order.paySn)}` }),
    resubmit: sure('resubmit', say.resubmit, say.resubmitTitle, say.resubmitText, say.resubmitted),
    receive: sure('receive', say.receive, say.receiveTitle, say.receiveText, say.received),
    closeRemainder: sure(
      'closeRemainder',
      say.closeRemainder,
      say.closeRemainderTitle,
      say.closeRemainderText,
      say.remainderClosed,
    ),
    evaluate: act('evaluate', say.evaluate, { to: `/member/order/evaluate?orderSn=${orderSn}` }),
    logistics: act('logistics', say.logistics, { to: `/member/order/logistics?orderSn=${orderSn}` }),
    afterSale: act('afterSale', say.afterSale, { to: `/member/order/refund/apply?orderSn=${orderSn}` }),
    cancelPaid: act('cancelPaid', order.payMode === 'CREDIT' ? say.cancel : say.cancelPaid, {
      to: `/member/order/refund/apply?orderSn=${orderSn}`,
    }),
    changeAddress: act('changeAddress', say.changeAddress, {
      ask: 'window',
      window: ({ close, through }) => (
        <ChangeAddressDialog orderSn={orderSn} onClose={close} onChanged={through} />
      ),
    }),
    extendReceipt: sure('extendReceipt', say.extendReceipt, say.extendTitle, say.extendText, say.extended),
    cancel: act('cancel', say.cancel, {
      ask: 'reason',
      isOptional: true,
      isGrave: true,
      title: say.cancelTitle,
      text: isTogether ? `${say.cancelTogether} ${say.cancelText}` : say.cancelText,
      hint: say.reasonHint,
      done: say.cancelled,
      run: ({ reason }) => call(orderProtocol.cancel, { ...one, reason }),
    }),
    withdraw: sure('withdraw', say.takeBack, say.withdrawTitle, say.withdrawText, say.withdrawn),
    buyAgain: act('buyAgain', say.buyAgain, {
      ask: 'now',
      run: () => buyAgain(orderSn, say, () => void navigate('/cart/index')),
    }),
    remove: act('remove', say.delete, {
      ask: 'now',
      run: async () => {
        await call(orderProtocol.remove, one);
        const restore = () => run(() => call(orderProtocol.restore, one));
        toast.show({ text: say.removed, action: { text: say.undo, onPress: () => void restore() } });
      },
    }),
    restore: act('restore', say.restore, {
      ask: 'now',
      done: say.restored,
      run: () => call(orderProtocol.restore, one),
    }),
    purge: act('purge', say.purge, {
      ask: 'sure',
      isGrave: true,
      title: say.purgeTitle,
      text: say.purgeText,
      done: say.purged,
      run: async () => {
        await call(orderProtocol.purge, one);
        onGone?.();
      },
    }),
  } satisfies Partial<Record<OrderButton, DetailAction>>;
  return (
    <div className={props.className ?? 'flex flex-wrap items-center gap-2'}>
      <ActionButtons size={size} actions={actions} allowed={allowed}>
        {children}
      </ActionButtons>
    </div>
  );
}
