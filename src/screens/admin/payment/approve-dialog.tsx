// Approves a transfer with the amount that has really arrived.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { type Cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import type { TransferReply } from '#mall/payment/transfer-list.ts';
import { adminWords as W } from '../admin-words.ts';

const FIELDS = {
  receivedAmount: field.amount(W.receivedAmount, {
    required: true,
    rule: (typed) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
    autoComplete: 'off',
    className: 'num',
  }),
};

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
  const say = useWords(W);
  const form = useForm(FIELDS);
  const { receivedAmount } = form.values;
  const amount = parseCents(receivedAmount);
  const difference = amount ? ((amount - parseCents(payment.due)!) as Cents) : undefined;
  const outcome =
    difference === undefined
      ? undefined
      : difference === 0
        ? say.exactlyDue
        : difference < 0
          ? say.lessThanDue(showAmount(centsToWire(-difference as Cents)))
          : say.moreThanDue(showAmount(centsToWire(difference)));

  async function approve(requestId: string) {
    await call(paymentProtocol.approve, {
      paymentSn: payment.paymentSn,
      receivedAmount: receivedAmount.trim(),
      requestId,
    });
    onApproved();
  }

  const stated = payment.voucher ? (
    <Button variant="link" size="sm" onClick={() => form.set('receivedAmount', payment.voucher!.amount)}>
      {say.asOnVoucher(showAmount(payment.voucher.amount))}
    </Button>
  ) : undefined;
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      form={form}
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
          { label: say.payerAccount, value: payment.voucher?.account },
          { label: say.reference, value: payment.referenceCode },
          { label: say.dueAmount, value: <PriceText amount={payment.due} /> },
        ]}
      />
      <FormFields form={form} columns={1} now={{ receivedAmount: { hint: outcome, aside: stated } }} />
    </FormDialog>
  );
}
