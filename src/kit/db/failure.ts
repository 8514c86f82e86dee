// What a failure of the database means: its SQLSTATE, and whether the database cannot serve now, though nothing is wrong with what was asked.
import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';

/** `away`: it cannot be reached, or takes nobody. `busy`: it is there, and what was asked took longer than anybody may wait. */
export type Unavailability = 'away' | 'busy';

/** Of sockets and names; PostgreSQL's classes 08 (connection) and 57P (shutting down, starting); 25006: no longer the primary. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|25006)$/;
/** Limits on waiting, conflicts that did not end after several tries, and class 53: no memory, disk or connection left; the last two of the file system. */
const BUSY = /^(55P03|57014|25P0[34]|40001|40P01|53...|58030|ENOSPC|EDQUOT)$/;
/** What the driver says without a code. */
const AWAY_WORDS =
  /Connection terminated|connection timeout|connection error and is not queryable|Client was closed|Query read timeout|timeout expired/;
const BUSY_WORDS = /timeout exceeded when trying to connect/;

/** Why the database could not serve; undefined when the failure is another one. */
export function whyUnavailable(error: unknown): Unavailability | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof BrokenCircuitError) return 'away';
    if (at instanceof BulkheadRejectedError) return 'busy';
    const code = codeOf(at);
    if (AWAY.test(code) || AWAY_WORDS.test(at.message)) return 'away';
    if (BUSY.test(code) || BUSY_WORDS.test(at.message)) return 'busy';
  }
  return undefined;
}

/** The SQLSTATE of a database error, also when the query builder has wrapped it. */
export function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return '';
}
