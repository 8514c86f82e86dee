// Sending a form: one try at a time, and what the mall says when it refuses.
import { useRef, useState } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { loginWords } from './login-words.ts';

export interface Attempt {
  busy: boolean;
  /** The mall's sentence about the form as a whole. */
  error: string | null | undefined;
  run(action: () => Promise<void>): void;
}

/**
 * One try at a time, however often the button is pressed.
 * @param firstError what is said before anything has been tried
 * @param atField takes a refusal that belongs to one field and returns true, so that it is not said twice
 */
export function useAttempt(
  firstError?: string | null,
  atField: (refusal: CallError) => boolean = () => false,
): Attempt {
  const say = useWords(loginWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState(firstError);
  const underWay = useRef(false);

  async function run(action: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (reason) {
      if (!(reason instanceof CallError)) setError(say.failed);
      else if (!atField(reason)) setError(reason.message);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, error, run: (action) => void run(action) };
}
