// The lives of accounts and applications, whole.
import { expect, it } from 'vitest';
import { ACCOUNT_STATES, APPLICATION_STATES, applicationStatus } from './account-status.ts';
import { accountProcess, applicationProcess } from './credit-process.ts';

const offers = (process: Record<string, { from: readonly string[]; by: readonly string[] }>, state: string) =>
  Object.entries(process)
    .filter(([, { from }]) => from.includes(state))
    .map(([action, { by }]) => `${by.join('/')}: ${action}`)
    .join(', ');

it('an account is frozen and thawed by hand or by itself, and closed for good', () => {
  expect(Object.fromEntries(ACCOUNT_STATES.map((state) => [state, offers(accountProcess, state)]))).toEqual({
    ACTIVE: 'buyer: agree, creditor: setLimit, system: lowerLimit, creditor/system: freeze, creditor: close',
    FROZEN: 'buyer: agree, creditor: setLimit, system: lowerLimit, creditor/system: thaw, creditor: close',
    CLOSED: '',
  });
});

it('an application is decided by the creditor and agreed to by the buyer', () => {
  const table = Object.fromEntries(
    APPLICATION_STATES.map((state) => [state, offers(applicationProcess, state)]),
  );
  expect(table).toEqual({
    PENDING_APPROVAL: 'approver: approve, approver: return, buyer: withdraw',
    PENDING_REVIEW: 'creditor: offer, creditor: sendBack, creditor: refuse, buyer: withdraw',
    REVIEW_REJECTED: 'buyer: resubmit, buyer: withdraw',
    OFFERED: 'buyer: accept, buyer: decline, system: offerTimeout',
    COMPLETED: '',
    REJECTED: '',
    CANCELLED: '',
  });
  for (const state of APPLICATION_STATES) expect(table[state] !== '').toBe(applicationStatus[state].isOpen);
});
