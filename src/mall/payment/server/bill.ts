// Finding and locking bills: whoever moves money under a bill holds its row first.
import { and, desc, eq, getColumns, inArray, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { looksAfter, type Member } from '#mall/member/actor.ts';
import { OPEN_PAYMENT_STATES } from '../payment-status.ts';
import { paymentErrors } from './payment.errors.ts';
import { bill, payment } from './payment.tables.ts';

export type BillRow = typeof bill.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;

/** The bill, held until this work ends. @throws paymentErrors.billNotFound */
export async function lockBill(work: Work, paySn: string): Promise<BillRow> {
  const [row] = await heldBill(work, { paySn });
  if (!row) throw paymentErrors.billNotFound();
  return row;
}

/** The member's bill, or one of the enterprise that he looks after; not held. @throws paymentErrors.billNotFound also when it is somebody else's, and for a recharge, which has a page of its own */
export async function requireBillOf(
  work: Work,
  actor: Member,
  paySn: string,
): Promise<BillRow & { isBegun: boolean }> {
  const [row] = await seenBill(work, { paySn });
  return ours(actor, row);
}

/** The same, held until this work ends. */
export async function lockBillOf(work: Work, actor: Member, paySn: string): Promise<BillRow> {
  const [row] = await heldBill(work, { paySn });
  return ours(actor, row);
}

/** `isBegun`: a channel may have money on the way to it. */
const seenBill = prepared('bill-see', (tx) =>
  tx
    .select({
      ...getColumns(bill),
      isBegun: sql<boolean>`EXISTS (SELECT FROM payment p WHERE p.pay_sn = bill.pay_sn AND p.state = 'PROCESSING')`,
    })
    .from(bill)
    .where(eq(bill.paySn, sql.placeholder('paySn'))),
);
const heldBill = prepared('bill-hold', (tx) =>
  tx
    .select()
    .from(bill)
    .where(eq(bill.paySn, sql.placeholder('paySn')))
    .for('update'),
);

function ours<Row extends BillRow>(actor: Member, row: Row | undefined): Row {
  const enterpriseId = looksAfter(actor);
  const isOurs =
    row?.memberId === actor.memberId || (enterpriseId !== null && row?.enterpriseId === enterpriseId);
  if (!row || !isOurs || row.docType === 'RECHARGE') throw paymentErrors.billNotFound();
  return row;
}

/** @throws paymentErrors.alreadyPaid, billClosed */
export function refuseUnlessOpen(row: BillRow): void {
  if (row.state === 'PAID') throw paymentErrors.alreadyPaid();
  if (row.state === 'CLOSED') throw paymentErrors.billClosed();
}

/** What is still missing, in fen; nothing for a bill that is paid or closed. */
export function dueOf(row: BillRow): Cents {
  return row.state === 'OPEN' ? ((row.payable - row.paid) as Cents) : NOTHING;
}

/** What it takes of money that comes: what is due, and for a recharge also when nobody waits for it any more. */
export function takesOf(row: BillRow): Cents {
  const isLateRecharge = row.docType === 'RECHARGE' && row.state === 'CLOSED';
  return isLateRecharge ? ((row.payable - row.paid) as Cents) : dueOf(row);
}

/** 0 unpaid, 1 paid, 2 partly, 3 closed (domain 3.4.1). */
export function payStateOf(row: BillRow): 0 | 1 | 2 | 3 {
  if (row.state === 'PAID') return 1;
  if (row.state === 'CLOSED') return 3;
  return row.paid > 0 ? 2 : 0;
}

/** The payments of a bill that may still bring money, oldest first; at most one of each method. */
export async function openPaymentsOf(work: Work, paySn: string): Promise<PaymentRow[]> {
  return openPayments(work, { paySn });
}

const openPayments = prepared('payments-open', (tx) =>
  tx
    .select()
    .from(payment)
    .where(and(eq(payment.paySn, sql.placeholder('paySn')), inArray(payment.state, [...OPEN_PAYMENT_STATES])))
    .orderBy(payment.paymentId),
);

/** The payment under way, else the one decided last. */
export async function currentPaymentOf(work: Work, paySn: string): Promise<PaymentRow | undefined> {
  const open = await openPaymentsOf(work, paySn);
  if (open.length > 0) return open.at(-1);
  const [last] = await work.tx
    .select()
    .from(payment)
    .where(eq(payment.paySn, paySn))
    .orderBy(desc(payment.paymentId))
    .limit(1);
  return last;
}

export async function findPayment(work: Work, paymentSn: string): Promise<PaymentRow | undefined> {
  const [row] = await work.tx.select().from(payment).where(eq(payment.paymentSn, paymentSn));
  return row;
}

/** A payment with its bill, the bill held and both read after that. @throws paymentErrors.paymentNotFound */
export async function lockPayment(
  work: Work,
  paymentSn: string,
): Promise<{ held: BillRow; row: PaymentRow }> {
  const seen = await findPayment(work, paymentSn);
  if (!seen) throw paymentErrors.paymentNotFound();
  const held = await lockBill(work, seen.paySn);
  const row = await findPayment(work, paymentSn);
  return { held, row: required(row) };
}
