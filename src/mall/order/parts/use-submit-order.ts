// Submits an order once: checked first, never twice for one press, safe to retry after a lost connection.
import { useRef, useState } from 'react';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderProblem } from '../basket.protocol.ts';
import { orderProtocol } from '../order.protocol.ts';
import { buyerWords } from './buyer-words.ts';

type Order = Omit<CallOf<typeof orderProtocol.submit>, 'requestId'> & { expectedAmount: string };
export type Submitted = ReplyOf<typeof orderProtocol.submit>;

export interface Submitting {
  busy: boolean;
  /** Why the last try failed, when it was for nothing that could be named as a problem. */
  error: string;
  /** What the check before submitting has found. */
  problems: readonly OrderProblem[];
  submit(order: Order): Promise<void>;
}

/** @param onProblems something has changed meanwhile: time to show the order anew */
export function useSubmitOrder(
  onSubmitted: (result: Submitted) => unknown,
  onProblems: () => void,
): Submitting {
  const say = useWords(buyerWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [problems, setProblems] = useState<readonly OrderProblem[]>([]);
  const underWay = useRef(false);
  const requestId = useRef(newRequestId());

  async function submit(order: Order) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError('');
    setProblems([]);
    try {
      const { source, productId, number, addressId, expectedAmount } = order;
      const found = await call(orderProtocol.check, { source, productId, number, addressId, expectedAmount });
      if (!found.pass) {
        setProblems(found.problems);
        onProblems();
        return;
      }
      onSubmitted(await call(orderProtocol.submit, { ...order, requestId: requestId.current }));
    } catch (reason) {
      const known = reason instanceof CallError ? reason : undefined;
      const isBroken = !known || known.state === State.broken;
      setError(isBroken ? say.submitFailed : known.message || say.submitFailed);
      // After a lost connection nobody knows whether it was placed: the same request is asked again. A refusal is final.
      if (!isBroken && known.state !== 0) {
        requestId.current = newRequestId();
        onProblems();
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, error, problems, submit };
}
