// Money going back to the balance, always under the payment it came by, never more than came.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { putIntoBalance } from './balance.ts';
import type { BillRow, PaymentRow } from './bill.ts';
import { paymentErrors } from './payment.errors.ts';
import { payment, refund } from './payment.tables.ts';

interface GoingBack {
  /** What it is for: a sub-order, or the pay number itself for money that nobody asked for. */
  documentSn: string;
  /** Fen, above zero. */
  amount: Cents;
  reason: string;
}

/** Sends a part of one payment back. The bill must be locked; the table's check refuses more than came. */
export async function refundUnder(
  work: Work,
  of: Pick<PaymentRow, 'paymentId' | 'memberId'>,
  back: GoingBack,
): Promise<void> {
  await work.tx
    .update(payment)
    .set({ refundedAmount: sql`${payment.refundedAmount} + ${back.amount}` })
    .where(eq(payment.paymentId, of.paymentId));
  await work.tx.insert(refund).values({
    refundSn: await nextDocumentNumber(work, 'RF'),
    paymentId: of.paymentId,
    documentSn: back.documentSn,
    amount: back.amount,
    route: 'BALANCE',
    state: 'SUCCEEDED',
    reason: back.reason,
    createdAt: work.now,
  });
  await putIntoBalance(work, of.memberId, {
    kind: 'refund',
    amount: back.amount,
    documentSn: back.documentSn,
  });
}

/**
 * Sends back money of the bill, under its payments, the latest first (domain 3.10.3).
 * @throws paymentErrors.nothingToRefund when less than that has come in and stayed
 */
export async function refundUnderBill(work: Work, of: BillRow, back: GoingBack): Promise<void> {
  const holding = await work.tx
    .select()
    .from(payment)
    .where(and(eq(payment.paySn, of.paySn), gt(payment.paidAmount, payment.refundedAmount)))
    .orderBy(desc(payment.paymentId));
  let left: number = back.amount;
  for (const row of holding) {
    if (left === 0) break;
    const share = Math.min(left, row.paidAmount - row.refundedAmount) as Cents;
    await refundUnder(work, row, { ...back, amount: share });
    left -= share;
  }
  if (left > 0) throw paymentErrors.nothingToRefund();
}

/**
 * Sends back money of one document of a paid, locked bill.
 * @throws paymentErrors.nothingToRefund when the bill is not paid, does not name the document, or less is left of it
 */
export async function refundDocument(work: Work, of: BillRow, back: GoingBack): Promise<void> {
  const asked = of.lines.find((line) => line.documentSn === back.documentSn);
  if (of.state !== 'PAID' || !asked) throw paymentErrors.nothingToRefund();
  const [before] = await work.tx
    .select({ total: sql<Cents>`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(Number) })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(and(eq(payment.paySn, of.paySn), eq(refund.documentSn, back.documentSn)));
  if (required(before).total + back.amount > asked.amount) throw paymentErrors.nothingToRefund();
  await refundUnderBill(work, of, back);
}
