// What a scan offers, to whom, and why not.
import { describe, expect, it } from 'vitest';
import { days } from '#kit/time/duration.ts';
import { type ActedOn, allowedActs, inTheWay, isOver, mayAct, needsWaiver } from './allowed-acts.ts';
import { SPECIMEN_STATES } from './specimen-process.ts';

const now = new Date('2026-11-28T02:00:00Z');
const CLERK = { memberId: 1, points: ['lab.specimen'] } as const;
const ENGINEER = { memberId: 2, points: ['lab.test'] } as const;
const one = (more: Partial<ActedOn>): ActedOn => ({
  ...{ state: 'RECEIVED', holderId: null, returnCarrier: '', keepUntil: null, proposedBy: null },
  ...{ service: { state: 'IN_TEST' }, disposal: 'RETURN' },
  ...more,
});
const RETAINED = one({ state: 'RETAINED', keepUntil: now });

it('offers each role what is its own, in every state', () => {
  const offered = SPECIMEN_STATES.map((state) => {
    const of = (who: typeof CLERK | typeof ENGINEER) =>
      allowedActs(one({ state, holderId: state === 'IN_TEST' ? 2 : null, keepUntil: now }), who, now).join(
        ' ',
      );
    return `${state}: ${of(CLERK)} / ${of(ENGINEER)}`;
  });
  expect(offered).toEqual([
    'LABELLED: receive findAbnormal / findAbnormal',
    'IN_TRANSIT: receive findAbnormal / findAbnormal',
    'RECEIVED: keep returnIt move findAbnormal / take move findAbnormal',
    'ABNORMAL: move / move',
    'IN_TEST: move findAbnormal / giveBack move findAbnormal',
    'DONE: keep returnIt move / take move',
    'RETAINED: returnIt move proposeDestroy / move',
    'RETURNING: returnIt move / move',
    'RETURNED:  / ',
    'DESTROYED:  / ',
    'CANCELLED:  / ',
  ]);
});

describe('in the way', () => {
  it.each([
    ['receive', one({ state: 'LABELLED', service: { state: 'PENDING_PAYMENT' } }), 1, 'notPaidYet'],
    ['take', one({ service: { state: 'COMPLETED' } }), 2, 'notInWork'],
    ['take', one({ state: 'IN_TEST', holderId: 2 }), 2, 'heldByYou'],
    ['take', one({ state: 'IN_TEST', holderId: 3 }), 2, undefined],
    ['returnIt', one({ state: 'RETURNING', returnCarrier: '顺丰' }), 1, 'notNow'],
    ['proposeDestroy', { ...RETAINED, keepUntil: new Date(now.getTime() + days(1)) }, 1, 'keptStill'],
    [
      'proposeDestroy',
      one({
        ...{ state: 'RETAINED', keepUntil: new Date(now.getTime() + days(1)) },
        ...{ disposal: 'DESTROY', service: { state: 'COMPLETED' } },
      }),
      1,
      undefined,
    ],
    ['proposeDestroy', { ...RETAINED, proposedBy: 1 }, 1, 'notNow'],
    ['destroy', RETAINED, 1, 'notNow'],
    ['destroy', { ...RETAINED, proposedBy: 1 }, 1, 'samePerson'],
    ['destroy', { ...RETAINED, proposedBy: 1 }, 2, undefined],
  ] as const)('of %s: %#', (act, of, memberId, why) => expect(inTheWay(act, of, memberId, now)).toBe(why));
});

it('goes back before objections are over only where its customer wants it so', () => {
  expect(needsWaiver(one({ state: 'DONE' }))).toBe(true);
  expect(needsWaiver(one({ state: 'RECEIVED' }))).toBe(false);
  expect(needsWaiver(one({ state: 'RETAINED', service: { state: 'COMPLETED' } }))).toBe(false);
  expect([isOver({ state: 'TERMINATED' }), isOver({ state: 'REPORT_ISSUED' })]).toEqual([true, false]);
  expect([mayAct('take', CLERK.points), mayAct('move', ENGINEER.points)]).toEqual([false, true]);
});
