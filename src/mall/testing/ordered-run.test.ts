// Runs are ordered in hours, days or cycles; everything else is none.
import { expect, it } from 'vitest';
import { orderedRun } from './ordered-run.ts';

it.each([
  ['小时', 48, '48 h', 48],
  ['天', 2, '2 d', 48],
  ['循环', 10, '10 循环 (cycles)', null],
  ['只', 3, '', null],
])('%s', (unit, units, text, hours) => expect(orderedRun({ unit, units })).toEqual({ text, hours }));
