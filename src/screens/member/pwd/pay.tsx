// Setting the pay password, or changing it: by the old one, or by a code and the login password.
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { type CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { AccountForm } from '#mall/login/parts/account-form.tsx';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { NewPasswordFields, useNewPassword } from '#mall/login/parts/new-password-fields.tsx';
import { ProofFields } from '#mall/login/parts/proof-fields.tsx';
import { readMember } from '#mall/login/parts/session.ts';
import { type AnyProof, useProof, waysOf } from '#mall/login/parts/use-proof.ts';
import { checkNewPayPassword } from '#mall/member/password-rules.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(accountWords.payPwd);

export function clientLoader(): Promise<Standing> {
  return call(accountProtocol.standing, {});
}

export default function PayPasswordScreen() {
  const standing = useLoaderData<Standing>();
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const isSet = standing.hasPayPwd === 1;
  const codes = waysOf(standing).filter((way) => way !== 'password');
  const ways: AnyProof[] = isSet ? ['payPassword', ...codes] : waysOf(standing);
  const input = useProof(ways);
  const { fields, isRight } = useNewPassword(checkNewPayPassword);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const attempt = useAct({ atField });
  const needsPassword = isSet && input.by !== 'payPassword' && standing.hasPassword === 1;

  function atField({ data, message }: CallError): boolean {
    const { name } = (data ?? {}) as { name?: string };
    if (name === 'payPwd') fields.refuse('password', message);
    else if (name === 'password') setPasswordError(message);
    else return false;
    return true;
  }
  function save() {
    const lacksPassword = needsPassword && !password;
    setPasswordError(lacksPassword ? say.needsProof : undefined);
    const areRight = [input.isRight(), isRight(), !lacksPassword].every(Boolean);
    const { by, proof } = input;
    if (!areRight || !by) return;
    void attempt.run(async () => {
      const payPwd = fields.values.password;
      await call(accountProtocol.changePayPassword, {
        by,
        proof,
        payPwd,
        password: needsPassword ? password : undefined,
      });
      await readMember();
      toast.show({ text: say.payPwdSaved });
      await navigate('/member/account');
    });
  }
  return (
    <AccountForm
      title={isSet ? say.changePayPwd : say.setPayPwd}
      text={say.payPwdText}
      attempt={attempt}
      submitLabel={say.save}
      onSubmit={save}
      isClosed={ways.length === 0}
    >
      <ProofFields
        input={input}
        standing={standing}
        hint={isSet && codes.length > 0 ? say.forgotPayPwd : undefined}
      />
      {needsPassword ? (
        <Field label={say.loginPwd} required error={passwordError} hint={say.codeAndPassword}>
          <PasswordInput
            name="loginPassword"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setPasswordError(undefined);
            }}
            autoComplete="current-password"
            maxLength={60}
          />
        </Field>
      ) : null}
      {ways.length > 0 ? (
        <NewPasswordFields
          fields={fields}
          label={isSet ? say.newPayPwd : say.payPwd}
          hint={say.payPwdHint}
          maxLength={16}
        />
      ) : null}
    </AccountForm>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';
