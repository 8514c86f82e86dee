// The life of an objection as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { OBJECTION_STATES, objectionProcess } from './objection-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(objectionProcess, OBJECTION_STATES, ['customer', 'quality'])).toMatchInlineSnapshot(`
    {
      "EXAMINING": "customer: withdraw → WITHDRAWN, quality: retest → RETESTING, quality: uphold → UPHELD, quality: dismiss → NOT_UPHELD",
      "NOT_UPHELD": "",
      "RETESTING": "quality: uphold → UPHELD, quality: dismiss → NOT_UPHELD",
      "SUBMITTED": "customer: withdraw → WITHDRAWN, quality: examine → EXAMINING",
      "UPHELD": "",
      "WITHDRAWN": "",
      "new": "customer: submit → SUBMITTED, quality: submit → SUBMITTED",
    }
  `);
});
