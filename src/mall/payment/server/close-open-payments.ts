// Ends the payments under a bill that may still bring money; their channels are told.
import type { Work } from '#kit/db/work.ts';
import { freeHold, isHold } from './balance/hold-beside.ts';
import { type BillRow, openPaymentsOf, type PaymentRow } from './bill.ts';
import { noteToClose } from './channel/charge-books.ts';
import { type PaymentMover, paymentLife } from './payment-life.ts';

/**
 * Closes what is open under a locked bill. A voucher under review is left alone: finance decides on it. A channel is told once
 * this is committed, since no row is held while it is waited for; money that comes in between is late.
 * @param how.partly what happens to a payment of which a part has come in: it stays, is closed, or stands as paid
 * @param how.except a method that is left alone
 * @param open the open payments, where the caller has read them under the lock
 */
export async function closeOpenPayments(
  work: Work,
  of: BillRow,
  how: PaymentMover & { reason: string; partly: 'keep' | 'close' | 'settle'; except?: PaymentRow['method'] },
  open?: readonly PaymentRow[],
): Promise<void> {
  const { partly, except, ...mover } = how;
  for (const row of open ?? (await openPaymentsOf(work, of.paySn))) {
    if (row.method === except || row.state === 'PENDING_REVIEW') continue;
    if (row.paidAmount > 0 && partly === 'keep') continue;
    if (row.paidAmount > 0 && partly === 'settle') {
      await paymentLife.advance(work, row, 'settle', { by: 'system', reason: mover.reason });
      continue;
    }
    if (isHold(row)) {
      await freeHold(work, row, mover);
      continue;
    }
    if (row.channelNo !== null) await noteToClose(work, row.paymentSn);
    await paymentLife.advance(work, row, 'close', mover);
  }
}
