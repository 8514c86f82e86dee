// The life of an after-sale case: domain 3.4.4 for orders, with the refinements of domain-money §4.
import { allowedActions, process } from '#kit/process/process.ts';
import type { CaseState } from './after-sale-status.ts';
import { AFTER_SALE_RULES, type CaseKind, isReturn } from './after-sale-terms.ts';

export type CaseActor = 'buyer' | 'store' | 'platform' | 'system';

export const afterSaleProcess = process<CaseState, CaseActor>()({
  /** A1; straight to the refund where a paid order is cancelled in time (O25). */
  apply: { from: [], to: ['PENDING_REVIEW', 'RETURN_REVIEW', 'PENDING_REFUND'], by: ['buyer'] },
  /** O16: the store has cancelled the order, and its money is back or on its way. */
  storeCancel: { from: [], to: ['COMPLETED', 'REFUNDING'], by: ['system'] },
  /** A2: nobody has answered it yet. */
  edit: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: 'same', by: ['buyer'] },
  /** A4, A5: the money goes back, or the goods do first. */
  agree: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: ['PENDING_REFUND', 'SEND_BACK'], by: ['store'] },
  /** A4, A5: silence means yes. */
  silence: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: ['PENDING_REFUND', 'SEND_BACK'], by: ['system'] },
  /** A4b: less, with a reason. */
  offer: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: 'same', by: ['store'] },
  acceptOffer: {
    from: ['PENDING_REVIEW', 'RETURN_REVIEW'],
    to: ['PENDING_REFUND', 'SEND_BACK'],
    by: ['buyer'],
  },
  declineOffer: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: 'same', by: ['buyer'] },
  /** A6 */
  refuse: { from: ['PENDING_REVIEW', 'RETURN_REVIEW'], to: 'REVIEW_REJECTED', by: ['store'] },
  /** A3 */
  withdraw: {
    from: ['PENDING_REVIEW', 'RETURN_REVIEW', 'SEND_BACK', 'REVIEW_REJECTED'],
    to: 'CANCELLED',
    by: ['buyer'],
  },
  /** The agreed order ends with its contract (C16), and its undelivered pieces with it. */
  orderEnds: {
    from: ['PENDING_REVIEW', 'RETURN_REVIEW', 'IN_ARBITRATION', 'PENDING_REFUND'],
    to: 'CANCELLED',
    by: ['system'],
  },
  /** A9 */
  sendBack: { from: ['SEND_BACK'], to: 'RETURNING', by: ['buyer'] },
  /** A10 */
  sendBackTimeout: { from: ['SEND_BACK'], to: 'CANCELLED', by: ['system'] },
  /** A11: looked at and graded; `system`: nobody looked in time. */
  receive: { from: ['RETURNING'], to: ['PENDING_REFUND', 'EXCHANGE_PENDING'], by: ['store', 'system'] },
  /** A12: not what was to come back; it goes back to the buyer. */
  turnAway: { from: ['RETURNING'], to: 'RETURN_REJECTED', by: ['store'] },
  /** A11b */
  sendReplacement: { from: ['EXCHANGE_PENDING'], to: 'EXCHANGE_SHIPPED', by: ['store'] },
  /** A11c: the store has none. */
  cannotReplace: { from: ['EXCHANGE_PENDING'], to: 'same', by: ['store'] },
  /** A11c: the buyer's yes to the money instead. */
  takeRefund: { from: ['EXCHANGE_PENDING'], to: 'PENDING_REFUND', by: ['buyer'] },
  /** A11c: nothing was sent in time. */
  replaceTimeout: { from: ['EXCHANGE_PENDING'], to: 'PENDING_REFUND', by: ['system'] },
  /** A14 */
  takeReplacement: { from: ['EXCHANGE_SHIPPED'], to: 'COMPLETED', by: ['buyer', 'system'] },
  /** A7: once, in time. */
  escalate: { from: ['REVIEW_REJECTED', 'RETURN_REJECTED'], to: 'IN_ARBITRATION', by: ['buyer'] },
  /** A7: what both sides have to show. */
  addEvidence: { from: ['IN_ARBITRATION'], to: 'same', by: ['buyer', 'store'] },
  /** A8: all that was asked, or less; or the goods go back first. */
  decideForBuyer: { from: ['IN_ARBITRATION'], to: ['PENDING_REFUND', 'SEND_BACK'], by: ['platform'] },
  /** A8 */
  decideForStore: { from: ['IN_ARBITRATION'], to: 'REFUSED_FINAL', by: ['platform'] },
  /** A12b, A15 */
  finalTimeout: { from: ['REVIEW_REJECTED', 'RETURN_REJECTED'], to: 'REFUSED_FINAL', by: ['system'] },
  /** A13a: the first of two where it is much. */
  firstRelease: { from: ['PENDING_REFUND'], to: 'same', by: ['platform'] },
  /** A13a: the money goes back; what goes to the balance is there at once. */
  release: { from: ['PENDING_REFUND'], to: ['COMPLETED', 'REFUNDING'], by: ['system', 'platform'] },
  /** A13: the red letter that the money waited for is issued. */
  redIssued: { from: ['PENDING_REFUND'], to: 'same', by: ['system'] },
  /** A13b: all of it is there; also after a no. */
  refundDone: { from: ['REFUNDING', 'REFUND_FAILED'], to: 'COMPLETED', by: ['system'] },
  /** A13b: a channel has said no for good, or nobody knows the account that a transfer came from. */
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
  kind: CaseKind;
  /** The store cannot replace it and asks to pay instead. */
  wantsRefund: boolean;
  /** The buyer has booked a special invoice of it: its red letter comes before the money. */
  awaitsRed: boolean;
  /** In fen; what the store would pay instead. */
  offered: number | null;
  /** In fen; what is to be paid back. */
  agreed: number;
  firstReleaseBy: number | null;
  /** In fen; from so much on two people of the platform release it, as it was set when the case came to be paid; null: as usual. */
  twoPeopleFrom: number | null;
  /** Finance has to pay by bank: to the account that a transfer came from, or that the buyer has named. */
  isToBank: boolean;
}

/** What `by` may do with the case now; replies carry it and screens draw nothing else (domain R1). */
export function caseActions(one: GuardedCase, by: CaseActor): CaseAction[] {
  return allowedActions(afterSaleProcess, one.state, by).filter((action) => {
    if (action === 'edit') return one.offered === null;
    if (action === 'offer') return one.kind !== 2;
    if (action === 'cannotReplace') return !one.wantsRefund;
    if (action === 'takeRefund') return one.wantsRefund;
    if (action === 'acceptOffer' || action === 'declineOffer') return one.offered !== null;
    const asksTwo =
      by === 'platform' && one.agreed >= (one.twoPeopleFrom ?? AFTER_SALE_RULES.twoPeopleYuan.usual * 100);
    if (action === 'redIssued') return one.awaitsRed;
    if (one.awaitsRed && (action === 'firstRelease' || action === 'release')) return false;
    if (action === 'firstRelease') return asksTwo && one.firstReleaseBy === null;
    if (action === 'release') return !asksTwo || one.firstReleaseBy !== null;
    if (action === 'markRefundPaid' || action === 'refuseAccount') return one.isToBank;
    return true;
  });
}

/** Where a yes leads: what is to come back is sent first. */
export const afterYes = ({ kind }: Pick<GuardedCase, 'kind'>): 'SEND_BACK' | 'PENDING_REFUND' =>
  isReturn(kind) ? 'SEND_BACK' : 'PENDING_REFUND';
