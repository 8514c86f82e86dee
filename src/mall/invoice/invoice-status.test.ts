// The life of an application, whole.
import { expect, it } from 'vitest';
import { INVOICE_STATES, invoiceProcess, invoiceStatus } from './invoice-status.ts';

it('offers each side what the state allows', () => {
  const table = Object.fromEntries(
    INVOICE_STATES.map((state) => [
      state,
      Object.entries(invoiceProcess)
        .filter(([, { from }]) => (from as readonly string[]).includes(state))
        .map(([action, { by }]) => `${by.join('/')}: ${action}`)
        .join(', '),
    ]),
  );
  const red = 'buyer: markUsed, buyer/store/system: askRed';
  expect(table).toEqual({
    PENDING_REVIEW:
      'approver: approve, approver: return, store: accept, store: sendBack, buyer/system: withdraw',
    REVIEW_REJECTED: 'buyer: resubmit, buyer/system: withdraw',
    PENDING_ISSUE: 'store: sendBack, buyer/system: withdraw, store/system: issue, system: fail, store: retry',
    ISSUED: `system: deliver, system: toSend, ${red}`,
    PENDING_DELIVERY: `store: send, ${red}`,
    PENDING_RECEIPT: `buyer: sign, system: autoSign, ${red}`,
    COMPLETED: red,
    RED_PENDING: 'system: fail, store: retry, store/system: redIssued, buyer/store/system: redOver',
    RED_ISSUED: '',
    CANCELLED: '',
  });
});

it('has the codes of the domain', () => {
  expect(INVOICE_STATES.map((state) => invoiceStatus[state].code)).toEqual([
    5, 6, 10, 15, 20, 30, 40, 50, 55, 0,
  ]);
});
