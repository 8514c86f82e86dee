// The lives of a credit account and of an application for one (domain 3.7.1, 3.7.3).
import { process } from '#kit/process/process.ts';
import type { AccountState, ApplicationState } from './account-status.ts';

export type CreditActor = 'buyer' | 'creditor' | 'approver' | 'system';

export const accountProcess = process<AccountState, CreditActor>()({
  open: { from: [], to: 'ACTIVE', by: ['buyer'] },
  /** Other figures, offered by the creditor and agreed to by the buyer. */
  agree: { from: ['ACTIVE', 'FROZEN'], to: 'same', by: ['buyer'] },
  /** Raised at once, lowered after notice. */
  setLimit: { from: ['ACTIVE', 'FROZEN'], to: 'same', by: ['creditor'] },
  lowerLimit: { from: ['ACTIVE', 'FROZEN'], to: 'same', by: ['system'] },
  /** `system`: a statement is overdue beyond the days of grace. */
  freeze: { from: ['ACTIVE'], to: 'FROZEN', by: ['creditor', 'system'] },
  /** `system`: nothing is overdue any more, where nobody has frozen it by hand. */
  thaw: { from: ['FROZEN'], to: 'ACTIVE', by: ['creditor', 'system'] },
  close: { from: ['ACTIVE', 'FROZEN'], to: 'CLOSED', by: ['creditor'] },
});
export type AccountAction = keyof typeof accountProcess;

export const applicationProcess = process<ApplicationState, CreditActor>()({
  /** Where a rule of the buyer's wants it, his own people decide first. */
  apply: { from: [], to: ['PENDING_APPROVAL', 'PENDING_REVIEW'], by: ['buyer'] },
  approve: { from: ['PENDING_APPROVAL'], to: 'PENDING_REVIEW', by: ['approver'] },
  return: { from: ['PENDING_APPROVAL'], to: 'REVIEW_REJECTED', by: ['approver'] },
  /** The creditor wants other figures of an account. */
  propose: { from: [], to: 'OFFERED', by: ['creditor'] },
  /** A new version of the agreement is to be accepted; the figures stay. */
  renew: { from: [], to: 'OFFERED', by: ['buyer'] },
  offer: { from: ['PENDING_REVIEW'], to: 'OFFERED', by: ['creditor'] },
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['creditor'] },
  refuse: { from: ['PENDING_REVIEW'], to: 'REJECTED', by: ['creditor'] },
  resubmit: { from: ['REVIEW_REJECTED'], to: ['PENDING_APPROVAL', 'PENDING_REVIEW'], by: ['buyer'] },
  /** The terms are accepted with a second factor. */
  accept: { from: ['OFFERED'], to: 'COMPLETED', by: ['buyer'] },
  decline: { from: ['OFFERED'], to: 'CANCELLED', by: ['buyer'] },
  offerTimeout: { from: ['OFFERED'], to: 'CANCELLED', by: ['system'] },
  withdraw: {
    from: ['PENDING_APPROVAL', 'PENDING_REVIEW', 'REVIEW_REJECTED'],
    to: 'CANCELLED',
    by: ['buyer'],
  },
});
export type ApplicationAction = keyof typeof applicationProcess;
