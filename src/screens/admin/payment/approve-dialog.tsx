// Approves a transfer with the amount that has really arrived.
import { useState } from 'react';
import { call, newRequestId } from '#kit/browser/call.ts';
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import type { TransferReply } from '#mall/payment/transfer-list.ts';
import { adminWords } from '../admin-words.ts';

/** Mount it to open it. The field starts empty on purpose: the amount comes from the bank statement. */
export function ApproveDialog({
  payment,
  onClose,
  onApproved,
}: {
  payment: TransferReply;
  onClose: () => void;
  onApproved: () => void;
}) {
  const say = useWords(adminWords);
  const [requestId] = useState(newRequestId);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);

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

  function check() {
    setChecked(true);
    return isRight;
  }

  async function approve() {
    await call(paymentProtocol.approve, {
      paymentSn: payment.paymentSn,
      receivedAmount: text.trim(),
      requestId,
    });
    onApproved();
  }

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      check={check}
      onSubmit={approve}
      title={say.approveTitle}
      text={say.approveText}
      submitLabel={say.approveNow}
    >
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
        <Input
          name="receivedAmount"
          inputMode="decimal"
          autoComplete="off"
          before="¥"
          className="num"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
