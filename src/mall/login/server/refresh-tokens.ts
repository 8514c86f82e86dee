// Renews the tokens of a login: every refresh token is good once, and using a former one again ends the login.
import type { Work } from '#kit/db/work.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { after, seconds } from '#kit/time/duration.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { Tokens } from '../login.protocol.ts';
import { endSessions } from './end-sessions.ts';
import { hashOf, nextRefreshToken, REFRESH_TOKEN_LIFE, tokensOf } from './issue-tokens.ts';
import { loginErrors } from './login.errors.ts';

/** A reply that was lost on a slow network, or two tabs at once: within this time the former token still gets the same answer. */
const REFRESH_GRACE = seconds(30); // chosen

const FIND = `
  SELECT session_id, member_id, used_at, refresh_hash = $1 AS is_newest,
         ended_at IS NOT NULL OR expires_at <= $2 AS is_over
  FROM member_session WHERE refresh_hash = $1 OR former_hash = $1 FOR UPDATE`;

/** @throws Refusal for a token that is unknown, too old, of an ended login, or used again after the grace */
export async function refreshTokens(
  work: Work,
  secret: Uint8Array,
  refreshToken: string,
  caller: Caller,
): Promise<Tokens> {
  // A reuse is refused, yet what it does to the session must stay: so the refusal leaves the transaction as a value.
  const outcome = await work.apart((apart) => rotate(apart, secret, refreshToken, caller));
  if ('access_token' in outcome) return outcome;
  throw outcome;
}

async function rotate(
  work: Work,
  secret: Uint8Array,
  refreshToken: string,
  caller: Caller,
): Promise<Tokens | Refusal> {
  const [session] = await work.query<{
    session_id: number;
    member_id: number;
    used_at: Date;
    is_newest: boolean;
    is_over: boolean;
  }>(FIND, [hashOf(refreshToken), work.now], 'refresh-find');
  if (!session || session.is_over) return loginErrors.loginOver();
  const { session_id: sessionId, member_id: memberId } = session;
  const next = nextRefreshToken(secret, refreshToken);
  if (session.is_newest) {
    await work.query(
      `UPDATE member_session SET former_hash = refresh_hash, refresh_hash = $2, used_at = $3, expires_at = $4
       WHERE session_id = $1`,
      [sessionId, hashOf(next), work.now, after(work.now, REFRESH_TOKEN_LIFE)],
      'refresh-rotate',
    );
  } else if (after(session.used_at, REFRESH_GRACE) < work.now) {
    await endSessions(work, memberId, sessionId);
    await recordSecurityEvent(work, { kind: 'tokenReused', memberId, sessionId, caller });
    return loginErrors.tokenReused();
  }
  return tokensOf(secret, memberId, sessionId, next, work.now);
}
