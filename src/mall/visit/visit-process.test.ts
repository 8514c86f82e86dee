// The life of a visit as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { VISIT_STATES, visitProcess } from './visit-process.ts';

it('allows exactly this', () => {
  expect(
    lifeTable(visitProcess, VISIT_STATES, ['planner', 'engineer', 'customer', 'system']),
  ).toMatchInlineSnapshot();
});
