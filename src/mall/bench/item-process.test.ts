// The life of an item as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { ITEM_STATES } from '#mall/testing/derive-state.ts';
import { itemProcess } from './item-process.ts';

it('allows exactly this', () => {
  expect(
    lifeTable(itemProcess, ITEM_STATES, ['planner', 'engineer', 'reviewer', 'system']),
  ).toMatchInlineSnapshot(`
    {
      "BLOCKED": "system: free → WAITING, system: cancel → CANCELLED",
      "CANCELLED": "",
      "DONE": "reviewer: reopen → RUNNING, reviewer: retest → SCHEDULED, system: report → REPORTED, system: cancel → CANCELLED",
      "REPORTED": "reviewer: retest → SCHEDULED, reviewer: annul → CANCELLED",
      "RUNNING": "planner: suspend → SUSPENDED, engineer: keep, engineer: suspend → SUSPENDED, engineer: finish → DONE, system: block → BLOCKED, system: suspend → SUSPENDED, system: cancel → CANCELLED",
      "SCHEDULED": "planner: replan, planner: unplan → WAITING, planner: suspend → SUSPENDED, engineer: start → RUNNING, engineer: suspend → SUSPENDED, system: block → BLOCKED, system: suspend → SUSPENDED, system: cancel → CANCELLED",
      "SUSPENDED": "planner: resume → WAITING|SCHEDULED|RUNNING, engineer: resume → WAITING|SCHEDULED|RUNNING, system: resume → WAITING|SCHEDULED|RUNNING, system: cancel → CANCELLED",
      "WAITING": "planner: plan → SCHEDULED, planner: suspend → SUSPENDED, engineer: suspend → SUSPENDED, system: block → BLOCKED, system: suspend → SUSPENDED, system: cancel → CANCELLED",
      "new": "system: make → WAITING",
    }
  `);
});
