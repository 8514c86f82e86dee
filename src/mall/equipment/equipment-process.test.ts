// The life of equipment as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { EQUIPMENT_STATES, equipmentProcess } from './equipment-process.ts';

it('allows exactly this', () => {
  expect(
    lifeTable(equipmentProcess, EQUIPMENT_STATES, ['keeper', 'techLead', 'staff', 'system']),
  ).toMatchInlineSnapshot(`
    {
      "FAULTY": "keeper: change, keeper: repair → IN_CALIBRATION, keeper: seal → SEALED, keeper: scrap → SCRAPPED",
      "IN_CALIBRATION": "keeper: change, keeper: calibrate, keeper: scrap → SCRAPPED, techLead: confirm → IN_USE|OVERDUE|FAULTY, techLead: refuse, staff: fault → FAULTY",
      "IN_USE": "keeper: change, keeper: check, keeper: sendOff → IN_CALIBRATION, keeper: seal → SEALED, keeper: scrap → SCRAPPED, staff: fault → FAULTY, system: fallOverdue → OVERDUE",
      "OVERDUE": "keeper: change, keeper: sendOff → IN_CALIBRATION, keeper: seal → SEALED, keeper: scrap → SCRAPPED, staff: fault → FAULTY",
      "SCRAPPED": "",
      "SEALED": "keeper: change, keeper: unseal → IN_CALIBRATION, keeper: scrap → SCRAPPED, staff: fault → FAULTY",
      "new": "keeper: enter → IN_USE|OVERDUE",
    }
  `);
});
