// The kinds of fields a form may declare: what each is called, holds and asks for. How they are drawn is form-fields.tsx.
import type { ReactNode } from 'react';
import type { FieldWiring } from '#kit/ui/field.tsx';
import type { InputProps } from '#kit/ui/input.tsx';
import type { Region, RegionCascaderProps } from '#kit/ui/region-cascader.tsx';
import type { UploadedFile, UploadListProps } from '#kit/ui/upload-list.tsx';
import type { Text } from '#kit/words/text.ts';

/** What may be said of any field. `T` is what it holds. */
export interface FieldMore<T> {
  hint?: Text | ReactNode;
  /** What is said while it is empty; it makes the field a required one. */
  missing?: Text;
  /** Why a value is wrong that is not empty, or may be. */
  rule?: (value: T) => Text | undefined;
  /** Marked as required although its rule says so, not `missing`. */
  required?: boolean;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
  /** Right end of the label's line. */
  aside?: ReactNode;
}

type InputMore = Pick<
  InputProps,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'spellCheck'
  | 'className'
  | 'before'
  | 'lang'
  | 'list'
  | 'type'
> & {
  max?: number;
  place?: Text;
  /** The first day that may be chosen. */
  min?: string;
  /** A unit behind it. */
  after?: Text;
  rows?: number;
  /** Mends what is typed: capitals, spaces. */
  clean?: (typed: string) => string;
};

type TypedKind = 'text' | 'area' | 'date' | 'tel' | 'password';

export type Choices = Readonly<Record<string, Text>>;

export type FieldSpec<T> = FieldMore<T> & { readonly label: Text; readonly empty: T } & (
    | ({ readonly kind: TypedKind } & InputMore)
    | {
        readonly kind: 'choice' | 'radio' | 'ticks';
        readonly options: Choices;
        readonly place?: Text;
        readonly look?: 'plain' | 'card';
        readonly className?: string;
      }
    | { readonly kind: 'yesNo' }
    | { readonly kind: 'region'; readonly load: RegionCascaderProps['load']; readonly rootCode?: string }
    | {
        readonly kind: 'files';
        readonly list: Pick<UploadListProps, 'upload' | 'types' | 'maxBytes' | 'maxCount' | 'look'>;
      }
    | {
        readonly kind: 'custom';
        readonly draw: (wiring: FieldWiring, value: T, set: (value: T) => void) => ReactNode;
        /** The answer is several inputs. */
        readonly group?: boolean;
      }
  );

// biome-ignore lint/suspicious/noExplicitAny: a form holds fields of any value; each is typed by its own declaration
export type Fields = Readonly<Record<string, FieldSpec<any>>>;

/** What the fields of a form hold. */
export type ValuesOf<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends FieldSpec<infer T> ? T : never;
};

const typed =
  (kind: TypedKind, basis: InputMore = {}) =>
  (label: Text, more: FieldMore<string> & InputMore = {}): FieldSpec<string> => ({
    ...basis,
    ...more,
    label,
    kind,
    empty: '',
  });

export const field = {
  text: typed('text'),
  area: typed('area'),
  date: typed('date'),
  /** Say which by `autoComplete`: "current-password" or "new-password". */
  password: typed('password'),
  /** A mobile number. */
  tel: typed('tel', { max: 11, inputMode: 'numeric', autoComplete: 'tel-national' }),
  number: typed('text', { inputMode: 'numeric', className: 'num' }),
  /** Yuan, as typed. */
  amount: typed('text', { inputMode: 'decimal', before: '¥', max: 15 }),
  choice: <K extends string = string>(
    label: Text,
    options: Readonly<Record<K, Text>>,
    more: FieldMore<NoInfer<K> | ''> & { place?: Text; empty?: NoInfer<K> | '' } = {},
  ): FieldSpec<K | ''> => ({ empty: '', ...more, label, kind: 'choice', options }),
  /** A choice out of data: its options are given where it is drawn. */
  pick: (label: Text, more: FieldMore<string> & { place?: Text } = {}): FieldSpec<string> => ({
    ...more,
    label,
    kind: 'choice',
    options: {},
    empty: '',
  }),
  radio: <K extends string>(
    label: Text,
    options: Readonly<Record<K, Text>>,
    more: FieldMore<NoInfer<K>> & { empty: NoInfer<K>; look?: 'plain' | 'card'; className?: string },
  ): FieldSpec<K> => ({ ...more, label, kind: 'radio', options }),
  ticks: <K extends string>(
    label: Text,
    options: Readonly<Record<K, Text>>,
    more: FieldMore<NoInfer<K>[]> = {},
  ): FieldSpec<K[]> => ({ ...more, label, kind: 'ticks', options, empty: [] }),
  yesNo: (label: Text, more: FieldMore<boolean> = {}): FieldSpec<boolean> => ({
    ...more,
    label,
    kind: 'yesNo',
    empty: false,
  }),
  region: (
    label: Text,
    load: RegionCascaderProps['load'],
    more: FieldMore<Region[]> & { rootCode?: string } = {},
  ): FieldSpec<Region[]> => ({ ...more, label, kind: 'region', load, empty: [] }),
  files: (
    label: Text,
    list: Pick<UploadListProps, 'upload' | 'types' | 'maxBytes' | 'maxCount' | 'look'>,
    more: FieldMore<UploadedFile[]> = {},
  ): FieldSpec<UploadedFile[]> => ({ ...more, label, kind: 'files', list, empty: [] }),
  custom: <T>(
    label: Text,
    empty: T,
    draw: (wiring: FieldWiring, value: T, set: (value: T) => void) => ReactNode,
    more: FieldMore<T> & { group?: boolean } = {},
  ): FieldSpec<T> => ({ ...more, label, kind: 'custom', draw, empty }),
};

/** Whether nothing was answered; blanks are nothing. */
export const isEmpty = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
