// The life of a line of a bank statement (domain-money §2 B19, §8).
import { process } from '#kit/process/process.ts';
import type { BankLineState } from './bank-status.ts';

export type BankActor = 'finance';

export const bankProcess = process<BankLineState, BankActor>()({
  bring: { from: [], to: 'OPEN', by: ['finance'] },
  /** It pays a bill. */
  book: { from: ['OPEN', 'UNIDENTIFIED'], to: 'BOOKED', by: ['finance'] },
  /** Nobody knows what it is for. */
  setAside: { from: ['OPEN'], to: 'UNIDENTIFIED', by: ['finance'] },
  sendBack: { from: ['UNIDENTIFIED'], to: 'SENDING_BACK', by: ['finance'] },
  wentBack: { from: ['SENDING_BACK'], to: 'SENT_BACK', by: ['finance'] },
  /** It is what the books know of already or hear of with this: a refund, what goes back, a payout of a channel, the bank's fee. */
  match: { from: ['OPEN'], to: 'MATCHED', by: ['finance'] },
});

export type BankAction = keyof typeof bankProcess;
