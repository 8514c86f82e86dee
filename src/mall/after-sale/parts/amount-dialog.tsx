// The window in which a store offers less, or the platform decides how much goes back: an amount and why.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { caseWords as W } from './case-words.ts';

const FIELDS = {
  amount: field.amount(W.amount, {
    required: true,
    rule: (typed) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
  }),
  reason: field.area(W.offerReason, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? W.needsText : undefined),
    rows: 3,
    max: 200,
  }),
};

/** Mount it to open it. @param most yuan, what was asked for */
export function AmountDialog(props: {
  title: string;
  most: string;
  initial?: string;
  send: (said: { amount: string; reason: string }) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { title, most, initial, send, onClose, onSent } = props;
  const say = useWords(W);
  const form = useForm(FIELDS, { initial: { amount: initial ?? '' } });
  return (
    <FormDialog
      size="sm"
      title={title}
      submitLabel={title}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await send({ amount: form.values.amount.trim(), reason: form.values.reason.trim() });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} now={{ amount: { hint: say.mostIs(showAmount(most)) } }} />
    </FormDialog>
  );
}
