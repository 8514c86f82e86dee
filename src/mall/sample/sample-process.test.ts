// The life of a sample request: who may do what in which state, and that nothing leads out of the table (domain 3.5.1).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess, leadsTo } from '#kit/process/process.ts';
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
  expect(lifeTable(sampleProcess, SAMPLE_STATES, ACTORS)).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "COMPLETED": "designer: lateFeedback",
      "PARTIALLY_SHIPPED": "store: shipPart, store: shipRest → PENDING_RECEIPT, store: shipNoMore → PENDING_RECEIPT",
      "PENDING_DELIVERY": "store: shipPart → PARTIALLY_SHIPPED, store: shipRest → PENDING_RECEIPT, store: storeCancel → CANCELLED",
      "PENDING_EVALUATION": "designer: feedback → COMPLETED, system: feedbackTimeout → COMPLETED",
      "PENDING_PAYMENT": "designer: withdraw → CANCELLED, payment: pay → PENDING_DELIVERY, system: payTimeout → CANCELLED",
      "PENDING_RECEIPT": "designer: receive → PENDING_EVALUATION, system: autoReceive → PENDING_EVALUATION",
      "PENDING_REVIEW": "designer: acceptSubstitute → PENDING_PAYMENT|PENDING_DELIVERY, designer: declineSubstitute, designer: withdraw → CANCELLED, enterprise: endorse, enterprise: sendBack → REVIEW_REJECTED, enterprise: refuse → REJECTED, store: approve → PENDING_PAYMENT|PENDING_DELIVERY, store: offerSubstitute, store: sendBack → REVIEW_REJECTED, store: refuse → REJECTED, system: reviewTimeout → CANCELLED",
      "REJECTED": "",
      "REVIEW_REJECTED": "designer: resubmit → PENDING_REVIEW, designer: withdraw → CANCELLED, system: correctTimeout → CANCELLED",
      "new": "designer: submit → PENDING_REVIEW",
    }
  `);
});

it('in review only the side whose turn it is decides; the designer may withdraw at any time', () => {
  const table = Object.fromEntries(
    TURNS.map((turn) => [
      turn,
      (['designer', 'enterprise', 'store'] as const).flatMap((by) =>
        sampleActions({ state: 'PENDING_REVIEW', turn, hasNoFeedback: false, lockState: 0 }, by).map(
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
    sampleActions({ state, turn: null, hasNoFeedback: false, lockState: 0 }, by);
  expect(now('PENDING_DELIVERY', 'store')).toEqual(['shipPart', 'shipRest', 'storeCancel']);
  expect(now('PENDING_RECEIPT', 'designer')).toEqual(['receive']);
  expect(now('PENDING_EVALUATION', 'designer')).toEqual(['feedback']);
  expect(now('PENDING_REVIEW', 'store')).toEqual([]);
});

it('late feedback is for requests that lack it', () => {
  const done = { state: 'COMPLETED', turn: null } as const;
  expect(sampleActions({ ...done, hasNoFeedback: true, lockState: 0 }, 'designer')).toEqual(['lateFeedback']);
  expect(sampleActions({ ...done, hasNoFeedback: false, lockState: 0 }, 'designer')).toEqual([]);
});

it('an open case holds up receipt and what would happen by itself, never the store’s parcels or the feedback', () => {
  const now = (state: SampleState, by: SampleActor) =>
    sampleActions({ state, turn: null, hasNoFeedback: false, lockState: 1 }, by);
  expect(now('PENDING_RECEIPT', 'designer')).toEqual([]);
  expect(now('PENDING_RECEIPT', 'system')).toEqual([]);
  expect(now('PENDING_EVALUATION', 'system')).toEqual([]);
  expect(now('PENDING_EVALUATION', 'designer')).toEqual(['feedback']);
  expect(now('PARTIALLY_SHIPPED', 'store')).toEqual(['shipPart', 'shipRest', 'shipNoMore']);
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
