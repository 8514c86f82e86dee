// The life of a header, whole.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { HEADER_STATES, headerProcess } from './header-status.ts';

it('is checked by the platform alone, and changed by its owner at any time', () => {
  const by = (actor: string) =>
    Object.fromEntries(
      HEADER_STATES.map((state) => [state, allowedActions(headerProcess, state, actor).join(' ')]),
    );
  expect(by('platform')).toEqual({
    UNVERIFIED: '',
    PENDING_REVIEW: 'verify reject',
    VERIFIED: '',
    REVIEW_REJECTED: '',
    REMOVED: '',
  });
  expect(by('buyer')).toEqual({
    UNVERIFIED: 'change remove',
    PENDING_REVIEW: 'change remove',
    VERIFIED: 'change remove',
    REVIEW_REJECTED: 'change remove',
    REMOVED: '',
  });
});
