// The life of a bank line, state by state.
import { expect, it } from 'vitest';
import { allowedActions } from '#kit/process/process.ts';
import { bankProcess } from './bank-process.ts';
import { BANK_LINE_STATES } from './bank-status.ts';

it('what finance may do in each state', () => {
  const may = BANK_LINE_STATES.map((state) => [
    state,
    allowedActions(bankProcess, state, 'finance').join(' '),
  ]);
  expect(Object.fromEntries(may)).toEqual({
    OPEN: 'book setAside match',
    UNIDENTIFIED: 'book sendBack',
    SENDING_BACK: 'wentBack',
    BOOKED: '',
    SENT_BACK: '',
    MATCHED: '',
  });
});
