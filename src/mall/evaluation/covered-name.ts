// How an evaluation names its author to strangers: enough to see that somebody is there, too little to find him.
import type { Language } from '#kit/words/text.ts';

const ANONYMOUS = { zh: '匿***名', en: 'A***s' } as const;

/** First and last sign of the name; nothing of it when the author wants to stay anonymous. */
export function coveredName(memberName: string, isAnonymous: boolean, language: Language): string {
  if (isAnonymous) return ANONYMOUS[language];
  const signs = [...memberName.trim()];
  const first = signs[0];
  if (first === undefined) return ANONYMOUS[language];
  return signs.length === 1 ? `${first}***` : `${first}***${signs.at(-1)}`;
}
