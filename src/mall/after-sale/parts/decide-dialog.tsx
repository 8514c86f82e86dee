// The window in which the platform decides a return or an exchange for the buyer: goods first, or money at once; and why.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { caseWords as W } from './case-words.ts';
import { returnWords } from './return-words.ts';

const FIELDS = {
  how: field.radio(
    returnWords.how,
    { back: returnWords.backThenPaid, money: returnWords.paidAtOnce },
    { empty: 'back', look: 'plain' },
  ),
  amount: field.amount(W.amount, {
    rule: (typed) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
  }),
  reason: field.area(W.decideReason, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? W.needsText : undefined),
    rows: 3,
    max: 200,
  }),
};

/** Mount it to open it. @param most yuan, what was asked for; an exchange asks for none */
export function DecideDialog(props: {
  isExchange: boolean;
  most: string;
  send: (said: { amount?: string; sendsBack: 0 | 1; reason: string }) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { isExchange, most, send, onClose, onSent } = props;
  const say = useWords(W);
  const replaced = useWords(returnWords).replaced;
  const form = useForm(FIELDS, {
    initial: { amount: most },
    when: { how: () => !isExchange, amount: () => !isExchange },
  });
  const { how, amount, reason } = form.values;
  const title = isExchange ? replaced : say.decideTitle;
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await send({
          ...(isExchange ? {} : { amount: amount.trim() }),
          sendsBack: isExchange || how === 'back' ? 1 : 0,
          reason: reason.trim(),
        });
        onSent();
      }}
    >
      <FormFields
        form={form}
        columns={1}
        now={{ amount: { hint: most ? say.mostIs(showAmount(most)) : undefined } }}
      />
    </FormDialog>
  );
}
