// The life of a version of a data sheet as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { SHEET_STATES, sheetProcess } from './sheet-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(sheetProcess, SHEET_STATES, ['author', 'publisher', 'system'])).toMatchInlineSnapshot(`
    {
      "DRAFT": "author: change, author: submit → REVIEW, author: drop → RETIRED",
      "PUBLISHED": "publisher: retire → RETIRED, system: replace → RETIRED",
      "RETIRED": "",
      "REVIEW": "author: withdraw → DRAFT, publisher: sendBack → DRAFT, publisher: publish → PUBLISHED",
      "new": "author: begin → DRAFT",
    }
  `);
});
