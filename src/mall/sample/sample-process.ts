// The life of a sample request, complete: every row of domain 3.5.1.
import { allowedActions, process } from '#kit/process/process.ts';
import type { SampleState } from './sample-status.ts';

export type SampleActor = 'designer' | 'enterprise' | 'store' | 'payment' | 'system' | 'afterSale';

/** Whose word a request in review waits for. */
export type SampleTurn = 'enterprise' | 'store' | 'designer';

export const sampleProcess = process<SampleState, SampleActor>()({
  /** To the designer's enterprise first where it wants to be asked, else to the store. */
  submit: { from: [], to: 'PENDING_REVIEW', by: ['designer'] },
  /** The enterprise has no objection: the store decides next. */
  endorse: { from: ['PENDING_REVIEW'], to: 'same', by: ['enterprise'] },
  /** All or fewer; to payment where something is to be paid. */
  approve: { from: ['PENDING_REVIEW'], to: ['PENDING_PAYMENT', 'PENDING_DELIVERY'], by: ['store'] },
  /** Other products instead: the designer must say yes. */
  offerSubstitute: { from: ['PENDING_REVIEW'], to: 'same', by: ['store'] },
  acceptSubstitute: {
    from: ['PENDING_REVIEW'],
    to: ['PENDING_PAYMENT', 'PENDING_DELIVERY'],
    by: ['designer'],
  },
  /** Back to the store, which decides again. */
  declineSubstitute: { from: ['PENDING_REVIEW'], to: 'same', by: ['designer'] },
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['enterprise', 'store'] },
  refuse: { from: ['PENDING_REVIEW'], to: 'REJECTED', by: ['enterprise', 'store'] },
  resubmit: { from: ['REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['designer'] },
  withdraw: {
    from: ['PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_PAYMENT'],
    to: 'CANCELLED',
    by: ['designer'],
  },
  reviewTimeout: { from: ['PENDING_REVIEW'], to: 'CANCELLED', by: ['system'] },
  correctTimeout: { from: ['REVIEW_REJECTED'], to: 'CANCELLED', by: ['system'] },
  payTimeout: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: ['system'] },
  pay: { from: ['PENDING_PAYMENT'], to: 'PENDING_DELIVERY', by: ['payment'] },
  shipPart: { from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED'], to: 'PARTIALLY_SHIPPED', by: ['store'] },
  /** The last or only parcel. */
  shipRest: { from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED'], to: 'PENDING_RECEIPT', by: ['store'] },
  /** chosen: what cannot be sent any more is let go, so that a request never stays half sent. */
  shipNoMore: { from: ['PARTIALLY_SHIPPED'], to: 'PENDING_RECEIPT', by: ['store'] },
  storeCancel: { from: ['PENDING_DELIVERY'], to: 'CANCELLED', by: ['store'] },
  /** The designer's case of kind 8: nothing was sent yet, and what was paid goes back. */
  cancel: { from: ['PENDING_DELIVERY'], to: 'CANCELLED', by: ['afterSale'] },
  /** A case of kind 3 has paid some of it back. */
  refundPart: {
    from: ['PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'PENDING_EVALUATION', 'COMPLETED'],
    to: 'same',
    by: ['afterSale'],
  },
  receive: { from: ['PENDING_RECEIPT'], to: 'PENDING_EVALUATION', by: ['designer'] },
  autoReceive: { from: ['PENDING_RECEIPT'], to: 'PENDING_EVALUATION', by: ['system'] },
  feedback: { from: ['PENDING_EVALUATION'], to: 'COMPLETED', by: ['designer'] },
  /** Marked NO_FEEDBACK, which counts against further requests. */
  feedbackTimeout: { from: ['PENDING_EVALUATION'], to: 'COMPLETED', by: ['system'] },
  /** chosen: feedback that comes after its time takes the mark away, so that nobody is shut out for good. */
  lateFeedback: { from: ['COMPLETED'], to: 'same', by: ['designer'] },
});

export type SampleAction = keyof typeof sampleProcess;

/** What the guards ask of a request. */
export interface GuardedSample {
  state: SampleState;
  /** Null outside review. */
  turn: SampleTurn | null;
  hasNoFeedback: boolean;
  /** Cases of after-sale that are open. */
  lockState: number;
}

/** What an open case holds up, and what goes on when it is over; never the shipping of what is still to come (domain-money §4). */
export const HELD_UP: ReadonlySet<SampleAction> = new Set(['receive', 'autoReceive', 'feedbackTimeout']);

/** Steps that only the side whose turn it is takes. */
const IN_TURN: Partial<Record<SampleAction, readonly SampleTurn[]>> = {
  endorse: ['enterprise'],
  approve: ['store'],
  offerSubstitute: ['store'],
  acceptSubstitute: ['designer'],
  declineSubstitute: ['designer'],
  sendBack: ['enterprise', 'store'],
  refuse: ['enterprise', 'store'],
};

/** What `by` may do with the request now; replies carry it and screens draw nothing else (domain R1). */
export function sampleActions(sample: GuardedSample, by: SampleActor): SampleAction[] {
  return allowedActions(sampleProcess, sample.state, by).filter((action) => {
    if (sample.lockState > 0 && HELD_UP.has(action)) return false;
    if (action === 'lateFeedback') return sample.hasNoFeedback;
    const turns = IN_TURN[action];
    return !turns || (sample.turn === by && turns.includes(sample.turn));
  });
}
