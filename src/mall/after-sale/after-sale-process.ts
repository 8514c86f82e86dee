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
  /** A13a, A13b: the money goes back. */
  release: { from: ['PENDING_REFUND'], to: 'COMPLETED', by: ['system', 'platform'] },
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
    return true;
  });
}
