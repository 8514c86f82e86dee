// The life of a statement (domain 3.7.2): its cycle, its cut, reconciling, payment.
import { process } from '#kit/process/process.ts';
import type { StatementState } from './statement-status.ts';

export type StatementActor = 'buyer' | 'creditor' | 'system';

const UNPAID = ['PENDING_PAYMENT', 'OVERDUE'] as const;

export const statementProcess = process<StatementState, StatementActor>()({
  /** S1 */
  open: { from: [], to: 'PENDING_SETTLEMENT', by: ['system'] },
  /** S3: with nothing to pay it is settled at once. */
  cut: { from: ['PENDING_SETTLEMENT'], to: ['PENDING_SETTLEMENT', 'SETTLED'], by: ['system'] },
  /** S4. `fallDue` follows at once where the due day has passed. */
  confirm: { from: ['PENDING_SETTLEMENT'], to: ['PENDING_PAYMENT', 'SETTLED'], by: ['buyer'] },
  confirmSilently: { from: ['PENDING_SETTLEMENT'], to: ['PENDING_PAYMENT', 'SETTLED'], by: ['system'] },
  /** S5 */
  dispute: { from: ['PENDING_SETTLEMENT', ...UNPAID], to: 'same', by: ['buyer'] },
  /** S5b, one dispute: answered, accepted, or moved on. */
  settleDispute: {
    from: ['PENDING_SETTLEMENT', ...UNPAID, 'SETTLED', 'PENDING_REVIEW'],
    to: 'same',
    by: ['buyer', 'creditor', 'system'],
  },
  /** S6, S8 */
  pay: {
    from: [...UNPAID, 'PENDING_REVIEW'],
    to: ['PENDING_PAYMENT', 'OVERDUE', 'PENDING_REVIEW', 'SETTLED'],
    by: ['system'],
  },
  /** S7 */
  handInVoucher: { from: UNPAID, to: 'PENDING_REVIEW', by: ['system'] },
  /** S9 */
  voucherBack: { from: ['PENDING_REVIEW'], to: UNPAID, by: ['system'] },
  /** S10 */
  fallDue: { from: ['PENDING_PAYMENT'], to: 'OVERDUE', by: ['system'] },
  /** S11 */
  memo: {
    from: ['PENDING_SETTLEMENT', ...UNPAID, 'PENDING_REVIEW'],
    to: ['PENDING_SETTLEMENT', 'PENDING_PAYMENT', 'OVERDUE', 'PENDING_REVIEW', 'SETTLED'],
    by: ['system'],
  },
  /** Nothing was paid: both look at it anew. */
  reopen: { from: UNPAID, to: 'PENDING_SETTLEMENT', by: ['creditor'] },
  /** The creditor gives up what is open. */
  writeOff: { from: UNPAID, to: [...UNPAID, 'SETTLED'], by: ['creditor'] },
  waive: {
    from: ['OVERDUE', 'PENDING_PAYMENT', 'PENDING_REVIEW'],
    to: ['PENDING_PAYMENT', 'OVERDUE', 'PENDING_REVIEW', 'SETTLED'],
    by: ['creditor'],
  },
});
export type StatementAction = keyof typeof statementProcess;
