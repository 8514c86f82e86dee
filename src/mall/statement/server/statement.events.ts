// What statements tell other rooms.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';

/** What was paid of statements has come to an order on them, in fen; below nothing where it is off a later one again. */
export const orderPaidByStatement = event<{ orderSn: string; amount: Cents }>('orderPaidByStatement');

/** A dispute was agreed to: so much of an order need not be paid, in fen, although nothing has come back. */
export interface DisputeAgreed {
  orderSn: string;
  amount: Cents;
}

export const disputeAgreed = event<DisputeAgreed>('disputeAgreed');

/** A statement is reconciled: what stands on it may be invoiced. */
export interface StatementReconciled {
  orderSns: readonly string[];
}

export const statementReconciled = event<StatementReconciled>('statementReconciled');
