// Paying through a channel: the payer is sent to its page, the channel's notice says how it went.

import { walletOf } from '#mall/member/actor.ts';
import { dueOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { createPayment, paymentLife } from '../payment-life.ts';
import type { WayToPay } from '../way-to-pay.ts';
import { closeCharge } from './close-charge.ts';
import { hearChannel } from './hear-channel.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** Starts a charge, or sends the payer back to the one he has begun. @param channel absent where it is not open */
export function throughChannel(channel: PaymentChannel | undefined): WayToPay {
  return {
    async prepare() {
      if (!channel) throw paymentErrors.channelClosed();
    },
    async pay(work, { held, others, paymentSn }, _pressed, payer) {
      if (!channel) throw paymentErrors.channelClosed();
      const { method } = channel;
      const mover = { by: 'buyer', actorId: payer.memberId } as const;
      const orderOf = (row: { paymentSn: string; amount: typeof held.payable }) => ({
        paymentSn: row.paymentSn,
        paySn: held.paySn,
        amount: row.amount,
      });
      const begun = others.find((row) => row.method === method);
      if (begun?.channelNo) {
        const isStillRight = begun.amount === dueOf(held);
        const standing = isStillRight
          ? await channel.query(work, begun.channelNo)
          : await closeCharge(work, method, begun.channelNo);
        if (standing === 'OPEN')
          return { row: begun, redirectUrl: (await channel.start(work, orderOf(begun))).redirectUrl };
        const heard = await hearChannel(work, held, begun, standing);
        if (heard.state === 'SUCCEEDED') return { row: heard };
      }
      const made = await createPayment(work, held, {
        ...mover,
        method,
        amount: dueOf(held),
        walletId: walletOf(payer),
        paymentSn,
      });
      const { channelNo, redirectUrl } = await channel.start(work, orderOf(made));
      return {
        row: await paymentLife.advance(work, made, 'goToChannel', { ...mover, set: { channelNo } }),
        redirectUrl,
      };
    },
  };
}
