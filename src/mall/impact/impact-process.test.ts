// The life of an impact as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { IMPACT_STATES, impactProcess } from './impact-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(impactProcess, IMPACT_STATES, ['system', 'quality'])).toMatchInlineSnapshot(`
    {
      "AMEND": "",
      "NO_EFFECT": "",
      "REDO": "",
      "RETEST": "",
      "UNDECIDED": "quality: noEffect → NO_EFFECT, quality: retest → RETEST, quality: amend → AMEND, quality: redo → REDO",
      "new": "system: find → UNDECIDED",
    }
  `);
});
