// A declared form at work: what stands in its fields, which of them are wrong, what was typed but not sent.
import { useState } from 'react';
import type { ActOptions } from '#kit/browser/use-act.ts';
import { type KeptForm, type KeptFormOptions, useKeptForm } from '#kit/ui/use-kept-form.ts';
import type { Text } from '#kit/words/text.ts';
import { type Fields, isEmpty, type ValuesOf } from './field-kinds.ts';
import { staleRecord } from './stale.ts';

/** What stands in the fields at first; null counts as nothing. */
type Initial<F extends Fields> = { readonly [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | null };

export interface FormOptions<F extends Fields, T = unknown>
  extends Pick<KeptFormOptions<ValuesOf<F>>, 'key' | 'untilTabCloses' | 'neverKept'> {
  /** What is known already. */
  initial?: Initial<F> | undefined;
  /** The record that is changed, and what of it stands in the fields. A refusal as stale (`formStale`) brings another. */
  of?: T | undefined;
  valuesOf?: (record: T) => Initial<F>;
  /** Rules that look at other fields; they stand in the place of the field's own. */
  rules?: KeptFormOptions<ValuesOf<F>>['rules'];
  /** Fields that are asked only then; without it always. What is not asked is never wrong. */
  when?: { readonly [K in keyof F]?: (values: ValuesOf<F>) => boolean };
  /** The server's names of fields where they differ. */
  names?: Readonly<Record<string, keyof F & string>>;
  /** What somebody else has found wrong, by field; it stands until the field's own rule speaks. */
  remarks?: Readonly<Record<string, string>>;
}

export interface Form<F extends Fields, T = unknown> extends KeptForm<ValuesOf<F>> {
  readonly fields: F;
  /** The record as it was last told: its version is what is saved over. */
  readonly record: T | undefined;
  /** What somebody else has put into a field meanwhile, while something else stands there. */
  theirs<K extends keyof ValuesOf<F>>(name: K): { value: ValuesOf<F>[K] } | undefined;
  /** Whether it is asked, given what stands in the others. */
  asks(name: keyof F): boolean;
  /** Right as it stands; from here on those that are wrong say so. For `FormDialog` and `FormSheet`. */
  check(): boolean;
  /** Puts a refusal to the field it names. */
  readonly atField: NonNullable<ActOptions['atField']>;
  /** Files are on their way. */
  readonly isUploading: boolean;
  countUpload(isUploading: boolean): void;
}

/** `initial` and `key` matter at the first call. Texts go out as they were typed. */
export function useForm<F extends Fields, T = unknown>(
  fields: F,
  options: FormOptions<F, T> = {},
): Form<F, T> {
  type V = ValuesOf<F>;
  const {
    of,
    valuesOf,
    initial = of && valuesOf?.(of),
    rules = {},
    when = {},
    names = {},
    remarks = {},
    ...keep
  } = options;
  const all = Object.keys(fields) as (keyof F & string)[];
  const asks = (name: keyof F, values: V) => (when as FormOptions<F>['when'])?.[name]?.(values) ?? true;
  const faultOf = (name: keyof F, values: V): Text | undefined => {
    const own = (rules as KeptFormOptions<V>['rules'])[name as keyof V];
    const value = values[name as keyof V];
    if (!asks(name, values)) return undefined;
    if (own) return own(value, values);
    const { missing, rule } = fields[name as string] ?? {};
    return missing && isEmpty(value) ? missing : rule?.(value);
  };
  const kept = useKeptForm<V>({
    ...keep,
    initial: Object.fromEntries(all.map((name) => [name, initial?.[name] ?? fields[name]?.empty])) as V,
    rules: Object.fromEntries(
      all.map((name) => [name, (_: unknown, values: V) => faultOf(name, values)]),
    ) as never,
  });
  const [now, setNow] = useState<{ record: T; before: Initial<F> }>();
  const [uploads, setUploads] = useState(0);
  const nameOf = (name: string) => (names[name] ?? name) as keyof V;
  return {
    ...kept,
    fields,
    record: now ? now.record : of,
    theirs(name) {
      const saved = now && valuesOf?.(now.record);
      if (!saved || isSame(saved[name], now.before[name])) return undefined;
      const value = (saved[name] ?? fields[name as string]?.empty) as V[typeof name];
      return isSame(value, kept.values[name]) ? undefined : { value };
    },
    errorOf: (name) => kept.errorOf(name) ?? remarks[name as string],
    asks: (name) => asks(name, kept.values),
    check: () => kept.areRight(),
    atField(refusal, name) {
      const record = staleRecord(refusal.data) as T | undefined;
      if (record !== undefined && valuesOf) setNow({ record, before: now?.before ?? initial ?? {} });
      const isHere = name !== '' && nameOf(name) in kept.values;
      if (isHere) kept.refuse(nameOf(name), refusal.message);
      return isHere;
    },
    isUploading: uploads > 0,
    countUpload: (isUploading) => setUploads((n) => n + (isUploading ? 1 : -1)),
  };
}

/** Values of fields are texts, numbers, and lists and shapes of these. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
