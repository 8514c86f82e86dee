// The life of a commission of tests (domain-lab 2.1): form, review by the laboratory, money; from the first specimen on its state follows from the work.
import { process } from '#kit/process/process.ts';
import type { ServiceEntry } from './service-terms.ts';

export const SERVICE_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'REJECTED',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'SAMPLE_RECEIVED',
  'SAMPLE_ABNORMAL',
  'SCHEDULED',
  'IN_TEST',
  'SUSPENDED',
  'REPORT_DRAFTING',
  'REPORT_REVIEW',
  'REPORT_ISSUED',
  'OBJECTION',
  'COMPLETED',
  'CANCELLED',
  'TERMINATED',
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

/** What follows from specimens, items, reports and objections: `deriveState` says which. */
export const WORKED = [
  'SAMPLE_RECEIVED',
  'SAMPLE_ABNORMAL',
  'SCHEDULED',
  'IN_TEST',
  'SUSPENDED',
  'REPORT_DRAFTING',
  'REPORT_REVIEW',
  'REPORT_ISSUED',
  'OBJECTION',
] as const satisfies readonly ServiceState[];
export type WorkedState = (typeof WORKED)[number];

const ON_ITS_WAY = ['PENDING_DELIVERY', 'PENDING_RECEIPT'] as const satisfies readonly ServiceState[];
const WORKERS = ['lab', 'customer', 'system'] as const satisfies readonly ServiceActor[];

/** From anywhere in the work, and from what was accepted where something of it is done anew. */
const worked = <const To extends WorkedState>(to: To) => ({
  from: [...WORKED.filter((one) => one !== to), 'COMPLETED'] as const,
  to,
  by: WORKERS,
});

export const serviceProcess = process<ServiceState, ServiceActor>()({
  /** T1; bought at a fixed price it waits for its order to be approved and paid; `order`: agreed elsewhere */
  open: { from: [], to: ['DRAFT', 'PENDING_REVIEW', 'PENDING_PAYMENT'], by: ['customer', 'order'] },
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
    to: ['PENDING_PAYMENT', 'PENDING_DELIVERY', 'DRAFT'],
    by: ['order'],
  },
  /** T5; what was bought is completed then */
  pay: { from: ['PENDING_PAYMENT'], to: ['PENDING_DELIVERY', 'DRAFT'], by: ['order'] },
  /** T6 */
  send: { from: ['PENDING_DELIVERY'], to: 'PENDING_RECEIPT', by: ['customer'] },
  /** T7, with the first specimen, and where planned work is planned no more */
  receive: { ...worked('SAMPLE_RECEIVED'), from: [...ON_ITS_WAY, ...worked('SAMPLE_RECEIVED').from] },
  /** T7, with the last specimen: the promised period begins */
  allReceived: { from: WORKED, to: 'same', by: WORKERS },
  /** T8 */
  findAbnormal: { ...worked('SAMPLE_ABNORMAL'), from: [...ON_ITS_WAY, ...worked('SAMPLE_ABNORMAL').from] },
  /** T9–T11, T14–T16 */
  schedule: worked('SCHEDULED'),
  test: worked('IN_TEST'),
  suspend: worked('SUSPENDED'),
  draftReport: worked('REPORT_DRAFTING'),
  reviewReport: worked('REPORT_REVIEW'),
  issue: worked('REPORT_ISSUED'),
  /** T19 */
  object: worked('OBJECTION'),
  /** T18; and what was accepted stays so when its objection is over */
  complete: {
    from: ['REPORT_ISSUED', 'OBJECTION', 'REPORT_REVIEW'],
    to: 'COMPLETED',
    by: ['order', ...WORKERS],
  },
  /** T13: items are left out or added, as both sides agreed */
  change: { from: [...ON_ITS_WAY, ...WORKED], to: 'same', by: ['lab', 'customer'] },
  /** T22 */
  terminate: {
    from: [...ON_ITS_WAY, ...WORKED],
    to: 'TERMINATED',
    by: ['lab', 'customer', 'order', 'system'],
  },
  /** T21 */
  cancel: { from: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['customer'] },
  /** T5x, T21: its order is over before anything was received */
  lapse: {
    from: [
      'DRAFT',
      'REVIEW_REJECTED',
      'PENDING_REVIEW',
      'PENDING_PAYMENT',
      'PENDING_DELIVERY',
      'PENDING_RECEIPT',
    ],
    to: 'CANCELLED',
    by: ['order'],
  },
  /** T21b */
  idle: { from: ['DRAFT', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['system'] },
});
export type ServiceAction = keyof typeof serviceProcess;

const IN_WORK: ReadonlySet<ServiceState> = new Set(WORKED);
const COMING: ReadonlySet<ServiceState> = new Set(ON_ITS_WAY);

/** A specimen is there, and it is neither accepted nor over. */
export const isInWork = ({ state }: { state: ServiceState }): boolean => IN_WORK.has(state);

/** Specimens may come: it is paid, or in work. */
export const takesSpecimens = ({ state }: { state: ServiceState }): boolean =>
  COMING.has(state) || IN_WORK.has(state);

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

/** Steps that what was bought does not know: its price stands, and it ends with its order. */
const NOT_BOUGHT: ReadonlySet<ServiceAction> = new Set([
  'propose',
  'askAgain',
  'confirm',
  'silence',
  'cancel',
]);

/** What was agreed ends with its order, and not because its form is late. */
const NOT_AGREED: ReadonlySet<ServiceAction> = new Set(['cancel', 'idle']);

export const fitsEntry = (action: ServiceAction, { entry }: { entry: ServiceEntry }): boolean =>
  entry === 'FORM' || !(entry === 'PREPAID' ? NOT_BOUGHT : NOT_AGREED).has(action);

const ENDED: ReadonlySet<ServiceState> = new Set(['REJECTED', 'CANCELLED', 'TERMINATED', 'COMPLETED']);

/** Nothing more comes of it. */
export const isOver = ({ state }: { state: ServiceState }): boolean => ENDED.has(state);

/** Whether it is this step's turn. */
export const isInTurn = (action: ServiceAction, { state, turn }: GuardedService): boolean => {
  const turns = IN_TURN[action];
  return state !== 'PENDING_REVIEW' || !turns || (turn !== null && turns.includes(turn));
};
