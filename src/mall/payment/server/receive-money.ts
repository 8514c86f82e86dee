// Money has come: it is counted on its payment and its bill, the rest goes back, and the rooms above hear of it.
import { eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { moneyCame, recharged } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { allot } from '../allotment.ts';
import type { PaymentMethod } from '../payment-status.ts';
import { putIntoBalance } from './balance/balance.ts';
import { type BillRow, dueOf, type PaymentRow, takesOf } from './bill.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { billPaid, billPartlyPaid } from './payment.events.ts';
import { bill } from './payment.tables.ts';
import { type PaymentMover, paymentLife } from './payment-life.ts';
import { refundUnder } from './refund/refund.ts';
import { BILL_PAID, MORE_THAN_DUE } from './refund/refund-life.ts';

/**
 * Counts money that has come by a payment under a locked bill: for its documents, or into the wallet that a recharge tops up,
 * also when nobody waits for that any more. What the bill no longer needs — it is paid or closed, or more came than was
 * due — goes back under the same payment: by its channel, else to the payer's balance at once.
 * @param coming.amount fen that really came, above zero
 * @param coming.others what else is open under the bill, where the caller knows it
 * @returns payment and bill as they are then
 * @throws paymentErrors.notInThisState
 */
export async function receiveMoney(
  work: Work,
  of: BillRow,
  row: PaymentRow,
  coming: PaymentMover & {
    amount: Cents;
    action: 'payWithBalance' | 'channelSucceeds' | 'lateSuccess' | 'approve' | 'findAtBank';
    others?: readonly PaymentRow[];
  },
): Promise<{ row: PaymentRow; bill: BillRow }> {
  const { amount, action, others, ...mover } = coming;
  const isOpen = of.state === 'OPEN';
  const due = takesOf(of);
  const counted = Math.min(due, amount) as Cents;
  const excess = cents(amount - counted);
  const paidAmount = cents(row.paidAmount + amount);
  const isTransfer = action === 'approve' || action === 'findAtBank';
  const isPartTransfer = isTransfer && isOpen && counted < due;
  const [moved, counting] = await Promise.all([
    paymentLife.advance(work, row, action, {
      ...mover,
      to: isPartTransfer ? 'PENDING_PAYMENT' : 'SUCCEEDED',
      set: {
        paidAmount,
        isOrphan: !isOpen || action === 'lateSuccess',
        ...(isTransfer ? { reason: null } : {}),
      },
    }),
    counted > 0 ? count(work, of, counted) : undefined,
    enter(work, of, row, { paidAmount, counted, excess }),
  ]);
  if (of.docType === 'RECHARGE' && counted > 0)
    await putIntoBalance(work, row.walletId, { kind: 'recharge', amount: counted, documentSn: of.paySn });
  if (excess > 0) {
    await refundUnder(work, moved, {
      documentSn: of.paySn,
      amount: excess,
      reason: isOpen ? MORE_THAN_DUE : of.state === 'PAID' ? BILL_PAID : `bill ${of.state.toLowerCase()}`,
      held: [],
    });
  }
  if (!counting) return { row: moved, bill: of };
  const { paySn, docType, memberId, paid } = counting;
  if (counting.state === 'PAID') await settle(work, counting, row.method, others);
  else await work.emit(billPartlyPaid, { paySn, docType, memberId, paid, due: dueOf(counting) });
  return { row: moved, bill: counting };
}

/** Whose it is, in the books: the bill's documents' or the wallet's that is topped up, and the payer's where nobody needs it. */
async function enter(
  work: Work,
  of: BillRow,
  { paymentSn, method, walletId }: PaymentRow,
  { paidAmount, counted, excess }: { paidAmount: Cents; counted: Cents; excess: Cents },
): Promise<void> {
  if (method === 'NONE' || method === 'SANDBOX') return; // neither brings money
  if (of.docType === 'RECHARGE' && counted > 0) {
    await post(work, recharged({ paymentSn, way: method, walletId, amount: counted, excess }));
    return;
  }
  const shares = allot(of.lines, { from: of.paid, to: of.paid + counted });
  await post(work, moneyCame({ paymentSn, way: method, walletId, paidAmount, shares, excess }));
}

/** Counts a part that the payer has paid besides and enters it in the books; whoever receives the rest tells of it. */
export async function countPart(work: Work, of: BillRow, row: PaymentRow, amount: Cents): Promise<BillRow> {
  const [counting] = await Promise.all([
    count(work, of, amount),
    enter(work, of, row, { paidAmount: amount, counted: amount, excess: cents(0) }),
  ]);
  return counting;
}

/** Counts what has come, and marks the bill as paid when that is all of it. */
async function count(work: Work, of: BillRow, counted: Cents): Promise<BillRow> {
  return only(await countedOn(work, { paySn: of.paySn, counted, now: work.now }));
}

const countedOn = prepared('bill-count', (tx) => {
  const paid = sql`${bill.paid} + ${sql.placeholder('counted')}::bigint`;
  const isPaid = sql`${paid} = ${bill.payable}`;
  return tx
    .update(bill)
    .set({
      paid,
      state: sql`CASE WHEN ${isPaid} THEN 'PAID' ELSE ${bill.state} END`,
      finishedAt: sql`CASE WHEN ${isPaid} THEN ${sql.placeholder('now')}::timestamptz END`,
    })
    .where(eq(bill.paySn, sql.placeholder('paySn')))
    .returning();
});

/** Marks a bill of which nothing is due any more as paid. */
export async function finishBill(work: Work, of: BillRow, method: PaymentMethod): Promise<void> {
  await work.tx.update(bill).set({ state: 'PAID', finishedAt: work.now }).where(eq(bill.paySn, of.paySn));
  await settle(work, of, method);
}

/** Ends what else is open under a paid bill, and tells `billPaid`. */
async function settle(
  work: Work,
  of: BillRow,
  method: PaymentMethod,
  others?: readonly PaymentRow[],
): Promise<void> {
  const { paySn, docType, memberId, payable, lines } = of;
  // A channel that has the money too will say so by notice, and the bill then sends it back.
  await closeOpenPayments(work, of, { by: 'system', reason: 'bill paid', partly: 'settle' }, others);
  const documentSns = lines.map((line) => line.documentSn);
  await work.emit(billPaid, { paySn, docType, memberId, method, amount: payable, documentSns });
}
