// A room's words: every sentence its screens and answers use, zh and en side by side.
import { everydayWords } from './everyday-words.ts';
import type { Language, Text } from './text.ts';

// biome-ignore lint/suspicious/noExplicitAny: a sentence may take values of any kind; each call site is typed by its own entry
type Phrase = (...values: any[]) => string;

/** A fixed sentence, or one with values in it: `{ zh: (n: number) => `剩 ${n} 件`, en: (n: number) => … }`. */
export type Sentence = Text | { readonly zh: Phrase; readonly en: Phrase };

export type Words = Readonly<Record<string, Sentence>>;

type Everyday = typeof everydayWords;

/** A room's own words, and behind them those of every day. */
export type WithEveryday<W extends Words> = W & {
  readonly [K in Exclude<keyof Everyday, keyof W>]: Text;
};

/** The words of one language: what `useWords` hands to a screen. */
export type Spoken<W extends Words> = { readonly [K in keyof W]: W[K]['zh'] };

/** Declares a room's words. The compiler refuses an entry without one of the languages, or with differing values. */
export function words<const W extends Words>(entries: W): WithEveryday<W> {
  return { ...everydayWords, ...entries };
}

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
