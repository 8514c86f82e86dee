// The life of a payment on the server: when it is finished, and the log of its steps (domain R1–R3). Call with the bill held.

import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { life } from '#kit/document/life.ts';
import type { Cents } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import { type PaymentActor, paymentProcess } from '../payment-process.ts';
import { type PaymentMethod, paymentStatus } from '../payment-status.ts';
import type { BillRow, PaymentRow } from './bill.ts';
import { paymentErrors } from './payment.errors.ts';
import { payment } from './payment.tables.ts';

/** Who moves a payment; `actorId` is a member, absent for channels and the system. */
export type PaymentMover = StepBy<PaymentActor>;

export const paymentLife = life({
  docType: 'payment',
  table: payment,
  key: 'paymentSn',
  process: paymentProcess,
  status: paymentStatus,
  notNow: ({ state }) => paymentErrors.notInThisState({ state }),
  changedMeanwhile: ({ state }) => paymentErrors.notInThisState({ state }),
  marks: (work, { to }) => ({ finishedAt: paymentStatus[to].isFinal ? work.now : null }),
});

/** A new payment under a bill. @returns the row, in PENDING_PAYMENT or, with nothing to pay, in SUCCEEDED */
export async function createPayment(
  work: Work,
  of: BillRow,
  wish: PaymentMover & {
    method: PaymentMethod;
    amount: Cents;
    /** Whose balance gets what goes back of it; of whoever is billed when left out. */
    walletId?: number;
    state?: 'PENDING_PAYMENT' | 'SUCCEEDED';
    /** Its number, where the caller has taken one already. */
    paymentSn?: string;
  },
): Promise<PaymentRow> {
  const {
    method,
    amount,
    walletId = of.memberId,
    state = 'PENDING_PAYMENT',
    paymentSn: taken,
    ...mover
  } = wish;
  const paymentSn = taken ?? (await nextDocumentNumber(work, 'PY'));
  // who paid, which may be a colleague of who ordered
  const memberId = mover.by === 'buyer' && mover.actorId !== undefined ? mover.actorId : of.memberId;
  const values = { paymentSn, memberId, walletId, paySn: of.paySn, method, amount, state };
  return paymentLife.begin(work, 'create', values, mover);
}
