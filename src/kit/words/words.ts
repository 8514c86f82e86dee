// A room's words: every sentence its screens and answers use, zh and en side by side.
import { everydayWords } from './everyday-words.ts';
import type { Behind } from './first-words.ts';
import { behind, type Words } from './speak.ts';

/** Declares a room's words. The compiler refuses an entry without one of the languages, or with differing values. */
export function words<const W extends Words>(entries: W): Behind<W, typeof everydayWords> {
  return behind(everydayWords, entries);
}
