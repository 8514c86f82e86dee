// The life of a statement, whole.
import { expect, it } from 'vitest';
import { statementProcess } from './statement-process.ts';
import { STATEMENT_STATES } from './statement-status.ts';

const offers = (process: Record<string, { from: readonly string[]; by: readonly string[] }>, state: string) =>
  Object.entries(process)
    .filter(([, { from }]) => from.includes(state))
    .map(([action, { by }]) => `${by.join('/')}: ${action}`)
    .join(', ');

it('a statement is cut, reconciled, paid', () => {
  expect(
    Object.fromEntries(STATEMENT_STATES.map((state) => [state, offers(statementProcess, state)])),
  ).toEqual({
    PENDING_SETTLEMENT:
      'system: cut, buyer: confirm, system: confirmSilently, buyer: dispute, buyer/creditor/system: settleDispute, system: memo',
    PENDING_REVIEW:
      'buyer/creditor/system: settleDispute, system: pay, system: voucherBack, system: memo, creditor: waive',
    PENDING_PAYMENT:
      'buyer: dispute, buyer/creditor/system: settleDispute, system: pay, system: handInVoucher, system: fallDue, system: memo, creditor: reopen, creditor: writeOff, creditor: waive',
    SETTLED: 'buyer/creditor/system: settleDispute',
    OVERDUE:
      'buyer: dispute, buyer/creditor/system: settleDispute, system: pay, system: handInVoucher, system: memo, creditor: reopen, creditor: writeOff, creditor: waive',
  });
});
