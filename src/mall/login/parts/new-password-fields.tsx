// A new password, typed twice: its fields and their rules.
import type { Check } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { checkNotOwnName } from '#mall/member/password-rules.ts';
import { accountWords } from './account-words.ts';
import { type Fields, useFields } from './line-field.tsx';
import { useSession } from './session.ts';

export interface NewPassword {
  fields: Fields<'password' | 'again'>;
  /** Whether both keep their rules and are the same; says so otherwise. */
  isRight(): boolean;
}

/** @param rule of the kind of password it is; the member's own name is refused as well */
export function useNewPassword(rule: Check): NewPassword {
  const say = useWords(accountWords);
  const { member } = useSession();
  const password: Check = (value) =>
    rule(value) ?? (member ? checkNotOwnName(value, { memberName: member.memberName }) : undefined);
  const again: Check = (value) =>
    value ? undefined : { zh: accountWords.again.zh, en: accountWords.again.en };
  const fields = useFields({ password, again });
  return {
    fields,
    isRight() {
      const { values } = fields;
      const areRight = fields.areRight();
      if (values.again && values.again !== values.password) {
        fields.refuse('again', say.differs);
        return false;
      }
      return areRight;
    },
  };
}

export type NewPasswordFieldsProps = {
  fields: Fields<'password' | 'again'>;
  label: string;
  hint: string;
  maxLength: number;
};

/** Under which name the account is kept, for password managers: give `memberName` in the form around it. */
export function NewPasswordFields({ fields, label, hint, maxLength }: NewPasswordFieldsProps) {
  const say = useWords(accountWords);
  const input = (name: 'password' | 'again') => ({
    name,
    value: fields.values[name],
    onChange: (event: { target: { value: string } }) => fields.set(name, event.target.value),
    onBlur: () => fields.leave(name),
    autoComplete: 'new-password',
    maxLength,
  });
  return (
    <>
      <Field
        label={label}
        required
        error={fields.errorOf('password')}
        hint={fields.errorOf('password') ? undefined : hint}
      >
        <PasswordInput {...input('password')} />
      </Field>
      <Field label={say.again} required error={fields.errorOf('again')}>
        <PasswordInput {...input('again')} />
      </Field>
    </>
  );
}
