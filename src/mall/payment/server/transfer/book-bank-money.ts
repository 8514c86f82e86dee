// What a bank statement does to bills and refunds: finds the bills that may be meant, pays one, and says that a refund has left the bank.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { BankAccount } from '../../refund-status.ts';
import { dueOf, lockBill, lockPayment, openPaymentsOf, refuseUnlessOpen } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { createPayment } from '../payment-life.ts';
import { receiveMoney } from '../receive-money.ts';
import { finishRefund, refundLife, tellEnd } from '../refund/refund-life.ts';
import { notePayer } from './payer-account.ts';

/** A bill that waits for money. */
export interface WaitingBill {
  paySn: string;
  due: Cents;
}

/** A voucher under review takes money also where its bill waits for none any more. */
const WAITS = `(b.state = 'OPEN' OR EXISTS (SELECT FROM payment p WHERE p.pay_sn = b.pay_sn AND p.state = 'PENDING_REVIEW'))
  AND ($2 OR b.doc_type <> 'RECHARGE')`;
const DUE = `CASE WHEN b.state = 'OPEN' THEN b.payable - b.paid ELSE 0 END::bigint AS due`;

/**
 * By the digits that all numbers of one bill share: its own, its trade's, that of its first order, the reference code of
 * transfers; or those of one payment of it.
 * @param more.takesRecharge a recharge is paid through channels alone, so only what a channel holds can be for one
 * @returns by the digits
 */
export async function openBillsByCode(
  work: Work,
  digits: readonly string[],
  { takesRecharge = false } = {},
): Promise<Map<string, WaitingBill>> {
  const rows = await work.query<WaitingBill & { digits: string }>(
    `SELECT digits, b.pay_sn AS "paySn", ${DUE} FROM unnest($1::text[]) digits
     LEFT JOIN payment named ON named.payment_sn = 'PY' || digits
     JOIN bill b ON b.pay_sn = coalesce(named.pay_sn, 'PY' || digits) WHERE ${WAITS}`,
    [digits, takesRecharge],
  );
  return new Map(rows.map(({ digits: of, ...bill }) => [of, bill]));
}

/** Open bills of members and of the enterprises that these are of, with who is billed. */
export const openBillsOfPayers = (
  work: Work,
  { memberIds, enterpriseIds }: { memberIds: readonly number[]; enterpriseIds: readonly number[] },
): Promise<(WaitingBill & { memberId: number; enterpriseId: number | null })[]> =>
  work.query(
    `SELECT b.pay_sn AS "paySn", b.member_id AS "memberId", b.enterprise_id AS "enterpriseId", ${DUE} FROM bill b
     WHERE b.state = 'OPEN' AND b.doc_type <> 'RECHARGE' AND (b.enterprise_id = ANY ($1) OR b.member_id = ANY ($2))`,
    [enterpriseIds, memberIds],
  );

/** Transfers that have brought money, of bills and payments by their digits, or of payers by the names on their vouchers. @param names upper case, without blanks */
export const transfersOf = (
  work: Work,
  { digits, names }: { digits: readonly string[]; names: readonly string[] },
): Promise<{ paySn: string; paymentSn: string; payerName: string; paidAmount: Cents }[]> =>
  work.query(
    `SELECT pay_sn AS "paySn", payment_sn AS "paymentSn", coalesce(voucher ->> 'payerName', '') AS "payerName", paid_amount AS "paidAmount"
     FROM payment WHERE method = 'TRANSFER' AND paid_amount > 0 AND (pay_sn = ANY ($1) OR payment_sn = ANY ($1)
       OR regexp_replace(upper(normalize(voucher ->> 'payerName', NFKC)), '\\s', '', 'g') = ANY ($2))`,
    [digits.map((one) => `PY${one}`), names],
  );

/** Refunds of these amounts that finance pays from the bank account, or says that it has. */
export const refundsByBank = (
  work: Work,
  amounts: readonly Cents[],
): Promise<{ refundSn: string; amount: Cents; account: string; serial: string }[]> =>
  work.query(
    `SELECT refund_sn AS "refundSn", amount, coalesce(bank_account ->> 'account', '') AS account, coalesce(serial, '') AS serial
     FROM refund WHERE route = 'BANK' AND state <> 'FAILED' AND amount = ANY ($1)`,
    [amounts],
  );

/**
 * Pays a bill with money that is on the bank account: approves the voucher under review, goes on with a transfer that was begun,
 * or makes one. Less than due keeps the bill open with it; what is more is the payer's (B3).
 * @param money.amount fen that came, above zero
 * @param money.walletOf whose balance gets what the bill does not need
 * @returns the payment
 * @throws paymentErrors.billNotFound, alreadyPaid, billClosed, dueChanged; ownPayment: nobody books money for a bill of his own
 */
export async function payByBankMoney(
  work: Work,
  money: {
    paySn: string;
    /** What was due when somebody looked, where that matters. */
    due?: Cents;
    amount: Cents;
    /** From where it came, where the statement says so. */
    payer?: BankAccount | undefined;
    /** As in `openBillsByCode`. */
    takesRecharge?: boolean;
    actorId: number;
    walletOf: (bill: { memberId: number; enterpriseId: number | null }) => Promise<number>;
  },
): Promise<{ paymentSn: string }> {
  const { paySn, due, amount, payer, takesRecharge = false, actorId, walletOf } = money;
  const held = await lockBill(work, paySn);
  if (held.docType === 'RECHARGE' && !takesRecharge) throw paymentErrors.billNotFound();
  const begun = (await openPaymentsOf(work, paySn)).find(({ method }) => method === 'TRANSFER');
  if (begun?.state !== 'PENDING_REVIEW') refuseUnlessOpen(held);
  if (due !== undefined && due !== dueOf(held)) throw paymentErrors.dueChanged();
  if (held.memberId === actorId || begun?.memberId === actorId) throw paymentErrors.ownPayment();
  const row =
    begun ??
    (await createPayment(work, held, {
      by: 'system',
      method: 'TRANSFER',
      amount: dueOf(held),
      walletId: await walletOf(held),
    }));
  const finance = { by: 'finance', actorId } as const;
  if (payer) await notePayer(work, row.paymentSn, payer);
  await receiveMoney(work, held, row, { ...finance, amount, action: 'findAtBank' });
  return { paymentSn: row.paymentSn };
}

/**
 * A refund to a bank account has left the bank; said again it changes nothing.
 * @param serial the bank's number of the transfer
 * @throws paymentErrors.refundNotFound, refundNotNow when it goes no such way
 */
export async function bankHasPaid(
  work: Work,
  refundSn: string,
  serial: string,
  actorId: number,
): Promise<void> {
  const [seen] = await work.tx
    .select({ paymentSn: payment.paymentSn })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(eq(refund.refundSn, refundSn));
  if (!seen) throw paymentErrors.refundNotFound();
  const { row: of } = await lockPayment(work, seen.paymentSn);
  const row = required(await refundLife.hold(work, refundSn));
  if (row.route !== 'BANK') throw paymentErrors.refundNotNow();
  if (row.state === 'SUCCEEDED') return;
  const step = { by: 'finance', actorId, action: 'payByBank', to: 'bank', serial } as const;
  await tellEnd(work, await finishRefund(work, row, step), of);
}
