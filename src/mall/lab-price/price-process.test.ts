// The life of a price as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { PRICE_STATES, priceProcess } from './price-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(priceProcess, PRICE_STATES, ['author', 'publisher'])).toMatchInlineSnapshot(`
    {
      "DROPPED": "",
      "IN_FORCE": "",
      "WAITING": "author: drop → DROPPED, publisher: publish → IN_FORCE, publisher: drop → DROPPED",
      "new": "author: write → IN_FORCE, author: propose → WAITING",
    }
  `);
});
