// The account that a bank transfer has come from: refunds of it go back there.
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { BankAccount } from '../../refund-status.ts';
import { payment } from '../payment.tables.ts';

/** What the bank says counts more than what the payer has typed, whose bank stands where the statement names none. The bill must be held. */
export async function notePayer(work: Work, paymentSn: string, said: BankAccount): Promise<void> {
  const [row] = await work.tx
    .select({ voucher: payment.voucher })
    .from(payment)
    .where(eq(payment.paymentSn, paymentSn));
  const payerAccount = { ...said, bank: said.bank || (row?.voucher?.bank ?? '') };
  await work.tx.update(payment).set({ payerAccount }).where(eq(payment.paymentSn, paymentSn));
}

/** Its bank has refused what was sent there. The bill must be held. */
export async function forgetPayer(work: Work, paymentIds: readonly number[]): Promise<void> {
  await work.tx
    .update(payment)
    .set({ payerAccount: null })
    .where(inArray(payment.paymentId, [...paymentIds]));
}

/** The accounts from which what is left of these bills' transfers has come, the latest first; null for one that nobody knows. */
export async function payersOf(work: Work, paySns: readonly string[]): Promise<(BankAccount | null)[]> {
  const rows = await work.tx
    .select({ payer: payment.payerAccount })
    .from(payment)
    .where(
      and(
        inArray(payment.paySn, [...paySns]),
        eq(payment.method, 'TRANSFER'),
        gt(payment.paidAmount, payment.refundedAmount),
      ),
    )
    .orderBy(desc(payment.paymentId));
  return rows.map(({ payer }) => payer);
}
