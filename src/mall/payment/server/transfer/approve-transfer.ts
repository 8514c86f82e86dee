// Finance has found a transfer on the account and types in what arrived.
import type { Actions } from '#kit/http/server/serve.ts';
import type { paymentProtocol } from '../../payment.protocol.ts';
import { paymentErrors } from '../payment.errors.ts';
import { paymentReply } from '../payment-view.ts';
import { receiveMoney } from '../receive-money.ts';
import { lockTransferFor } from './lock-transfer.ts';

type Acts = Actions<typeof paymentProtocol>;

/**
 * Counts what arrived: less than due keeps the bill open with it, more goes to the payer's balance, and so does
 * everything when the bill was closed or paid meanwhile.
 * @throws paymentErrors.paymentNotFound, amountNotPositive, ownPayment, notInThisState
 */
export const approveTransfer: Acts['approve'] = async (work, actor, { paymentSn, receivedAmount }) => {
  if (receivedAmount <= 0) throw paymentErrors.amountNotPositive();
  const { held, row } = await lockTransferFor(work, actor, paymentSn);
  const finance = { by: 'finance', actorId: actor.memberId } as const;
  const approved = await receiveMoney(work, held, row, {
    ...finance,
    amount: receivedAmount,
    action: 'approve',
  });
  return paymentReply(work, approved.row);
};
