// The life of a visit as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { VISIT_STATES, visitProcess } from './visit-process.ts';

it('allows exactly this', () => {
  expect(
    lifeTable(visitProcess, VISIT_STATES, ['planner', 'engineer', 'customer', 'system']),
  ).toMatchInlineSnapshot(`
    {
      "AGREED": "planner: propose → PROPOSED, engineer: arrive → ON_SITE, engineer: absent → CANCELLED, customer: ask → PROPOSED, system: cancel → CANCELLED",
      "CANCELLED": "",
      "DONE": "",
      "ON_SITE": "engineer: tick, engineer: leave → DONE, system: cancel → CANCELLED",
      "PROPOSED": "planner: propose, customer: agree → AGREED, customer: ask, system: cancel → CANCELLED",
      "new": "system: open → PROPOSED",
    }
  `);
});
