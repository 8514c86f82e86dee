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
  /** Chosen: a draft is saved as it is typed; a step without a log row of its own. */
  save: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'same', by: ['supplier'] },
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
  dropDraft: {
    from: ['DRAFT', 'REVIEW_REJECTED'],
    to: ['QUOTED', 'COUNTERED', 'INVITED'],
    by: ['supplier', 'system'],
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
  /** Q17 */
  renew: { from: ['EXPIRED'], to: 'QUOTED', by: ['supplier'] },
});

export type QuotationAction = keyof typeof quotationProcess;

/** What the guards ask. */
export interface GuardedQuotation {
  state: QuotationState;
  inquiryState: InquiryState;
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
}

/** What `by` may do with the quotation now; replies carry it and screens draw nothing else (domain R1). */
export function quotationActions(
  quotation: GuardedQuotation,
  by: QuotationActor,
  now: Date,
): QuotationAction[] {
  const { inquiryState: inquiry, isSealed } = quotation;
  const isQuoting = inquiry === 'QUOTING';
  const mayHaggle = inquiry === 'EVALUATING' || inquiry === 'PARTLY_AWARDED' || (isQuoting && !isSealed);
  return allowedActions(quotationProcess, quotation.state, by).filter((action) => {
    switch (action) {
      case 'open':
      case 'decline':
      case 'replace':
        return isQuoting;
      case 'counter':
        return mayHaggle && !quotation.isFinalAsked && quotation.purchaserRounds < ROUNDS_PER_SIDE;
      case 'askFinal':
        return mayHaggle && !quotation.isFinalAsked;
      case 'accept':
      case 'acceptMore':
        return mayHaggle;
      case 'offer':
        return quotation.supplierRounds < ROUNDS_PER_SIDE;
      case 'withdraw':
        return !quotation.isBinding || !quotation.wasSeen;
      case 'reject':
        return by === 'purchaser' ? mayHaggle : quotation.state === 'COUNTERED';
      case 'renew':
        return quotation.renewableUntil !== null && quotation.renewableUntil > now && mayHaggle;
      default:
        return true;
    }
  });
}
