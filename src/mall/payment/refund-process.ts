// The life of a refund: on its way to the channel or the bank, there, or waiting for another way (domain-money §4).
import { process } from '#kit/process/process.ts';
import type { RefundState } from './refund-status.ts';

export type RefundActor = 'buyer' | 'channel' | 'finance' | 'system';

export const refundProcess = process<RefundState, RefundActor>()({
  /** Done at once where it goes to the balance; of a transfer that a case gives back its way is said next. */
  decide: { from: [], to: ['PROCESSING', 'SUCCEEDED', 'FAILED'], by: ['system'] },
  /** Also after a no: the payer's account may have been mended at the channel. */
  channelSucceeds: { from: ['PROCESSING', 'FAILED'], to: 'SUCCEEDED', by: ['channel'] },
  /** A final no, or nobody has answered as often as it was asked. */
  channelFails: { from: ['PROCESSING'], to: 'FAILED', by: ['channel'] },
  /** What no case waits for goes there by itself. */
  toBalance: { from: ['FAILED'], to: 'SUCCEEDED', by: ['buyer', 'system'] },
  /** `system`: to the account that a transfer has come from. */
  toBank: { from: ['FAILED'], to: 'PROCESSING', by: ['buyer', 'system'] },
  retry: { from: ['FAILED'], to: 'PROCESSING', by: ['finance'] },
  payByBank: { from: ['PROCESSING'], to: 'SUCCEEDED', by: ['finance'] },
  /** The bank does not take it. */
  refuseAccount: { from: ['PROCESSING'], to: 'FAILED', by: ['finance'] },
});
