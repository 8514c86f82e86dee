// The visitor's language inside React, and a room's words in it.
import { useLanguage } from '#kit/ui/language-context.ts';
import { type Spoken, speak, type Words } from './speak.ts';

/** The given words in the visitor's language. */
export function useWords<W extends Words>(entries: W): Spoken<W> {
  return speak(entries, useLanguage());
}
