// Counts wrong passwords, so that guessing ends: login and pay password apart, strangers and who is known to the account apart.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';

const TRY_WINDOW = minutes(15); // chosen: long enough to end guessing, short enough to wait for

export const PASSWORD_TRIES = 5; // chosen: wrong passwords before a pause
/**
 * Of all who are known to an account together. In any hour five windows lie at most, so that with those of strangers an
 * account sees 100 wrong passwords an hour and never more (ASVS 2.2.1).
 */
const KNOWN_TRIES = 15; // chosen

export type TryKind = 'login' | 'pay';

export interface Tries {
  /** Tries within the window, with the one that has just been counted. */
  count: number;
  /** When counting begins anew, in whole minutes from now, at least 1. */
  minutes: number;
}

const NO_TRIES: Tries = { count: 0, minutes: 0 };

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
  return row ? triesOf(work, row) : NO_TRIES;
}

/** How many tries a subject has before a pause. A try counts with each of its counters. */
export interface Counter {
  subject: string;
  most: number;
}

/** Strangers at the login form, whether they come by the member's name or by his mobile. */
export const strangersAt = (account: number | string): readonly Counter[] => [
  { subject: typeof account === 'number' ? `member:${account}` : `account:${account}`, most: PASSWORD_TRIES },
];
/** A device that has logged in to the account before. */
export const knownDeviceAt = (memberId: number, deviceId: number): readonly Counter[] => [
  { subject: `device:${deviceId}`, most: PASSWORD_TRIES },
  { subject: `known:${memberId}`, most: KNOWN_TRIES },
];
/** Somebody who is logged in. */
export const memberInside = (memberId: number): readonly Counter[] => [
  { subject: `inside:${memberId}`, most: PASSWORD_TRIES },
  { subject: `known:${memberId}`, most: KNOWN_TRIES },
];

/** Of the first counter, with the pause of whichever has one. */
export interface Counted {
  count: number;
  /** Whole minutes; 0: there is no pause. */
  pause: number;
}

/** The tries so far, without counting. */
export function findCounted(work: Work, kind: TryKind, counters: readonly Counter[]): Promise<Counted> {
  return through(counters, (subject) => findTries(work, kind, subject), 0);
}

/** The same, with the hash of the member's password, which may be none. */
export async function findHashAndCounted(
  work: Work,
  kind: TryKind,
  memberId: number,
  counters: readonly Counter[],
): Promise<{ kept: string | null; before: Counted }> {
  const [row] = await work.query<{ kept: string | null; failures: (Row & { subject: string })[] | null }>(
    `SELECT CASE $3 WHEN 'pay' THEN pay_password_hash ELSE password_hash END AS kept,
       (SELECT json_agg(f) FROM password_failure f WHERE f.subject = ANY($2) AND f.kind = $3 AND f.first_at > $4) AS failures
     FROM member WHERE member_id = $1`,
    [memberId, counters.map(({ subject }) => subject), kind, after(work.now, -TRY_WINDOW)],
    'tries-find-with-hash',
  );
  const read = async (subject: string): Promise<Tries> => {
    const failed = row?.failures?.find((one) => one.subject === subject);
    return failed ? triesOf(work, { ...failed, first_at: new Date(failed.first_at) }) : NO_TRIES;
  };
  return { kept: row?.kept ?? null, before: await through(counters, read, 0) };
}

/** Counts one more, where there is no pause yet. Call it where it stays counted even when the work is undone. */
export function countWith(work: Work, kind: TryKind, counters: readonly Counter[]): Promise<Counted> {
  return through(counters, (subject) => countTry(work, kind, subject), 1);
}

async function through(
  counters: readonly Counter[],
  read: (subject: string) => Promise<Tries>,
  beyond: 0 | 1,
): Promise<Counted> {
  let first: number | undefined;
  for (const { subject, most } of counters) {
    const tries = await read(subject);
    first ??= tries.count;
    if (tries.count >= most + beyond) return { count: first, pause: tries.minutes };
  }
  return { count: first ?? 0, pause: 0 };
}

/** A try that was counted and then could not be looked at. */
export async function giveTryBack(work: Work, kind: TryKind, counters: readonly Counter[]): Promise<void> {
  await work.query(
    'UPDATE password_failure SET count = count - 1 WHERE subject = ANY($1) AND kind = $2 AND count > 0',
    [counters.map(({ subject }) => subject), kind],
    'tries-give-back',
  );
}

/** After the right password: the first counter begins anew, and what was right does not count with the others. */
export async function forgetTries(work: Work, kind: TryKind, counters: readonly Counter[]): Promise<void> {
  const [own, ...others] = counters;
  if (others.length > 0) await giveTryBack(work, kind, others);
  await forget(work, kind, own ? [own.subject] : []);
}

/** After a new password: nothing of the old one's tries is left, whoever made them. */
export async function forgetAllTries(work: Work, kind: TryKind, memberId: number): Promise<void> {
  const counters = [...strangersAt(memberId), ...memberInside(memberId)];
  await forget(
    work,
    kind,
    counters.map(({ subject }) => subject),
  );
}

async function forget(work: Work, kind: TryKind, subjects: readonly string[]): Promise<void> {
  await work.query(
    'DELETE FROM password_failure WHERE subject = ANY($1) AND kind = $2',
    [subjects, kind],
    'tries-forget',
  );
}

function triesOf(work: Work, { count, first_at }: Row): Tries {
  const left = after(first_at, TRY_WINDOW).getTime() - work.now.getTime();
  return { count, minutes: Math.max(1, Math.ceil(left / minutes(1))) };
}
