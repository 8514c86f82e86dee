// The life of a commission as a table, and whose turn a review is.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { isInTurn, SERVICE_STATES, serviceProcess } from './service-process.ts';

it('allows exactly this', () => {
  expect(
    lifeTable(serviceProcess, SERVICE_STATES, ['customer', 'lab', 'order', 'system']),
  ).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "COMPLETED": "",
      "DRAFT": "customer: keep, customer: submit → PENDING_REVIEW, customer: cancel → CANCELLED, system: idle → CANCELLED",
      "PENDING_DELIVERY": "customer: send → PENDING_RECEIPT, lab: receive → SAMPLE_RECEIVED, order: deliver → REPORT_ISSUED, order: lapse → CANCELLED",
      "PENDING_PAYMENT": "order: pay → PENDING_DELIVERY, order: lapse → CANCELLED",
      "PENDING_RECEIPT": "lab: receive → SAMPLE_RECEIVED, order: deliver → REPORT_ISSUED, order: lapse → CANCELLED",
      "PENDING_REVIEW": "customer: askAgain, customer: confirm → PENDING_REVIEW|PENDING_PAYMENT|PENDING_DELIVERY, customer: cancel → CANCELLED, lab: propose, lab: accept → PENDING_REVIEW|PENDING_PAYMENT|PENDING_DELIVERY, lab: sendBack → REVIEW_REJECTED, lab: refuse → REJECTED, order: approve → PENDING_PAYMENT|PENDING_DELIVERY, order: lapse → CANCELLED, system: silence → REVIEW_REJECTED",
      "REJECTED": "",
      "REPORT_ISSUED": "order: complete → COMPLETED",
      "REVIEW_REJECTED": "customer: keep, customer: submit → PENDING_REVIEW, customer: cancel → CANCELLED, system: idle → CANCELLED",
      "SAMPLE_RECEIVED": "order: deliver → REPORT_ISSUED",
      "new": "customer: open → DRAFT",
    }
  `);
});

it.each([
  ['accept', 'LAB', true],
  ['accept', 'CUSTOMER', false],
  ['confirm', 'CUSTOMER', true],
  ['confirm', 'LAB', false],
  ['cancel', 'APPROVAL', false],
  ['approve', 'APPROVAL', true],
  ['lapse', 'APPROVAL', true],
] as const)('%s while it is the turn of %s: %s', (action, turn, is) =>
  expect(isInTurn(action, { state: 'PENDING_REVIEW', turn })).toBe(is),
);
