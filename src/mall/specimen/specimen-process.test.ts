// The life of a specimen as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { SPECIMEN_STATES, specimenProcess } from './specimen-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(specimenProcess, SPECIMEN_STATES, ['customer', 'lab', 'order'])).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "IN_TRANSIT": "lab: receive → RECEIVED, order: cancel → CANCELLED",
      "LABELLED": "customer: send → IN_TRANSIT, lab: receive → RECEIVED, order: cancel → CANCELLED",
      "RECEIVED": "",
      "new": "lab: number → LABELLED, customer: number → LABELLED",
    }
  `);
});
