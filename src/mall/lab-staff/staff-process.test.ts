// The life of somebody on the staff as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { STAFF_STATES, staffProcess } from './staff-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(staffProcess, STAFF_STATES, ['head', 'quality'])).toMatchInlineSnapshot(`
    {
      "ACTIVE": "head: change, head: train, head: leave → LEFT, quality: giveScope, quality: endScope",
      "LEFT": "",
      "new": "head: add → ACTIVE",
    }
  `);
});
