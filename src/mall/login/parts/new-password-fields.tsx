// A new password, typed twice.
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountWords } from './account-words.ts';
import type { Fields } from './use-fields.ts';

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
