// Days as they stand in files of banks, ERPs and people.
import { expect, it } from 'vitest';
import { readDay } from './written-day.ts';

it.each([
  ['2026-11-26 10:11:12', '2026-11-26'],
  ['2026/1/6', '2026-01-06'],
  ['2026.1.6', '2026-01-06'],
  ['20261126', '2026-11-26'],
  ['2026年11月26日', '2026-11-26'],
  ['２０２６-１１-２６', '2026-11-26'],
  ['2026-02-30', undefined],
  ['26.11.2026', undefined],
  ['', undefined],
])('%s', (written, day) => expect(readDay(written)).toBe(day));
