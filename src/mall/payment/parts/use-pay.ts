// Pays a bill once: the same press repeated, or retried after a lost connection, never pays twice.
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { paymentProtocol } from '../payment.protocol.ts';

type Payment = Omit<CallOf<typeof paymentProtocol.doPay>, 'requestId'>;
export type PayResult = ReplyOf<typeof paymentProtocol.doPay>;

export interface Paying {
  busy: boolean;
  /** The server's sentence about the last try; empty when there is nothing to say. */
  error: string;
  /** @returns whether it was taken */
  pay(payment: Payment): Promise<boolean>;
}

/** @param onPaid the server has taken it: paid, under review, or begun at a channel */
export function usePay(onPaid: (result: PayResult) => unknown): Paying {
  const { busy, error, run } = useAct({ says: 'here', rereads: true });
  return {
    busy,
    error,
    pay: (payment) =>
      run(async (requestId) => onPaid(await call(paymentProtocol.doPay, { ...payment, requestId }))),
  };
}
