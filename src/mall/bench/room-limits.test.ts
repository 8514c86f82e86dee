// A room within its limits, on them, and beyond.
import { expect, it } from 'vitest';
import { hasLimits, limitsText, whyNotRoom } from './room-limits.ts';

const LIMITS = { tempC: [15, 35], rh: [25, 75] } as const;

it.each([
  [{ tempC: 23, rh: 50 }, null],
  [{ tempC: 15, rh: 75 }, null],
  [{ tempC: 14.9, rh: 50 }, 'temperature 14.9 ℃ (15–35)'],
  [{ tempC: 23, rh: 80 }, 'humidity 80 %RH (25–75)'],
])('%j: %s', (read, why) => expect(whyNotRoom(LIMITS, read)?.en ?? null).toBe(why));

it('any room will do where nothing is asked', () => {
  expect([limitsText(LIMITS), limitsText({}), hasLimits({}), whyNotRoom({}, { tempC: 99, rh: 1 })]).toEqual([
    '15–35 ℃ · 25–75 %RH',
    '',
    false,
    null,
  ]);
});
