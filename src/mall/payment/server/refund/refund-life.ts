// The life of a refund on the server, and what its steps do to books, balances and whoever waits for it. Call with the bill held.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { type RefundEnd, refundDone } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { type RefundActor, refundProcess } from '../../refund-process.ts';
import { refundStatus } from '../../refund-status.ts';
import { putIntoBalance } from '../balance/balance.ts';
import type { PaymentRow } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { refundEnded } from '../payment.events.ts';
import { refund } from '../payment.tables.ts';
import { tellOfRefund } from './refund-notices.ts';

export type RefundRow = typeof refund.$inferSelect;
export type RefundMover = StepBy<RefundActor>;
/** What of its payment a refund needs to know. */
export type OfPayment = Pick<PaymentRow, 'paymentSn' | 'method' | 'memberId' | 'walletId'>;

export const refundLife = life({
  docType: 'refund',
  table: refund,
  key: 'refundSn',
  process: refundProcess,
  status: refundStatus,
  notNow: () => paymentErrors.refundNotNow(),
  changedMeanwhile: () => paymentErrors.refundNotNow(),
  marks: (work, { to }) =>
    to === 'PROCESSING' ? { finishedAt: null } : { finishedAt: work.now, nextTryAt: null },
});

/** Why money goes back under an open bill that needs less, and under one that was paid meanwhile: it was never the documents'. */
export const MORE_THAN_DUE = 'more than was due';
export const BILL_PAID = 'bill paid';

/** What the ledger calls it. */
export const kindOfBack = (reason: string): 'excess' | 'refund' =>
  reason === MORE_THAN_DUE || reason === BILL_PAID ? 'excess' : 'refund';

/** It has arrived, and the books say where. @returns it as it is then */
export async function finishRefund(
  work: Work,
  row: RefundRow,
  step: RefundMover & {
    action: 'channelSucceeds' | 'toBalance' | 'payByBank';
    to: RefundEnd;
    serial?: string;
  },
): Promise<RefundRow> {
  const { action, to, serial, ...mover } = step;
  const { refundSn, amount, documentSn } = row;
  const done = await refundLife.advance(work, row, action, {
    ...mover,
    set: { ...(action === 'toBalance' ? { route: 'BALANCE' } : {}), ...(serial ? { serial } : {}) },
  });
  if (to !== 'bank' && 'walletId' in to)
    await putIntoBalance(work, to.walletId, { kind: kindOfBack(row.reason), amount, documentSn });
  await post(work, refundDone({ refundSn, to, amount }));
  return done;
}

/** The channel has said no for good. */
export async function failRefund(work: Work, row: RefundRow, of: OfPayment, why: string): Promise<void> {
  const step = { by: 'channel', reason: why, set: { failure: why } } as const;
  await leaveToPayer(work, await refundLife.advance(work, row, 'channelFails', step), of);
}

/** It cannot go the way it came. What no case waits for goes to the balance at once; of a case the buyer chooses. */
export async function leaveToPayer(work: Work, failed: RefundRow, of: OfPayment): Promise<void> {
  if (failed.caseSn !== null) return tellEnd(work, failed, of);
  const to = { walletId: of.walletId };
  return tellEnd(work, await finishRefund(work, failed, { by: 'system', action: 'toBalance', to }), of);
}

/** Whoever waits for it hears that it has ended: its case, else the payer. */
export async function tellEnd(work: Work, row: RefundRow, of: OfPayment): Promise<void> {
  const { refundSn, caseSn, state } = row;
  if (caseSn === null) await tellOfRefund(work, row, of);
  else await work.emit(refundEnded, { refundSn, caseSn, isDone: state === 'SUCCEEDED' });
}
