// An employee leaves: who takes over pays what is open, and gets back what is refunded.
import { asc, eq } from 'drizzle-orm';
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
