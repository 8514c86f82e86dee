// For how long a store takes unopened packs back without a reason; 0 for not at all.
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ownStoreProtocol } from '../own-store.protocol.ts';
import { placeWords as W } from './place-words.ts';

const FIELDS = {
  noReasonDays: field.number(W.noReasonDays, {
    required: true,
    max: 2,
    hint: W.noReasonHint,
    rule: (typed) => (/^\d{1,2}$/.test(typed.trim()) && Number(typed) <= 90 ? undefined : W.noReasonWrong),
  }),
};

export function NoReasonCard({ days }: { days: number }) {
  const say = useWords(W);
  const form = useForm(FIELDS, { initial: { noReasonDays: String(days) } });
  const { busy, error, run } = useAct({ says: 'here', done: say.saved, atField: form.atField });
  const save = () =>
    form.check() &&
    void run(() => call(ownStoreProtocol.saveNoReason, { noReasonDays: Number(form.values.noReasonDays) }));
  return (
    <Card
      title={say.noReason}
      footer={
        <Button variant="primary" busy={busy} onClick={save}>
          {say.save}
        </Button>
      }
    >
      <FormError>{error}</FormError>
      <FormFields form={form} />
    </Card>
  );
}
