// Paying what is due from the wallet, with the payer's own pay password.
import type { Work } from '#kit/db/work.ts';
import { type Member, walletOf } from '#mall/member/actor.ts';
import { checkPayPassword } from '#mall/member/server/member.ts';
import { dueOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { createPayment } from '../payment-life.ts';
import { receiveMoney } from '../receive-money.ts';
import type { WayToPay } from '../way-to-pay.ts';
import { takeFromBalance } from './balance.ts';

/** @throws paymentErrors.payPasswordMissing, and the member room's for a wrong one */
export async function checkOwnPassword(work: Work, actor: Member, payPwd: string | undefined): Promise<void> {
  if (!payPwd) throw paymentErrors.payPasswordMissing();
  await checkPayPassword(work, actor.memberId, payPwd);
}

/** Pays all that is due at once. Wrong passwords are counted and locked by the member room. */
export const withBalance: WayToPay = {
  prepare: (work, actor, { payPwd }) => checkOwnPassword(work, actor, payPwd),
  async pay(work, { held, others, paymentSn }, _pressed, payer) {
    const mover = { by: 'buyer', actorId: payer.memberId } as const;
    const amount = dueOf(held);
    const walletId = walletOf(payer);
    const [made] = await Promise.all([
      createPayment(work, held, { ...mover, method: 'BALANCE', amount, walletId, paymentSn }),
      takeFromBalance(work, walletId, { amount, documentSn: held.paySn }),
    ]);
    return receiveMoney(work, held, made, { ...mover, amount, action: 'payWithBalance', others });
  },
};
