// The life of a payment: who may do what in which state (domain 3.4.3).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedActions, checkProcess, leadsTo } from '#kit/process/process.ts';
import { type PaymentActor, paymentProcess } from './payment-process.ts';
import { PAYMENT_STATES } from './payment-status.ts';

const ACTORS: PaymentActor[] = ['buyer', 'channel', 'finance', 'system'];

it('is reachable and closed', () => {
  expect(() => checkProcess('payment', paymentProcess, PAYMENT_STATES)).not.toThrow();
});

it('allows exactly this', () => {
  const table = Object.fromEntries(
    PAYMENT_STATES.map((state) => [
      state,
      ACTORS.map((by) => `${by}: ${allowedActions(paymentProcess, state, by).join(' ') || '–'}`),
    ]),
  );
  expect(table).toEqual({
    PENDING_PAYMENT: [
      'buyer: payWithBalance goToChannel close handInVoucher',
      'channel: –',
      'finance: findAtBank',
      'system: close settle',
    ],
    PROCESSING: ['buyer: close', 'channel: channelSucceeds channelFails', 'finance: –', 'system: close'],
    PENDING_REVIEW: ['buyer: –', 'channel: –', 'finance: approve findAtBank sendBack', 'system: –'],
    REVIEW_REJECTED: [
      'buyer: close handInAgain',
      'channel: –',
      'finance: findAtBank',
      'system: close settle',
    ],
    SUCCEEDED: ['buyer: –', 'channel: –', 'finance: –', 'system: –'],
    FAILED: ['buyer: –', 'channel: lateSuccess', 'finance: –', 'system: –'],
    CLOSED: ['buyer: –', 'channel: lateSuccess', 'finance: –', 'system: –'],
  });
});

it('no sequence of actions leaves the table, and success is final', () => {
  const actions = Object.keys(paymentProcess);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 1 })), { maxLength: 40 }),
      (tried) => {
        let state: string | undefined;
        for (const [action, choice] of tried) {
          const targets = leadsTo(paymentProcess, action, state);
          if (state === 'SUCCEEDED') expect(targets).toEqual([]);
          state = targets[choice] ?? targets[0] ?? state;
          if (state !== undefined) expect(PAYMENT_STATES).toContain(state);
        }
      },
    ),
  );
});
