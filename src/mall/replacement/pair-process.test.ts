// The life of a replacement pair as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { checkProcess } from '#kit/process/process.ts';
import { PAIR_STATES, pairProcess } from './pair-process.ts';

it('allows exactly this', () => {
  expect(() => checkProcess('pair', pairProcess, PAIR_STATES)).not.toThrow();
  expect(lifeTable(pairProcess, PAIR_STATES, ['member', 'platform', 'laboratory'])).toEqual({
    new: 'member: suggest → SUBMITTED, platform: suggest → SUBMITTED, platform: vouch → PUBLISHED, laboratory: vouch → PUBLISHED',
    SUBMITTED:
      'member: withdraw → RETIRED, platform: take → PENDING_REVIEW, laboratory: prove, laboratory: unprove',
    PENDING_REVIEW:
      'platform: publish → PUBLISHED, platform: reject → REVIEW_REJECTED, laboratory: prove, laboratory: unprove',
    PUBLISHED:
      'platform: retire → RETIRED, laboratory: prove, laboratory: unprove, laboratory: retire → RETIRED',
    REVIEW_REJECTED: '',
    RETIRED: '',
  });
});
