// How a piece of the kit says one of its own words in the reader's language.
import { type UiWord, uiWords } from './kit-words.ts';
import { type Language, useLanguage } from './language-context.ts';

export type SayUiWord = (word: UiWord, values?: Readonly<Record<string, string | number>>) => string;

const sayIn: Record<Language, SayUiWord> = { zh: sayer('zh'), en: sayer('en') };

/** A function that says a kit word in the page's language; `values` fill the `{name}` places. */
export function useUiWords(): SayUiWord {
  return sayIn[useLanguage()];
}

function sayer(language: Language): SayUiWord {
  return (word, values) => {
    const text = uiWords[word][language];
    return values ? text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : text;
  };
}
