// The lines of a form with their rules: what was typed, and what is wrong with it, said as soon as that helps and no sooner.
import { useState } from 'react';
import type { CallError } from '#kit/browser/call.ts';
import type { Check } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input, type InputProps } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { CodeFieldProps } from './code-field.tsx';

/** The click that took somebody out of a field must land first: a sentence that appears moves the button below it. */
const AFTER_THE_CLICK = 200;

export interface Fields<N extends string> {
  readonly values: Readonly<Record<N, string>>;
  /** The sentence under a field; nothing while somebody is still typing there for the first time. */
  errorOf(name: N): string | undefined;
  set(name: N, value: string): void;
  /** Somebody has left the field: from here on its rule speaks. */
  leave(name: N): void;
  /** What the mall has said about a field; it stays until the field changes. */
  refuse(name: N, sentence: string): void;
  /** Puts a refusal to the field it names, for `useAct`; false when it names none of these. */
  atField(refusal: CallError, name: string): boolean;
  /** Whether these fields (all without names) keep their rules; from here on those that do not say so. */
  areRight(...names: N[]): boolean;
}

/**
 * @param rules the same functions that the mall itself applies; only the names matter at the first call
 * @param speaks when the rules begin to: once their field is left, or not before the form is sent
 */
export function useFields<N extends string>(
  rules: Readonly<Record<N, Check>>,
  speaks: 'left' | 'sent' = 'left',
): Fields<N> {
  const language = useLanguage();
  const all = Object.keys(rules) as N[];
  const [values, setValues] = useState(
    () => Object.fromEntries(all.map((name) => [name, ''])) as Record<N, string>,
  );
  const [spoken, setSpoken] = useState<ReadonlySet<N>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<N, string>>>({});
  const refuse = (name: N, sentence: string) => setRefused((before) => ({ ...before, [name]: sentence }));

  return {
    values,
    errorOf: (name) =>
      refused[name] ?? (spoken.has(name) ? rules[name](values[name])?.[language] : undefined),
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    leave(name) {
      if (!values[name] || speaks === 'sent') return;
      setTimeout(() => setSpoken((before) => new Set(before).add(name)), AFTER_THE_CLICK);
    },
    refuse,
    atField(refusal, name) {
      const isHere = name in rules;
      if (isHere) refuse(name as N, refusal.message);
      return isHere;
    },
    areRight(...names) {
      const meant = names.length > 0 ? names : all;
      setSpoken((before) => new Set([...before, ...meant]));
      return meant.every((name) => rules[name](values[name]) === undefined);
    },
  };
}

/** What browsers and password managers know a mobile, and a name to log in with, by. */
export const MOBILE = { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' } as const;
export const LOGIN_NAME = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } as const;

export type LineFieldProps<N extends string> = InputProps & {
  fields: Fields<N>;
  /** Of the field, and of the input unless `inputName` says another one. */
  name: N;
  inputName?: string;
  label: string;
  /** Makes way for what is wrong. */
  hint?: string;
};

/** Blanks around it are not kept. */
export function LineField<N extends string>(props: LineFieldProps<N>) {
  const { fields, name, inputName = name, label, hint, ...input } = props;
  const error = fields.errorOf(name);
  return (
    <Field label={label} required hint={error ? undefined : hint} error={error}>
      <Input
        name={inputName}
        value={fields.values[name]}
        onChange={(event) => fields.set(name, event.target.value.trim())}
        onBlur={() => fields.leave(name)}
        {...input}
      />
    </Field>
  );
}

/** A code that stands in such a form, as `CodeField` wants it. */
export const codeIn = <N extends string>(
  fields: Fields<N>,
  name: N,
): Pick<CodeFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> => ({
  value: fields.values[name],
  onChange: (code) => fields.set(name, code),
  onBlur: () => fields.leave(name),
  error: fields.errorOf(name),
});
