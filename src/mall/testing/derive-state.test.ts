// How far a commission is, sentence by sentence of domain-lab 2.1.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveState, ITEM_STATES, REPORT_STATES } from './derive-state.ts';
import { WORKED } from './service-process.ts';

it.each([
  ['nothing is planned yet', {}, 'SAMPLE_RECEIVED'],
  ['one of two is planned', { items: { WAITING: 1, SCHEDULED: 1 } }, 'SAMPLE_RECEIVED'],
  ['all are planned', { items: { SCHEDULED: 2, CANCELLED: 1 } }, 'SCHEDULED'],
  ['one runs', { items: { SCHEDULED: 1, RUNNING: 1 } }, 'IN_TEST'],
  ['one is done, the other waits', { items: { WAITING: 1, DONE: 1 } }, 'IN_TEST'],
  ['what is left is suspended', { items: { SUSPENDED: 1, DONE: 1 } }, 'SUSPENDED'],
  ['what is left is blocked', { items: { BLOCKED: 2 } }, 'SAMPLE_ABNORMAL'],
  ['blocked and suspended', { items: { BLOCKED: 1, SUSPENDED: 1 } }, 'SAMPLE_RECEIVED'],
  ['all done, nothing written', { items: { DONE: 2 } }, 'REPORT_DRAFTING'],
  [
    'one report in review, one still a draft',
    { items: { DONE: 2 }, reports: { DRAFT: 1, IN_REVIEW: 1 } },
    'REPORT_DRAFTING',
  ],
  ['all reports in review', { items: { DONE: 2 }, reports: { REVIEWED: 1, SIGNING: 1 } }, 'REPORT_REVIEW'],
  [
    'one of two reports is out, an item runs',
    { items: { REPORTED: 1, RUNNING: 1 }, reports: { ISSUED: 1 } },
    'IN_TEST',
  ],
  ['all are out', { items: { REPORTED: 3 }, reports: { ISSUED: 1 } }, 'REPORT_ISSUED'],
  [
    'all are out and accepted',
    { items: { REPORTED: 3 }, reports: { ISSUED: 1 }, isAccepted: true },
    'COMPLETED',
  ],
  [
    'an amendment is written',
    { items: { REPORTED: 3 }, reports: { ISSUED: 1, DRAFT: 1 }, isAccepted: true },
    'REPORT_DRAFTING',
  ],
  ['an objection', { items: { REPORTED: 3 }, reports: { ISSUED: 1 }, objections: 1 }, 'OBJECTION'],
] as const)('%s', (_name, stand, state) => expect(deriveState(stand)).toBe(state));

it('is always a state of the work, and never issued while an item or a report is open', () => {
  const counts = (states: readonly string[]) =>
    fc.record(Object.fromEntries(states.map((state) => [state, fc.integer({ min: 0, max: 2 })])));
  fc.assert(
    fc.property(counts(ITEM_STATES), counts(REPORT_STATES), fc.boolean(), (items, reports, isAccepted) => {
      const state = deriveState({ items, reports, isAccepted });
      expect([...WORKED, 'COMPLETED']).toContain(state);
      if (state !== 'REPORT_ISSUED' && state !== 'COMPLETED') return;
      for (const open of ['WAITING', 'BLOCKED', 'SCHEDULED', 'RUNNING', 'SUSPENDED', 'DONE'])
        expect(items[open]).toBe(0);
      for (const open of ['DRAFT', 'IN_REVIEW', 'REVIEWED', 'SIGNING']) expect(reports[open]).toBe(0);
    }),
  );
});
