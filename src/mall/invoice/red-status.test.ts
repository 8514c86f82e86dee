// The life of a red letter, whole.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { RED_REASONS, RED_STATES, redProcess, redStatus } from './red-status.ts';

it('is confirmed or refused by the other side alone, revoked by who asked, and issued by the seller', () => {
  const by = (actor: string) =>
    RED_STATES.flatMap((state) =>
      allowedActions(redProcess, state, actor).map((action) => `${state} ${action}`),
    );
  expect(by('other')).toEqual(['RED_REQUESTED confirm', 'RED_REQUESTED refuse']);
  expect(by('asker')).toEqual(['RED_REQUESTED revoke', 'CONFIRMED revoke']);
  expect(by('store')).toEqual(['CONFIRMED issue']);
  expect(by('system')).toEqual(['RED_REQUESTED lapse', 'CONFIRMED issue']);
  expect(RED_STATES.filter((state) => redStatus[state].isOpen)).toEqual(['RED_REQUESTED', 'CONFIRMED']);
  expect(RED_REASONS).toEqual(['01', '02', '03', '04']);
});
