// The life of a refund: on its way to the channel or the bank, there, or waiting for another way (domain-money §4).
import type { Cents } from '#kit/money/money.ts';
import { process } from '#kit/process/process.ts';
import type { RefundRoute, RefundState } from './refund-status.ts';

export type RefundActor = 'buyer' | 'channel' | 'finance' | 'system';

export const refundProcess = process<RefundState, RefundActor>()({
  /** Done at once where it goes to the balance; of a transfer that a case gives back its way is said next; of another it is known. */
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
  /** The first of two where it is much and no case has been looked at. */
  check: { from: ['PROCESSING'], to: 'same', by: ['finance'] },
  payByBank: { from: ['PROCESSING'], to: 'SUCCEEDED', by: ['finance'] },
  /** The bank does not take it. */
  refuseAccount: { from: ['PROCESSING'], to: 'FAILED', by: ['finance'] },
});

export type RefundAction = keyof typeof refundProcess;

export const REFUND_BUTTONS = ['check', 'payByBank', 'refuseAccount'] as const;
export type RefundButton = (typeof REFUND_BUTTONS)[number];

/**
 * What finance may do at its desk with a refund by bank that no case waits for; one of a case is paid there.
 * @param one.checkedBy who has looked at it as the first
 * @param twoPeopleFrom fen, from so much on another one pays it (domain-money A13a)
 */
export function refundButtons(
  one: {
    route: RefundRoute;
    state: RefundState;
    caseSn: string | null;
    amount: Cents;
    checkedBy: number | null;
  },
  twoPeopleFrom: Cents,
): RefundButton[] {
  if (one.caseSn !== null || one.route !== 'BANK' || one.state !== 'PROCESSING') return [];
  const isFirst = one.amount >= twoPeopleFrom && one.checkedBy === null;
  return [isFirst ? 'check' : 'payByBank', 'refuseAccount'];
}
