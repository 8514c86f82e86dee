// The only writer of a payment's state: guard, compare-and-set, log row (domain R1–R3).
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Cents } from '#kit/money/money.ts';
import { leadsTo } from '#kit/process/process.ts';
import { type PaymentAction, type PaymentActor, paymentProcess } from '../payment-process.ts';
import type { PaymentMethod, PaymentState } from '../payment-status.ts';
import type { BillRow, PaymentRow } from './bill.ts';
import { paymentErrors } from './payment.errors.ts';
import { payment, paymentLog } from './payment.tables.ts';

/** Who moves a payment; `actorId` is a member, absent for channels and the system. */
export interface PaymentMover {
  by: PaymentActor;
  actorId?: number;
}

/** What else a step writes; the state is never among it. */
type Change = Partial<
  Pick<PaymentRow, 'amount' | 'paidAmount' | 'channelNo' | 'voucher' | 'reason' | 'isOrphan'>
>;

/**
 * Moves a payment one step. Call with the bill locked.
 * @param row the payment as it was just read
 * @param step.to needed where the process leaves the choice
 * @throws paymentErrors.notInThisState when the process does not allow it, or somebody else was first
 */
export async function advancePayment(
  work: Work,
  row: PaymentRow,
  action: PaymentAction,
  step: PaymentMover & { to?: PaymentState; reason?: string; set?: Change },
): Promise<PaymentRow> {
  const allowed: readonly PaymentActor[] = paymentProcess[action].by;
  const targets = leadsTo(paymentProcess, action, row.state) as readonly PaymentState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to) || !allowed.includes(step.by)) {
    throw paymentErrors.notInThisState({ state: row.state });
  }
  const [moved] = await work.tx
    .update(payment)
    .set({ ...step.set, state: to, finishedAt: FINAL.has(to) ? work.now : null })
    .where(and(eq(payment.paymentId, row.paymentId), eq(payment.state, row.state)))
    .returning();
  if (!moved) throw paymentErrors.notInThisState({ state: row.state });
  await writeLog(work, row.paymentId, { from: row.state, event: action, to, ...step });
  return moved;
}

/** A new payment under a bill. @returns the row, in PENDING_PAYMENT or, with nothing to pay, in SUCCEEDED */
export async function createPayment(
  work: Work,
  of: BillRow,
  wish: PaymentMover & { method: PaymentMethod; amount: Cents; state?: 'PENDING_PAYMENT' | 'SUCCEEDED' },
): Promise<PaymentRow> {
  const state = wish.state ?? 'PENDING_PAYMENT';
  const [made] = await work.tx
    .insert(payment)
    .values({
      paymentSn: await nextDocumentNumber(work, 'PY'),
      memberId: payerOf(of, wish),
      paySn: of.paySn,
      method: wish.method,
      state,
      amount: wish.amount,
      createdAt: work.now,
      finishedAt: FINAL.has(state) ? work.now : null,
    })
    .returning();
  await writeLog(work, made!.paymentId, { from: null, event: 'create', to: state, ...wish });
  return made!;
}

/** Whose balance gets it if it goes back: who paid, which may be a colleague of who ordered. */
const payerOf = (of: BillRow, { by, actorId }: PaymentMover): number =>
  by === 'buyer' && actorId !== undefined ? actorId : of.memberId;

const FINAL: ReadonlySet<PaymentState> = new Set(['SUCCEEDED', 'FAILED', 'CLOSED']);

async function writeLog(
  work: Work,
  paymentId: number,
  step: PaymentMover & { from: PaymentState | null; event: PaymentAction; to: PaymentState; reason?: string },
): Promise<void> {
  await work.tx.insert(paymentLog).values({
    paymentId,
    fromState: step.from,
    event: step.event,
    toState: step.to,
    actorRole: step.by,
    actorId: step.actorId ?? null,
    reason: step.reason ?? null,
    createdAt: work.now,
  });
}
