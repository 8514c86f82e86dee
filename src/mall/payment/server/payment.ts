// The front door of payments: rooms above open a bill, change or close it, and send money back; they learn the rest by event.
import { eq, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { reallotted } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { allot, reallot } from '../allotment.ts';
import type { BillDocument } from '../payment-status.ts';
import { type BillRow, currentPaymentOf, dueOf, lockBill, openPaymentsOf, refuseUnlessOpen } from './bill.ts';
import { closeOpenPayments } from './close-open-payments.ts';
import { type BillLine, bill, payment } from './payment.tables.ts';
import { createPayment } from './payment-life.ts';
import { finishBill } from './receive-money.ts';
import { refundDocument, refundUnderBill } from './refund/refund.ts';

export { balanceOf, handOverBalance, holdBalance, openBalance } from './balance/balance.ts';
export { currentPaymentOf } from './bill.ts';
export { type ChannelDesk, channelDesk } from './channel/channel-desk.ts';
export { learnOf } from './channel/learn-of-charge.ts';
export {
  type BillRow,
  ChannelTrouble,
  type OutsideChannel,
  type OutsideChannels,
  type OutsideMethod,
} from './channel/payment-channel.ts';
export { type Named, standHere, succeededHere } from './channel/stands-here.ts';
export { type Compared, checkBooks } from './check-books.ts';
export { handOverBills, handOverPayments } from './hand-over-bills.ts';
export type { BillLine } from './payment.tables.ts';
export { compensate, compensationOf } from './refund/compensate.ts';
export { learnOfRefund } from './refund/learn-of-refund.ts';
export {
  payFailedToBalance,
  payFailedToBank,
  refundsOfCase,
  refundsPaidByBank,
  refuseBankAccount,
  requireFailedForGood,
  retryFailed,
  sendTransfersBack,
  standOfRefunds,
} from './refund/settle-refund.ts';
export {
  bankHasPaid,
  openBillsByCode,
  openBillsOfPayers,
  payByBankMoney,
  refundsByBank,
  transfersOf,
} from './transfer/book-bank-money.ts';
export { notePayer, payersOf } from './transfer/payer-account.ts';
export { keepTransferAccount, transferAccount } from './transfer/transfer-account.ts';

/**
 * Opens the bill of a pay number, in the work that makes the documents.
 * A bill of nothing is paid from the start: no `billPaid` follows, the caller goes on by himself.
 * @param opening.lines amounts in fen, not negative
 * @throws RangeError for an amount below zero; a database error when the pay number has a bill
 */
export async function openBill(
  work: Work,
  opening: {
    paySn: string;
    docType: BillDocument;
    memberId: number;
    /** Colleagues who look after its orders may pay too. */
    enterpriseId?: number | null;
    lines: readonly BillLine[];
    deadline: Date | null;
  },
): Promise<{ isPaid: boolean }> {
  const { paySn, docType, memberId, enterpriseId = null, deadline } = opening;
  const payable = payableOf(opening.lines);
  const isPaid = payable === 0;
  const [opened] = await openedBill(work, {
    paySn,
    docType,
    memberId,
    enterpriseId,
    lines: [...opening.lines],
    payable,
    state: isPaid ? 'PAID' : 'OPEN',
    deadline,
    createdAt: work.now,
    finishedAt: isPaid ? work.now : null,
  });
  if (isPaid)
    await createPayment(work, required(opened), {
      by: 'system',
      method: 'NONE',
      amount: NOTHING,
      state: 'SUCCEEDED',
    });
  return { isPaid };
}

const openedBill = prepared('bill-open', (tx) =>
  tx
    .insert(bill)
    .values({
      paySn: sql.placeholder('paySn'),
      docType: sql.placeholder('docType'),
      memberId: sql.placeholder('memberId'),
      enterpriseId: sql.placeholder('enterpriseId'),
      lines: sql.placeholder('lines'),
      payable: sql.placeholder('payable'),
      state: sql.placeholder('state'),
      deadline: sql.placeholder('deadline'),
      createdAt: sql.placeholder('createdAt'),
      finishedAt: sql.placeholder('finishedAt'),
    })
    .returning(),
);

/**
 * Replaces what an open bill asks for. Another amount closes the payments that were begun for the old one (domain O10);
 * money that came in part, and a voucher under review, stay and are held against the new amount.
 * Call it when the documents already carry their new amounts: what has come may cover the new one, and `billPaid` goes up at once.
 * @param deadline left out: stays
 * @throws paymentErrors.billNotFound, alreadyPaid, billClosed
 */
export async function changeBill(
  work: Work,
  paySn: string,
  lines: readonly BillLine[],
  deadline?: Date | null,
): Promise<void> {
  const payable = payableOf(lines);
  const open = await lockBill(work, paySn);
  refuseUnlessOpen(open);
  const isOther = payable !== open.payable;
  if (isOther) {
    await closeOpenPayments(work, open, {
      by: 'system',
      reason: 'amount changed',
      partly: 'keep',
    });
  }
  const counted = Math.min(open.paid, payable) as Cents;
  const changed = only(
    await work.tx
      .update(bill)
      .set({ lines: [...lines], payable, paid: counted, ...(deadline === undefined ? {} : { deadline }) })
      .where(eq(bill.paySn, paySn))
      .returning(),
  );
  const { back, moves } = reallot(open, { lines, paid: counted });
  if (moves.length > 0) await post(work, reallotted(paySn, moves));
  if (!isOther) return;
  if (open.paid > counted) {
    const amount = (open.paid - counted) as Cents;
    await refundUnderBill(work, open, { documentSn: paySn, amount, reason: 'amount lowered', held: back });
  }
  const due = dueOf(changed);
  for (const row of await openPaymentsOf(work, paySn)) {
    await work.tx
      .update(payment)
      .set({ amount: sql`${payment.paidAmount} - ${payment.refundedAmount} + ${due}` })
      .where(eq(payment.paymentId, row.paymentId));
  }
  if (due === 0) await finishBill(work, changed, (await currentPaymentOf(work, paySn))?.method ?? 'NONE');
}

/**
 * Closes the bill and what is open under it; money that came in part goes back. A closed bill stays as it is.
 * A voucher under review is left to finance: what it brings goes to the balance.
 * @param reason for the log
 * @returns false when the bill is paid; nothing is closed then
 * @throws paymentErrors.billNotFound
 */
export async function closeBill(work: Work, paySn: string, reason: string): Promise<boolean> {
  const open = await lockBill(work, paySn);
  if (open.state !== 'OPEN') return open.state === 'CLOSED';
  await closeOpenPayments(work, open, { by: 'system', reason, partly: 'close' });
  return giveUp(work, open, reason);
}

/**
 * The same for a bill whose documents show what goes back of each.
 * @returns fen by document, empty where nothing had come; null where it is paid and stays
 */
export async function closeBillByDocument(
  work: Work,
  paySn: string,
  reason: string,
): Promise<ReadonlyMap<string, Cents> | null> {
  const open = await lockBill(work, paySn);
  if (open.state !== 'OPEN') return open.state === 'CLOSED' ? new Map() : null;
  await closeOpenPayments(work, open, { by: 'system', reason, partly: 'close' });
  const held = allot(open.lines, { to: open.paid });
  await markClosed(work, open, reason);
  for (const share of held) await refundUnderBill(work, open, { ...share, reason, held: [share] });
  return new Map(held.map(({ documentSn, amount }) => [documentSn, amount]));
}

/**
 * Holds the bill before a higher room changes its documents (lock order bill → trade → sub-order → product),
 * and says what stands in the way of cancelling (domain O11).
 * @throws paymentErrors.billNotFound
 */
export async function holdBill(
  work: Work,
  paySn: string,
): Promise<{ isOpen: boolean; hasVoucherUnderReview: boolean }> {
  const held = await lockBill(work, paySn);
  const open = await openPaymentsOf(work, paySn);
  return {
    isOpen: held.state === 'OPEN',
    hasVoucherUnderReview: open.some((row) => row.state === 'PENDING_REVIEW'),
  };
}

/**
 * Sends money of a paid bill back, under the payments it came by, the latest first, each by the way it came (domain 3.10.3):
 * through its channel, which takes a while, else to the payer's balance at once. Nothing happens for an amount of nothing.
 * @param back.amount in fen
 * @param back.caseSn the after-sale case that waits for it: it hears `refundEnded` of what takes a while, and says with
 * `sendTransfersBack` where what came by transfer goes
 * @throws paymentErrors.nothingToRefund when more would go back than the document asked for, or than came in
 */
export async function refundPaid(
  work: Work,
  back: {
    paySn: string;
    documentSn: string;
    amount: Cents;
    reason: string;
    reasonText?: Text | undefined;
    caseSn?: string;
  },
): Promise<void> {
  if (back.amount === 0) return;
  if (back.amount < 0) throw new RangeError(`not an amount to refund: ${back.amount}`);
  await refundDocument(work, await lockBill(work, back.paySn), back);
}

async function markClosed(work: Work, { paySn }: BillRow, reason: string): Promise<void> {
  await work.tx
    .update(bill)
    .set({ state: 'CLOSED', paid: NOTHING, closeReason: reason, finishedAt: work.now })
    .where(eq(bill.paySn, paySn));
}

async function giveUp(work: Work, open: BillRow, reason: string): Promise<true> {
  await markClosed(work, open, reason);
  const held = allot(open.lines, { to: open.paid });
  if (open.paid > 0)
    await refundUnderBill(work, open, { documentSn: open.paySn, amount: open.paid, reason, held });
  return true;
}

function payableOf(lines: readonly BillLine[]): Cents {
  const wrong = lines.find((line) => line.amount < 0);
  if (wrong) throw new RangeError(`a bill line below zero: ${wrong.documentSn} ${wrong.amount}`);
  return sum(lines.map((line) => line.amount));
}
