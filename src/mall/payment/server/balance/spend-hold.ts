// What was held of the balance is spent in the same work in which the channel beside it has been paid.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { type BillRow, dueOf, openPaymentsOf } from '../bill.ts';
import { paymentLife } from '../payment-life.ts';
import { countPart } from '../receive-money.ts';
import { takeFromBalance, unfreezeBalance } from './balance.ts';
import { freeHold, isHold } from './hold-beside.ts';

/**
 * Spends what is held under a bill beside money that comes now: as much as is due besides, the rest is free again. Where it is
 * not there, it is given up and stays due: what the channel has brought counts in any case.
 * @param coming fen that the channel brings
 * @returns the bill as it is then
 */
export async function spendHold(work: Work, of: BillRow, coming: Cents): Promise<BillRow> {
  const hold = (await openPaymentsOf(work, of.paySn)).find(isHold);
  if (!hold) return of;
  const by = { by: 'buyer', actorId: hold.memberId } as const;
  const spent = Math.min(hold.amount, Math.max(0, dueOf(of) - coming)) as Cents;
  if (spent === NOTHING) {
    await freeHold(work, hold, { by: 'system', reason: 'nothing due' });
    return of;
  }
  // All of it is free for a moment, and what pays is taken: money that came is booked though nothing is there to take.
  if (!(await unfreezeBalance(work, hold.walletId, hold.amount))) {
    await paymentLife.advance(work, hold, 'close', { by: 'system', reason: 'not there any more' });
    return of;
  }
  await takeFromBalance(work, hold.walletId, { amount: spent, documentSn: of.paySn });
  await paymentLife.advance(work, hold, 'payWithBalance', { ...by, set: { paidAmount: spent } });
  return countPart(work, of, hold, spent);
}
