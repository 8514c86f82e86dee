// Money has come: it is counted on its payment and its bill, the rest goes to the balance, and the rooms above hear of it.
import { eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { PaymentMethod } from '../payment-status.ts';
import { type BillRow, dueOf, type PaymentRow } from './bill.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { billPaid, billPartlyPaid } from './payment.events.ts';
import { bill } from './payment.tables.ts';
import { type PaymentMover, paymentLife } from './payment-life.ts';
import { refundUnder } from './refund.ts';

/**
 * Counts money that has come by a payment under a locked bill. What the bill no longer needs — it is paid or closed, or
 * more came than was due — goes to the payer's balance at once, under the same payment.
 * @param coming.amount fen that really came, above zero
 * @returns the payment as it is then
 * @throws paymentErrors.notInThisState
 */
export async function receiveMoney(
  work: Work,
  of: BillRow,
  row: PaymentRow,
  coming: PaymentMover & {
    amount: Cents;
    action: 'payWithBalance' | 'channelSucceeds' | 'lateSuccess' | 'approve';
  },
): Promise<PaymentRow> {
  const { amount, action, ...mover } = coming;
  const isOpen = of.state === 'OPEN';
  const due = dueOf(of);
  const counted = Math.min(due, amount) as Cents;
  const isPartTransfer = action === 'approve' && isOpen && counted < due;
  const moved = await paymentLife.advance(work, row, action, {
    ...mover,
    to: isPartTransfer ? 'PENDING_PAYMENT' : 'SUCCEEDED',
    set: {
      paidAmount: (row.paidAmount + amount) as Cents,
      isOrphan: !isOpen || action === 'lateSuccess',
      ...(action === 'approve' ? { reason: null } : {}),
    },
  });
  if (amount > counted) {
    await refundUnder(work, moved, {
      documentSn: of.paySn,
      amount: (amount - counted) as Cents,
      reason: isOpen ? 'more than was due' : `bill ${of.state.toLowerCase()}`,
    });
  }
  if (!isOpen || counted === 0) return moved;
  const counting = only(
    await work.tx
      .update(bill)
      .set({ paid: sql`${bill.paid} + ${counted}` })
      .where(eq(bill.paySn, of.paySn))
      .returning(),
  );
  const left = dueOf(counting);
  if (left === 0) await finishBill(work, counting, row.method);
  else
    await work.emit(billPartlyPaid, {
      paySn: of.paySn,
      memberId: of.memberId,
      paid: counting.paid,
      due: left,
    });
  return moved;
}

/** Marks a fully paid bill so, ends what else is open under it, and tells `billPaid`. */
export async function finishBill(work: Work, of: BillRow, method: PaymentMethod): Promise<void> {
  await work.tx.update(bill).set({ state: 'PAID', finishedAt: work.now }).where(eq(bill.paySn, of.paySn));
  // A channel that has the money too will say so by notice, and the bill then sends it to the balance.
  await closeOpenPayments(work, of, { by: 'system', reason: 'bill paid', partly: 'settle' });
  await work.emit(billPaid, { paySn: of.paySn, memberId: of.memberId, method, amount: of.payable });
}
