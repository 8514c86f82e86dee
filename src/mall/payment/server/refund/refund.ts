// Money going back, always under the payment it came by and by its way, never more than came.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { refundDecided, refundDone, type Share, unneededGoesBack } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { takeShares } from '../../allotment.ts';
import { putIntoBalance } from '../balance/balance.ts';
import type { BillRow, PaymentRow } from '../bill.ts';
import { isOutside } from '../channel/payment-channel.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { kindOfBack, refundLife } from './refund-life.ts';
import { tellOfRefund } from './refund-notices.ts';

interface GoingBack {
  /** What it is for: a sub-order, or the pay number itself for money that nobody asked for. */
  documentSn: string;
  /** Fen, above zero. */
  amount: Cents;
  reason: string;
  /** The same for its log, where it is the mall's own sentence. */
  reasonText?: Text | undefined;
  /** The after-sale case that waits for it. */
  caseSn?: string;
  /** What documents held of it; empty for money that came and was not needed. */
  held: readonly Share[];
}

/**
 * Sends a part of one payment back: what came through an outside channel goes the same way, which the channel is asked for
 * once this is committed, and a transfer to the account it came from, which finance pays. Of a transfer that a case gives back,
 * the case says the way with `sendTransfersBack` in the same work. The rest is on the balance at once, as is a transfer from an
 * account that nobody knows. The bill must be locked; the table's check refuses more than came.
 */
export async function refundUnder(work: Work, of: PaymentRow, back: GoingBack): Promise<void> {
  await work.tx
    .update(payment)
    .set({ refundedAmount: sql`${payment.refundedAmount} + ${back.amount}` })
    .where(eq(payment.paymentId, of.paymentId));
  const refundSn = await nextDocumentNumber(work, 'RF');
  const { paymentId, walletId, method } = of;
  const { amount, documentSn, held: shares, reason, caseSn = null } = back;
  const way = wayOf(of, { caseSn, now: work.now });
  const decided = { refundSn, paymentId, documentSn, amount, reason, caseSn, ...way };
  const row = await refundLife.begin(work, 'decide', decided, {
    by: 'system',
    reason,
    ...(back.reasonText ? { detail: { reasonText: back.reasonText } } : {}),
  });
  const from = method === 'TRANSFER' ? 'BANK' : isOutside(method) ? method : undefined;
  if (shares.length > 0) await post(work, refundDecided({ refundSn, memo: reason, shares }));
  else if (from) await post(work, unneededGoesBack({ refundSn, memo: reason, from, amount }));
  if (way.state === 'SUCCEEDED') {
    await putIntoBalance(work, walletId, { kind: kindOfBack(reason), amount, documentSn });
    if (shares.length > 0 || from) await post(work, refundDone({ refundSn, to: { walletId }, amount }));
  } else if (caseSn === null) await tellOfRefund(work, row, of);
}

/** Where it goes at first. */
function wayOf({ method, payerAccount }: PaymentRow, { caseSn, now }: { caseSn: string | null; now: Date }) {
  if (isOutside(method)) return { route: 'CHANNEL', state: 'PROCESSING', nextTryAt: now } as const;
  if (method === 'TRANSFER' && caseSn !== null) return { route: 'CHANNEL', state: 'FAILED' } as const;
  if (method === 'TRANSFER' && payerAccount)
    return { route: 'BANK', state: 'PROCESSING', bankAccount: payerAccount } as const;
  return { route: 'BALANCE', state: 'SUCCEEDED' } as const;
}

/**
 * Sends back money of the bill, under its payments: those of channels and banks first and the balance last, of them the latest first (domain 3.10.3, domain-money §4).
 * @throws paymentErrors.nothingToRefund when less than that has come in and stayed
 */
export async function refundUnderBill(work: Work, of: BillRow, back: GoingBack): Promise<void> {
  const holding = await work.tx
    .select()
    .from(payment)
    .where(and(eq(payment.paySn, of.paySn), gt(payment.paidAmount, payment.refundedAmount)))
    .orderBy(sql`${payment.method} = 'BALANCE'`, desc(payment.paymentId));
  let left: number = back.amount;
  let shares = back.held;
  for (const row of holding) {
    if (left === 0) break;
    const share = Math.min(left, row.paidAmount - row.refundedAmount) as Cents;
    const { taken, rest } = takeShares(shares, share);
    await refundUnder(work, row, { ...back, amount: share, held: taken });
    shares = rest;
    left -= share;
  }
  if (left > 0) throw paymentErrors.nothingToRefund();
}

/**
 * Sends back money of one document of a paid, locked bill.
 * @throws paymentErrors.nothingToRefund when the bill is not paid, does not name the document, or less is left of it
 */
export async function refundDocument(work: Work, of: BillRow, back: Omit<GoingBack, 'held'>): Promise<void> {
  const asked = of.lines.find((line) => line.documentSn === back.documentSn);
  if (of.state !== 'PAID' || !asked) throw paymentErrors.nothingToRefund();
  const [before] = await work.tx
    .select({ total: sql<Cents>`coalesce(sum(${refund.amount}), 0)::bigint`.mapWith(Number) })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(and(eq(payment.paySn, of.paySn), eq(refund.documentSn, back.documentSn)));
  if (required(before).total + back.amount > asked.amount) throw paymentErrors.nothingToRefund();
  const { documentSn, amount } = back;
  await refundUnderBill(work, of, { ...back, held: [{ documentSn, amount }] });
}
