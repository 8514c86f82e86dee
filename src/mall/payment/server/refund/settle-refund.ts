// The refunds of one after-sale case: how they stand, and the other way that those take which their channel has refused. The bill must be held.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { BankAccount } from '../../refund-status.ts';
import { ChannelTrouble, type OutsideChannels, type RefundNews } from '../channel/payment-channel.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { hearRefund } from './hear-refund.ts';
import { finishRefund, type OfPayment, type RefundMover, type RefundRow, refundLife } from './refund-life.ts';
import { queryRefund, refundsWithCharges } from './tend-refunds.ts';

interface RefundOfCase {
  row: RefundRow;
  of: OfPayment & { paySn: string };
}

/** In the order of their making. */
export const refundsOfCase = (work: Work, caseSn: string): Promise<RefundOfCase[]> =>
  work.tx
    .select({
      row: refund,
      of: {
        paymentSn: payment.paymentSn,
        paySn: payment.paySn,
        method: payment.method,
        memberId: payment.memberId,
        walletId: payment.walletId,
      },
    })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(eq(refund.caseSn, caseSn))
    .orderBy(asc(refund.refundId));

type RefundsStand = 'DONE' | 'MOVING' | 'FAILED';

/** FAILED where one has: somebody has to choose another way. */
export async function standOfRefunds(work: Work, caseSn: string): Promise<RefundsStand> {
  const states = new Set((await refundsOfCase(work, caseSn)).map(({ row }) => row.state));
  return states.has('FAILED') ? 'FAILED' : states.has('PROCESSING') ? 'MOVING' : 'DONE';
}

const failedOf = async (work: Work, caseSn: string) =>
  (await refundsOfCase(work, caseSn)).filter(({ row }) => row.state === 'FAILED');

/** At once. */
export async function payFailedToBalance(work: Work, caseSn: string, mover: RefundMover): Promise<void> {
  for (const { row, of } of await failedOf(work, caseSn))
    await finishRefund(work, row, { ...mover, action: 'toBalance', to: { walletId: of.walletId } });
}

/** Finance pays it there and says so with `refundsPaidByBank`. */
export async function payFailedToBank(
  work: Work,
  caseSn: string,
  bankAccount: BankAccount,
  mover: RefundMover,
): Promise<void> {
  for (const { row } of await failedOf(work, caseSn))
    await refundLife.advance(work, row, 'toBank', { ...mover, set: { route: 'BANK', bankAccount } });
}

/** The channel is asked again, from the beginning and under the same number. */
export async function retryFailed(work: Work, caseSn: string, mover: RefundMover): Promise<void> {
  for (const { row } of await failedOf(work, caseSn))
    await refundLife.advance(work, row, 'retry', {
      ...mover,
      set: { tries: 0, nextTryAt: work.now, failure: null },
    });
}

/** @param serial the bank's number of the transfer. @throws paymentErrors.refundNotNow when none waits for it */
export async function refundsPaidByBank(
  work: Work,
  caseSn: string,
  serial: string,
  mover: RefundMover,
): Promise<void> {
  for (const { row } of await bankersOf(work, caseSn))
    await finishRefund(work, row, { ...mover, action: 'payByBank', to: 'bank', serial });
}

/** It waits for another choice of the buyer's, or for its channel after all. @throws paymentErrors.refundNotNow when none waits */
export async function refuseBankAccount(work: Work, caseSn: string, mover: RefundMover): Promise<void> {
  for (const { row } of await bankersOf(work, caseSn))
    await refundLife.advance(work, row, 'refuseAccount', {
      ...mover,
      set: { route: 'CHANNEL', bankAccount: null },
    });
}

async function bankersOf(work: Work, caseSn: string): Promise<RefundOfCase[]> {
  const waiting = (await refundsOfCase(work, caseSn)).filter(
    ({ row }) => row.route === 'BANK' && row.state === 'PROCESSING',
  );
  if (waiting.length === 0) throw paymentErrors.refundNotNow();
  return waiting;
}

/**
 * Asks the channels once more before money goes another way: a refund whose answer was lost may have been paid. What was is made
 * true. The work must hold nothing.
 * @throws paymentErrors.refundStillMoving, refundUnclear when a channel does not answer
 */
export async function requireFailedForGood(
  work: Work,
  channels: OutsideChannels,
  caseSn: string,
  log: (error: unknown) => void,
): Promise<void> {
  const failed = await refundsWithCharges(work).where(
    and(eq(refund.caseSn, caseSn), eq(refund.state, 'FAILED')),
  );
  for (const one of failed) {
    const { method } = one.charge;
    const channel = channels[method];
    if (!channel) continue;
    let news: RefundNews;
    try {
      news = await queryRefund(channel, one);
    } catch (error) {
      if (!(error instanceof ChannelTrouble)) throw error;
      log(new Error(`${method} does not say what became of ${one.refund.refundSn}: ${error.message}`));
      throw paymentErrors.refundUnclear();
    }
    if (news.standing === 'PROCESSING') throw paymentErrors.refundStillMoving();
    if (news.standing === 'SUCCESS') await work.apart((apart) => hearRefund(apart, method, news));
  }
}
