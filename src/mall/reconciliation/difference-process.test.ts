// The life of a difference, state by state.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { differenceProcess } from './difference-process.ts';
import { DIFFERENCE_STATES } from './difference-status.ts';

it('what finance and the mall itself may do in each state', () => {
  const may = DIFFERENCE_STATES.map((state) => [
    state,
    (['finance', 'system'] as const).map((by) => allowedActions(differenceProcess, state, by).join(' ')),
  ]);
  expect(Object.fromEntries(may)).toEqual({
    OPEN: ['propose', 'clear'],
    PROPOSED: ['decline correct', 'clear'],
    SETTLED: ['', ''],
  });
});
