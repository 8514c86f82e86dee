// Reading from the mall outside a page's loader: what a dialog, a tab or a suggestion needs.
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { call, logInFirst } from './call.ts';
import { isRefusal, sentenceOf } from './sentence-of.ts';

export interface Called<R> {
  /** The newest answer; stays while the next one is on its way. */
  readonly reply: R | undefined;
  /** Why there is no newer answer; '' while there is one. */
  readonly error: string;
  /** The state of that refusal (kit/http/state.ts); 0 for no connection. */
  readonly state: number | undefined;
  readonly busy: boolean;
  /** Asks once more: after a failure, or when something has changed. Who was refused as a guest logs in before. */
  readonly again: () => void;
  /** Puts a changed answer in its place, when an act has told what it is now. */
  readonly put: Dispatch<SetStateAction<R | undefined>>;
}

/**
 * Calls `endpoint` whenever `input` differs in content, and forgets answers that came too late.
 * @param input undefined asks nothing (yet) and shows nothing
 * @param wait milliseconds without a change before it asks: for what is typed
 * @param occasion another one asks again, though the input is the same: the version of what is asked about
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E> | undefined,
  wait = 0,
  occasion?: unknown,
): Called<ReplyOf<E>> {
  const language = useLanguage();
  const asked = input === undefined ? undefined : JSON.stringify(input);
  const [round, setRound] = useState(0);
  const [reply, setReply] = useState<ReplyOf<E>>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(asked !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another occasion asks again
  useEffect(() => {
    let isOld = false;
    setFailure(undefined);
    setBusy(asked !== undefined);
    if (asked === undefined) return setReply(undefined);
    const ask = () =>
      call(endpoint, JSON.parse(asked) as CallOf<E>)
        .then(
          (found) => isOld || setReply(found),
          (reason: unknown) => isOld || setFailure(reason ?? true),
        )
        .finally(() => isOld || setBusy(false));
    const timer = setTimeout(ask, round > 0 ? 0 : wait);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [endpoint, asked, wait, round, occasion]);
  const askAnew = () => setRound((n) => n + 1);
  const needsLogin = isRefusal(failure) && failure.state === State.notLoggedIn;
  return {
    reply,
    error: failure === undefined ? '' : sentenceOf(failure, language),
    state: isRefusal(failure) ? failure.state : undefined,
    busy,
    again: needsLogin ? () => void logInFirst().then((may) => may && askAnew()) : askAnew,
    put: setReply,
  };
}
