// A browser's trip to a provider and back: only the browser that has left may arrive, once.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { hashOf } from '#mall/login/server/login.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';
import type { ProvenIdentity } from './login-settings.ts';

const TRIP_LIFE = minutes(10); // chosen: as with WeChat

export interface Trip {
  enterpriseId: number;
  nonce: string;
  verifier: string;
  requestId: string;
  identity: ProvenIdentity | null;
}

/** What stays secret between mall and provider, and what the browser holds. */
export interface Departing {
  state: string;
  browserKey: string;
  nonce: string;
  verifier: string;
  requestId: string;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** An XML name begins with no digit. */
export const freshTrip = (): Departing => ({
  state: secret(),
  browserKey: secret(),
  nonce: secret(),
  verifier: secret(),
  requestId: `_${randomBytes(20).toString('hex')}`,
});

/** Keeps it, and forgets some that are over. */
const KEEP = `
  WITH swept AS (
    DELETE FROM enterprise_login_trip WHERE state_hash IN
      (SELECT state_hash FROM enterprise_login_trip WHERE expires_at <= $9 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  INSERT INTO enterprise_login_trip
    (state_hash, browser_hash, enterprise_id, tested_by, nonce, verifier, request_id, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** @param testedBy who tries the provider out; null for a login */
export async function keepTrip(
  work: Work,
  enterpriseId: number,
  testedBy: number | null,
  { state, browserKey, nonce, verifier, requestId }: Departing,
): Promise<void> {
  const until = after(work.now, TRIP_LIFE);
  const hashes = [hashOf(state), hashOf(browserKey)];
  await work.query(
    KEEP,
    [...hashes, enterpriseId, testedBy, nonce, verifier, requestId, until, work.now],
    'trip-keep',
  );
}

const COLUMNS = `enterprise_id AS "enterpriseId", nonce, verifier, request_id AS "requestId", identity`;

/** The trip's end, once. @throws Refusal for one that is unknown, over, of another browser or begun for something else */
export async function takeTrip(
  work: Work,
  testedBy: number | null,
  { state, browserKey }: Pick<Departing, 'state' | 'browserKey'>,
): Promise<Trip> {
  const [trip] = await work.query<Trip>(
    `DELETE FROM enterprise_login_trip
     WHERE state_hash = $1 AND browser_hash = $2 AND tested_by IS NOT DISTINCT FROM $3 AND expires_at > $4
     RETURNING ${COLUMNS}`,
    [hashOf(state), hashOf(browserKey), testedBy, work.now],
    'trip-take',
  );
  if (!trip) throw enterpriseLoginErrors.tripOver();
  return trip;
}

/** A trip that waits for a SAML answer; undefined for one that is unknown, over, or has got its answer. */
export async function findWaitingTrip(
  work: Work,
  state: string,
): Promise<(Trip & { isTest: boolean }) | undefined> {
  const [trip] = await work.query<Trip & { isTest: boolean }>(
    `SELECT ${COLUMNS}, tested_by IS NOT NULL AS "isTest" FROM enterprise_login_trip
     WHERE state_hash = $1 AND identity IS NULL AND expires_at > $2`,
    [hashOf(state), work.now],
    'trip-waiting',
  );
  return trip;
}

/** Its answer, once; another one for the same trip changes nothing. */
export async function keepAnswer(work: Work, state: string, identity: ProvenIdentity): Promise<void> {
  await work.query(
    'UPDATE enterprise_login_trip SET identity = $2 WHERE state_hash = $1 AND identity IS NULL',
    [hashOf(state), JSON.stringify(identity)],
    'trip-answer',
  );
}
