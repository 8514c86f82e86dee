// The window in which a member sets his pay password.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError, call } from '#kit/browser/call.ts';
import { checkStrictPassword } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { memberProtocol } from '#mall/member/member.protocol.ts';
import { paymentWords } from './payment-words.ts';

type Faults = { password?: string; payPwd?: string; again?: string; form?: string };

export type PayPasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSet: () => void;
};

/** Asks for the login password too (spec: nobody else at the screen may set it). */
export function PayPasswordDialog({ open, onOpenChange, onSet }: PayPasswordDialogProps) {
  const say = useWords(paymentWords);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say.setPayPwd} size="sm">
      <PayPasswordForm
        onSet={() => {
          onOpenChange(false);
          onSet();
        }}
      />
    </Dialog>
  );
}

function PayPasswordForm({ onSet }: { onSet: () => void }) {
  const say = useWords(paymentWords);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const [password, payPwd, again] = ['password', 'payPwd', 'again'].map((name) =>
      String(given.get(name) ?? ''),
    );
    const show = (found: Faults) => {
      flushSync(() => setFaults(found));
      if (form.current) focusFirstInvalid(form.current);
    };
    const found: Faults = {};
    if (!password) found.password = say.needsLoginPwd;
    const wrong = checkStrictPassword(payPwd ?? '');
    if (wrong) found.payPwd = wrong[language];
    else if (payPwd !== again) found.again = say.payPwdDiffers;
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    setFaults({});
    try {
      await call(memberProtocol.setPayPassword, { password: password ?? '', payPwd: payPwd ?? '' });
      toast.show({ text: say.payPwdSet });
      onSet();
    } catch (reason) {
      const message = reason instanceof CallError ? reason.message : say.saveFailed;
      const name = reason instanceof CallError ? (reason.data as { name?: string } | null)?.name : undefined;
      setBusy(false);
      show(name === 'password' || name === 'payPwd' ? { [name]: message } : { form: message });
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
      <Field label={say.loginPwd} required error={faults.password} hint={say.loginPwdHint}>
        <PasswordInput name="password" autoComplete="current-password" maxLength={60} />
      </Field>
      <Field label={say.payPwd} required error={faults.payPwd} hint={say.payPwdRule}>
        <PasswordInput name="payPwd" autoComplete="new-password" maxLength={16} />
      </Field>
      <Field label={say.payPwdAgain} required error={faults.again}>
        <PasswordInput name="again" autoComplete="new-password" maxLength={16} />
      </Field>
      <FormError>{faults.form}</FormError>
      <Button type="submit" variant="primary" wide busy={busy}>
        {say.save}
      </Button>
    </form>
  );
}
