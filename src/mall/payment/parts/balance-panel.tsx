// Paying from the balance: the pay password, or the way to set one.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { PayInfo } from '../payment.protocol.ts';
import { PayPasswordDialog } from './pay-password-dialog.tsx';
import { paymentWords } from './payment-words.ts';
import type { Paying } from './use-pay.ts';

export type PanelProps = {
  /** Of the form, so that a button elsewhere on the page sends it. */
  formId: string;
  info: PayInfo;
  paying: Paying;
};

/** @param onPayPwdSet the member has a pay password from now on */
export function BalancePanel({
  formId,
  info,
  paying,
  onPayPwdSet,
}: PanelProps & { onPayPwdSet: () => void }) {
  const say = useWords(paymentWords);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState('');
  const [asks, setAsks] = useState(false);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const payPwd = String(new FormData(event.currentTarget).get('payPwd') ?? '');
    flushSync(() => setMissing(payPwd ? '' : say.needsPayPwd));
    if (payPwd) await paying.pay({ paySn: info.paySn, method: 'BALANCE', payPwd });
    if (form.current) focusFirstInvalid(form.current);
  }

  return (
    <>
      {info.hasPayPwd ? (
        <form ref={form} id={formId} onSubmit={(event) => void pay(event)} noValidate className="max-w-xs">
          <Field label={say.payPwd} required error={missing || paying.error || null}>
            <PasswordInput name="payPwd" autoComplete="off" maxLength={60} onChange={() => setMissing('')} />
          </Field>
          <Button variant="link" className="mt-1" onClick={() => setAsks(true)}>
            {say.changePayPwd}
          </Button>
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p>{say.noPayPwd}</p>
            <p className="text-13 text-hint">{say.noPayPwdText}</p>
          </div>
          <Button variant="primary" onClick={() => setAsks(true)}>
            {say.setPayPwd}
          </Button>
        </div>
      )}
      {asks ? <PayPasswordDialog onClose={() => setAsks(false)} onSet={onPayPwdSet} /> : null}
    </>
  );
}
