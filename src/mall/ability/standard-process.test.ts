// The life of a standard's edition as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { STANDARD_STATES, standardProcess } from './standard-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(standardProcess, STANDARD_STATES, ['lead', 'system'])).toMatchInlineSnapshot(`
    {
      "DRAFT": "lead: change, lead: enforce → IN_FORCE, lead: withdraw → WITHDRAWN",
      "IN_FORCE": "lead: withdraw → WITHDRAWN, system: supersede → SUPERSEDED",
      "SUPERSEDED": "",
      "WITHDRAWN": "",
      "new": "lead: begin → DRAFT",
    }
  `);
});
