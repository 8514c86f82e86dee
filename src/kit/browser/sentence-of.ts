// What a person is told about something that did not work.
import { uiWords } from '#kit/ui/kit-words.ts';
import type { Language } from '#kit/words/text.ts';
import type { CallError } from './call.ts';

/** An answer of the mall, or no connection to it (`state` 0); without loading what calls it. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}

/** The sentence that a refusal or a plain `Error` carries; of a fault in the program only that it did not work. */
export function sentenceOf(error: unknown, language: Language): string {
  const isMeant =
    isRefusal(error) || (error instanceof Error && Object.getPrototypeOf(error) === Error.prototype);
  return (isMeant && error.message) || uiWords.notDone[language];
}
