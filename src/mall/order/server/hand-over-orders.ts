// An employee leaves: his orders, open and finished, are looked after by his successor from here on.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { administratorMoved, employeeLeft } from '#mall/company/server/company.events.ts';
import { handOverBalance, handOverBills, handOverPayments } from '#mall/payment/server/payment.ts';
import { subOrder } from './order.tables.ts';

/**
 * What he ordered for the enterprise; the trade goes on naming him as who ordered. What is in a wallet
 * of his own goes to the enterprise's; what comes back of his payments goes to the wallet that paid.
 */
async function handOver(
  work: Work,
  left: { memberId: number; successorId: number; enterpriseId: number; mainMemberId: number },
): Promise<void> {
  const { memberId, successorId, mainMemberId } = left;
  await handOverBills(work, memberId, successorId);
  const his = and(eq(subOrder.memberId, memberId), eq(subOrder.enterpriseId, left.enterpriseId));
  await work.tx
    .select({ id: subOrder.orderId })
    .from(subOrder)
    .where(his)
    .orderBy(asc(subOrder.orderId))
    .for('update');
  // What he had put away or deleted from his view is in his successor's again.
  await work.tx
    .update(subOrder)
    .set({ memberId: successorId, deleteState: 0, updatedAt: work.now })
    .where(his);
  await handOverBalance(work, memberId, mainMemberId);
}

/** The enterprise's wallet goes with its main account. */
async function handOverWallet(
  work: Work,
  moved: { enterpriseId: number; fromId: number; toId: number },
): Promise<void> {
  await handOverPayments(work, moved);
  await handOverBalance(work, moved.fromId, moved.toId);
}

export const handOverListeners: readonly Listener[] = [
  listener(employeeLeft, handOver),
  listener(administratorMoved, handOverWallet),
];
