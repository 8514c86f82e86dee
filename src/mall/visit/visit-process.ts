// The life of a visit to a customer (domain-lab 2.7): a day is proposed and agreed, somebody comes, serves the instruments and leaves.
import { process } from '#kit/process/process.ts';

export const VISIT_STATES = ['PROPOSED', 'AGREED', 'ON_SITE', 'DONE', 'CANCELLED'] as const;
export type VisitState = (typeof VISIT_STATES)[number];
/** `system`: its commission has moved. */
export type VisitActor = 'planner' | 'engineer' | 'customer' | 'system';

/** Whose word a day that is not agreed yet waits for. */
export const VISIT_TURNS = ['LAB', 'CUSTOMER'] as const;
export type VisitTurn = (typeof VISIT_TURNS)[number];

export const visitProcess = process<VisitState, VisitActor>()({
  /** The commission is paid: a day has to be found. */
  open: { from: [], to: 'PROPOSED', by: ['system'] },
  /** The planner says when and who; also another day than was agreed. */
  propose: { from: ['PROPOSED', 'AGREED'], to: 'PROPOSED', by: ['planner'] },
  agree: { from: ['PROPOSED'], to: 'AGREED', by: ['customer'] },
  /** The customer wants another day. */
  ask: { from: ['PROPOSED', 'AGREED'], to: 'PROPOSED', by: ['customer'] },
  arrive: { from: ['AGREED'], to: 'ON_SITE', by: ['engineer'] },
  /** Nobody lets them in. */
  absent: { from: ['AGREED'], to: 'CANCELLED', by: ['engineer'] },
  /** What became of one instrument. */
  tick: { from: ['ON_SITE'], to: 'same', by: ['engineer'] },
  leave: { from: ['ON_SITE'], to: 'DONE', by: ['engineer'] },
  cancel: { from: ['PROPOSED', 'AGREED', 'ON_SITE'], to: 'CANCELLED', by: ['system'] },
});
export type VisitAction = keyof typeof visitProcess;
