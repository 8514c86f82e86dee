// The life of an after-sale case: domain 3.4.4 for money alone, with the refinements of domain-money §4.
import { allowedActions, process } from '#kit/process/process.ts';
import type { CaseState } from './after-sale-status.ts';

export type CaseActor = 'buyer' | 'store' | 'platform' | 'system';

export const afterSaleProcess = process<CaseState, CaseActor>()({
  /** A1; straight to the refund where a paid order is cancelled in time (O25). */
  apply: { from: [], to: ['PENDING_REVIEW', 'PENDING_REFUND'], by: ['buyer'] },
  /** A4 */
  agree: { from: ['PENDING_REVIEW'], to: 'PENDING_REFUND', by: ['store'] },
  /** A4: silence means yes. */
  silence: { from: ['PENDING_REVIEW'], to: 'PENDING_REFUND', by: ['system'] },
  /** A4b: less, with a reason. */
  offer: { from: ['PENDING_REVIEW'], to: 'same', by: ['store'] },
  acceptOffer: { from: ['PENDING_REVIEW'], to: 'PENDING_REFUND', by: ['buyer'] },
  declineOffer: { from: ['PENDING_REVIEW'], to: 'same', by: ['buyer'] },
  /** A6 */
  refuse: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['store'] },
  /** A3 */
  withdraw: { from: ['PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['buyer'] },
  /** A7: once, in time. */
  escalate: { from: ['REVIEW_REJECTED'], to: 'IN_ARBITRATION', by: ['buyer'] },
  /** A7: what both sides have to show. */
  addEvidence: { from: ['IN_ARBITRATION'], to: 'same', by: ['buyer', 'store'] },
  /** A8: all that was asked, or less. */
  decideForBuyer: { from: ['IN_ARBITRATION'], to: 'PENDING_REFUND', by: ['platform'] },
  /** A8 */
  decideForStore: { from: ['IN_ARBITRATION'], to: 'REFUSED_FINAL', by: ['platform'] },
  /** A15 */
  finalTimeout: { from: ['REVIEW_REJECTED'], to: 'REFUSED_FINAL', by: ['system'] },
  /** A13a: the first of two where it is much. */
  firstRelease: { from: ['PENDING_REFUND'], to: 'same', by: ['platform'] },
  /** A13a: the money goes back; what goes to the balance is there at once. */
  release: { from: ['PENDING_REFUND'], to: ['COMPLETED', 'REFUNDING'], by: ['system', 'platform'] },
  /** A13b: all of it is there; also after a no. */
  refundDone: { from: ['REFUNDING', 'REFUND_FAILED'], to: 'COMPLETED', by: ['system'] },
  /** A13b: a channel has said no for good. */
  refundFails: { from: ['REFUNDING'], to: 'REFUND_FAILED', by: ['system'] },
  /** A13c: to the balance, or to a bank account. */
  nameAccount: { from: ['REFUND_FAILED'], to: 'REFUNDING', by: ['buyer'] },
  /** A13c: the channel is asked again. */
  retryRefund: { from: ['REFUND_FAILED'], to: 'REFUNDING', by: ['platform'] },
  /** Finance has paid to the account; what else is on its way is waited for. */
  markRefundPaid: { from: ['REFUNDING', 'REFUND_FAILED'], to: 'same', by: ['platform'] },
  /** The bank does not take it. */
  refuseAccount: { from: ['REFUNDING', 'REFUND_FAILED'], to: 'REFUND_FAILED', by: ['platform'] },
});

export type CaseAction = keyof typeof afterSaleProcess;

/** What the guards ask of a case. */
export interface GuardedCase {
  state: CaseState;
  /** In fen; what the store would pay instead. */
  offered: number | null;
  /** In fen; what is to be paid back. */
  agreed: number;
  firstReleaseBy: number | null;
  /** The buyer has named a bank account for what a channel has refused. */
  isToBank: boolean;
}

/** From so much on two people of the platform release a refund. In fen. */
export const TWO_PEOPLE_FROM = 5_000_000;

/** What `by` may do with the case now; replies carry it and screens draw nothing else (domain R1). */
export function caseActions(one: GuardedCase, by: CaseActor): CaseAction[] {
  return allowedActions(afterSaleProcess, one.state, by).filter((action) => {
    if (action === 'acceptOffer' || action === 'declineOffer') return one.offered !== null;
    const asksTwo = by === 'platform' && one.agreed >= TWO_PEOPLE_FROM;
    if (action === 'firstRelease') return asksTwo && one.firstReleaseBy === null;
    if (action === 'release') return !asksTwo || one.firstReleaseBy !== null;
    if (action === 'markRefundPaid' || action === 'refuseAccount') return one.isToBank;
    return true;
  });
}
