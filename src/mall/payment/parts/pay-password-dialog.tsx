// The window in which a member sets his pay password.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkStrictPassword } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { memberProtocol } from '#mall/member/member.protocol.ts';
import { paymentWords as W } from './payment-words.ts';

const FIELDS = {
  password: field.password(W.loginPwd, {
    missing: W.needsLoginPwd,
    hint: W.loginPwdHint,
    autoComplete: 'current-password',
    max: 60,
  }),
  payPwd: field.password(W.payPwd, {
    required: true,
    rule: checkStrictPassword,
    hint: W.payPwdRule,
    autoComplete: 'new-password',
    max: 16,
  }),
  again: field.password(W.payPwdAgain, { required: true, autoComplete: 'new-password', max: 16 }),
};

/** Mount it to open it. Asks for the login password too (spec: nobody else at the screen may set it). */
export function PayPasswordDialog({ onClose, onSet }: { onClose: () => void; onSet: () => void }) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    rules: {
      again: (again, { payPwd }) =>
        checkStrictPassword(payPwd) || again === payPwd ? undefined : W.payPwdDiffers,
    },
  });
  const { password, payPwd } = form.values;
  return (
    <FormDialog
      size="sm"
      title={say.setPayPwd}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await call(memberProtocol.setPayPassword, { password, payPwd });
        toast.show({ text: say.payPwdSet });
        onClose();
        onSet();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
