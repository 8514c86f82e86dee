// The life of an objection to a report (domain-lab 2.5): handed in, examined, perhaps tested again, decided.
import { process } from '#kit/process/process.ts';

export const OBJECTION_STATES = [
  'SUBMITTED',
  'EXAMINING',
  'RETESTING',
  'UPHELD',
  'NOT_UPHELD',
  'WITHDRAWN',
] as const;
export type ObjectionState = (typeof OBJECTION_STATES)[number];
export type ObjectionActor = 'customer' | 'quality';

/** What whoever objects wants. */
export const WISHES = ['RETEST', 'CORRECT', 'EXPLAIN'] as const;
export type Wish = (typeof WISHES)[number];
/** What becomes of the report where an objection is upheld. */
export const OUTCOMES = ['AMEND', 'VOID'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Nobody has decided yet. */
export const UNDECIDED = ['SUBMITTED', 'EXAMINING', 'RETESTING'] as const satisfies readonly ObjectionState[];

export const objectionProcess = process<ObjectionState, ObjectionActor>()({
  submit: { from: [], to: 'SUBMITTED', by: ['customer', 'quality'] },
  examine: { from: ['SUBMITTED'], to: 'EXAMINING', by: ['quality'] },
  retest: { from: ['EXAMINING'], to: 'RETESTING', by: ['quality'] },
  uphold: { from: ['EXAMINING', 'RETESTING'], to: 'UPHELD', by: ['quality'] },
  dismiss: { from: ['EXAMINING', 'RETESTING'], to: 'NOT_UPHELD', by: ['quality'] },
  withdraw: { from: ['SUBMITTED', 'EXAMINING'], to: 'WITHDRAWN', by: ['customer'] },
});
export type ObjectionAction = keyof typeof objectionProcess;
