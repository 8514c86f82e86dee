// The life of a specimen as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { SPECIMEN_STATES, specimenProcess } from './specimen-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(specimenProcess, SPECIMEN_STATES, ['customer', 'lab', 'order'])).toMatchInlineSnapshot(`
    {
      "ABNORMAL": "customer: testAnyway → RECEIVED, customer: sendMore → RETURNING, customer: giveUp → RETURNING, lab: move, lab: leaveThere → RETURNED",
      "CANCELLED": "",
      "DESTROYED": "",
      "DONE": "lab: take → IN_TEST, lab: move, lab: keep → RETAINED, lab: returnIt → RETURNING, lab: leaveThere → RETURNED",
      "IN_TEST": "lab: findAbnormal → ABNORMAL, lab: handOver, lab: giveBack → DONE, lab: move, lab: leaveThere → RETURNED, lab: useUp → DESTROYED",
      "IN_TRANSIT": "lab: receive → RECEIVED, lab: findAbnormal → ABNORMAL, order: cancel → CANCELLED",
      "LABELLED": "customer: send → IN_TRANSIT, lab: receive → RECEIVED, lab: findAbnormal → ABNORMAL, order: cancel → CANCELLED",
      "RECEIVED": "lab: findAbnormal → ABNORMAL, lab: take → IN_TEST, lab: move, lab: keep → RETAINED, lab: returnIt → RETURNING, lab: leaveThere → RETURNED",
      "RETAINED": "lab: move, lab: returnIt → RETURNING, lab: proposeDestroy, lab: destroy → DESTROYED",
      "RETURNED": "",
      "RETURNING": "customer: gotBack → RETURNED, lab: move, lab: returnIt",
      "new": "lab: number → LABELLED, customer: number → LABELLED",
    }
  `);
});
