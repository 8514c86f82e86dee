// The life of a product certification (domain 3.9.1 codes 50–57, domain-lab 2.9): form, review of documents, type test, factory, decision.
import { process } from '#kit/process/process.ts';

export const CASE_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'REJECTED',
  'PENDING_PAYMENT',
  'DOCUMENT_REVIEW',
  'SUPPLEMENT',
  'TYPE_TEST',
  'FACTORY_INSPECTION',
  'CORRECTIVE_ACTION',
  'DECISION',
  'CERTIFICATE_ISSUED',
  'NOT_GRANTED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The laboratory's people by what they do in a case; `order`: its sub-order has moved. */
export type CaseActor = 'customer' | 'acceptance' | 'reviewer' | 'inspector' | 'decider' | 'order' | 'system';

/** Where a case begins once nothing is to be paid first; a yearly surveillance goes to the factory at once. */
const STARTS = ['DOCUMENT_REVIEW', 'FACTORY_INSPECTION'] as const satisfies readonly CaseState[];
const AFTER_TEST = ['FACTORY_INSPECTION', 'DECISION'] as const satisfies readonly CaseState[];

export const caseProcess = process<CaseState, CaseActor>()({
  /** `system`: a surveillance that is due. */
  open: { from: [], to: 'DRAFT', by: ['customer', 'system'] },
  keep: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'same', by: ['customer'] },
  submit: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['customer'] },
  accept: {
    from: ['PENDING_REVIEW'],
    to: ['PENDING_REVIEW', 'PENDING_PAYMENT', ...STARTS],
    by: ['acceptance'],
  },
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['acceptance'] },
  refuse: { from: ['PENDING_REVIEW'], to: 'REJECTED', by: ['acceptance'] },
  /** The customer's own people have agreed to its order. */
  approve: { from: ['PENDING_REVIEW'], to: ['PENDING_PAYMENT', ...STARTS], by: ['order'] },
  pay: { from: ['PENDING_PAYMENT'], to: STARTS, by: ['order'] },
  /** More is asked for: the time stops. */
  ask: { from: ['DOCUMENT_REVIEW'], to: 'SUPPLEMENT', by: ['reviewer'] },
  supplement: { from: ['SUPPLEMENT'], to: 'DOCUMENT_REVIEW', by: ['customer'] },
  noAnswer: { from: ['SUPPLEMENT'], to: 'NOT_GRANTED', by: ['system'] },
  pass: { from: ['DOCUMENT_REVIEW'], to: ['TYPE_TEST', ...AFTER_TEST], by: ['reviewer'] },
  handInTest: { from: ['TYPE_TEST'], to: 'same', by: ['customer'] },
  acceptTest: { from: ['TYPE_TEST'], to: AFTER_TEST, by: ['reviewer'] },
  refuseTest: { from: ['TYPE_TEST'], to: 'same', by: ['reviewer'] },
  /** From the corrections: the factory is seen once more. */
  planVisit: {
    from: ['FACTORY_INSPECTION', 'CORRECTIVE_ACTION'],
    to: 'FACTORY_INSPECTION',
    by: ['inspector'],
  },
  agreeVisit: { from: ['FACTORY_INSPECTION'], to: 'same', by: ['customer'] },
  declineVisit: { from: ['FACTORY_INSPECTION'], to: 'same', by: ['customer'] },
  inspect: { from: ['FACTORY_INSPECTION'], to: ['CORRECTIVE_ACTION', 'DECISION'], by: ['inspector'] },
  noAccess: { from: ['FACTORY_INSPECTION'], to: 'NOT_GRANTED', by: ['inspector'] },
  answer: { from: ['CORRECTIVE_ACTION'], to: 'same', by: ['customer'] },
  judge: { from: ['CORRECTIVE_ACTION'], to: ['CORRECTIVE_ACTION', 'DECISION'], by: ['inspector'] },
  overdue: { from: ['CORRECTIVE_ACTION'], to: 'NOT_GRANTED', by: ['system'] },
  grant: { from: ['DECISION'], to: 'CERTIFICATE_ISSUED', by: ['decider'] },
  deny: { from: ['DECISION'], to: 'NOT_GRANTED', by: ['decider'] },
  appeal: { from: ['NOT_GRANTED'], to: 'DECISION', by: ['customer'] },
  /** Nobody has appealed: what was done is delivered on its order, the rest need not be paid. */
  settle: { from: ['NOT_GRANTED'], to: 'same', by: ['system'] },
  complete: { from: ['CERTIFICATE_ISSUED'], to: 'COMPLETED', by: ['order'] },
  cancel: { from: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['customer'] },
  /** Its order is over before anybody was at the factory. */
  lapse: {
    from: ['PENDING_REVIEW', 'PENDING_PAYMENT', 'DOCUMENT_REVIEW', 'SUPPLEMENT'],
    to: 'CANCELLED',
    by: ['order'],
  },
  idle: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['system'] },
});
export type CaseAction = keyof typeof caseProcess;

/** What guards ask of a case. */
export interface GuardedCase {
  state: CaseState;
  /** Set with the order: a form in review then waits for the customer's approvers. */
  orderSn: string | null;
  rounds: readonly object[];
  test: { state: 'HANDED_IN' | 'REFUSED' | 'ACCEPTED' } | null;
  visits: readonly { state: 'PROPOSED' | 'AGREED' | 'DECLINED' | 'DONE' }[];
  findings: readonly { state: 'OPEN' | 'ANSWERED' | 'CLOSED' }[];
  isAppealed: boolean;
  /** Until when the state may last, where it has a term. */
  dueAt: Date | null;
  settledAt: Date | null;
}

/** More is asked for three times at most (domain-lab 2.9). */
export const MOST_ROUNDS = 3;

const GUARDS: Partial<Record<CaseAction, (of: GuardedCase, now: Date) => boolean>> = {
  accept: ({ orderSn }) => orderSn === null,
  sendBack: ({ orderSn }) => orderSn === null,
  refuse: ({ orderSn }) => orderSn === null,
  cancel: ({ orderSn }) => orderSn === null,
  approve: ({ orderSn }) => orderSn !== null,
  ask: ({ rounds }) => rounds.length < MOST_ROUNDS,
  handInTest: ({ test }) => test?.state !== 'HANDED_IN',
  acceptTest: ({ test }) => test?.state === 'HANDED_IN',
  refuseTest: ({ test }) => test?.state === 'HANDED_IN',
  planVisit: ({ visits }) => !['PROPOSED', 'AGREED'].includes(visits.at(-1)?.state ?? ''),
  agreeVisit: ({ visits }) => visits.at(-1)?.state === 'PROPOSED',
  declineVisit: ({ visits }) => visits.at(-1)?.state === 'PROPOSED',
  inspect: ({ visits }) => visits.at(-1)?.state === 'AGREED',
  noAccess: ({ visits }) => visits.at(-1)?.state === 'AGREED',
  answer: ({ findings }) => findings.some(({ state }) => state === 'OPEN'),
  judge: ({ findings }) => findings.some(({ state }) => state === 'ANSWERED'),
  appeal: ({ isAppealed, dueAt, settledAt }, now) =>
    !isAppealed && settledAt === null && dueAt !== null && dueAt > now,
  settle: ({ settledAt }) => settledAt === null,
};

/** Whether the case itself stands in the way of a step that its state allows. */
export const isOpenTo = (action: CaseAction, of: GuardedCase, now: Date): boolean =>
  GUARDS[action]?.(of, now) ?? true;
