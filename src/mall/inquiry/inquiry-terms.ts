// The terms of inquiries: limits and times (domain 3.11).
import { days, hours } from '#kit/time/duration.ts';

export const DEADLINE_EARLIEST = hours(4);
export const DEADLINE_LATEST = days(60);
/** What must be left for suppliers after an amendment, or the deadline moves (I6). */
export const LEFT_AFTER_AMENDMENT = hours(24);
/** After the close, until nothing more is awarded (I14). */
export const EVALUATION_TIME = days(30);
export const OPEN_INQUIRIES = 50;
export const MOST_LINES = 500;
export const MOST_SUPPLIERS = 50;
/** Chosen: an author's draft that was sent back waits as long as an order does (domain 3.4.2). */
export const CORRECT_TIME = days(7);
/** Chosen: of an inquiry or a question. */
export const MOST_FILES = 10;
/** Chosen: of a line. */
export const MOST_PIECES = 10_000_000_000;
/** Chosen: questions of one store in one inquiry. */
export const MOST_QUESTIONS = 100;
/** Chosen: rows of a file that are read: as many lines as there may be, and what stands above them. */
export const MOST_SHEET_ROWS = MOST_LINES + 30;
