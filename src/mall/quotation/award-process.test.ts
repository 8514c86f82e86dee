// The life of an award as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess } from '#kit/process/process.ts';
import { AWARD_STATES, awardProcess, awardStatus } from './award-process.ts';

it('allows exactly this', () => {
  expect(() => checkProcess('award', awardProcess, AWARD_STATES)).not.toThrow();
  expect(lifeTable(awardProcess, AWARD_STATES, ['purchaser', 'approver', 'system'])).toEqual({
    new: 'purchaser: make → PENDING_REVIEW',
    PENDING_REVIEW:
      'purchaser: decide → DECIDED, purchaser: withdraw → WITHDRAWN, approver: return → RETURNED, system: decide → DECIDED, system: return → RETURNED, system: withdraw → WITHDRAWN',
    DECIDED: '',
    RETURNED: '',
    WITHDRAWN: '',
  });
});

it('every state is called something', () => {
  for (const state of AWARD_STATES)
    expect([awardStatus[state].zh, awardStatus[state].en].every(Boolean)).toBe(true);
});
