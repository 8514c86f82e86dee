// The platform's rules of commission, and the window in which one is made.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { commissionProtocol } from '#mall/commission/commission.protocol.ts';
import { commissionRuleList } from '#mall/commission/commission-list.ts';
import { commissionWords as W } from '#mall/commission/parts/commission-words.ts';

type Choices = ReplyOf<typeof commissionProtocol.choices>;

export const commissionRules = dressed(commissionRuleList, {
  load: (): Promise<Choices> => call(commissionProtocol.choices, {}),
  head: ({ extra }) => <NewRule choices={extra} />,
});

const FIELDS = {
  storeId: field.pick(W.store, { place: W.allStores, optional: true }),
  categoryId: field.pick(W.category, { place: W.allCategories, optional: true }),
  ratePerMille: field.number(W.rate, { missing: W.needsRate, max: 3 }),
  fixed: field.amount(W.fixed, { optional: true }),
  least: field.amount(W.least, { optional: true }),
  most: field.amount(W.most, { optional: true }),
  note: field.text(W.note, { optional: true, max: 200, wide: true }),
};

function NewRule({ choices }: { choices: Choices }) {
  const say = useWords(W);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {say.add}
      </Button>
      {isOpen ? <RuleDialog choices={choices} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const named = (some: Choices['stores']) => some.map(({ id, name }) => ({ value: String(id), text: name }));

function RuleDialog({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const say = useWords(W);
  const revalidator = useRevalidator();
  const form = useForm(FIELDS);
  const send = async (requestId: string) => {
    const given = Object.entries(form.values).filter(([, typed]) => typed.trim() !== '');
    await call(commissionProtocol.make, {
      ...(Object.fromEntries(given) as typeof form.values),
      requestId,
    });
    await revalidator.revalidate();
    toast.show({ text: say.made });
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      onSubmit={send}
      title={say.add}
      text={say.addText}
      submitLabel={say.make}
    >
      <FormFields
        form={form}
        now={{
          storeId: { options: named(choices.stores) },
          categoryId: { options: named(choices.categories) },
        }}
      />
    </FormDialog>
  );
}
