// The registration form: mobile with SMS code, member name, password, consent; its rules speak while one types.
import { useState } from 'react';
import type { CallError } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { checkNewPassword, checkNotOwnName } from '#mall/member/password-rules.ts';
import { ConsentField } from './consent-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { codeIn, LineField, LOGIN_NAME, MOBILE, useFields } from './line-field.tsx';
import { register } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';

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
  const attempt = useAct({ atField: standsAtField });

  function standsAtField(refusal: CallError, name: string): boolean {
    if (name !== 'agreement') return fields.atField(refusal, name);
    setVersion((refusal.data as { agreementVersion?: string }).agreementVersion);
    setAgreed(false);
    return false;
  }

  function submit() {
    setMustAgree(!agreed);
    const ownName = checkNotOwnName(values.password, { memberName: values.memberName, mobile: values.phone });
    const areRight = fields.areRight();
    if (ownName) fields.refuse('password', ownName[language]);
    else if (areRight && agreed) void attempt.run(() => register({ ...values, agreementVersion: version }));
  }

  return (
    <EntranceForm attempt={attempt} onSubmit={submit} label={say.registerAction}>
      <LineField fields={fields} name="phone" label={say.phone} {...MOBILE} placeholder={say.phonePlace} />
      <SmsCodeField
        {...codeIn(fields, 'smsCode')}
        mobile={values.phone}
        isMobileRight={() => fields.areRight('phone')}
      />
      <LineField
        fields={fields}
        name="memberName"
        label={say.memberName}
        hint={say.memberNameHint}
        {...LOGIN_NAME}
      />
      <Field
        label={say.password}
        required
        hint={fields.errorOf('password') ? undefined : say.newPasswordHint}
        error={fields.errorOf('password')}
      >
        <PasswordInput
          name="password"
          value={values.password}
          onChange={(event) => fields.set('password', event.target.value)}
          onBlur={() => fields.leave('password')}
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
    </EntranceForm>
  );
}
