// A batch goes to the bank once it was looked over, and never comes back from there.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { payoutProcess } from './payout-process.ts';

it('is taken to the bank after it was looked over, and not cancelled after that', () => {
  expect(allowedActions(payoutProcess, 'MADE', 'platform')).toEqual(['check', 'cancel']);
  expect(allowedActions(payoutProcess, 'CHECKED', 'platform')).toEqual(['take', 'cancel']);
  expect(allowedActions(payoutProcess, 'SENT', 'platform')).toEqual(['take', 'answer']);
  expect(allowedActions(payoutProcess, 'DONE', 'platform')).toEqual([]);
  expect(allowedActions(payoutProcess, 'CANCELLED', 'platform')).toEqual([]);
});
