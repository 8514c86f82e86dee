// Makes the two tokens of a login: a short-lived signed access token, and a refresh token that is kept only as a hash.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import type { Tokens } from '../login.protocol.ts';
import { sweepLater } from './sweep-session.ts';

/** Longer than the 58 minutes after which clients refresh (spec §7), so that a slow refresh refuses nobody. */
const ACCESS_TOKEN_LIFE = hours(1);
export const REFRESH_TOKEN_LIFE = days(30); // chosen: a month without a visit ends a login

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const freshRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * What follows a refresh token when it is used. It can be computed again, so that somebody whose answer got lost gets the
 * same one once more, although the mall keeps only hashes; without the secret nobody can.
 */
export function nextRefreshToken(secret: Uint8Array, refreshToken: string): string {
  return createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url');
}

/** Opens a session of the member and returns its tokens. For logins that are to be recorded there is `beginSession`. */
export async function issueTokens(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  caller: Caller,
): Promise<Tokens> {
  const { sessionId, refreshToken } = await openSession(work, memberId, caller);
  return tokensOf(secret, memberId, sessionId, refreshToken, work.now);
}

/** What a login from a procurement system may do, and when it ends. */
export interface PunchoutLogin {
  kind: 'shop' | 'look';
  until: Date;
}

/** The row of a session, and the timer that removes it long after its end. */
export async function openSession(
  work: Work,
  memberId: number,
  caller: Caller,
  punchout?: PunchoutLogin,
): Promise<{ sessionId: number; refreshToken: string }> {
  const refreshToken = freshRefreshToken();
  const expiresAt = punchout?.until ?? after(work.now, REFRESH_TOKEN_LIFE);
  const [session] = await work.query<{ session_id: number }>(
    `INSERT INTO member_session (member_id, refresh_hash, first_hash, ip, user_agent, device, region, created_at, used_at,
                                 expires_at, punchout, punchout_until)
     VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) RETURNING session_id`,
    [
      memberId,
      hashOf(refreshToken),
      caller.ip,
      caller.userAgent,
      deviceOf(caller.userAgent).family,
      placeOf(caller.ip).region,
      work.now,
      expiresAt,
      punchout?.kind ?? null,
      punchout?.until ?? null,
    ],
    'session-open',
  );
  const sessionId = required(session).session_id;
  await sweepLater(work, sessionId, expiresAt);
  return { sessionId, refreshToken };
}

/** The wire shape of a session's tokens, with a freshly signed access token. @param until when the session ends whatever happens */
export async function tokensOf(
  secret: Uint8Array,
  memberId: number,
  sessionId: number,
  refreshToken: string,
  now: Date,
  until?: Date | null,
): Promise<Tokens> {
  const life = until ? Math.min(ACCESS_TOKEN_LIFE, until.getTime() - now.getTime()) : ACCESS_TOKEN_LIFE;
  const access = await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(memberId))
    .setIssuedAt(now)
    .setExpirationTime(after(now, life))
    .sign(secret);
  return { access_token: access, refresh_token: refreshToken, expires_in: Math.floor(life / 1_000) };
}
