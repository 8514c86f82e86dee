// The life of a complaint, whole.
import { expect, it } from 'vitest';
import { complaintProcess } from './complaint-process.ts';
import { COMPLAINT_STATES, complaintStatus } from './complaint-status.ts';

it('offers each side what the state allows', () => {
  const table = Object.fromEntries(
    COMPLAINT_STATES.map((state) => [
      state,
      Object.entries(complaintProcess)
        .filter(([, { from }]) => (from as readonly string[]).includes(state))
        .map(([action, { by }]) => `${by.join('/')}: ${action}`)
        .join(', '),
    ]),
  );
  expect(table).toEqual({
    NEW: 'platform/system: accept, platform: dismiss, buyer: withdraw',
    TO_APPEAL: 'store: answer, system: answerTimeout, buyer: settle, buyer: withdraw',
    IN_DIALOGUE:
      'buyer/store: say, buyer: settle, buyer/store: escalate, system: dialogueTimeout, buyer: withdraw',
    IN_ARBITRATION: 'buyer/store: say, platform: decideForBuyer, platform: decideForStore, buyer: withdraw',
    BUYER_WINS: '',
    STORE_WINS: '',
    SETTLED: '',
    WITHDRAWN: '',
  });
  for (const state of COMPLAINT_STATES) expect(table[state] !== '').toBe(complaintStatus[state].isOpen);
});
