// How a piece of the kit says one of its own words in the reader's language.
import type { Text } from '#kit/words/text.ts';
import { type UiWord, uiWords } from './kit-words.ts';
import { type Language, useLanguage } from './language-context.ts';

export type SayWord<K> = (word: K, values?: Readonly<Record<string, string | number>>) => string;

const sayIn = sayerOf<UiWord>(uiWords);

/** A function that says a kit word in the page's language; `values` fill the `{name}` places. */
export function useUiWords(): SayWord<UiWord> {
  return sayIn[useLanguage()];
}

/** Makes what says one of `words`, by language. */
export function sayerOf<K extends string>(words: Readonly<Record<K, Text>>): Record<Language, SayWord<K>> {
  const sayer =
    (language: Language): SayWord<K> =>
    (word, values) => {
      const text = words[word][language];
      return values
        ? text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
        : text;
    };
  return { zh: sayer('zh'), en: sayer('en') };
}
