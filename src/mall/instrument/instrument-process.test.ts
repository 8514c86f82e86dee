// The life of an instrument as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { INSTRUMENT_STATES, instrumentProcess } from './instrument-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(instrumentProcess, INSTRUMENT_STATES, ['owner', 'system'])).toMatchInlineSnapshot(`
    {
      "DUE_SOON": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: sendIn → IN_SERVICE, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE, system: fallOverdue → OVERDUE",
      "IN_SERVICE": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, system: comeBack → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE",
      "OUT_OF_TOLERANCE": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: sendIn → IN_SERVICE, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE",
      "OVERDUE": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: sendIn → IN_SERVICE, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE",
      "SCRAPPED": "",
      "STOPPED": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, owner: restart → VALID|DUE_SOON|OVERDUE, owner: scrap → SCRAPPED, system: sendIn → IN_SERVICE, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE",
      "VALID": "owner: change → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE|STOPPED|IN_SERVICE, owner: record → VALID|DUE_SOON|OVERDUE, owner: stop → STOPPED, owner: scrap → SCRAPPED, system: sendIn → IN_SERVICE, system: certify → VALID|DUE_SOON|OVERDUE|OUT_OF_TOLERANCE, system: comeDue → DUE_SOON, system: fallOverdue → OVERDUE",
      "new": "owner: enter → VALID|DUE_SOON|OVERDUE",
    }
  `);
});
