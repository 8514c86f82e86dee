// The start page: the browser that was sent here by a procurement system comes in, once, and is led on.
import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { signIn } from '#mall/login/parts/session.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import { punchoutWords } from './punchout-words.ts';

/** A key is good once: whatever renders this twice must not use it twice. */
let underWay: Promise<string | undefined> | undefined;

export function PunchoutArrival() {
  const say = useWords(punchoutWords);
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once
  useEffect(() => {
    const { search, pathname } = window.location;
    const key = new URLSearchParams(search).get('k');
    if (key) {
      // It stays in no history and no bookmark.
      window.history.replaceState(window.history.state, '', pathname);
      underWay = comeIn(key, navigate, say.lost);
      void underWay.finally(() => {
        underWay = undefined;
      });
    }
    let isHere = true;
    void (underWay ?? Promise.resolve(say.lost)).then((sentence) => isHere && setError(sentence));
    return () => {
      isHere = false;
    };
  }, []);

  if (error !== undefined) return <FormError>{error}</FormError>;
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-secondary">
      <Spinner size={24} />
      {say.arriving}
    </p>
  );
}

/** @returns the sentence that refuses, or nothing when the page is left */
async function comeIn(key: string, navigate: NavigateFunction, failed: string): Promise<string | undefined> {
  try {
    const { goTo, ...tokens } = await call(punchoutProtocol.start, { key });
    await signIn(tokens);
    return void navigate(goTo, { replace: true });
  } catch (reason) {
    return reason instanceof CallError ? reason.message : failed;
  }
}
