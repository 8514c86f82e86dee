// Asks channels to pay back what is due, and again until they have: outside of any transaction, always under the refund's own number.
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Work, Workshop } from '#kit/db/work.ts';
import { describeError } from '#kit/http/server/safe-log.ts';
import { isGivenUp, nextTry } from '../../refund-plan.ts';
import {
  ChannelTrouble,
  type OutsideChannel,
  type OutsideChannels,
  type RefundNews,
  type RefundOrder,
} from '../channel/payment-channel.ts';
import { channelCharge } from '../channel.tables.ts';
import { payment, refund } from '../payment.tables.ts';
import { hearRefund } from './hear-refund.ts';
import type { RefundRow } from './refund-life.ts';

const AT_ONCE = 10; // chosen: as many calls leave side by side

/** What a channel has to know of a refund. */
const asOrder = ({ refund: { refundSn, amount }, charge }: DueRefund): RefundOrder => ({
  refundSn,
  paymentSn: charge.paymentSn,
  amount,
  total: charge.amount,
});

export interface DueRefund {
  refund: RefundRow;
  charge: typeof channelCharge.$inferSelect;
}

/** Refunds with the charges that they are of. */
export const refundsWithCharges = (work: Work) =>
  work.tx
    .select({ refund, charge: channelCharge })
    .from(refund)
    .innerJoin(payment, eq(payment.paymentId, refund.paymentId))
    .innerJoin(channelCharge, eq(channelCharge.paymentSn, payment.paymentSn))
    .$dynamic();

/**
 * Takes what is due, counts the try and says when the next one is before the channel is asked: no other process takes it
 * meanwhile, and one that is killed has lost nothing.
 */
async function takeDue(work: Work): Promise<DueRefund[]> {
  const due = await refundsWithCharges(work)
    .where(lte(refund.nextTryAt, work.now))
    .orderBy(asc(refund.nextTryAt))
    .limit(AT_ONCE)
    .for('update', { of: refund, skipLocked: true });
  for (const one of due) {
    const tries = one.refund.tries + 1;
    await work.tx
      .update(refund)
      .set({ tries, nextTryAt: nextTry(work.now, tries) })
      .where(and(eq(refund.refundId, one.refund.refundId)));
    one.refund.tries = tries;
  }
  return due;
}

/** How it stands at the channel; what the channel does not have is asked for. */
async function ask(channel: OutsideChannel, one: DueRefund): Promise<RefundNews> {
  const order = asOrder(one);
  if (one.refund.tries > 1) {
    const known = await channel.queryRefund(order);
    if (known.standing !== 'UNKNOWN') return known;
  }
  return channel.refund(order).catch((error: unknown) => {
    if (error instanceof ChannelTrouble && error.kind === 'refused') return failed(one, error.code);
    throw error;
  });
}

const failed = (one: DueRefund, why: string): RefundNews => ({
  ...asOrder(one),
  standing: 'FAILED',
  why,
});

export const queryRefund = (channel: OutsideChannel, one: DueRefund) => channel.queryRefund(asOrder(one));

/** Apart from the timers: a channel that does not answer must not hold up an order. Any number of processes share the work. */
export function refundTending(
  workshop: Workshop,
  channels: OutsideChannels,
  log: (error: unknown) => void,
): () => Promise<number> {
  const hear = (one: DueRefund, news: RefundNews) =>
    workshop.inTransaction('zh', (work) => hearRefund(work, one.charge.method, news));

  const tend = async (one: DueRefund) => {
    const { refundSn, caseSn, tries, createdAt } = one.refund;
    const { method } = one.charge;
    const channel = channels[method];
    const giveUp = (why: Parameters<typeof isGivenUp>[0]) =>
      isGivenUp(why, { tries, decidedAt: createdAt }, workshop.clock.now());
    try {
      if (!channel) throw new ChannelTrouble('silent', 'not set up');
      const news = await ask(channel, one);
      await hear(one, news);
      if (news.standing === 'FAILED') log(new Error(`${method} has not paid back ${refundSn}: ${news.why}`));
    } catch (error) {
      log(new Error(`${method} was asked to pay back ${refundSn} in vain: ${describeError(error)}`));
      if (!(error instanceof ChannelTrouble)) return;
      const why = error.kind === 'later' ? 'later' : 'silent';
      // Without a case nobody could choose another way, and without an answer nobody knows whether it was paid.
      if (giveUp(why) && (why === 'later' || caseSn !== null)) await hear(one, failed(one, error.code));
    }
  };

  /** @returns how many were due */
  return async () => {
    const due = await workshop.inTransaction('zh', takeDue);
    await Promise.all(
      due.map((one) =>
        tend(one).catch((error: unknown) =>
          log(new Error(`refund ${one.refund.refundSn}: ${describeError(error)}`)),
        ),
      ),
    );
    return due.length;
  };
}
