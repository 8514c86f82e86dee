// The registration form: mobile with SMS code, member name, password, consent; its rules speak while one types.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CallError } from '#kit/browser/call.ts';
import { checkMemberName, checkMobile, checkPassword, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { register } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFields } from './use-fields.ts';

const RULES = {
  phone: (value: string) => checkMobile(value),
  smsCode: checkSmsCode,
  memberName: checkMemberName,
  password: checkPassword,
};

/** Nothing that was typed is lost when the mall refuses: its sentence stands at the field it is about. */
export function RegisterForm({ agreementVersion }: { agreementVersion: string | undefined }) {
  const say = useWords(loginWords);
  const fields = useFields(RULES);
  const { values } = fields;
  const [agreed, setAgreed] = useState(false);
  const [mustAgree, setMustAgree] = useState(false);
  const [pressed, setPressed] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useAttempt(undefined, standsAtField);

  function standsAtField({ data, message }: CallError): boolean {
    const { name } = (data ?? {}) as { name?: string };
    if (!name || !(name in RULES)) return false;
    fields.refuse(name as keyof typeof RULES, message);
    setPressed((times) => times + 1);
    return true;
  }

  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed((times) => times + 1);
    setMustAgree(!agreed);
    if (fields.areRight() && agreed) attempt.run(() => register({ ...values, agreementVersion }));
  }

  const input = (name: keyof typeof RULES) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => fields.set(name, event.target.value.trim()),
    onBlur: () => fields.leave(name),
  });
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={say.phone} required error={fields.errorOf('phone')}>
        {(wiring) => (
          <Input
            {...wiring}
            {...input('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={say.phonePlace}
          />
        )}
      </Field>
      <SmsCodeField
        mobile={values.phone}
        isMobileRight={() => fields.areRight('phone')}
        value={values.smsCode}
        onChange={(code) => fields.set('smsCode', code)}
        onBlur={() => fields.leave('smsCode')}
        error={fields.errorOf('smsCode')}
      />
      <Field
        label={say.memberName}
        required
        hint={fields.errorOf('memberName') ? undefined : say.memberNameHint}
        error={fields.errorOf('memberName')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...input('memberName')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={say.password}
        required
        hint={fields.errorOf('password') ? undefined : say.newPasswordHint}
        error={fields.errorOf('password')}
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            {...input('password')}
            onChange={(event) => fields.set('password', event.target.value)}
            autoComplete="new-password"
          />
        )}
      </Field>
      <div>
        <div className="flex items-start gap-1.5 text-13">
          <Checkbox
            checked={agreed}
            onChange={(event) => {
              setAgreed(event.target.checked);
              setMustAgree(false);
            }}
            aria-label={`${say.agree} ${say.agreement} ${say.and} ${say.privacy}`}
            aria-invalid={mustAgree || undefined}
            aria-describedby={mustAgree ? 'must-agree' : undefined}
            className="mt-0.5 shrink-0"
          />
          <span className="min-w-0 text-secondary">
            {say.agree} <AgreementLink code="register">{say.agreement}</AgreementLink> {say.and}{' '}
            <AgreementLink code="privacy">{say.privacy}</AgreementLink>
          </span>
        </div>
        {mustAgree ? (
          <p id="must-agree" className="mt-1 text-12 text-refused">
            {say.mustAgree}
          </p>
        ) : null}
      </div>
      <FormError>{attempt.error}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={attempt.busy}>
        {say.registerAction}
      </Button>
    </form>
  );
}

/** In a new tab, so that the form stays as it is. */
function AgreementLink({ code, children }: { code: string; children: string }) {
  return (
    <Link to={`/agreement?code=${code}`} target="_blank" className="text-brand hover:underline">
      {children}
    </Link>
  );
}
