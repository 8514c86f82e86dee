// What every payment channel can do for the mall: start a charge, prove that a notice is its own, say how a charge stands.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { PaymentMethod } from '../../payment-status.ts';

export type ChannelMethod = Extract<PaymentMethod, 'SANDBOX'>;

/** What a charge is for. */
export interface ChargeOrder {
  paymentSn: string;
  paySn: string;
  amount: Cents;
}

interface Charge {
  /** The channel's own number. */
  channelNo: string;
  /** Where the payer goes to pay; may begin with `/` when it is on the mall's own address. */
  redirectUrl: string;
}

/** `OPEN`: not decided. `UNKNOWN`: the channel has no such charge. */
export type ChargeStanding = 'OPEN' | 'SUCCESS' | 'FAIL' | 'CLOSED' | 'UNKNOWN';

export interface PaymentChannel {
  readonly method: ChannelMethod;
  /** Starts a charge. Asked again for the same payment, answers with the same charge. */
  start(work: Work, order: ChargeOrder): Promise<Charge>;
  /** Whether a notice is really the channel's and not old: its `sign` over all its other fields. */
  verify(notice: Readonly<Record<string, string>>): boolean;
  /** How a charge stands at the channel, for when the notice did not come. */
  query(work: Work, channelNo: string): Promise<ChargeStanding>;
}
