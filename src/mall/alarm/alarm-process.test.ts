// The life of an alarm as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { ALARM_STATES, alarmProcess } from './alarm-process.ts';

it('allows exactly this', () => {
  expect(lifeTable(alarmProcess, ALARM_STATES, ['owner', 'system'])).toEqual({
    new: 'owner: begin → ACTIVE',
    ACTIVE: 'owner: change, system: tell → TOLD, system: expire → EXPIRED',
    TOLD: 'owner: change → ACTIVE, owner: again → ACTIVE',
    EXPIRED: 'owner: change → ACTIVE, owner: again → ACTIVE',
  });
});
