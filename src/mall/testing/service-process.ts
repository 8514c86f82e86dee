// The life of a commission of tests, complete as far as the mall carries it (domain-lab 2.1): form, review by the laboratory, money, specimens, report.
import { process } from '#kit/process/process.ts';

export const SERVICE_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'REJECTED',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'SAMPLE_RECEIVED',
  'REPORT_ISSUED',
  'COMPLETED',
  'CANCELLED',
] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** `order`: its sub-order has moved, by payment, approval, delivery, or its end. */
export type ServiceActor = 'customer' | 'lab' | 'order' | 'system';

/** Whose word a form in review waits for; `APPROVAL`: the customer's own people, on its order. */
export const SERVICE_TURNS = ['LAB', 'CUSTOMER', 'APPROVAL'] as const;
export type ServiceTurn = (typeof SERVICE_TURNS)[number];

const BEGUN = [
  'PENDING_REVIEW',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
] as const satisfies readonly ServiceState[];

export const serviceProcess = process<ServiceState, ServiceActor>()({
  /** T1 */
  open: { from: [], to: 'DRAFT', by: ['customer'] },
  keep: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'same', by: ['customer'] },
  /** T2 */
  submit: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['customer'] },
  /** T3a: another version, which the customer must confirm */
  propose: { from: ['PENDING_REVIEW'], to: 'same', by: ['lab'] },
  /** T3b: the customer wants it otherwise */
  askAgain: { from: ['PENDING_REVIEW'], to: 'same', by: ['customer'] },
  /** T3: as submitted; and T3b: as proposed */
  accept: { from: ['PENDING_REVIEW'], to: BEGUN, by: ['lab'] },
  confirm: { from: ['PENDING_REVIEW'], to: BEGUN, by: ['customer'] },
  /** T3c */
  silence: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['system'] },
  /** T4 */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['lab'] },
  refuse: { from: ['PENDING_REVIEW'], to: 'REJECTED', by: ['lab'] },
  /** The customer's own people have agreed to its order. */
  approve: {
    from: ['PENDING_REVIEW'],
    to: ['PENDING_PAYMENT', 'PENDING_DELIVERY'],
    by: ['order'],
  },
  /** T5 */
  pay: { from: ['PENDING_PAYMENT'], to: 'PENDING_DELIVERY', by: ['order'] },
  /** T6 */
  send: { from: ['PENDING_DELIVERY'], to: 'PENDING_RECEIPT', by: ['customer'] },
  /** T7, with the last specimen */
  receive: { from: ['PENDING_DELIVERY', 'PENDING_RECEIPT'], to: 'SAMPLE_RECEIVED', by: ['lab'] },
  /** Its report is delivered on its order. */
  deliver: {
    from: ['PENDING_DELIVERY', 'PENDING_RECEIPT', 'SAMPLE_RECEIVED'],
    to: 'REPORT_ISSUED',
    by: ['order'],
  },
  /** T18 */
  complete: { from: ['REPORT_ISSUED'], to: 'COMPLETED', by: ['order'] },
  /** T21 */
  cancel: { from: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['customer'] },
  /** T5x, T21: its order is over before anything was received */
  lapse: {
    from: ['PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY', 'PENDING_RECEIPT'],
    to: 'CANCELLED',
    by: ['order'],
  },
  /** T21b */
  idle: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['system'] },
});
export type ServiceAction = keyof typeof serviceProcess;

/** What the guards ask of a form. */
export interface GuardedService {
  state: ServiceState;
  turn: ServiceTurn | null;
}

/** Steps of a review that only the side takes whose turn it is. */
const IN_TURN: Partial<Record<ServiceAction, readonly ServiceTurn[]>> = {
  propose: ['LAB'],
  accept: ['LAB'],
  sendBack: ['LAB'],
  refuse: ['LAB'],
  askAgain: ['CUSTOMER'],
  confirm: ['CUSTOMER'],
  silence: ['CUSTOMER'],
  cancel: ['LAB', 'CUSTOMER'],
  approve: ['APPROVAL'],
};

/** Whether it is this step's turn. */
export const isInTurn = (action: ServiceAction, { state, turn }: GuardedService): boolean => {
  const turns = IN_TURN[action];
  return state !== 'PENDING_REVIEW' || !turns || (turn !== null && turns.includes(turn));
};
