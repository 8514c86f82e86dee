// The terms of orders: how long each side has (domain 3.4.2, 3.11).
import type { Cents } from '#kit/money/money.ts';
import { days, hours } from '#kit/time/duration.ts';

/** From the opening of the bill. */
export const PAY_TIME = hours(24);
/** chosen: domain 3.11 gives 72 h for transfers; that long the bill stays open again after a voucher was sent back. */
export const TRANSFER_TIME = hours(72);
/** chosen: what was agreed is mostly paid by transfer, and approved before; a stage's own days count where they are more. */
export const AGREED_PAY_TIME = TRANSFER_TIME;
/** For the store to accept, and for the buyer to correct what was sent back. */
export const REVIEW_TIME = days(7);
/** After the last parcel. */
export const RECEIVE_TIME = days(10);
/** The same of what a laboratory's reports deliver (domain-lab T18). */
export const ACCEPT_TIME = days(15);
/** What one extension adds; once for each side. */
export const EXTENSION_DAYS = 15;
/** After receipt. */
export const EVALUATION_TIME = days(30);
/** chosen: how long before its end the term of a stage is recalled, */
export const STAGE_REMINDER = days(3);
/** how often after its end, */
export const OVERDUE_EVERY = days(7);
/** and how long. */
export const OVERDUE_FOR = days(28);

/** After payment a paid order is cancelled without anybody's yes; set with the rules of after-sale. */
export const CANCEL_FREE = { cancelMinutes: { usual: 30, least: 0, most: 1_440 } } as const;

/** More money that the store asks for while an agreed order runs; in fen, to be paid so many days after the buyer's yes. */
export interface Charge {
  amount: Cents;
  reason: string;
  dueDays: number;
}
