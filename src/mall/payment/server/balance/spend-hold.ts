// What was held of the balance is spent in the same work in which the channel beside it has been paid.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { type BillRow, dueOf, openPaymentsOf } from '../bill.ts';
import { paymentLife } from '../payment-life.ts';
import { countPart } from '../receive-money.ts';
import { freezeBalance, takeFromBalance } from './balance.ts';
import { freeHold, isHold } from './hold-beside.ts';

/**
 * Spends what is held under a bill beside money that comes now: as much as is due besides, the rest is free again.
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
  if (spent < hold.amount) await freezeBalance(work, hold.walletId, spent - hold.amount);
  await takeFromBalance(work, hold.walletId, { amount: spent, documentSn: of.paySn }, 'frozen');
  await paymentLife.advance(work, hold, 'payWithBalance', { ...by, set: { paidAmount: spent } });
  return countPart(work, of, hold, spent);
}
