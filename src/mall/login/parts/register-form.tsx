// The registration form: mobile with SMS code, member name, password, consent; its rules speak while one types.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallError } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { checkNewPassword, checkNotOwnName } from '#mall/member/password-rules.ts';
import { ConsentField } from './consent-field.tsx';
import { register } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { useFields } from './use-fields.ts';

const RULES = {
  phone: (value: string) => checkMobile(value),
  smsCode: checkSmsCode,
  memberName: checkMemberName,
  password: checkNewPassword,
};

/** Nothing that was typed is lost when the mall refuses: its sentence stands at the field it is about. */
export function RegisterForm({ agreementVersion }: { agreementVersion: string | undefined }) {
  const say = useWords(loginWords);
  const language = useLanguage();
  const fields = useFields(RULES);
  const { values } = fields;
  const [version, setVersion] = useState(agreementVersion);
  const [agreed, setAgreed] = useState(false);
  const [mustAgree, setMustAgree] = useState(false);
  const [pressed, setPressed] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useAct({ atField: standsAtField });

  function standsAtField({ data, message }: CallError): boolean {
    const refused = (data ?? {}) as { name?: string; agreementVersion?: string };
    const { name } = refused;
    if (name === 'agreement') {
      setVersion(refused.agreementVersion);
      setAgreed(false);
      return false;
    }
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
    const ownName = checkNotOwnName(values.password, { memberName: values.memberName, mobile: values.phone });
    const areRight = fields.areRight();
    if (ownName) fields.refuse('password', ownName[language]);
    else if (areRight && agreed) void attempt.run(() => register({ ...values, agreementVersion: version }));
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
        <Input
          {...input('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={say.phonePlace}
        />
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
        <Input {...input('memberName')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        label={say.password}
        required
        hint={fields.errorOf('password') ? undefined : say.newPasswordHint}
        error={fields.errorOf('password')}
      >
        <PasswordInput
          {...input('password')}
          onChange={(event) => fields.set('password', event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <ConsentField
        agreed={agreed}
        isMissing={mustAgree}
        onChange={(value) => {
          setAgreed(value);
          setMustAgree(false);
        }}
      />
      <FormError>{attempt.error}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={attempt.busy}>
        {say.registerAction}
      </Button>
    </form>
  );
}
