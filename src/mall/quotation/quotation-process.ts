// The life of a quotation, complete: every row of domain 3.6.2 (Q1–Q17), in its order.
import { allowedActions, process } from '#kit/process/process.ts';
import type { InquiryState } from '#mall/inquiry/inquiry-status.ts';
import type { QuotationState } from './quotation-status.ts';
import { ROUNDS_PER_SIDE } from './quotation-terms.ts';

export type QuotationActor = 'supplier' | 'supplierApprover' | 'purchaser' | 'system';

export const quotationProcess = process<QuotationState, QuotationActor>()({
  /** With the invitation */
  invite: { from: [], to: 'INVITED', by: ['system'] },
  /** Q1 */
  open: { from: ['INVITED', 'DECLINED'], to: 'DRAFT', by: ['supplier'] },
  /** Chosen: what is typed is saved, the answer to a counter-offer too; a step without a log row of its own. */
  save: { from: ['DRAFT', 'REVIEW_REJECTED', 'COUNTERED'], to: 'same', by: ['supplier'] },
  /** Q2 */
  decline: { from: ['INVITED', 'DRAFT'], to: 'DECLINED', by: ['supplier'] },
  /** Q3 */
  submit: { from: ['DRAFT'], to: ['PENDING_REVIEW', 'QUOTED'], by: ['supplier'] },
  /** Q4 */
  approve: { from: ['PENDING_REVIEW'], to: 'QUOTED', by: ['supplierApprover', 'system'] },
  /** Q4 */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['supplierApprover', 'system'] },
  /** Q5 */
  edit: { from: ['REVIEW_REJECTED'], to: 'DRAFT', by: ['supplier'] },
  /** Q6: what was submitted stays good until the next is submitted; dropping the draft leads back to it. */
  replace: { from: ['QUOTED'], to: 'DRAFT', by: ['supplier'] },
  /** By the system with the close of the inquiry: also what the store's own approver still has on his desk. */
  dropDraft: {
    from: ['DRAFT', 'REVIEW_REJECTED', 'PENDING_REVIEW'],
    to: ['QUOTED', 'COUNTERED', 'INVITED'],
    by: ['supplier', 'system'],
  },
  /** Chosen: the purchaser's first look at the offer in force leaves a log row, since a binding one then stands (Q14). */
  see: {
    from: ['QUOTED', 'DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED'],
    to: 'same',
    by: ['purchaser'],
  },
  /** Q7 */
  counter: { from: ['QUOTED'], to: 'COUNTERED', by: ['purchaser'] },
  /** Q8 */
  askFinal: { from: ['QUOTED'], to: 'COUNTERED', by: ['purchaser'] },
  /** Q9 */
  agree: { from: ['COUNTERED'], to: ['ACCEPTED', 'QUOTED'], by: ['supplier'] },
  /** Q10 */
  offer: { from: ['COUNTERED'], to: ['PENDING_REVIEW', 'QUOTED'], by: ['supplier'] },
  /** Q11 */
  keep: { from: ['COUNTERED'], to: 'QUOTED', by: ['supplier'] },
  /** Q12: by an award, or its approval */
  accept: { from: ['QUOTED'], to: 'ACCEPTED', by: ['purchaser', 'system'] },
  /** More lines of a quotation that has won some already. */
  acceptMore: { from: ['ACCEPTED', 'COMPLETED'], to: 'ACCEPTED', by: ['purchaser', 'system'] },
  /** Q13 */
  reject: { from: ['QUOTED', 'COUNTERED'], to: 'REJECTED', by: ['purchaser', 'supplier'] },
  /** Q14 */
  withdraw: { from: ['QUOTED'], to: 'WITHDRAWN', by: ['supplier'] },
  /** Q15: validity or turn over */
  expire: {
    from: ['INVITED', 'DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'QUOTED', 'COUNTERED'],
    to: 'EXPIRED',
    by: ['system'],
  },
  /** Q15: cancelled, or all awarded to others */
  lose: {
    from: ['INVITED', 'DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'QUOTED', 'COUNTERED'],
    to: 'REJECTED',
    by: ['system'],
  },
  /** Q16 */
  convert: { from: ['ACCEPTED'], to: ['ACCEPTED', 'COMPLETED'], by: ['system'] },
  /** Q16b; part of what was won may still stand */
  annul: {
    from: ['ACCEPTED', 'COMPLETED'],
    to: ['QUOTED', 'EXPIRED', 'ACCEPTED', 'COMPLETED'],
    by: ['system'],
  },
  /** I15: an award came to nothing; who lost with an offer that is still good is asked again. */
  revive: { from: ['REJECTED'], to: 'QUOTED', by: ['system'] },
  /** Q17 */
  renew: { from: ['EXPIRED'], to: 'QUOTED', by: ['supplier'] },
});

export type QuotationAction = keyof typeof quotationProcess;

/** What the guards ask. */
export interface GuardedQuotation {
  state: QuotationState;
  inquiryState: InquiryState;
  /** Offers are taken: not between a deadline and the moment when the inquiry is closed. */
  isQuoting: boolean;
  isSealed: boolean;
  /** Versions after the first offer. */
  supplierRounds: number;
  purchaserRounds: number;
  /** Best and final was asked. */
  isFinalAsked: boolean;
  isBinding: boolean;
  /** The purchaser has read the offer in force. */
  wasSeen: boolean;
  /** Until when an expired one may be renewed; null: it never was an offer. */
  renewableUntil: Date | null;
  /** Where dropping the draft leads; of one that lost: what it was before. */
  stateBefore: QuotationState | null;
  /** Lines of it wait in an award for its approval: nothing moves meanwhile. */
  isInAward: boolean;
}

const OPEN_TO_AWARD: readonly InquiryState[] = ['EVALUATING', 'PARTLY_AWARDED'];

/** Whether the purchaser may haggle and award: after the close, or any time where prices are open. */
export const mayHaggle = (inquiry: InquiryState, isSealed: boolean): boolean =>
  OPEN_TO_AWARD.includes(inquiry) || (inquiry === 'QUOTING' && !isSealed);

/** What `by` may do with the quotation now; replies carry it and screens draw nothing else (domain R1). */
export function quotationActions(
  quotation: GuardedQuotation,
  by: QuotationActor,
  now: Date,
): QuotationAction[] {
  const { inquiryState: inquiry, isQuoting, stateBefore } = quotation;
  const isOpen = mayHaggle(inquiry, quotation.isSealed);
  const mayCounter = isOpen && !quotation.isFinalAsked && !quotation.isInAward;
  return allowedActions(quotationProcess, quotation.state, by).filter((action) => {
    switch (action) {
      case 'open':
      case 'decline':
        return isQuoting && stateBefore !== 'QUOTED' && stateBefore !== 'COUNTERED';
      case 'replace':
        return isQuoting && !quotation.isFinalAsked && !quotation.isInAward;
      case 'submit':
      case 'approve':
        return isQuoting || stateBefore === 'COUNTERED';
      case 'dropDraft':
        return by === 'system' || quotation.state !== 'PENDING_REVIEW';
      case 'counter':
        return mayCounter && quotation.purchaserRounds < ROUNDS_PER_SIDE;
      case 'askFinal':
        return mayCounter;
      case 'accept':
      case 'acceptMore':
        return by === 'system' || isOpen;
      case 'offer':
        return quotation.supplierRounds < ROUNDS_PER_SIDE;
      case 'agree':
        return !quotation.isFinalAsked;
      case 'withdraw':
        return !quotation.isBinding || !quotation.wasSeen;
      case 'reject':
        return by === 'purchaser'
          ? isOpen && !quotation.isInAward && quotation.state === 'QUOTED'
          : quotation.state === 'COUNTERED';
      case 'renew':
        return (
          quotation.renewableUntil !== null &&
          quotation.renewableUntil > now &&
          (isQuoting || OPEN_TO_AWARD.includes(inquiry))
        );
      case 'revive':
        return stateBefore === 'QUOTED';
      default:
        return true;
    }
  });
}
