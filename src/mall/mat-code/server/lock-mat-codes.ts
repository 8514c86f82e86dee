// One writer of an enterprise's list at a time where many codes are read, judged and written together.
import type { Work } from '#kit/db/work.ts';

const LIST = 7_303_021; // chosen: any number that no other lock has

/** Waits until nobody else imports into, undoes or teaches the list of this enterprise; lasts as long as the work. */
export async function lockMatCodes(work: Work, enterpriseId: number): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock($1::int, $2::int)', [LIST, enterpriseId], 'mat-code-lock');
}
