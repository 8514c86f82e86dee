// The labels of a contract's text: in one language, or in both beside each other.

import { type Spoken, speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { textWords } from './text-words.ts';

export type PaperLanguage = Language | 'both';

export type Say = Spoken<typeof textWords>;

/** Two languages of one label beside each other, or one. */
export const pair = (language: PaperLanguage, of: (say: Say) => string): string =>
  language === 'both'
    ? `${of(speak(textWords, 'zh'))} / ${of(speak(textWords, 'en'))}`
    : of(speak(textWords, language));
