// A part of the balance that is to pay beside one channel: held while the channel is waited for, freed by its no.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { type Member, walletOf } from '#mall/member/actor.ts';
import { type BillRow, dueOf, openPaymentsOf, type PaymentRow } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { createPayment, type PaymentMover, paymentLife } from '../payment-life.ts';
import { freezeBalance, unfreezeBalance } from './balance.ts';

/** Held is what waits as a payment from the balance: one that pays at once is never open. */
export const isHold = ({ method }: Pick<PaymentRow, 'method'>): boolean => method === 'BALANCE';

/** @param open the open payments of a bill */
export const heldOf = (open: readonly PaymentRow[]): Cents => open.find(isHold)?.amount ?? NOTHING;

/**
 * Sets the payer's own part aside under a locked bill; the rest is what the channel is asked for.
 * @param amount fen; nothing when he wants no part paid from his balance
 * @throws paymentErrors.holdTooMuch when the channel would have nothing left to do, balanceTooLow
 */
export async function holdBeside(work: Work, held: BillRow, payer: Member, amount: Cents): Promise<void> {
  if (amount === NOTHING) return;
  if (amount >= dueOf(held)) throw paymentErrors.holdTooMuch();
  const walletId = walletOf(payer);
  await freezeBalance(work, walletId, amount);
  const mover = { by: 'buyer', actorId: payer.memberId } as const;
  await createPayment(work, held, { ...mover, method: 'BALANCE', amount, walletId });
}

/** What is held under a bill is free again. */
export async function freeHold(work: Work, row: PaymentRow, mover: PaymentMover): Promise<void> {
  await unfreezeBalance(work, row.walletId, row.amount);
  await paymentLife.advance(work, row, 'close', mover);
}

/** The same for whatever is held under the bill. */
export async function freeHolds(work: Work, of: BillRow, mover: PaymentMover): Promise<void> {
  for (const row of await openPaymentsOf(work, of.paySn)) if (isHold(row)) await freeHold(work, row, mover);
}
