// What somebody of the laboratory may do with a specimen now, and what is in the way of the rest (domain-lab 2.2, 4.1).
import { allowedActions } from '#kit/process/process.ts';
import type { LabPoint } from '#mall/member/lab-roles.ts';
import { isInWork, type ServiceState, takesSpecimens } from '#mall/testing/service-process.ts';
import type { Disposal } from '#mall/testing/service-terms.ts';
import { type SpecimenState, specimenProcess } from './specimen-process.ts';

/** What the desk offers, in its order. */
export const SPECIMEN_ACTS = [
  ...(['receive', 'take', 'giveBack', 'keep', 'returnIt', 'move', 'findAbnormal'] as const),
  ...(['proposeDestroy', 'destroy'] as const),
] as const;
export type SpecimenAct = (typeof SPECIMEN_ACTS)[number];

/** Any of these points will do. */
export const ACT_POINTS = {
  receive: ['lab.specimen'],
  take: ['lab.test'],
  giveBack: ['lab.test'],
  keep: ['lab.specimen'],
  returnIt: ['lab.specimen'],
  move: ['lab.specimen', 'lab.test'],
  findAbnormal: ['lab.specimen', 'lab.test'],
  proposeDestroy: ['lab.specimen'],
  destroy: ['lab.specimen', 'lab.test'],
} as const satisfies Record<SpecimenAct, readonly LabPoint[]>;

export interface ActedOn {
  state: SpecimenState;
  /** Who has taken it. */
  holderId: number | null;
  /** '' until it was handed to one. */
  returnCarrier: string;
  keepUntil: Date | null;
  /** The first of the two who destroy it. */
  proposedBy: number | null;
  service: { state: ServiceState };
  disposal: Disposal;
}

export type InTheWay = 'notNow' | 'notPaidYet' | 'notInWork' | 'keptStill' | 'samePerson' | 'heldByYou';

/** Nothing of the commission is to come. */
export const isOver = ({ state }: { state: ServiceState }): boolean =>
  state === 'COMPLETED' || state === 'TERMINATED';

/** Why this member of the staff cannot do it now; undefined: he can. His points are another question. */
export function inTheWay(act: SpecimenAct, one: ActedOn, memberId: number, now: Date): InTheWay | undefined {
  const isHandOver = act === 'take' && one.state === 'IN_TEST';
  if (isHandOver && one.holderId === memberId) return 'heldByYou';
  const action = isHandOver ? 'handOver' : act;
  if (!allowedActions(specimenProcess, one.state, 'lab').includes(action)) return 'notNow';
  const isArriving = one.state === 'LABELLED' || one.state === 'IN_TRANSIT';
  if (isArriving && !takesSpecimens(one.service)) return 'notPaidYet';
  if (act === 'take' && !isInWork(one.service)) return 'notInWork';
  const isGone = one.state === 'RETURNING' && one.returnCarrier !== '';
  if (isGone) return 'notNow';
  if (act === 'proposeDestroy' || act === 'destroy') {
    const isDue = one.keepUntil !== null && one.keepUntil <= now;
    if (!isDue && !(one.disposal === 'DESTROY' && isOver(one.service))) return 'keptStill';
  }
  if (act === 'proposeDestroy' && one.proposedBy !== null) return 'notNow';
  if (act === 'destroy')
    return one.proposedBy === null ? 'notNow' : one.proposedBy === memberId ? 'samePerson' : undefined;
  return undefined;
}

/** What a scan offers to this member of the staff. */
export const allowedActs = (
  one: ActedOn,
  { memberId, points }: { memberId: number; points: readonly LabPoint[] },
  now: Date,
): SpecimenAct[] =>
  SPECIMEN_ACTS.filter((act) => mayAct(act, points) && inTheWay(act, one, memberId, now) === undefined);

/** Whether his roles let him do it at all. */
export const mayAct = (act: SpecimenAct, points: readonly LabPoint[]): boolean =>
  ACT_POINTS[act].some((point) => points.includes(point));

/** What was tested goes back before objections are over only where the customer wants it so. */
export const needsWaiver = ({ state, service }: Pick<ActedOn, 'state' | 'service'>): boolean =>
  (state === 'DONE' || state === 'RETAINED') && !isOver(service);
