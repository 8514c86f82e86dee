// What a declared list may be narrowed by: each filter with its kind, its name and how its value is written in an address.
import { z } from 'zod';
import { say } from '#kit/http/wire.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { NamedValue, Needs } from './column.ts';

type FilterKind =
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'text'
  | 'dateRange'
  | 'amountRange'
  | 'numberRange'
  | 'reference';

/** Both ends are inside; one of them may be missing. */
export interface Range<V> {
  readonly from?: V;
  readonly to?: V;
}

export interface FilterMore {
  /** Stands beside the search instead of in the drawer. */
  readonly front?: boolean;
  readonly needs?: Needs;
  /** Its parameter's name where that is not `f_<name>`. */
  readonly as?: string;
}

export interface Filter<V = unknown> extends FilterMore {
  readonly kind: FilterKind;
  readonly title: Text;
  readonly options?: Readonly<Record<string, NamedValue>>;
  /** Where replies say what there is to choose from; with nothing there, the filter is not drawn. */
  readonly optionsOf?: (reply: never) => Readonly<Record<string, NamedValue>>;
  /** From what stands in an address to what a source takes; undefined: it makes no sense. */
  readonly read: (text: string) => V | undefined;
  /** The same on the wire. */
  readonly wire: z.ZodType<V, string>;
}

export type ValueOfFilter<F> = F extends Filter<infer V> ? V : never;

const LONGEST = 400;

/** A value that is read from text; `undefined` refuses it with a sentence that names the filter. */
function written<V>(title: Text, take: (text: string) => V | undefined): Pick<Filter<V>, 'read' | 'wire'> {
  const read = (text: string) => (text.length > LONGEST ? undefined : take(text.trim()));
  const wire = z
    .string()
    .max(LONGEST)
    .transform((text, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      say(context, {
        zh: `筛选条件“${title.zh}”不正确`,
        en: `The filter “${title.en}” is not correct`,
      });
      return z.NEVER;
    })
    .meta({ type: 'string' });
  return { read, wire: wire as unknown as z.ZodType<V, string> };
}

/** `a..b`, `a..` or `..b`; a single value is both ends. */
function rangeOf<V extends number | string>(one: (text: string) => V | undefined) {
  return (text: string): Range<V> | undefined => {
    const [first = '', last = first, ...rest] = text.split('..');
    const from = first === '' ? undefined : one(first);
    const to = last === '' ? undefined : one(last);
    const isWrong =
      rest.length > 0 ||
      (first !== '' && from === undefined) ||
      (last !== '' && to === undefined) ||
      (from === undefined && to === undefined) ||
      (from !== undefined && to !== undefined && from > to);
    return isWrong ? undefined : { from, to };
  };
}

const oneDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(new Date(`${text}T00:00:00Z`), text) ? text : undefined;
const isDay = (at: Date, text: string) => !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
const oneNumber = (text: string) => (/^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined);

type Options<O extends string> = { readonly options: Readonly<Record<O, NamedValue>> };

/** The kinds of filters: `filter.dateRange(words.since)`. */
export const filter = {
  choice: <O extends string>(title: Text, more: FilterMore & Options<O>): Filter<O> => ({
    kind: 'choice',
    title,
    ...more,
    ...written(title, (text) => (Object.hasOwn(more.options, text) ? (text as O) : undefined)),
  }),
  /** Several with commas between them. */
  choices: <O extends string>(title: Text, more: FilterMore & Options<O>): Filter<readonly O[]> => ({
    kind: 'choices',
    title,
    ...more,
    ...written(title, (text) => {
      const all = [...new Set(text.split(','))];
      return all.every((one) => Object.hasOwn(more.options, one)) ? (all as O[]) : undefined;
    }),
  }),
  yesNo: (title: Text, more: FilterMore = {}): Filter<boolean> => ({
    kind: 'yesNo',
    title,
    ...more,
    ...written(title, (text) => (text === '1' ? true : text === '0' ? false : undefined)),
  }),
  /** Part of a text. */
  text: (title: Text, more: FilterMore = {}): Filter<string> => ({
    kind: 'text',
    title,
    ...more,
    ...written(title, (text) => (text !== '' && text.length <= 60 ? text : undefined)),
  }),
  /** Days of the mall, `2026-11-01..2026-11-21`. */
  dateRange: (title: Text, more: FilterMore = {}): Filter<Range<string>> => ({
    kind: 'dateRange',
    title,
    ...more,
    ...written(title, rangeOf(oneDay)),
  }),
  /** Yuan in the address, fen in the source. */
  amountRange: (title: Text, more: FilterMore = {}): Filter<Range<Cents>> => ({
    kind: 'amountRange',
    title,
    ...more,
    ...written(title, rangeOf<Cents>(parseCents)),
  }),
  numberRange: (title: Text, more: FilterMore = {}): Filter<Range<number>> => ({
    kind: 'numberRange',
    title,
    ...more,
    ...written(title, rangeOf(oneNumber)),
  }),
  /** One of what the reply names, by its number. */
  reference: <R>(
    title: Text,
    more: FilterMore & { readonly optionsOf: (reply: R) => Readonly<Record<string, NamedValue>> },
  ): Filter<number> => ({
    kind: 'reference',
    title,
    ...more,
    ...written(title, (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)),
  }),
} as const;

/** The name under which a filter stands in an address and in a call. */
export const filterParameter = (name: string, one: FilterMore): string => one.as ?? `f_${name}`;
