// The front door of payments: rooms above open a bill, change or close it, and send money back; they learn the rest by event.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING, sum } from '#kit/money/money.ts';
import { eq } from 'drizzle-orm';
import { createPayment } from './advance-payment.ts';
import { type BillRow, dueOf, lockBill, underReview } from './bill.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { paymentErrors } from './payment.errors.ts';
import { type BillLine, bill } from './payment.tables.ts';
import { billIsPaid } from './receive-money.ts';
import { refundDocument, returnWhatCame } from './refund.ts';

export { balanceOf, openBalance } from './balance.ts';
export type { BillLine } from './payment.tables.ts';

/**
 * Opens the bill of a pay number, in the work that makes the documents.
 * A bill of nothing is paid from the start: no `billPaid` follows, the caller goes on by himself.
 * @param opening.lines amounts in fen, not negative
 * @throws RangeError for an amount below zero; a database error when the pay number has a bill
 */
export async function openBill(
  work: Work,
  opening: { paySn: string; memberId: number; lines: readonly BillLine[]; deadline: Date | null },
): Promise<{ isPaid: boolean }> {
  const { paySn, memberId, deadline } = opening;
  const payable = payableOf(opening.lines);
  const isPaid = payable === 0;
  const [opened] = await work.tx
    .insert(bill)
    .values({
      paySn,
      memberId,
      lines: [...opening.lines],
      payable,
      state: isPaid ? 'PAID' : 'OPEN',
      deadline,
      createdAt: work.now,
      finishedAt: isPaid ? work.now : null,
    })
    .returning();
  if (isPaid) await createPayment(work, opened!, { method: 'NONE', amount: NOTHING, state: 'SUCCEEDED', by: 'system' });
  return { isPaid };
}

/**
 * Replaces what an open bill asks for. Another amount closes the payments that were begun for the old one (domain O10);
 * a voucher under review stays and is held against the new amount.
 * Call it when the documents already carry their new amounts: what has come in so far may cover the new one, and `billPaid` goes up at once.
 * @param deadline left out: stays
 * @throws paymentErrors.billNotFound, alreadyPaid, billClosed
 */
export async function changeBill(work: Work, paySn: string, lines: readonly BillLine[], deadline?: Date | null): Promise<void> {
  const payable = payableOf(lines);
  let open = await lockBill(work, paySn);
  refuseUnlessOpen(open);
  if (payable !== open.payable) {
    const { paidMeanwhile } = await closeOpenPayments(work, open, { by: 'system', reason: 'amount changed' });
    if (paidMeanwhile) throw paymentErrors.alreadyPaid();
  }
  const counted = Math.min(open.paid, payable) as Cents;
  const tooMuch = (open.paid - counted) as Cents;
  const [changed] = await work.tx
    .update(bill)
    .set({ lines: [...lines], payable, paid: counted, ...(deadline === undefined ? {} : { deadline }) })
    .where(eq(bill.paySn, paySn))
    .returning();
  open = changed!;
  if (tooMuch > 0) await returnWhatCame(work, open, tooMuch, 'amount lowered');
  if (dueOf(open) === 0) await billIsPaid(work, open);
}

/**
 * Closes the bill and what is open under it; money that came in part goes to the balance. A closed bill stays as it is.
 * A voucher under review is left to finance: what it brings goes to the balance.
 * @returns false when the bill is paid, also when its channel only now says so; nothing is closed then
 */
export async function closeBill(work: Work, paySn: string, reason: string): Promise<boolean> {
  const open = await lockBill(work, paySn);
  if (open.state === 'PAID') return false;
  if (open.state === 'CLOSED') return true;
  const { paidMeanwhile } = await closeOpenPayments(work, open, { by: 'system', reason });
  if (paidMeanwhile) return false;
  const now = await lockBill(work, paySn);
  await work.tx
    .update(bill)
    .set({ state: 'CLOSED', paid: NOTHING, closeReason: reason, finishedAt: work.now })
    .where(eq(bill.paySn, paySn));
  if (now.paid > 0) await returnWhatCame(work, now, now.paid, reason);
  return true;
}

/** Locks the bill first, when an action of a higher room will change its documents before the bill (bill → trade → sub-order → product). */
export async function holdBill(work: Work, paySn: string): Promise<{ isOpen: boolean; hasVoucherUnderReview: boolean }> {
  const held = await lockBill(work, paySn);
  return { isOpen: held.state === 'OPEN', hasVoucherUnderReview: await underReview(work, paySn) };
}

/**
 * Sends money of a paid bill back to the payer's balance, under the payments it came by, the latest first (domain 3.10.3).
 * Nothing happens for an amount of nothing.
 * @param refund.amount in fen
 * @throws paymentErrors.nothingToRefund when more would go back than the document asked for, or than came in
 */
export async function refundToBalance(
  work: Work,
  refund: { paySn: string; documentSn: string; amount: Cents; reason: string },
): Promise<void> {
  if (refund.amount === 0) return;
  const paid = await lockBill(work, refund.paySn);
  await refundDocument(work, paid, refund);
}

function payableOf(lines: readonly BillLine[]): Cents {
  const wrong = lines.find((line) => line.amount < 0);
  if (wrong) throw new RangeError(`a bill line below zero: ${wrong.documentSn} ${wrong.amount}`);
  return sum(lines.map((line) => line.amount));
}

function refuseUnlessOpen(row: BillRow): void {
  if (row.state === 'PAID') throw paymentErrors.alreadyPaid();
  if (row.state === 'CLOSED') throw paymentErrors.billClosed();
}
