// The sandbox channel's notice at the mall's door: believed only when signature, payment, charge, amount and currency agree.
import type { Action } from '#kit/http/server/serve.ts';
import { parseCents } from '#kit/money/money.ts';
import type { paymentProtocol } from '../../payment.protocol.ts';
import { lockPayment } from '../bill.ts';
import { hearChannel } from '../channel/hear-channel.ts';
import type { PaymentChannel } from '../channel/payment-channel.ts';
import { paymentErrors } from '../payment.errors.ts';

/**
 * Any number of equal notices, also at once, count as one.
 * @param channel absent in production, where every notice is refused
 * @throws paymentErrors.channelClosed, badSignature, paymentNotFound, noticeMismatch; nothing has changed then
 */
export function takeSandboxNotice(
  channel: PaymentChannel | undefined,
): Action<typeof paymentProtocol.sandboxNotice> {
  return async (work, _actor, notice) => {
    if (!channel) throw paymentErrors.channelClosed();
    if (!channel.verify(notice)) throw paymentErrors.badSignature();
    const { held, row } = await lockPayment(work, notice.paymentSn);
    const agrees =
      row.method === channel.method &&
      row.channelNo === notice.channelNo &&
      notice.currency === 'CNY' &&
      parseCents(notice.amount) === row.amount;
    if (!agrees) throw paymentErrors.noticeMismatch();
    await hearChannel(work, held, row, notice.result);
    return { received: true };
  };
}
