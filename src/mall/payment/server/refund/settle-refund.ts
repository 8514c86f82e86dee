// The refunds of one after-sale case: how they stand, and the way of those that came by bank transfer or that their channel has refused. The bill must be held.
import { and, asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Voucher } from '../../payment-status.ts';
import type { BankAccount } from '../../refund-status.ts';
import {
  ChannelTrouble,
  isOutside,
  type OutsideChannels,
  type RefundNews,
} from '../channel/payment-channel.ts';
import { paymentErrors } from '../payment.errors.ts';
import { payment, refund } from '../payment.tables.ts';
import { forgetPayer } from '../transfer/payer-account.ts';
import { hearRefund } from './hear-refund.ts';
import { finishRefund, type OfPayment, type RefundMover, type RefundRow, refundLife } from './refund-life.ts';
import { queryRefund, refundsWithCharges } from './tend-refunds.ts';

interface RefundOfCase {
  row: RefundRow;
  of: OfPayment & { paySn: string; payerAccount: BankAccount | null; voucher: Voucher | null };
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
        payerAccount: payment.payerAccount,
        voucher: payment.voucher,
      },
    })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .where(eq(refund.caseSn, caseSn))
    .orderBy(asc(refund.refundId));

type RefundsStand = 'DONE' | 'MOVING' | 'FAILED';

const isAtBank = ({ row }: RefundOfCase): boolean => row.route === 'BANK' && row.state === 'PROCESSING';

/** FAILED where one has: somebody has to choose another way. @returns besides, whether finance has to pay one by bank */
export async function standOfRefunds(
  work: Work,
  caseSn: string,
): Promise<{ stand: RefundsStand; isToBank: boolean }> {
  const all = await refundsOfCase(work, caseSn);
  const states = new Set(all.map(({ row }) => row.state));
  return {
    stand: states.has('FAILED') ? 'FAILED' : states.has('PROCESSING') ? 'MOVING' : 'DONE',
    isToBank: all.some(isAtBank),
  };
}

const failedOf = async (work: Work, caseSn: string) =>
  (await refundsOfCase(work, caseSn)).filter(({ row }) => row.state === 'FAILED');

/**
 * What came by bank transfer goes to the balance where its payer has said so, else back to the account it came from; where nobody
 * knows that, it waits until one is named.
 */
export async function sendTransfersBack(
  work: Work,
  caseSn: string,
  { toBalance }: { toBalance: boolean },
): Promise<void> {
  const mover = { by: 'system' } as const;
  for (const { row, of } of await failedOf(work, caseSn)) {
    if (of.method !== 'TRANSFER') continue;
    const { walletId, payerAccount: bankAccount } = of;
    if (toBalance) await finishRefund(work, row, { ...mover, action: 'toBalance', to: { walletId } });
    else if (bankAccount)
      await refundLife.advance(work, row, 'toBank', { ...mover, set: { route: 'BANK', bankAccount } });
  }
}

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

/** The channel is asked again, from the beginning and under the same number. @throws paymentErrors.refundNotNow when none has refused */
export async function retryFailed(work: Work, caseSn: string, mover: RefundMover): Promise<void> {
  const failed = (await failedOf(work, caseSn)).filter(({ of }) => isOutside(of.method));
  if (failed.length === 0) throw paymentErrors.refundNotNow();
  for (const { row } of failed)
    await refundLife.advance(work, row, 'retry', {
      ...mover,
      set: { tries: 0, nextTryAt: work.now, failure: null },
    });
}

/** @param paid the bank's number of the transfer, and which refund it is of; '': of all. @throws paymentErrors.refundNotNow when none waits for it */
export async function refundsPaidByBank(
  work: Work,
  caseSn: string,
  { serial, refundSn }: { serial: string; refundSn: string },
  mover: RefundMover,
): Promise<void> {
  for (const { row } of await bankersOf(work, caseSn, refundSn))
    await finishRefund(work, row, { ...mover, action: 'payByBank', to: 'bank', serial });
}

/** It waits for another choice of the buyer's, or for its channel after all. @throws paymentErrors.refundNotNow when none waits */
export async function refuseBankAccount(work: Work, caseSn: string, mover: RefundMover): Promise<void> {
  const waiting = await bankersOf(work, caseSn);
  for (const { row } of waiting)
    await refundLife.advance(work, row, 'refuseAccount', {
      ...mover,
      set: { route: 'CHANNEL', bankAccount: null, failure: mover.reason ?? null, tries: 0 },
    });
  await forgetPayer(
    work,
    waiting.map(({ row }) => row.paymentId),
  );
}

async function bankersOf(work: Work, caseSn: string, refundSn = ''): Promise<RefundOfCase[]> {
  const waiting = (await refundsOfCase(work, caseSn)).filter(
    (one) => isAtBank(one) && (refundSn === '' || one.row.refundSn === refundSn),
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
