// A press of a button that changes something at the mall: one at a time, sent once, and what came of it said in one place.
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { State } from '#kit/http/state.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { type CallError, withLogin } from './call.ts';
import { isRefusal, sentenceOf } from './sentence-of.ts';

export interface ActOptions {
  /** Where a refusal is said: in a notice (the usual way), or in `error`, for the form to show. */
  says?: 'notice' | 'here';
  /** The notice when it is through; `run` may give another one. */
  done?: string;
  /** What is said here before anything has been tried. */
  first?: string | null;
  /** Takes a refusal that belongs to one field (`data.name`, else '') and returns true: it is not said twice. Implies `here`. */
  atField?: (refusal: CallError, name: string) => boolean;
  /** The page reads its data anew afterwards, done or refused: what was refused has often changed meanwhile. */
  rereads?: boolean;
}

interface ActRun<K> {
  /** The notice when it is through. */
  done?: string;
  /** Which of several buttons was pressed: `doing` tells it. */
  key?: K;
}

export interface Act<K = string> {
  /** Something is under way. */
  readonly busy: boolean;
  /** The `key` of what is under way. */
  readonly doing: K | undefined;
  /** The sentence of the last refusal, where it is said here; '' for none. */
  readonly error: string;
  /** What will be sent has changed: the next press is a new request, and the sentence goes away. */
  anew(): void;
  /** Says something here that was found out before sending; '' takes it away. */
  say(sentence: string): void;
  /**
   * Does it unless something is under way. `requestId` is the same while a press is repeated after a lost connection
   * or a fault of the mall, when nobody knows whether it was done; and a new one after it was done or refused.
   * What a guest is refused goes on by itself once he has logged in over the page.
   * @returns whether it was done; never throws
   */
  run(work: (requestId: string) => Promise<unknown>, how?: ActRun<K>): Promise<boolean>;
}

export function useAct<K = string>(options: ActOptions = {}): Act<K> {
  const { first, atField, says = atField ? 'here' : 'notice', rereads = false } = options;
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<{ key: K | undefined }>();
  const [error, setError] = useState(first ?? '');
  const underWay = useRef(false);
  const requestId = useRef<string>(undefined);

  const anew = () => {
    requestId.current = undefined;
    setError('');
  };

  async function run(
    work: (requestId: string) => Promise<unknown>,
    { done = options.done, key }: ActRun<K> = {},
  ) {
    if (underWay.current) return false;
    underWay.current = true;
    setDoing({ key });
    setError('');
    requestId.current ??= crypto.randomUUID();
    let isDone = false;
    try {
      const id = requestId.current;
      await withLogin(() => work(id));
      isDone = true;
      requestId.current = undefined;
      if (done) toast.show({ text: done });
    } catch (reason) {
      const sentence = sentenceOf(reason, language);
      const isAnswer = isRefusal(reason) && reason.state !== 0 && reason.state !== State.broken;
      if (isAnswer) requestId.current = undefined;
      if (isRefusal(reason) && atField?.(reason, (reason.data as { name?: string } | null)?.name ?? ''))
        setError('');
      else if (says === 'here') setError(sentence);
      else toast.show({ tone: 'refused', text: sentence });
    }
    if (rereads) await revalidate();
    underWay.current = false;
    setDoing(undefined);
    return isDone;
  }
  return { busy: doing !== undefined, doing: doing?.key, error, say: setError, anew, run };
}
