// Finance cannot find a transfer, or the voucher is wrong: back to the payer with the reason.
import type { Actions } from '#kit/http/server/serve.ts';
import type { paymentProtocol } from '../../payment.protocol.ts';
import { voucherSentBack } from '../payment.events.ts';
import { paymentLife } from '../payment-life.ts';
import { paymentReply } from '../payment-view.ts';
import { lockTransferFor } from './lock-transfer.ts';

type Acts = Actions<typeof paymentProtocol>;

/**
 * The payer may hand in another voucher as long as the bill is open; when it is not, the payment is closed.
 * @throws paymentErrors.paymentNotFound, ownPayment, notInThisState
 */
export const sendBackTransfer: Acts['sendBack'] = async (work, actor, { paymentSn, reason }) => {
  const { held, row } = await lockTransferFor(work, actor, paymentSn);
  const finance = { by: 'finance', actorId: actor.memberId } as const;
  let moved = await paymentLife.advance(work, row, 'sendBack', { ...finance, reason, set: { reason } });
  if (held.state === 'OPEN') await work.emit(voucherSentBack, { paySn: held.paySn, reason });
  else
    moved = await paymentLife.advance(work, moved, 'close', {
      by: 'system',
      reason: `bill ${held.state.toLowerCase()}`,
    });
  return paymentReply(work, moved);
};
