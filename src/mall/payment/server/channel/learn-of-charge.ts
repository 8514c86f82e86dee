// Asks an outside channel how a charge stands, and makes true what it says, by whatever way it was said; saying it again changes nothing.
import type { Work } from '#kit/db/work.ts';
import { lockPayment, openPaymentsOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { findCharge, noteDecided, takeLook } from './charge-books.ts';
import { hearChannel } from './hear-channel.ts';
import {
  ChannelTrouble,
  type ChargeNews,
  isOutside,
  type OutsideChannel,
  type OutsideChannels,
  type OutsideMethod,
} from './payment-channel.ts';

/**
 * Moves a payment to what its channel has said of it, in a work of its own.
 * @throws paymentErrors.paymentNotFound, noticeMismatch when it is another channel's, another amount, or another transaction than before
 */
export async function hearNews(work: Work, method: OutsideMethod, news: ChargeNews): Promise<void> {
  const { paymentSn, standing, amount, transactionNo } = news;
  const { held, row } = await lockPayment(work, paymentSn);
  const charge = await findCharge(work, paymentSn);
  if (row.method !== method || charge?.method !== method) throw paymentErrors.noticeMismatch();
  if (standing === 'OPEN' || standing === 'UNKNOWN') return;
  if (standing === 'SUCCESS') {
    const isOther = charge.transactionNo !== null && charge.transactionNo !== transactionNo;
    if (amount !== charge.amount || !transactionNo || isOther) throw paymentErrors.noticeMismatch();
  }
  await noteDecided(work, paymentSn, standing === 'SUCCESS' ? transactionNo : null);
  await hearChannel(work, held, row, standing);
}

/** Asks the channel, and makes it true. The work must hold nothing. @throws ChannelTrouble */
export async function learnOf(
  work: Work,
  channel: OutsideChannel,
  paymentSn: string,
  how: 'query' | 'close' = 'query',
): Promise<void> {
  const news = await channel[how](paymentSn);
  await work.apart((apart) => hearNews(apart, channel.method, news));
}

/** For a payer who waits or is back before the notice; a channel that does not answer is no reason to show him nothing. */
export async function lookAtCharge(
  work: Work,
  channels: OutsideChannels,
  row: { method: string; paymentSn: string },
  log: (error: unknown) => void,
): Promise<void> {
  const channel = isOutside(row.method) ? channels[row.method] : undefined;
  if (!channel || !(await takeLook(work, row.paymentSn))) return;
  await learnOf(work, channel, row.paymentSn).catch((error: unknown) => {
    if (!(error instanceof ChannelTrouble)) throw error;
    log(new Error(`${channel.method} ${row.paymentSn} was asked in vain: ${error.message}`));
  });
}

/**
 * Before another way is taken, what was begun at a channel is closed there: the payer may have paid meanwhile, and is told so
 * instead of paying twice. A channel that does not answer does not hold him up; it is told later.
 */
export async function closeBegun(
  work: Work,
  channels: OutsideChannels,
  paySn: string,
  except: string,
  log: (error: unknown) => void,
): Promise<void> {
  for (const row of await openPaymentsOf(work, paySn)) {
    const channel = isOutside(row.method) && row.method !== except ? channels[row.method] : undefined;
    if (!channel || row.state !== 'PROCESSING') continue;
    await learnOf(work, channel, row.paymentSn, 'close').catch((error: unknown) => {
      if (!(error instanceof ChannelTrouble)) throw error;
      log(new Error(`${channel.method} ${row.paymentSn} is closed later: ${error.message}`));
    });
  }
}
