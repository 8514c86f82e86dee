// A long form that loses nothing: what is typed stays in this browser until it was sent, and each field knows its rule.

import { useEffect, useRef, useState } from 'react';
import { keep, readKeptObject } from '#kit/browser/kept.ts';
import type { Text } from '#kit/words/text.ts';
import { useLanguage } from './language-context.ts';

/** The click that took somebody out of a field must land first: a sentence that appears moves the button below it. */
const AFTER_THE_CLICK = 200;

export interface KeptFormOptions<V extends object> {
  /** One per person and form; nothing is kept without it. */
  key?: string;
  initial: V;
  /** Why a value is wrong; fields without a rule are always right. */
  rules: { readonly [K in keyof V]?: (value: V[K], values: V) => Text | undefined };
  /** Kept only while this tab is open: what nobody else at this computer should find. */
  untilTabCloses?: readonly (keyof V)[];
  /** Never kept: codes. */
  neverKept?: readonly (keyof V)[];
}

export interface KeptForm<V extends object> {
  readonly values: V;
  /** Something typed earlier was found and is shown. */
  readonly isRestored: boolean;
  /** Something else stands there than at first or than was sent last, and it is kept nowhere. */
  readonly isUnsaved: boolean;
  set<K extends keyof V>(name: K, value: V[K]): void;
  errorOf(name: keyof V): string | undefined;
  /** Somebody has left the field: from here on its rule speaks. */
  leave(name: keyof V): void;
  /** What the server has said about a field; it stays until the field changes. */
  refuse(name: keyof V, sentence: string): void;
  /** Whether all fields (or these) keep their rules; from here on those that do not say so. */
  areRight(...names: (keyof V)[]): boolean;
  /** It was sent: nothing has to be kept any more. */
  forget(): void;
  /** Begins again with `initial`. */
  reset(): void;
}

/** For screens that are drawn in the browser only. `initial` matters at the first call. */
export function useKeptForm<V extends object>(options: KeptFormOptions<V>): KeptForm<V> {
  const { key, initial, rules, untilTabCloses = [], neverKept = [] } = options;
  const language = useLanguage();
  const [found] = useState(() =>
    key ? { ...readKeptObject('local', key), ...readKeptObject('session', key) } : {},
  );
  const [values, setValues] = useState<V>(() => ({ ...initial, ...onlyOf(found, initial) }));
  const [isRestored, setRestored] = useState(Object.keys(found).length > 0);
  const [spoken, setSpoken] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<keyof V, string>>>({});
  const [saved, setSaved] = useState(values);
  const isTouched = useRef(false);

  useEffect(() => {
    if (!key || !isTouched.current) return;
    const split = (where: 'local' | 'session', names: readonly (keyof V)[]) =>
      keep(
        where,
        key,
        names.length > 0 ? Object.fromEntries(names.map((name) => [name, values[name]])) : undefined,
      );
    const all = Object.keys(values) as (keyof V)[];
    split('session', untilTabCloses);
    split(
      'local',
      all.filter((name) => !untilTabCloses.includes(name) && !neverKept.includes(name)),
    );
  }, [key, values, untilTabCloses, neverKept]);

  const faultOf = (name: keyof V) => rules[name]?.(values[name], values);
  const forget = () => {
    isTouched.current = false;
    setSaved(values);
    if (!key) return;
    keep('local', key, undefined);
    keep('session', key, undefined);
  };
  return {
    values,
    isRestored,
    isUnsaved: !key && JSON.stringify(values) !== JSON.stringify(saved),
    set(name, value) {
      isTouched.current = true;
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    errorOf: (name) => refused[name] ?? (spoken.has(name) ? faultOf(name)?.[language] : undefined),
    leave(name) {
      if (values[name] === '') return;
      setTimeout(() => setSpoken((before) => new Set(before).add(name)), AFTER_THE_CLICK);
    },
    refuse: (name, sentence) => setRefused((before) => ({ ...before, [name]: sentence })),
    areRight(...names) {
      const meant = names.length > 0 ? names : (Object.keys(values) as (keyof V)[]);
      setSpoken((before) => new Set([...before, ...meant]));
      return meant.every((name) => faultOf(name) === undefined);
    },
    forget,
    reset() {
      forget();
      setRestored(false);
      setValues(initial);
      setSaved(initial);
      setSpoken(new Set());
      setRefused({});
    },
  };
}

/** Only what the form still knows: it may have changed since. */
function onlyOf<V extends object>(found: object, initial: V): Partial<V> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in initial)) as Partial<V>;
}
