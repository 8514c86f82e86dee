// Pays a bill once: the same press repeated, or retried after a lost connection, never pays twice.
import { useRef, useState } from 'react';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { useWords } from '#kit/words/use-words.ts';
import { paymentProtocol } from '../payment.protocol.ts';
import { paymentWords } from './payment-words.ts';

type Payment = Omit<CallOf<typeof paymentProtocol.doPay>, 'requestId'>;
export type PayResult = ReplyOf<typeof paymentProtocol.doPay>;

export interface Paying {
  busy: boolean;
  /** The server's sentence about the last try; empty when there is nothing to say. */
  error: string;
  pay(payment: Payment): Promise<void>;
}

/** @param onPaid the server has taken it: paid, under review, or to be paid at `redirectUrl` */
export function usePay(onPaid: (result: PayResult) => unknown): Paying {
  const say = useWords(paymentWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const underWay = useRef(false);
  const requestId = useRef(newRequestId());

  async function pay(payment: Payment) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError('');
    try {
      const result = await call(paymentProtocol.doPay, { ...payment, requestId: requestId.current });
      requestId.current = newRequestId();
      await onPaid(result);
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : say.payFailed);
      // After a lost connection nobody knows whether it was taken: the same request is asked again. A refusal is final.
      const isLost = reason instanceof CallError && (reason.state === 0 || reason.state === State.broken);
      if (!isLost) requestId.current = newRequestId();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, error, pay };
}
