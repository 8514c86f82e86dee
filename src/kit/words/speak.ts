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
  made[language] ??= spokenIn(entries, language);
  return made[language] as Spoken<W>;
}

/** Own words, and behind them others, looked up and not copied: each room has its own, all have those of every day. */
export const behind = <W extends Words, B extends Words>(others: B, entries: W): W & B =>
  Object.assign(Object.create(others), entries);

function spokenIn(entries: Words, language: Language): object {
  const others = Object.getPrototypeOf(entries);
  const said = Object.create(others === Object.prototype ? null : speak(others, language));
  for (const [key, text] of Object.entries(entries)) said[key] = text[language];
  return said;
}
