// A bill goes from the store over two people of the platform to the bank, and nowhere else.
import { expect, it } from 'vitest';
import { allowedActions, leadsTo } from '#kit/process/process.ts';
import { billProcess } from './bill-process.ts';

it('is only paid once two people have looked it over', () => {
  expect(allowedActions(billProcess, 'GENERATED', 'platform')).not.toContain('pay');
  expect(allowedActions(billProcess, 'STORE_CONFIRMED', 'platform')).not.toContain('pay');
  expect(leadsTo(billProcess, 'approve', 'STORE_CONFIRMED')).toEqual(['PLATFORM_REVIEWED']);
  expect(allowedActions(billProcess, 'PLATFORM_REVIEWED', 'platform')).toContain('pay');
  expect(allowedActions(billProcess, 'PAID', 'platform')).not.toContain('pay');
});

it('is disputed before it is confirmed, by its store alone', () => {
  expect(allowedActions(billProcess, 'GENERATED', 'store')).toEqual(['confirm', 'dispute', 'escalate']);
  expect(allowedActions(billProcess, 'STORE_CONFIRMED', 'store')).toEqual(['escalate']);
});
