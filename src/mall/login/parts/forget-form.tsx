// The three steps to a new password for who forgot his: the account with a picture's text, the code, the password.

import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type CallError, call } from '#kit/browser/call.ts';
import { type Act, useAct } from '#kit/browser/use-act.ts';
import { checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CaptchaField } from '#mall/captcha/parts/captcha-field.tsx';
import { useCaptcha } from '#mall/captcha/parts/use-captcha.ts';
import { checkNewPassword } from '#mall/member/password-rules.ts';
import { accountProtocol, checkForgotten } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFields } from './use-fields.ts';
import { useNewPassword } from './use-new-password.ts';

type Stage =
  | { at: 'account'; error?: string }
  | { at: 'code'; account: string; ticket: string; outboxUrl: string | null }
  | { at: 'password'; ticket: string }
  | { at: 'done' };

const ORDER: readonly Stage['at'][] = ['account', 'code', 'password', 'done'];

/** @param login the address of the login form that knows the way back */
export function ForgetForm({ login }: { login: string }) {
  const say = useWords(accountWords);
  const [stage, setStage] = useState<Stage>({ at: 'account' });
  const startAgain = (error?: string) => setStage({ at: 'account', error });
  const place = ORDER.indexOf(stage.at);
  const steps = [say.stepAccount, say.stepCode, say.stepPassword].map((title, at) => ({
    title,
    state: at < place ? ('done' as const) : at === place ? ('current' as const) : ('todo' as const),
  }));
  if (stage.at === 'done') {
    return (
      <div className="grid justify-items-center gap-3 py-4 text-center" role="status">
        <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-done" />
        <p className="text-16 font-semibold">{say.resetDone}</p>
        <p className="text-13 text-secondary">{say.resetDoneText}</p>
        <Button to={login} variant="primary">
          {say.toLogin}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Steps steps={steps} className="mb-4 max-md:hidden" />
      {stage.at === 'account' ? (
        <AccountStep
          firstError={stage.error}
          onSent={(account, sent) => setStage({ at: 'code', account, ...sent })}
        />
      ) : stage.at === 'code' ? (
        <CodeStep
          {...stage}
          onRight={(ticket) => setStage({ at: 'password', ticket })}
          onAgain={startAgain}
        />
      ) : (
        <PasswordStep ticket={stage.ticket} onDone={() => setStage({ at: 'done' })} onAgain={startAgain} />
      )}
    </>
  );
}

function AccountStep({
  firstError,
  onSent,
}: {
  firstError: string | undefined;
  onSent: (account: string, sent: { ticket: string; outboxUrl: string | null }) => void;
}) {
  const say = useWords(accountWords);
  const fields = useFields({ account: checkForgotten });
  const captcha = useCaptcha(true);
  const attempt = useAct({ says: 'here', first: firstError });
  const { account } = fields.values;
  function submit() {
    const isRight = [fields.areRight(), captcha.isRight()].every(Boolean);
    if (!isRight) return;
    void attempt.run(async () => {
      const sent = await captcha.around((picture) => call(accountProtocol.forget, { account, ...picture }));
      onSent(account, sent);
    });
  }
  return (
    <StepForm attempt={attempt} onSubmit={submit} label={say.next}>
      <Field label={say.account} required error={fields.errorOf('account')}>
        <Input
          name="username"
          value={account}
          onChange={(event) => fields.set('account', event.target.value.trim())}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={say.accountPlace}
        />
      </Field>
      <CaptchaField captcha={captcha} hint={say.orBySms} />
    </StepForm>
  );
}

type OnAgain = (error?: string) => void;

function CodeStep({
  account,
  ticket,
  outboxUrl,
  onRight,
  onAgain,
}: {
  account: string;
  ticket: string;
  outboxUrl: string | null;
  onRight: (ticket: string) => void;
  onAgain: OnAgain;
}) {
  const say = useWords(accountWords);
  const fields = useFields({ code: checkSmsCode });
  const attempt = useAct({ atField: (refusal) => isOver(refusal, onAgain) });
  const { code } = fields.values;
  function submit() {
    if (!fields.areRight()) return;
    void attempt.run(async () => onRight((await call(accountProtocol.forgetCode, { ticket, code })).ticket));
  }
  return (
    <StepForm attempt={attempt} onSubmit={submit} label={say.next}>
      <p className="text-13 wrap-anywhere text-secondary">{say.ifExists(account)}</p>
      <CodeField
        label={say.verifyCode}
        send={() => call(accountProtocol.forgetAgain, { ticket })}
        sentBefore={{ outboxUrl }}
        value={code}
        onChange={(next) => fields.set('code', next)}
        error={fields.errorOf('code')}
      />
      <p className="text-12 text-hint">
        {say.noCode}{' '}
        <Button variant="link" size="sm" onClick={() => onAgain()}>
          {say.otherAccount}
        </Button>
      </p>
    </StepForm>
  );
}

function PasswordStep({ ticket, onDone, onAgain }: { ticket: string; onDone: () => void; onAgain: OnAgain }) {
  const say = useWords(accountWords);
  const { fields, isRight } = useNewPassword(checkNewPassword);
  const attempt = useAct({
    atField: (refusal) => {
      if ((refusal.data as { name?: string } | null)?.name !== 'password') return isOver(refusal, onAgain);
      fields.refuse('password', refusal.message);
      return true;
    },
  });
  function submit() {
    if (!isRight()) return;
    void attempt.run(async () => {
      await call(accountProtocol.resetPassword, { ticket, password: fields.values.password });
      onDone();
    });
  }
  return (
    <StepForm attempt={attempt} onSubmit={submit} label={say.save}>
      <NewPasswordFields fields={fields} label={say.newPwd} hint={say.newPwdHint} maxLength={20} />
    </StepForm>
  );
}

/** A way that took too long begins anew, with the mall's sentence. */
function isOver({ data, message }: CallError, onAgain: OnAgain): boolean {
  if (!(data as { isTicketOver?: true } | null)?.isTicketOver) return false;
  onAgain(message);
  return true;
}

function StepForm({
  attempt,
  onSubmit,
  label,
  children,
}: {
  attempt: Act;
  onSubmit: () => void;
  label: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(0);
  // With a mouse at hand a keyboard is too; on a phone it would cover half of the form.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed((times) => times + 1);
    onSubmit();
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <FormError>{attempt.error}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={attempt.busy}>
        {label}
      </Button>
    </form>
  );
}
