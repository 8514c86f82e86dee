// Who goes on with what others began to pay: the successor of an employee, and another main account of an enterprise.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { bill, payment } from './payment.tables.ts';

/** All bills and payments of one member become another's; their rows are held first, as for every change under a bill. */
export async function handOverBills(work: Work, fromId: number, toId: number): Promise<void> {
  await work.tx
    .select({ paySn: bill.paySn })
    .from(bill)
    .where(eq(bill.memberId, fromId))
    .orderBy(asc(bill.paySn))
    .for('update');
  await work.tx.update(bill).set({ memberId: toId }).where(eq(bill.memberId, fromId));
  await work.tx.update(payment).set({ memberId: toId }).where(eq(payment.memberId, fromId));
}

/** What was paid for an enterprise goes back into the wallet of its new main account; the bills are held first. */
export async function handOverPayments(
  work: Work,
  of: { enterpriseId: number; fromId: number; toId: number },
): Promise<void> {
  const { enterpriseId, fromId, toId } = of;
  const its = eq(bill.enterpriseId, enterpriseId);
  await work.tx.select({ paySn: bill.paySn }).from(bill).where(its).orderBy(asc(bill.paySn)).for('update');
  const paySns = work.tx.select({ paySn: bill.paySn }).from(bill).where(its);
  await work.tx
    .update(payment)
    .set({ walletId: toId })
    .where(and(eq(payment.walletId, fromId), inArray(payment.paySn, paySns)));
}
