// The life of a payout batch (domain-money §9): made by one of finance, looked over by another, taken out as the bank's file, answered row by row.
import { process } from '#kit/process/process.ts';
import type { PayoutState } from './payout-status.ts';

export const payoutProcess = process<PayoutState, 'platform'>()({
  make: { from: [], to: ['MADE'], by: ['platform'] },
  check: { from: ['MADE'], to: ['CHECKED'], by: ['platform'] },
  /** The file may be taken again, and is the same; what has been taken once is not cancelled any more. */
  take: { from: ['CHECKED', 'SENT'], to: ['SENT'], by: ['platform'] },
  /** A row is paid or has failed; with the last one the batch is done. */
  answer: { from: ['SENT'], to: ['SENT', 'DONE'], by: ['platform'] },
  cancel: { from: ['MADE', 'CHECKED'], to: ['CANCELLED'], by: ['platform'] },
});

export type PayoutAction = keyof typeof payoutProcess;
