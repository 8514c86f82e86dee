// The life of a sample request: who may do what in which state, and that nothing leads out of the table (domain 3.5.1).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { type SampleActor, type SampleTurn, sampleActions, sampleProcess } from './sample-process.ts';
import { SAMPLE_STATES, type SampleState, sampleStatus, sampleSteps } from './sample-status.ts';

const ACTORS: SampleActor[] = ['designer', 'enterprise', 'store', 'payment', 'system'];
const TURNS: SampleTurn[] = ['enterprise', 'store', 'designer'];

it('is reachable and closed, and every step has its words', () => {
  expect(() => checkProcess('sample', sampleProcess, SAMPLE_STATES)).not.toThrow();
  expect(Object.keys(sampleSteps).sort()).toEqual(Object.keys(sampleProcess).sort());
});

it('carries the codes of the status table', () => {
  expect(Object.fromEntries(SAMPLE_STATES.map((state) => [state, sampleStatus[state].code]))).toEqual({
    PENDING_REVIEW: 5,
    REVIEW_REJECTED: 6,
    REJECTED: 7,
    PENDING_PAYMENT: 10,
    PENDING_DELIVERY: 20,
    PARTIALLY_SHIPPED: 25,
    PENDING_RECEIPT: 30,
    PENDING_EVALUATION: 35,
    COMPLETED: 40,
    CANCELLED: 0,
  });
});

it('allows exactly this', () => {
  const table = Object.fromEntries(
    SAMPLE_STATES.map((state) => [
      state,
      ACTORS.flatMap((by) =>
        allowedActions(sampleProcess, state, by).map((action) => `${by}: ${action}`),
      ).join(', '),
    ]),
  );
  expect(table).toEqual({
    PENDING_REVIEW:
      'designer: acceptSubstitute, designer: declineSubstitute, designer: withdraw, enterprise: endorse, enterprise: sendBack, enterprise: refuse, store: approve, store: offerSubstitute, store: sendBack, store: refuse, system: reviewTimeout',
    REVIEW_REJECTED: 'designer: resubmit, designer: withdraw, system: correctTimeout',
    REJECTED: '',
    PENDING_PAYMENT: 'designer: withdraw, payment: pay, system: payTimeout',
    PENDING_DELIVERY: 'store: shipPart, store: shipRest, store: storeCancel',
    PARTIALLY_SHIPPED: 'store: shipPart, store: shipRest, store: shipNoMore',
    PENDING_RECEIPT: 'designer: receive, system: autoReceive',
    PENDING_EVALUATION: 'designer: feedback, system: feedbackTimeout',
    COMPLETED: 'designer: lateFeedback',
    CANCELLED: '',
  });
});

it('in review only the side whose turn it is decides; the designer may withdraw at any time', () => {
  const table = Object.fromEntries(
    TURNS.map((turn) => [
      turn,
      (['designer', 'enterprise', 'store'] as const).flatMap((by) =>
        sampleActions({ state: 'PENDING_REVIEW', turn, hasNoFeedback: false }, by).map(
          (action) => `${by}: ${action}`,
        ),
      ),
    ]),
  );
  expect(table).toEqual({
    enterprise: ['designer: withdraw', 'enterprise: endorse', 'enterprise: sendBack', 'enterprise: refuse'],
    store: [
      'designer: withdraw',
      'store: approve',
      'store: offerSubstitute',
      'store: sendBack',
      'store: refuse',
    ],
    designer: ['designer: acceptSubstitute', 'designer: declineSubstitute', 'designer: withdraw'],
  });
});

it('outside review nobody’s turn is asked: stores ship, designers receive and say how it went', () => {
  const now = (state: SampleState, by: SampleActor) =>
    sampleActions({ state, turn: null, hasNoFeedback: false }, by);
  expect(now('PENDING_DELIVERY', 'store')).toEqual(['shipPart', 'shipRest', 'storeCancel']);
  expect(now('PENDING_RECEIPT', 'designer')).toEqual(['receive']);
  expect(now('PENDING_EVALUATION', 'designer')).toEqual(['feedback']);
  expect(now('PENDING_REVIEW', 'store')).toEqual([]);
});

it('late feedback is for requests that lack it', () => {
  const done = { state: 'COMPLETED', turn: null } as const;
  expect(sampleActions({ ...done, hasNoFeedback: true }, 'designer')).toEqual(['lateFeedback']);
  expect(sampleActions({ ...done, hasNoFeedback: false }, 'designer')).toEqual([]);
});

it('no sequence of actions leaves the table', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(sampleProcess)), fc.nat({ max: 1 })), {
        maxLength: 60,
      }),
      (tried) => {
        let state: string | undefined;
        for (const [action, choice] of tried) {
          const targets = leadsTo(sampleProcess, action, state);
          state = targets[choice] ?? targets[0] ?? state;
          if (state !== undefined) expect(SAMPLE_STATES).toContain(state);
        }
      },
    ),
  );
});
