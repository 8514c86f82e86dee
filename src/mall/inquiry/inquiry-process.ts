// The life of an inquiry, complete: every row of domain 3.6.1 (I1–I15), in its order.
import { allowedActions, process } from '#kit/process/process.ts';
import type { InquiryState } from './inquiry-status.ts';

/** `purchaser`: its author and colleagues who look after it; `approver`: his enterprise's; `supplier`: somebody invited. */
export type InquiryActor = 'purchaser' | 'approver' | 'supplier' | 'system';

export const inquiryProcess = process<InquiryState, InquiryActor>()({
  /** I1; also a copy and the next round */
  create: { from: [], to: 'DRAFT', by: ['purchaser'] },
  /** Chosen: a draft is saved as its author types; that is a step without a log row of its own. */
  save: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'same', by: ['purchaser'] },
  /** I2 */
  submit: { from: ['DRAFT'], to: ['PENDING_REVIEW', 'QUOTING'], by: ['purchaser'] },
  /** I3 */
  approve: { from: ['PENDING_REVIEW'], to: 'QUOTING', by: ['approver', 'system'] },
  /** I3 */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['approver', 'system'] },
  /** I4 */
  resubmit: { from: ['REVIEW_REJECTED'], to: ['PENDING_REVIEW', 'QUOTING'], by: ['purchaser'] },
  /** I4 */
  abandon: { from: ['REVIEW_REJECTED'], to: 'CANCELLED', by: ['purchaser', 'system'] },
  /** I5 */
  ask: { from: ['QUOTING'], to: 'same', by: ['supplier'] },
  /** I5 */
  answer: { from: ['QUOTING'], to: 'same', by: ['purchaser'] },
  /** I6 */
  amend: { from: ['QUOTING'], to: 'same', by: ['purchaser'] },
  /** I7 */
  extend: { from: ['QUOTING'], to: 'same', by: ['purchaser'] },
  /** I7 */
  invite: { from: ['QUOTING'], to: 'same', by: ['purchaser'] },
  /** I8: by rule, or early by the purchaser */
  close: { from: ['QUOTING'], to: 'EVALUATING', by: ['purchaser', 'system'] },
  /** I9 */
  closeEmpty: { from: ['QUOTING'], to: 'EXPIRED', by: ['system'] },
  /** I10; from QUOTING only where prices are open. `system`: the approval of the award has passed. */
  award: {
    from: ['QUOTING', 'EVALUATING', 'PARTLY_AWARDED'],
    to: ['PARTLY_AWARDED', 'AWARDED'],
    by: ['purchaser', 'system'],
  },
  /** I11: some of what was awarded became a contract or an order; with the last of it the inquiry is complete. */
  convert: {
    from: ['PARTLY_AWARDED', 'AWARDED'],
    to: ['PARTLY_AWARDED', 'AWARDED', 'COMPLETED'],
    by: ['purchaser', 'supplier', 'system'],
  },
  /** I12 */
  closeRest: {
    from: ['EVALUATING', 'PARTLY_AWARDED'],
    to: ['AWARDED', 'EXPIRED', 'COMPLETED'],
    by: ['purchaser'],
  },
  /** I13 */
  cancel: {
    from: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'QUOTING', 'EVALUATING'],
    to: 'CANCELLED',
    by: ['purchaser'],
  },
  /** I14; COMPLETED where all that was awarded had been converted already */
  evaluationTimeout: {
    from: ['EVALUATING', 'PARTLY_AWARDED'],
    to: ['EXPIRED', 'AWARDED', 'COMPLETED'],
    by: ['system'],
  },
  /** I15; from COMPLETED too: a contract can fail after the last line was converted. */
  annulAward: {
    from: ['PARTLY_AWARDED', 'AWARDED', 'COMPLETED'],
    to: ['EVALUATING', 'PARTLY_AWARDED'],
    by: ['system'],
  },
});

export type InquiryAction = keyof typeof inquiryProcess;

export const INQUIRY_ACTIONS = Object.keys(inquiryProcess) as [InquiryAction, ...InquiryAction[]];

/** What the guards ask of an inquiry. */
export interface GuardedInquiry {
  state: InquiryState;
  /** Nobody sees prices before the close. */
  isSealed: boolean;
  invitedNum: number;
  quotedNum: number;
  /** An answer too: with them everybody may have answered a sealed inquiry (I8). */
  declinedNum: number;
}

/** With an offer, or by declining. */
export const hasEverybodyAnswered = (
  inquiry: Pick<GuardedInquiry, 'invitedNum' | 'quotedNum' | 'declinedNum'>,
): boolean => inquiry.quotedNum + inquiry.declinedNum >= inquiry.invitedNum;

/** What `by` may do with the inquiry now; replies carry it and screens draw nothing else (domain R1). */
export function inquiryActions(inquiry: GuardedInquiry, by: InquiryActor): InquiryAction[] {
  return allowedActions(inquiryProcess, inquiry.state, by).filter((action) => {
    if (action === 'award' && inquiry.state === 'QUOTING') return !inquiry.isSealed && inquiry.quotedNum > 0;
    if (action === 'close' && by === 'purchaser')
      return inquiry.quotedNum > 0 && (!inquiry.isSealed || hasEverybodyAnswered(inquiry));
    return true;
  });
}
