// The three steps to a new password for who forgot his: the account with a picture's text, the code, the password.

import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CaptchaField } from '#mall/captcha/parts/captcha-field.tsx';
import { useCaptcha } from '#mall/captcha/parts/use-captcha.ts';
import { checkNewPassword, checkNewPayPassword } from '#mall/member/password-rules.ts';
import { accountProtocol, checkForgotten } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';
import { CodeField } from './code-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { codeIn, LineField, LOGIN_NAME, useFields } from './line-field.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';

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
    return <PasswordSet login={login} title={say.resetDone} text={say.resetDoneText} />;
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

/** The end of the way: the password is set, and leads to the login. */
export function PasswordSet({ login, title, text }: { login: string; title: string; text: string }) {
  const say = useWords(accountWords);
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center" role="status">
      <CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-done" />
      <p className="text-16 font-semibold">{title}</p>
      <p className="text-13 text-secondary">{text}</p>
      <Button to={login} variant="primary">
        {say.toLogin}
      </Button>
    </div>
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
  const fields = useFields({ account: checkForgotten }, 'sent');
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
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.next}>
      <LineField
        fields={fields}
        name="account"
        inputName="username"
        label={say.account}
        {...LOGIN_NAME}
        maxLength={100}
        placeholder={say.accountPlace}
      />
      <CaptchaField captcha={captcha} hint={say.orBySms} />
    </EntranceForm>
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
  const fields = useFields({ code: checkSmsCode }, 'sent');
  const attempt = useAct({ atField: (refusal) => isOver(refusal, onAgain) });
  const { code } = fields.values;
  function submit() {
    if (!fields.areRight()) return;
    void attempt.run(async () => onRight((await call(accountProtocol.forgetCode, { ticket, code })).ticket));
  }
  return (
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.next}>
      <p className="text-13 wrap-anywhere text-secondary">{say.ifExists(account)}</p>
      <CodeField
        label={say.verifyCode}
        send={() => call(accountProtocol.forgetAgain, { ticket })}
        sentBefore={{ outboxUrl }}
        {...codeIn(fields, 'code')}
      />
      <p className="text-12 text-hint">
        {say.noCode}{' '}
        <Button variant="link" size="sm" onClick={() => onAgain()}>
          {say.otherAccount}
        </Button>
      </p>
    </EntranceForm>
  );
}

/** The new password, for whoever holds a ticket for one. */
export function PasswordStep({
  ticket,
  isOperator = false,
  onDone,
  onAgain,
}: {
  ticket: string;
  /** His password is of the strict kind. */
  isOperator?: boolean;
  onDone: () => void;
  onAgain: OnAgain;
}) {
  const say = useWords(accountWords);
  const { fields, isRight } = useNewPassword(isOperator ? checkNewPayPassword : checkNewPassword);
  const attempt = useAct({
    atField: (refusal, name) => fields.atField(refusal, name) || isOver(refusal, onAgain),
  });
  function submit() {
    if (!isRight()) return;
    void attempt.run(async () => {
      await call(accountProtocol.resetPassword, { ticket, password: fields.values.password });
      onDone();
    });
  }
  return (
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.save}>
      <NewPasswordFields
        fields={fields}
        label={say.newPwd}
        hint={isOperator ? say.operatorPwdHint : say.newPwdHint}
        maxLength={isOperator ? 16 : 20}
      />
    </EntranceForm>
  );
}

/** A way that took too long begins anew, with the mall's sentence. */
function isOver({ data, message }: CallError, onAgain: OnAgain): boolean {
  if (!(data as { isTicketOver?: true } | null)?.isTicketOver) return false;
  onAgain(message);
  return true;
}
