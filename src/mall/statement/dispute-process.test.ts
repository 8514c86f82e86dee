// The life of a dispute, whole.
import { expect, it } from 'vitest';
import { DISPUTE_STATES, disputeProcess, isDisputeOver, isWithCase } from './dispute-process.ts';

const offers = (process: Record<string, { from: readonly string[]; by: readonly string[] }>, state: string) =>
  Object.entries(process)
    .filter(([, { from }]) => from.includes(state))
    .map(([action, { by }]) => `${by.join('/')}: ${action}`)
    .join(', ');

it('a dispute ends with a memo, or without one', () => {
  const table = Object.fromEntries(DISPUTE_STATES.map((state) => [state, offers(disputeProcess, state)]));
  expect(table).toEqual({
    OPEN: 'creditor: agree, creditor: refute, buyer: escalate',
    AGREED: '',
    REFUTED: 'buyer: accept, buyer: escalate',
    ACCEPTED: '',
    ESCALATED: 'platform: uphold, platform: dismiss',
    UPHELD: '',
    DISMISSED: '',
  });
  for (const state of DISPUTE_STATES) expect(table[state] === '').toBe(isDisputeOver(state));
});

it('is with its case while both are open', () => {
  expect(DISPUTE_STATES.filter((state) => isWithCase({ state, caseSn: 'AS1' }))).toEqual(['OPEN']);
  expect(DISPUTE_STATES.some((state) => isWithCase({ state, caseSn: '' }))).toBe(false);
});
