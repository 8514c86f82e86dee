// Where a payment under way is paid: the channel is asked for it, outside of any transaction, and the same again for the same payment.
import { toDataURL } from 'qrcode';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { ChargeReply, paymentProtocol } from '../../payment.protocol.ts';
import { openPaymentsOf, requireBillOf } from '../bill.ts';
import { paymentErrors } from '../payment.errors.ts';
import { type ChargeRow, findCharge, keepCode, noteToClose } from './charge-books.ts';
import { learnOf } from './learn-of-charge.ts';
import {
  ChannelTrouble,
  type ChargePlace,
  isOutside,
  type OutsideChannel,
  type OutsideChannels,
} from './payment-channel.ts';

/** @throws paymentErrors.billNotFound (also somebody else's), and what `chargeOf` refuses */
export function showCharge(
  channels: OutsideChannels,
  log: (error: unknown) => void,
): Action<typeof paymentProtocol.charge> {
  const charged = chargeOf(channels, log);
  return async (work, actor, { paySn }) => {
    await requireBillOf(work, actor, paySn);
    return charged(work, paySn, `/buy/pay?paySn=${encodeURIComponent(paySn)}`);
  };
}

/**
 * Where what is under way under a bill is paid. @param returnPath where the payer goes on afterwards
 * @throws paymentErrors.noCharge when nothing is under way at a channel, channelSilent, channelRefused; the payment stays as it
 * is then, and may be tried again under the same number
 */
export function chargeOf(channels: OutsideChannels, log: (error: unknown) => void) {
  return async (work: Work, paySn: string, returnPath: string): Promise<ChargeReply> => {
    const row = (await openPaymentsOf(work, paySn)).find(
      (one) => one.state === 'PROCESSING' && isOutside(one.method),
    );
    const charge = row && (await findCharge(work, row.paymentSn));
    const channel = charge && channels[charge.method];
    if (!charge || !channel) throw paymentErrors.noCharge();
    const place = await placeOf(work, channel, { ...charge, paySn, returnPath }, log);
    const codeUrl = 'codeUrl' in place ? place.codeUrl : null;
    const address = codeUrl ?? ('pageUrl' in place ? place.pageUrl : '');
    return {
      paymentSn: charge.paymentSn,
      method: charge.method,
      amount: centsToWire(charge.amount),
      expiresAt: charge.expiresAt.toISOString(),
      image: codeUrl && (await toDataURL(codeUrl, { errorCorrectionLevel: 'M', margin: 1, width: 240 })),
      // A stand-in's page is on the mall's own address, by whatever name the visitor has come.
      url: channel.isSimulated && codeUrl ? pathOf(codeUrl) : address,
      isSimulated: bit(channel.isSimulated),
    };
  };
}

async function placeOf(
  work: Work,
  channel: OutsideChannel,
  charge: ChargeRow & { paySn: string; returnPath: string },
  log: (error: unknown) => void,
): Promise<ChargePlace> {
  const { paymentSn, codeUrl } = charge;
  if (codeUrl !== null) return { codeUrl };
  const place = await channel.open(charge).catch(async (error: unknown) => {
    if (!(error instanceof ChannelTrouble)) throw error;
    log(new Error(`${channel.method} ${paymentSn} could not be opened: ${error.message}`));
    if (error.kind !== 'refused') throw paymentErrors.channelSilent();
    // A no may mean that it was paid or closed there already.
    await learnOf(work, channel, paymentSn).catch(log);
    throw paymentErrors.channelRefused();
  });
  const isStillWanted = await work.apart(async (apart) => {
    const [row] = await apart.query<{ state: string }>('SELECT state FROM payment WHERE payment_sn = $1', [
      paymentSn,
    ]);
    const isWanted = row?.state === 'PROCESSING';
    // Closed here while the channel was opening it: the channel hears so once more.
    if (row?.state === 'CLOSED') await noteToClose(apart, paymentSn);
    if (isWanted && 'codeUrl' in place) await keepCode(apart, paymentSn, place.codeUrl);
    return isWanted;
  });
  if (!isStillWanted) throw paymentErrors.noCharge();
  return place;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
