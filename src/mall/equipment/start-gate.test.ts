// Equipment that may start, and every reason why it may not.
import { expect, it } from 'vitest';
import { EQUIPMENT_STATES } from './equipment-process.ts';
import { type Gate, nextCheckOf, stateByDue, whyNotToday } from './start-gate.ts';

const gate = (wish: Partial<Gate> = {}): Gate => ({
  ...{ state: 'IN_USE', dueDate: '2026-12-01', checkEveryDays: null, checkedOn: null },
  ...wish,
});
const why = (wish: Partial<Gate>, until = '2026-11-27') =>
  whyNotToday(gate(wish), '2026-11-27', until)?.en ?? '';

it.each<[string, Partial<Gate>, string, string]>([
  ['in time', {}, '2026-11-27', ''],
  ['on its last day', { dueDate: '2026-11-27' }, '2026-11-27', ''],
  ['until its last day', {}, '2026-12-01', ''],
  ['beyond it', {}, '2026-12-02', 'Its calibration ends on 2026-12-01, before the work does on 2026-12-02'],
  ['a day too late', { dueDate: '2026-11-26' }, '2026-11-27', 'Its calibration ended on 2026-11-26'],
  ['never calibrated', { dueDate: null }, '2026-11-27', 'Never calibrated'],
  ['checked today', { checkEveryDays: 1, checkedOn: '2026-11-27' }, '2026-11-27', ''],
  [
    'checked yesterday, daily',
    { checkEveryDays: 1, checkedOn: '2026-11-26' },
    '2026-11-27',
    'To be checked first',
  ],
  ['checked yesterday, weekly', { checkEveryDays: 7, checkedOn: '2026-11-26' }, '2026-11-27', ''],
  ['never checked', { checkEveryDays: 7 }, '2026-11-27', 'To be checked first'],
])('%s', (_, wish, until, said) => expect(why(wish, until)).toBe(said));

it('in no state but in use it starts', () => {
  const may = EQUIPMENT_STATES.filter((state) => why({ state }) === '');
  expect(may).toEqual(['IN_USE']);
  expect(why({ state: 'FAULTY' })).toBe('Faulty');
  expect(why({ state: 'OVERDUE', dueDate: '2026-11-20' })).toBe('Its calibration ended on 2026-11-20');
});

it('its state follows its due day, its next check the last one', () => {
  expect([null, '2026-11-26', '2026-11-27'].map((due) => stateByDue(due, '2026-11-27'))).toEqual([
    ...['OVERDUE', 'OVERDUE', 'IN_USE'],
  ]);
  const checks = [{}, { checkEveryDays: 7 }, { checkEveryDays: 7, checkedOn: '2026-11-25' }];
  expect(checks.map((wish) => nextCheckOf(gate(wish), '2026-11-27'))).toEqual([
    null,
    '2026-11-27',
    '2026-12-02',
  ]);
});
