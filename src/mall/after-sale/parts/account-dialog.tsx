// The windows about a refund that its channel has refused: where the buyer wants it, and what finance says of its transfer.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { refundWords as W } from './refund-words.ts';

const WHERE = { BALANCE: W.toBalance, BANK: W.toBank };
const FIELDS = {
  route: field.radio<keyof typeof WHERE>(W.where, WHERE, { empty: 'BALANCE', look: 'card' }),
  name: field.text(W.holder, { missing: W.needsHolder, hint: W.holderHint, max: 100 }),
  bank: field.text(W.bank, { missing: W.needsBank, max: 100 }),
  account: field.number(W.accountNumber, {
    required: true,
    rule: (typed) => checkBankAccount(typed.trim()),
    max: 40,
  }),
};
type Named = { route: keyof typeof WHERE; name: string; bank: string; account: string };

interface Sending<T> {
  send: (said: T) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}

/** Mount it to open it. */
export function AccountDialog({ send, onClose, onSent }: Sending<Named>) {
  const say = useWords(W);
  const byBank = ({ route }: { route: string }) => route === 'BANK';
  const form = useForm(FIELDS, {
    when: { name: byBank, bank: byBank, account: byBank },
  });
  return (
    <FormDialog
      size="sm"
      title={say.choose}
      submitLabel={say.sure}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        const { route, name, bank, account } = form.values;
        const isBank = route === 'BANK';
        const trimmed = (typed: string) => (isBank ? typed.trim() : '');
        await send({ route, name: trimmed(name), bank: trimmed(bank), account: trimmed(account) });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

const SERIAL = {
  serial: field.text(W.bankSerial, {
    required: true,
    rule: (typed) => (typed.trim().length < 4 ? W.needsSerial : undefined),
    className: 'num',
    max: 64,
  }),
};

/** Mount it to open it. */
export function SerialDialog({ send, onClose, onSent }: Sending<{ serial: string }>) {
  const say = useWords(W);
  const form = useForm(SERIAL);
  return (
    <FormDialog
      size="sm"
      title={say.paid}
      submitLabel={say.paid}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await send({ serial: form.values.serial.trim() });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
