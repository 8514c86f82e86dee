// Finance has found a transfer on the account and types in what arrived.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { PaymentReply, paymentProtocol } from '../../payment.protocol.ts';
import { paymentErrors } from '../payment.errors.ts';
import { paymentReply } from '../payment-view.ts';
import { receiveMoney } from '../receive-money.ts';
import { lockTransferFor } from './lock-transfer.ts';

/**
 * Counts what arrived: less than due keeps the bill open with it, more goes to the payer's balance, and so does
 * everything when the bill was closed or paid meanwhile.
 * @throws paymentErrors.paymentNotFound, amountNotPositive, ownPayment, notInThisState
 */
export async function approveTransfer(
  work: Work,
  actor: ActorOf<typeof paymentProtocol.approve>,
  { paymentSn, receivedAmount }: InputOf<typeof paymentProtocol.approve>,
): Promise<PaymentReply> {
  if (receivedAmount <= 0) throw paymentErrors.amountNotPositive();
  const { held, row } = await lockTransferFor(work, actor, paymentSn);
  const finance = { by: 'finance', actorId: actor.memberId } as const;
  return paymentReply(
    work,
    await receiveMoney(work, held, row, { ...finance, amount: receivedAmount, action: 'approve' }),
  );
}
