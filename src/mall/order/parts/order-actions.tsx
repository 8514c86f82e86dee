// The buttons under an order, drawn from what the server allows now and from nothing else.
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { Button, type ButtonSize } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderButton } from '../order-buttons.ts';
import type { OrderCard } from '../order-detail.protocol.ts';
import { buyAgain } from './buy-again.ts';
import { buyerWords } from './buyer-words.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { type OrderAct, type OrderActName, orderActs } from './order-acts.ts';

/** Steps that bring the order forward: the first allowed one is the filled button. The server sends them in this order. */
const NEXT_STEPS: readonly OrderButton[] = ['pay', 'closeRemainder', 'receive', 'resubmit', 'evaluate'];
/** A parcel is confirmed where it is shown. */
const ELSEWHERE: readonly OrderButton[] = ['confirmParcel'];

export type OrderActionsProps = {
  order: OrderCard;
  size?: ButtonSize;
  /** All but the next step as plain words: for lists, where many orders stand one under the other. */
  isQuiet?: boolean;
  /** Actions that stand elsewhere on the page. */
  without?: readonly OrderButton[];
  /** Other orders of its trade share its payment: they are cancelled with it. */
  isTogether?: boolean;
  /** After an act that has changed the order. */
  onChanged: () => void;
  /** After the order has gone for good. */
  onGone?: () => void;
  /** More buttons, after these. */
  children?: ReactNode;
  className?: string;
};

export function OrderActions({
  order,
  size = 'sm',
  without = [],
  isTogether,
  isQuiet,
  onChanged,
  onGone,
  children,
  className,
}: OrderActionsProps) {
  const say = useWords(buyerWords);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OrderActName | null>(null);
  const [movesAddress, setMovesAddress] = useState(false);
  const [running, setRunning] = useState<string | null>(null);
  const underWay = useRef(false);
  const reason = useRef('');

  const allowed = order.allowedActions.filter((name) => !without.includes(name) && !ELSEWHERE.includes(name));
  const next = NEXT_STEPS.find((name) => allowed.includes(name));

  function after(name: OrderActName) {
    const act: OrderAct = orderActs[name];
    const undo =
      name === 'remove'
        ? {
            text: say.undo,
            onPress: () => void orderActs.restore.run(order).then(onChanged, (failure) => tell(failure)),
          }
        : undefined;
    toast.show({ text: say[act.done], action: undo });
    if (name === 'purge') (onGone ?? onChanged)();
    else onChanged();
  }

  const tell = (failure: unknown) =>
    toast.show({ tone: 'refused', text: failure instanceof CallError ? failure.message : say.actionFailed });

  /** At once, without asking; a second press meanwhile does nothing. */
  async function run(name: string, act: () => Promise<unknown>) {
    if (underWay.current) return;
    underWay.current = true;
    setRunning(name);
    try {
      await act();
    } catch (failure) {
      tell(failure);
    } finally {
      underWay.current = false;
      setRunning(null);
    }
  }

  function press(name: OrderActName) {
    const act: OrderAct = orderActs[name];
    if (act.title) {
      reason.current = '';
      setAsked(name);
    } else {
      void run(name, async () => {
        await act.run(order, '');
        after(name);
      });
    }
  }

  const other = isQuiet ? 'link' : 'outline';
  const buttons = allowed.map((name) => {
    const variant = name === next ? 'primary' : other;
    if (name === 'pay') {
      return (
        <Button key={name} size={size} variant="buy" to={`/buy/pay?paySn=${encodeURIComponent(order.paySn)}`}>
          {say.pay}
        </Button>
      );
    }
    if (name === 'evaluate') {
      return (
        <Button
          key={name}
          size={size}
          variant={variant}
          to={`/member/order/evaluate?orderSn=${order.orderSn}`}
        >
          {say.evaluate}
        </Button>
      );
    }
    if (name === 'changeAddress') {
      return (
        <Button key={name} size={size} variant={variant} onClick={() => setMovesAddress(true)}>
          {say.changeAddress}
        </Button>
      );
    }
    if (name === 'buyAgain') {
      const again = () => buyAgain(order.orderSn, say, () => void navigate('/cart/index'));
      return (
        <Button
          key={name}
          size={size}
          variant={variant}
          busy={running === name}
          onClick={() => void run(name, again)}
        >
          {say.buyAgain}
        </Button>
      );
    }
    if (name === 'logistics') {
      return (
        <Button
          key={name}
          size={size}
          variant={variant}
          to={`/member/order/logistics?orderSn=${order.orderSn}`}
        >
          {say.logistics}
        </Button>
      );
    }
    if (!isAct(name)) return null;
    return (
      <Button key={name} size={size} variant={variant} busy={running === name} onClick={() => press(name)}>
        {say[orderActs[name].label]}
      </Button>
    );
  });

  const act: OrderAct | null = asked && orderActs[asked];
  return (
    <div className={className ?? 'flex flex-wrap items-center gap-2'}>
      {buttons}
      {children}
      {asked && act?.title ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) setAsked(null);
          }}
          title={say[act.title]}
          text={
            asked === 'cancel' && isTogether
              ? `${say.cancelTogether} ${say.cancelText}`
              : act.text && say[act.text]
          }
          confirmLabel={say[act.label]}
          tone={act.isGrave ? 'danger' : 'primary'}
          onConfirm={async () => {
            await act.run(order, reason.current.trim());
            after(asked);
          }}
        >
          {act.takesReason ? (
            <Field label={say.reason} optional hint={say.reasonHint}>
              {(wiring) => (
                <Textarea
                  {...wiring}
                  rows={2}
                  maxLength={200}
                  onChange={(event) => {
                    reason.current = event.target.value;
                  }}
                />
              )}
            </Field>
          ) : null}
        </ConfirmDialog>
      ) : null}
      {allowed.includes('changeAddress') ? (
        <ChangeAddressDialog
          orderSn={order.orderSn}
          open={movesAddress}
          onOpenChange={setMovesAddress}
          onChanged={onChanged}
        />
      ) : null}
    </div>
  );
}

const isAct = (name: OrderButton): name is OrderActName => name in orderActs;
