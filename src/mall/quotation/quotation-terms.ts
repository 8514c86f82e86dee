// The terms of quotations (domain 3.6.2, 3.11).
import { days } from '#kit/time/duration.ts';

/** A side may make so many versions after the first offer. */
export const ROUNDS_PER_SIDE = 5;
/** Working days that the other side has for its turn. */
export const TURN_WORKING_DAYS = 3;
/** An offer must stay good at least so long after the inquiry's deadline. */
export const VALID_AFTER_DEADLINE = days(3);
/** An expired offer may be renewed so long (Q17). */
export const RENEWAL_TIME = days(30);
/** Chosen: the longest that an offer can bind. */
export const VALID_LONGEST = days(365);

export const DECLINE_REASONS = [
  'notOurs',
  'noStock',
  'tooSmall',
  'tooShort',
  'price',
  'terms',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Fen: what one store has won becomes a contract from here on (domain I11, 3.11). */
export const CONTRACT_FROM = 5_000_000;
/** What capital costs in a year, of a thousand, unless the purchaser says otherwise. chosen: about what a working-capital loan costs. */
export const USUAL_ANNUAL_PER_MILLE = 60;
/** Steps of a line's ladder of prices. */
export const MOST_BREAKS = 10;
