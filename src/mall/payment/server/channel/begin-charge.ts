// Paying through an outside channel begins here: payment and charge are written down; the channel itself is asked afterwards.

import { cents, NOTHING } from '#kit/money/money.ts';
import { words } from '#kit/words/words.ts';
import { walletOf } from '#mall/member/actor.ts';
import { holdBeside } from '../balance/hold-beside.ts';
import { checkOwnPassword } from '../balance/pay-with-balance.ts';
import { dueOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { createPayment, paymentLife } from '../payment-life.ts';
import type { WayToPay } from '../way-to-pay.ts';
import { findCharge, noteCharge, noteToClose } from './charge-books.ts';
import type { OutsideMethod } from './payment-channel.ts';

/** What the payer reads at the channel. */
const channelWords = words({
  order: { zh: '元采订单', en: 'Yuancai order' },
  recharge: { zh: '元采余额充值', en: 'Yuancai balance' },
});

/**
 * Leads back to the charge that was begun while it is still right, else begins one. Nothing is asked of the channel while the
 * bill is held: the payer's page asks for the place to pay with `charge`. @param channels whose names are those that are open
 */
export function throughOutsideChannel(
  channels: Readonly<Partial<Record<OutsideMethod, unknown>>>,
  method: OutsideMethod,
): WayToPay {
  return {
    async prepare(work, actor, { holdAmount, payPwd }) {
      if (!channels[method]) throw paymentErrors.channelClosed();
      if (holdAmount) await checkOwnPassword(work, actor, payPwd);
    },
    async pay(work, { held, others, paymentSn }, { holdAmount = NOTHING }, payer) {
      if (!channels[method]) throw paymentErrors.channelClosed();
      await holdBeside(work, held, payer, holdAmount);
      const amount = cents(dueOf(held) - holdAmount);
      const mover = { by: 'buyer', actorId: payer.memberId } as const;
      const begun = others.find((row) => row.method === method);
      if (begun) {
        const charge = await findCharge(work, begun.paymentSn);
        if (charge && charge.expiresAt > work.now && charge.amount === amount) return { row: begun };
        await noteToClose(work, begun.paymentSn);
        await paymentLife.advance(work, begun, 'close', { ...mover, reason: 'begun anew' });
      }
      const walletId = walletOf(payer);
      const made = await createPayment(work, held, { ...mover, method, amount, walletId, paymentSn });
      const subject = channelWords[held.docType === 'RECHARGE' ? 'recharge' : 'order'][work.language];
      await noteCharge(work, {
        paymentSn: made.paymentSn,
        method,
        amount,
        subject: `${subject} ${held.paySn}`,
        deadline: held.deadline,
      });
      // The channel knows the charge by the number of the payment.
      const set = { channelNo: made.paymentSn };
      return { row: await paymentLife.advance(work, made, 'goToChannel', { ...mover, set }) };
    },
  };
}
