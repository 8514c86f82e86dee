// The life of a version of a capability as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { CAPABILITY_STATES, capabilityProcess } from './capability-process.ts';

it('allows exactly this', () => {
  const actors = ['author', 'publisher', 'system'] as const;
  expect(lifeTable(capabilityProcess, CAPABILITY_STATES, actors)).toMatchInlineSnapshot(`
    {
      "DRAFT": "author: change, author: submit → REVIEW, author: drop → RETIRED",
      "PUBLISHED": "publisher: suspend → SUSPENDED, publisher: retire → RETIRED, publisher: addMark, publisher: endMark, system: replace → RETIRED",
      "RETIRED": "",
      "REVIEW": "author: withdraw → DRAFT, publisher: sendBack → DRAFT, publisher: publish → PUBLISHED",
      "SUSPENDED": "publisher: resume → PUBLISHED, publisher: retire → RETIRED, publisher: addMark, publisher: endMark, system: replace → RETIRED",
      "new": "author: begin → DRAFT, system: adopt → PUBLISHED",
    }
  `);
});
