// Days of a list are China's, at both ends of the day and in whatever time zone the reader is.
import { afterAll, expect, it } from 'vitest';
import { dayName } from './day-name.ts';

const zone = process.env.TZ;
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
const say = { today: 'Today', yesterday: 'Yesterday' };
const now = new Date('2026-11-25T17:30:00Z'); // half past one in the night of the 26th in China

it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Auckland'])('seen from %s', (tz) => {
  process.env.TZ = tz;
  const nameOf = (at: string) => dayName(new Date(at), now, 'en', say);
  expect(nameOf('2026-11-25T16:00:00Z')).toBe('Today');
  expect(nameOf('2026-11-25T15:59:59Z')).toBe('Yesterday');
  expect(nameOf('2026-11-24T16:00:00Z')).toBe('Yesterday');
  expect(nameOf('2026-11-24T15:59:59Z')).toBe('24 Nov 2026');
  expect(dayName(new Date('2026-11-20T20:00:00Z'), now, 'zh', say)).toBe('2026年11月21日');
});
