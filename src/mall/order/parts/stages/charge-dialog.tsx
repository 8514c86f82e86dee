// The window in which a store asks for an extra charge: how much, what for, and how soon.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { orderProtocol } from '../../order.protocol.ts';
import { chargeWords as W } from './charge-words.ts';

const FIELDS = {
  amount: field.amount(W.amount, {
    required: true,
    rule: (typed) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
  }),
  reason: field.text(W.reason, {
    required: true,
    hint: W.reasonHint,
    max: 60,
    rule: (typed) => (typed.trim().length < 2 ? W.needsReason : undefined),
  }),
  dueDays: field.number(W.dueDays, {
    rule: (typed) => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 180 ? undefined : W.daysWrong),
  }),
};

/** Mount it to open it. */
export function ChargeDialog({
  orderSn,
  onClose,
  onAsked,
}: {
  orderSn: string;
  onClose: () => void;
  onAsked: () => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, { initial: { dueDays: '7' } });
  return (
    <FormDialog
      size="sm"
      title={say.ask}
      submitLabel={say.ask}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        const { amount, reason, dueDays } = form.values;
        await call(orderProtocol.askCharge, {
          orderSn,
          amount: amount.trim(),
          reason: reason.trim(),
          dueDays: Number(dueDays),
        });
        onAsked();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
