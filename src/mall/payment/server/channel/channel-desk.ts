// Bills that are paid through outside channels alone, for rooms whose documents have a page of their own: a recharge.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { ChargeReply } from '../../payment.protocol.ts';
import { currentPaymentOf, lockBill, type PaymentRow } from '../bill.ts';
import { payInWay } from '../do-pay.ts';
import { paymentErrors } from '../payment.errors.ts';
import { throughOutsideChannel } from './begin-charge.ts';
import { closeBegun, lookAtCharge } from './learn-of-charge.ts';
import type { OutsideChannels, OutsideMethod } from './payment-channel.ts';
import { chargeOf } from './show-charge.ts';

/** Whose bill it is, the caller has found out. */
export interface ChannelDesk {
  /** The channels that are open, in the order in which they are offered. */
  methods(): readonly OutsideMethod[];
  /** Before anything is held: what was begun at another channel is closed there, and counted if it was paid. @throws paymentErrors.channelClosed */
  prepare(work: Work, wish: { paySn?: string; method: OutsideMethod }): Promise<void>;
  /** The same where nothing is to be paid any more. */
  close(work: Work, paySn: string): Promise<void>;
  /** Begins to pay, or leads back to what was begun. The bill is held from here on. @throws paymentErrors.alreadyPaid, billClosed, channelClosed */
  begin(work: Work, payer: Member, wish: { paySn: string; method: OutsideMethod }): Promise<PaymentRow>;
  /** @throws paymentErrors.noCharge, channelSilent, channelRefused */
  charge(work: Work, paySn: string, returnPath: string): Promise<ChargeReply>;
  /** Asks the channel about what is under way: its notice may be late or lost. */
  look(work: Work, paySn: string): Promise<void>;
}

export function channelDesk(of: {
  outsideChannels: OutsideChannels;
  log(error: unknown): void;
}): ChannelDesk {
  const { outsideChannels, log } = of;
  return {
    methods: () => Object.values(outsideChannels).map(({ method }) => method),
    async prepare(work, { paySn, method }) {
      if (!outsideChannels[method]) throw paymentErrors.channelClosed();
      if (paySn) await closeBegun(work, outsideChannels, paySn, method, log);
    },
    close: (work, paySn) => closeBegun(work, outsideChannels, paySn, '', log),
    begin: beginThrough(outsideChannels),
    charge: chargeOf(outsideChannels, log),
    async look(work, paySn) {
      const seen = await currentPaymentOf(work, paySn);
      if (seen?.state === 'PROCESSING') await lookAtCharge(work, outsideChannels, seen, log);
    },
  };
}

/** @param channels whose names are those that are open */
export const beginThrough =
  (channels: Readonly<Partial<Record<OutsideMethod, unknown>>>): ChannelDesk['begin'] =>
  async (work, payer, { paySn, method }) => {
    const way = throughOutsideChannel(channels, method);
    const { row } = await payInWay(work, way, () => lockBill(work, paySn), { paySn, method }, payer);
    return row;
  };
