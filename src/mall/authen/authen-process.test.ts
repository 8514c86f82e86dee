// The life of a certification as a table, and what its guards stand against.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { CASE_STATES, caseProcess, type GuardedCase, isOpenTo } from './authen-process.ts';

it('allows exactly this', () => {
  const actors = ['customer', 'acceptance', 'reviewer', 'inspector', 'decider', 'order', 'system'];
  expect(lifeTable(caseProcess, CASE_STATES, actors)).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "CERTIFICATE_ISSUED": "order: complete → COMPLETED",
      "COMPLETED": "",
      "CORRECTIVE_ACTION": "customer: answer, inspector: planVisit → FACTORY_INSPECTION, inspector: judge → CORRECTIVE_ACTION|DECISION, system: overdue → NOT_GRANTED",
      "DECISION": "decider: grant → CERTIFICATE_ISSUED, decider: deny → NOT_GRANTED",
      "DOCUMENT_REVIEW": "reviewer: ask → SUPPLEMENT, reviewer: pass → TYPE_TEST|FACTORY_INSPECTION|DECISION, order: lapse → CANCELLED",
      "DRAFT": "customer: keep, customer: submit → PENDING_REVIEW, customer: cancel → CANCELLED, system: idle → CANCELLED",
      "FACTORY_INSPECTION": "customer: agreeVisit, customer: declineVisit, inspector: planVisit, inspector: inspect → CORRECTIVE_ACTION|DECISION, inspector: noAccess → NOT_GRANTED",
      "NOT_GRANTED": "customer: appeal → DECISION, system: settle",
      "PENDING_PAYMENT": "order: pay → DOCUMENT_REVIEW|FACTORY_INSPECTION, order: lapse → CANCELLED",
      "PENDING_REVIEW": "customer: cancel → CANCELLED, acceptance: accept → PENDING_REVIEW|PENDING_PAYMENT|DOCUMENT_REVIEW|FACTORY_INSPECTION, acceptance: sendBack → REVIEW_REJECTED, acceptance: refuse → REJECTED, order: approve → PENDING_PAYMENT|DOCUMENT_REVIEW|FACTORY_INSPECTION, order: lapse → CANCELLED",
      "REJECTED": "",
      "REVIEW_REJECTED": "customer: keep, customer: submit → PENDING_REVIEW, customer: cancel → CANCELLED, system: idle → CANCELLED",
      "SUPPLEMENT": "customer: supplement → DOCUMENT_REVIEW, order: lapse → CANCELLED, system: noAnswer → NOT_GRANTED",
      "TYPE_TEST": "customer: handInTest, reviewer: acceptTest → FACTORY_INSPECTION|DECISION, reviewer: refuseTest",
      "new": "customer: open → DRAFT, system: open → DRAFT",
    }
  `);
});

const now = new Date('2026-11-28T00:00:00Z');
const later = new Date('2026-11-29T00:00:00Z');
const base: GuardedCase = {
  ...{ state: 'DECISION', orderSn: 'SO1', rounds: [], test: null, visits: [], findings: [] },
  ...{ isAppealed: false, dueAt: null, settledAt: null },
};

it.each<[Parameters<typeof isOpenTo>[0], Partial<GuardedCase>, boolean]>([
  ['accept', { orderSn: null }, true],
  ['accept', {}, false],
  ['sendBack', {}, false],
  ['refuse', { orderSn: null }, true],
  ['cancel', {}, false],
  ['approve', {}, true],
  ['approve', { orderSn: null }, false],
  ['ask', { rounds: [{}, {}] }, true],
  ['ask', { rounds: [{}, {}, {}] }, false],
  ['handInTest', {}, true],
  ['handInTest', { test: { state: 'HANDED_IN' } }, false],
  ['handInTest', { test: { state: 'REFUSED' } }, true],
  ['acceptTest', { test: { state: 'HANDED_IN' } }, true],
  ['acceptTest', {}, false],
  ['refuseTest', { test: { state: 'REFUSED' } }, false],
  ['planVisit', {}, true],
  ['planVisit', { visits: [{ state: 'PROPOSED' }] }, false],
  ['planVisit', { visits: [{ state: 'AGREED' }] }, false],
  ['planVisit', { visits: [{ state: 'DECLINED' }] }, true],
  ['agreeVisit', { visits: [{ state: 'PROPOSED' }] }, true],
  ['declineVisit', { visits: [{ state: 'AGREED' }] }, false],
  ['inspect', { visits: [{ state: 'AGREED' }] }, true],
  ['inspect', { visits: [{ state: 'DONE' }] }, false],
  ['noAccess', {}, false],
  ['answer', { findings: [{ state: 'OPEN' }] }, true],
  ['answer', { findings: [{ state: 'ANSWERED' }] }, false],
  ['judge', { findings: [{ state: 'OPEN' }, { state: 'ANSWERED' }] }, true],
  ['judge', { findings: [{ state: 'CLOSED' }] }, false],
  ['appeal', { dueAt: later }, true],
  ['appeal', { dueAt: now }, false],
  ['appeal', { dueAt: later, isAppealed: true }, false],
  ['appeal', { dueAt: later, settledAt: now }, false],
  ['appeal', {}, false],
  ['settle', {}, true],
  ['settle', { settledAt: now }, false],
  ['grant', {}, true],
])('%s with %o: %s', (action, of, is) => expect(isOpenTo(action, { ...base, ...of }, now)).toBe(is));
