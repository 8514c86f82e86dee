// The terms of contracts (domain 3.6.3, 3.11).
import { days } from '#kit/time/duration.ts';

export const CONFIRM_TIME = days(15);
export const SIGN_TIME = days(15);
/** No answer to a proposed termination (C16). */
export const TERMINATION_TIME = days(10);
/** No objection to a unilateral one (C17). */
export const OBJECTION_TIME = days(7);
/** Before a framework ends, its renewal is drafted (C19). */
export const RENEWAL_NOTICE = days(30);
/** Fen: awards from here on become a contract unless both want otherwise. */
export const CONTRACT_THRESHOLD = 5_000_000;
