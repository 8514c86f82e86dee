// What a question to the mall is, and what a person who asks it would expect.
import type { CatalogParameter } from '#mall/part/catalog-part.ts';

export const QUERY_KINDS = [
  'exact',
  'beginning',
  'dashes',
  'suffix',
  'inside',
  'typo',
  'offered',
  'maker',
  'words-zh',
  'words-en',
  'value',
  'package',
  'comparison',
  'range',
  'flag',
  'mixed',
  'held-out',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

export type Test = (parameter: CatalogParameter) => boolean;

/** What every part found must be. */
export interface Wish {
  /** Codes of categories of any level, of which one must hold the part. */
  in?: readonly string[];
  /** Part of the maker's name. */
  brand?: string;
  package?: RegExp;
  params?: Readonly<Record<string, Test>>;
  isDomestic?: boolean;
  isInStock?: boolean;
  title?: RegExp;
  partNo?: RegExp;
  /** Stands anywhere in what is written of it: number, titles, values, kinds. */
  says?: RegExp;
  /** Stands nowhere there. */
  no?: RegExp;
}

export interface Query {
  kind: QueryKind;
  text: string;
  /** Part numbers, of which one must be among the first ten, or what all of the first ten must be. */
  expects: readonly string[] | Wish;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 1e-4;

export const is =
  (value: number): Test =>
  ({ n, lo, hi }) =>
    n !== undefined
      ? near(Math.abs(n), value)
      : lo !== undefined && hi !== undefined && lo <= value && value <= hi;
export const least =
  (value: number): Test =>
  ({ n, hi }) =>
    Math.abs(n ?? hi ?? Number.NaN) >= value * 0.9999;
export const most =
  (value: number): Test =>
  ({ n, lo }) =>
    Math.abs(n ?? lo ?? Number.NaN) <= value * 1.0001;
export const within =
  (low: number, high: number): Test =>
  ({ n }) =>
    n !== undefined && Math.abs(n) >= low * 0.9999 && Math.abs(n) <= high * 1.0001;
/** A range that holds all of these. */
export const holds =
  (...values: readonly number[]): Test =>
  ({ n, lo, hi }) =>
    values.every((value) => (lo ?? n ?? Number.NaN) <= value && value <= (hi ?? n ?? Number.NaN));
export const says =
  (words: RegExp): Test =>
  ({ text, textEn }) =>
    words.test(text) || words.test(textEn ?? '');

/** `typed = part number | another`; a line without `=` expects what it types. */
export const asking = (kind: QueryKind, lines: string): Query[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text, expected] = line.split(' = ') as [string, string | undefined];
      return { kind, text, expects: (expected ?? text).split(' | ') };
    });

/** Several ways to ask for the same. */
export const wishing = (kind: QueryKind, expects: Wish, ...texts: readonly string[]): Query[] =>
  texts.map((text) => ({ kind, text, expects }));
