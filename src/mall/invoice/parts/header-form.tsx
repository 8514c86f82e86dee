// The window in which an invoice header is added or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkCreditCode, checkEmail } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type HeaderReply, headerProtocol } from '../header.protocol.ts';
import { headerKinds } from '../invoice-terms.ts';
import { headerWords as W } from './header-words.ts';

const capitals = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '');

const FIELDS = {
  titleKind: field.radio(W.titleKind, headerKinds, { empty: 'company', wide: true }),
  title: field.text(W.name, { missing: W.needed, max: 100, autoComplete: 'organization' }),
  taxNo: field.text(W.taxNo, {
    required: true,
    rule: (value) => checkCreditCode(capitals(value)),
    hint: W.taxNoHint,
    max: 18,
    className: 'num',
    clean: capitals,
  }),
  registerAddress: field.text(W.registerAddress, { optional: true, max: 200, wide: true, hint: W.bankHint }),
  registerPhone: field.text(W.registerPhone, { optional: true, max: 30 }),
  bank: field.text(W.bank, { optional: true, max: 100 }),
  bankAccount: field.text(W.bankAccount, { optional: true, max: 40, className: 'num' }),
  email: field.text(W.email, {
    optional: true,
    rule: (value) => (value.trim() ? checkEmail(value.trim()) : undefined),
    hint: W.emailHint,
    max: 100,
    autoComplete: 'email',
  }),
  isDefault: field.yesNo(W.makeDefault),
};

const isCompany = ({ titleKind }: { titleKind?: string }) => titleKind === 'company';

/** @param edited the header to change, or what a new one begins with */
export function HeaderDialog({
  edited,
  onClose,
  onSaved,
}: {
  edited: Partial<HeaderReply>;
  onClose: () => void;
  onSaved: (header: HeaderReply) => void;
}) {
  const say = useWords(W);
  const { headerId, version } = edited;
  const form = useForm(FIELDS, {
    initial: { ...edited, isDefault: edited.isDefault === 1 },
    when: {
      taxNo: isCompany,
      registerAddress: isCompany,
      registerPhone: isCompany,
      bank: isCompany,
      bankAccount: isCompany,
    },
  });
  return (
    <FormDialog
      title={headerId ? say.editHeader : say.add}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        onSaved(
          await call(headerProtocol.saveHeader, {
            ...form.values,
            ...(headerId ? { headerId, version } : { requestId }),
          }),
        );
        onClose();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}
