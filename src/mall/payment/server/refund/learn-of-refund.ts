// Asks a channel how a refund stands, and makes true what it says.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { OutsideChannel, RefundNews } from '../channel/payment-channel.ts';
import { refund } from '../payment.tables.ts';
import { hearRefund } from './hear-refund.ts';
import { queryRefund, refundsWithCharges } from './tend-refunds.ts';

/** The work must hold nothing. @returns how it stands; undefined where the mall has no such refund of this channel. @throws ChannelTrouble */
export async function learnOfRefund(
  work: Work,
  channel: OutsideChannel,
  refundSn: string,
): Promise<RefundNews['standing'] | undefined> {
  const [one] = await refundsWithCharges(work).where(eq(refund.refundSn, refundSn));
  if (one?.charge.method !== channel.method) return undefined;
  const news = await queryRefund(channel, one);
  if (news.standing === 'SUCCESS') await work.apart((apart) => hearRefund(apart, channel.method, news));
  return news.standing;
}
