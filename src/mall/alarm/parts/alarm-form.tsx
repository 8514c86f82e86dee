// The window in which an alarm on a part is set or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { alarmProtocol } from '../alarm.protocol.ts';
import type { AlarmKind } from '../alarm-rule.ts';
import { alarmWords as W } from './alarm-words.ts';

/** What stands in the window at first. */
export interface AlarmDraft {
  kind: AlarmKind;
  number: number;
  /** Decimal yuan. */
  price?: string | null;
}

const FIELDS = {
  kind: field.radio(
    W.kind,
    { price: W.cheaper, stock: W.there },
    { empty: 'price' as AlarmKind, wide: true },
  ),
  number: field.number(W.number, { missing: W.numberMissing }),
  price: field.amount(W.price, { missing: W.priceMissing }),
};

/** Mount it to open it. */
export function AlarmForm({
  productId,
  draft,
  onClose,
  onDone,
}: {
  productId: number;
  draft: AlarmDraft;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: {
      kind: draft.kind,
      number: String(draft.number),
      price: draft.price ? draft.price.replace(/(\.\d\d\d*?)0+$/, '$1') : '',
    },
    when: { price: ({ kind }) => kind === 'price' },
  });
  return (
    <FormDialog
      title={say.title}
      text={say.text}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        const { kind, number, price } = form.values;
        const wished = kind === 'price' ? { price: price.trim() } : {};
        await call(alarmProtocol.set, { productId, kind, number: number.trim(), ...wished });
        onDone();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}
