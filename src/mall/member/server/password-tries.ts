// Counts wrong passwords, so that guessing ends: login and pay password apart, for an account and for an address.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';

const TRY_WINDOW = minutes(15); // chosen: long enough to end guessing, short enough to wait for

export const PASSWORD_TRIES = 5; // chosen: wrong passwords before a pause

export type TryKind = 'login' | 'pay';

export interface Tries {
  /** Tries within the window, with the one that has just been counted. */
  count: number;
  /** When counting begins anew, in whole minutes from now, at least 1. */
  minutes: number;
}

const COUNT = `
  INSERT INTO password_failure AS f (subject, kind, count, first_at) VALUES ($1, $2, 1, $3)
  ON CONFLICT (subject, kind) DO UPDATE SET
    count = CASE WHEN f.first_at <= $4 THEN 1 ELSE f.count + 1 END,
    first_at = CASE WHEN f.first_at <= $4 THEN $3 ELSE f.first_at END
  RETURNING count, first_at`;

/** Each new count sweeps away some that nobody needs any more. */
const SWEEP = `
  DELETE FROM password_failure WHERE failure_id IN
    (SELECT failure_id FROM password_failure WHERE first_at <= $1 ORDER BY first_at LIMIT 20 FOR UPDATE SKIP LOCKED)`;

type Row = { count: number; first_at: Date };

/** Counts one more try of `subject`. Call it where it stays counted even when the work is undone. */
export async function countTry(work: Work, kind: TryKind, subject: string): Promise<Tries> {
  const windowStart = after(work.now, -TRY_WINDOW);
  const row = only(await work.query<Row>(COUNT, [subject, kind, work.now, windowStart], 'tries-count'));
  if (row.count === 1) await work.query(SWEEP, [windowStart], 'tries-sweep');
  return triesOf(work, row);
}

/** The tries so far, without counting. */
export async function findTries(work: Work, kind: TryKind, subject: string): Promise<Tries> {
  const [row] = await work.query<Row>(
    'SELECT count, first_at FROM password_failure WHERE subject = $1 AND kind = $2 AND first_at > $3',
    [subject, kind, after(work.now, -TRY_WINDOW)],
    'tries-find',
  );
  return row ? triesOf(work, row) : { count: 0, minutes: 0 };
}

/** The hash of a member's password, which may be none, with the tries at it so far. */
export async function findHashAndTries(
  work: Work,
  kind: TryKind,
  memberId: number,
): Promise<{ kept: string | null; tries: Tries }> {
  const [row] = await work.query<Row & { kept: string | null }>(
    `SELECT CASE $3 WHEN 'pay' THEN pay_password_hash ELSE password_hash END AS kept,
       coalesce(f.count, 0) AS count, coalesce(f.first_at, $4) AS first_at
     FROM member m LEFT JOIN password_failure f ON f.subject = $2 AND f.kind = $3 AND f.first_at > $4
     WHERE m.member_id = $1`,
    [memberId, triesSubject(memberId), kind, after(work.now, -TRY_WINDOW)],
    'tries-find-with-hash',
  );
  return { kept: row?.kept ?? null, tries: row ? triesOf(work, row) : { count: 0, minutes: 0 } };
}

/** A try that was counted and then could not be looked at. */
export async function giveTryBack(work: Work, kind: TryKind, subject: string): Promise<void> {
  await work.query(
    'UPDATE password_failure SET count = count - 1 WHERE subject = $1 AND kind = $2 AND count > 0',
    [subject, kind],
    'tries-give-back',
  );
}

/** After the right password: counting begins anew. */
export async function forgetTries(work: Work, kind: TryKind, subject: string): Promise<void> {
  await work.query(
    'DELETE FROM password_failure WHERE subject = $1 AND kind = $2',
    [subject, kind],
    'tries-forget',
  );
}

function triesOf(work: Work, { count, first_at }: Row): Tries {
  const left = after(first_at, TRY_WINDOW).getTime() - work.now.getTime();
  return { count, minutes: Math.max(1, Math.ceil(left / minutes(1))) };
}

/** Whose wrong tries are counted together: a member's, whether he came by name or by mobile. */
export const triesSubject = (memberId: number): string => `member:${memberId}`;
