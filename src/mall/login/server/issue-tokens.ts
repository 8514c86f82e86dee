// Makes the two tokens of a login: a short-lived signed access token, and a refresh token that is kept only as a hash.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import type { Tokens } from '../login.protocol.ts';

/** Longer than the 58 minutes after which clients refresh (spec §7), so that a slow refresh refuses nobody. */
export const ACCESS_TOKEN_LIFE = hours(1);
export const REFRESH_TOKEN_LIFE = days(30); // chosen: a month without a visit ends a login

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const freshRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * What follows a refresh token when it is used. It can be computed again, so that somebody whose answer got lost gets the
 * same one once more, although the mall keeps only hashes; without the secret nobody can.
 */
export function nextRefreshToken(secret: Uint8Array, refreshToken: string): string {
  return createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url');
}

/** Opens a session of the member and returns its tokens. */
export async function issueTokens(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  caller: Caller,
): Promise<Tokens> {
  const refreshToken = freshRefreshToken();
  const [session] = await work.query<{ session_id: number }>(
    `INSERT INTO member_session (member_id, refresh_hash, ip, user_agent, created_at, used_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $5, $6) RETURNING session_id`,
    [
      memberId,
      hashOf(refreshToken),
      caller.ip,
      caller.userAgent,
      work.now,
      after(work.now, REFRESH_TOKEN_LIFE),
    ],
    'session-open',
  );
  return tokensOf(secret, memberId, session!.session_id, refreshToken, work.now);
}

/** The wire shape of a session's tokens, with a freshly signed access token. */
export async function tokensOf(
  secret: Uint8Array,
  memberId: number,
  sessionId: number,
  refreshToken: string,
  now: Date,
): Promise<Tokens> {
  const access = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(memberId))
    .setIssuedAt(now)
    .setExpirationTime(after(now, ACCESS_TOKEN_LIFE))
    .sign(secret);
  return { access_token: access, refresh_token: refreshToken, expires_in: ACCESS_TOKEN_LIFE / 1_000 };
}
