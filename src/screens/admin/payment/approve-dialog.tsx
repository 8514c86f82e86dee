// Approves a transfer with the amount that has really arrived.
import { type FormEvent, useRef, useState } from 'react';
import { call, newRequestId } from '#kit/browser/call.ts';
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { adminWords } from '../admin-words.ts';
import type { Transfer } from './transfer-row.tsx';

/** Mount it to open it. The field starts empty on purpose: the amount comes from the bank statement. */
export function ApproveDialog({
  payment,
  onClose,
  onApproved,
}: {
  payment: Transfer;
  onClose: () => void;
  onApproved: () => void;
}) {
  const say = useWords(adminWords);
  const input = useRef<HTMLInputElement>(null);
  const [requestId] = useState(newRequestId);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const amount = parseCents(text);
  const isRight = amount !== undefined && amount > 0;
  const difference = isRight ? ((amount - parseCents(payment.due)!) as Cents) : undefined;
  const outcome =
    difference === undefined
      ? undefined
      : difference === 0
        ? say.exactlyDue
        : difference < 0
          ? say.lessThanDue(showAmount(centsToWire(-difference as Cents)))
          : say.moreThanDue(showAmount(centsToWire(difference)));

  async function approve(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    setError('');
    if (!isRight) return input.current?.focus();
    setBusy(true);
    try {
      await call(paymentProtocol.approve, {
        paymentSn: payment.paymentSn,
        receivedAmount: text.trim(),
        requestId,
      });
      onApproved();
    } catch (reason) {
      setError((reason as Error).message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onClose();
      }}
      title={say.approveTitle}
      text={say.approveText}
      footer={
        <Button variant="primary" type="submit" form={`approve-${payment.paymentSn}`} busy={busy}>
          {say.approveNow}
        </Button>
      }
    >
      <form id={`approve-${payment.paymentSn}`} onSubmit={approve} noValidate className="space-y-3 pb-1">
        <Descriptions
          columns={1}
          items={[
            { label: say.paymentSn, value: payment.paymentSn },
            { label: say.payer, value: payment.voucher?.payerName },
            { label: say.reference, value: payment.referenceCode },
            { label: say.due, value: <PriceText amount={payment.due} /> },
          ]}
        />
        <Field
          label={say.receivedAmount}
          required
          error={isChecked && !isRight ? say.amountWrong : null}
          hint={outcome}
          aside={
            payment.voucher ? (
              <Button variant="link" size="sm" onClick={() => setText(payment.voucher!.amount)}>
                {say.asOnVoucher(showAmount(payment.voucher.amount))}
              </Button>
            ) : undefined
          }
        >
          {(wiring) => (
            <Input
              {...wiring}
              ref={input}
              name="receivedAmount"
              inputMode="decimal"
              autoComplete="off"
              before="¥"
              className="num"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <FormError>{error}</FormError>
      </form>
    </Dialog>
  );
}
