// The life of an instrument as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { INSTRUMENT_STATES, instrumentProcess } from './instrument-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(instrumentProcess, INSTRUMENT_STATES, ['owner', 'system'])).toMatchInlineSnapshot(`
    {
      "DUE_SOON": "owner: change → VALID|DUE_SOON|OVERDUE|STOPPED, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: fallOverdue → OVERDUE",
      "OVERDUE": "owner: change → VALID|DUE_SOON|OVERDUE|STOPPED, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED",
      "SCRAPPED": "",
      "STOPPED": "owner: change → VALID|DUE_SOON|OVERDUE|STOPPED, owner: restart → VALID|DUE_SOON|OVERDUE, owner: scrap → SCRAPPED",
      "VALID": "owner: change → VALID|DUE_SOON|OVERDUE|STOPPED, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: comeDue → DUE_SOON, system: fallOverdue → OVERDUE",
      "new": "owner: enter → VALID|DUE_SOON|OVERDUE",
    }
  `);
});
