// Words in one language, and what words are.
import type { Language, Text } from './text.ts';

// biome-ignore lint/suspicious/noExplicitAny: a sentence may take values of any kind; each call site is typed by its own entry
type Phrase = (...values: any[]) => string;

/** A fixed sentence, or one with values in it: `{ zh: (n: number) => `剩 ${n} 件`, en: (n: number) => … }`. */
export type Sentence = Text | { readonly zh: Phrase; readonly en: Phrase };

export type Words = Readonly<Record<string, Sentence>>;

/** The words of one language: what `useWords` hands to a screen. */
export type Spoken<W extends Words> = { readonly [K in keyof W]: W[K]['zh'] };

const spoken = new WeakMap<Words, Partial<Record<Language, unknown>>>();

/** The given words in one language. Cheap to call again: made once per language. */
export function speak<W extends Words>(entries: W, language: Language): Spoken<W> {
  let made = spoken.get(entries);
  if (!made) {
    made = {};
    spoken.set(entries, made);
  }
  made[language] ??= Object.fromEntries(Object.entries(entries).map(([key, text]) => [key, text[language]]));
  return made[language] as Spoken<W>;
}
