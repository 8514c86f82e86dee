// F2 of domain-lab 3.2: two days of standing still move the promise by two working days; overlaps count once.
import { expect, it } from 'vitest';
import { promisedWith, stoppedDays } from './clock-stops.ts';

const calendar = { off: new Set<string>(), working: new Set<string>() };
const at = (text: string) => new Date(`${text}+08:00`);
const NOW = at('2026-12-20T12:00:00');
const F2 = { from: at('2026-12-01T09:00:00'), to: at('2026-12-03T15:00:00') };

it('F2: promised for Wednesday, stopped on Wednesday and Thursday, promised for Friday', () => {
  expect(stoppedDays([F2], NOW, calendar)).toBe(2);
  expect(promisedWith(at('2026-12-09T18:00:00'), [F2], NOW, calendar)).toEqual(at('2026-12-11T18:00:00'));
});

it.each([
  ['begun and ended on one day', [{ from: at('2026-12-01T09:00:00'), to: at('2026-12-01T17:00:00') }], 0],
  ['two that overlap', [F2, { from: at('2026-12-02T09:00:00'), to: at('2026-12-04T09:00:00') }], 3],
  ['over a weekend', [{ from: at('2026-12-04T09:00:00'), to: at('2026-12-07T09:00:00') }], 1],
  ['one that lasts', [{ from: at('2026-12-17T09:00:00'), to: null }], 1],
] as const)('%s', (_name, stops, days) => expect(stoppedDays(stops, NOW, calendar)).toBe(days));
