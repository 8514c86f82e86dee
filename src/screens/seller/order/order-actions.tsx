// What a store may do with an order now: buttons from the server's list alone, each with the window it opens.
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button, type ButtonVariant } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { OrderButton } from '#mall/order/order-buttons.ts';
import type { OrderCard } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';
import { ChangePriceDialog } from './change-price-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** The acts of a store, each with its window below. */
const ACTS = [
  'approve',
  'deliver',
  'ready',
  'changePrice',
  'extendReceipt',
  'askCloseRemainder',
  'sendBack',
  'refuse',
  'storeCancel',
] as const satisfies readonly OrderButton[];
type Act = (typeof ACTS)[number];
const NEXT_STEPS: readonly Act[] = ['approve', 'deliver', 'ready'];
const ENDINGS: readonly Act[] = ['refuse', 'storeCancel'];

const actsOf = (order: OrderCard): Act[] => ACTS.filter((act) => order.allowedActions.includes(act));

/**
 * Buttons and their windows. `compact`: the first act as a button, the rest behind "more", for a row of a list.
 * After an act the screen's data is loaded anew.
 */
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
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Act | null>(null);
  const acts = actsOf(order);
  const { orderSn } = order;
  const close = () => setOpen(null);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) close();
  };
  const finish = (text: string) => {
    close();
    toast.show({ text });
    void revalidate();
  };
  const words = (act: Act) =>
    act === 'deliver' && order.state === 'PARTIALLY_SHIPPED' ? say.shipRest : say[act];
  const look = (act: Act): ButtonVariant =>
    NEXT_STEPS.includes(act) ? 'primary' : ENDINGS.includes(act) && !compact ? 'danger' : 'outline';

  const [first, ...rest] = acts;
  const buttons = compact ? (first ? [first] : []) : acts;
  return (
    <>
      {buttons.map((act) => (
        <Button key={act} size="sm" variant={look(act)} onClick={() => setOpen(act)}>
          {words(act)}
        </Button>
      ))}
      {children}
      {compact && rest.length > 0 ? (
        <DropdownMenu
          label={say.more}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${say.more} · ${orderSn}`}
              icon={<MoreHorizontal size={16} aria-hidden="true" />}
            />
          }
          items={rest.map((act) => ({
            key: act,
            text: words(act),
            danger: ENDINGS.includes(act),
            onSelect: () => setOpen(act),
          }))}
        />
      ) : null}

      {open === 'deliver' ? (
        <ShipDialog order={order} onClose={close} onShipped={() => finish(say.shipped(orderSn))} />
      ) : null}
      {open === 'changePrice' ? (
        <ChangePriceDialog order={order} onClose={close} onChanged={() => finish(say.priceChanged)} />
      ) : null}
      <ConfirmDialog
        open={open === 'approve'}
        onOpenChange={onOpenChange}
        title={say.approveTitle}
        text={say.approveText}
        confirmLabel={say.approve}
        onConfirm={async () => {
          await call(orderProtocol.approve, { orderSn });
          finish(say.done);
        }}
      />
      <ConfirmDialog
        open={open === 'ready'}
        onOpenChange={onOpenChange}
        title={say.readyTitle}
        text={say.readyText}
        confirmLabel={say.ready}
        onConfirm={async () => {
          await call(orderProtocol.ready, { orderSn });
          finish(say.readyDone);
        }}
      />
      <ConfirmDialog
        open={open === 'extendReceipt'}
        onOpenChange={onOpenChange}
        title={say.extendTitle}
        text={say.extendText}
        confirmLabel={say.extendReceipt}
        onConfirm={async () => {
          await call(orderProtocol.storeExtendReceipt, { orderSn });
          finish(say.done);
        }}
      />
      {open === 'sendBack' ? (
        <ReasonDialog
          hint={say.reasonHint}
          title={say.sendBackTitle}
          text={say.sendBackText}
          confirmLabel={say.sendBack}
          onClose={close}
          onConfirm={async (reason) => {
            await call(orderProtocol.sendBack, { orderSn, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'refuse' ? (
        <ReasonDialog
          hint={say.reasonHint}
          title={say.refuseTitle}
          text={say.refuseText}
          confirmLabel={say.refuse}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await call(orderProtocol.refuse, { orderSn, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'storeCancel' ? (
        <ReasonDialog
          hint={say.reasonHint}
          title={say.cancelTitle}
          text={say.cancelText(showAmount(order.payable))}
          confirmLabel={say.storeCancel}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await call(orderProtocol.storeCancel, { orderSn, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'askCloseRemainder' ? (
        <ReasonDialog
          hint={say.reasonHint}
          title={say.closeTitle}
          text={say.closeText}
          confirmLabel={say.askCloseRemainder}
          onClose={close}
          onConfirm={async (reason) => {
            await call(orderProtocol.askCloseRemainder, { orderSn, reason });
            finish(say.askedClose);
          }}
        />
      ) : null}
    </>
  );
}
