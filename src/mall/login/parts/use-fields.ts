// The fields of a form with their rules: what was typed, and what is wrong with it, said as soon as that helps and no sooner.
import { useState } from 'react';
import type { Check } from '#kit/rules/identity-rules.ts';
import { useLanguage } from '#kit/ui/language-context.ts';

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
  /** Whether these fields (all without names) keep their rules; from here on those that do not say so. */
  areRight(...names: N[]): boolean;
}

/** @param rules the same functions that the mall itself applies; only the names matter at the first call */
export function useFields<N extends string>(rules: Readonly<Record<N, Check>>): Fields<N> {
  const language = useLanguage();
  const all = Object.keys(rules) as N[];
  const [values, setValues] = useState(
    () => Object.fromEntries(all.map((name) => [name, ''])) as Record<N, string>,
  );
  const [spoken, setSpoken] = useState<ReadonlySet<N>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<N, string>>>({});

  return {
    values,
    errorOf: (name) =>
      refused[name] ?? (spoken.has(name) ? rules[name](values[name])?.[language] : undefined),
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    leave(name) {
      if (!values[name]) return;
      setTimeout(() => setSpoken((before) => new Set(before).add(name)), AFTER_THE_CLICK);
    },
    refuse: (name, sentence) => setRefused((before) => ({ ...before, [name]: sentence })),
    areRight(...names) {
      const meant = names.length > 0 ? names : all;
      setSpoken((before) => new Set([...before, ...meant]));
      return meant.every((name) => rules[name](values[name]) === undefined);
    },
  };
}
