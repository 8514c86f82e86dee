// Renews the tokens of a login as refresh-rule.ts allows it; what that rule does not explain ends the login.
import type { Work } from '#kit/db/work.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { after } from '#kit/time/duration.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { Tokens } from '../login.protocol.ts';
import { judgeRefresh, type RefreshUse } from '../refresh-rule.ts';
import { endSessions } from './end-sessions.ts';
import { hashOf, nextRefreshToken, REFRESH_TOKEN_LIFE, tokensOf } from './issue-tokens.ts';
import { forgetDevices } from './known-devices.ts';
import { loginErrors } from './login.errors.ts';

interface Family {
  session_id: number;
  member_id: number;
  used_at: Date;
  user_agent: string;
  is_answered: boolean;
  is_first: boolean;
  token: RefreshUse['token'];
  is_over: boolean;
  punchout_until: Date | null;
}

const COLUMNS = `
  session_id, member_id, used_at, user_agent, is_answered, punchout_until, coalesce(first_hash = $1, false) AS is_first,
  ended_at IS NOT NULL OR expires_at <= $2 AS is_over`;

const FIND = `
  SELECT ${COLUMNS}, CASE WHEN refresh_hash = $1 THEN 'newest' ELSE 'former' END AS token
  FROM member_session WHERE refresh_hash = $1 OR former_hash = $1 FOR UPDATE`;

const FIND_SPENT = `
  SELECT ${COLUMNS}, 'spent' AS token
  FROM member_session WHERE session_id = (SELECT session_id FROM spent_refresh_token WHERE token_hash = $1) FOR UPDATE`;

/** The next token becomes the newest, and the one before the used one is spent; with it go those that are too old by now. */
const MOVE_ON = `
  WITH moved AS (
    UPDATE member_session s SET former_hash = s.refresh_hash, refresh_hash = $2
    FROM member_session b WHERE s.session_id = $1 AND b.session_id = $1
    RETURNING b.former_hash AS spent
  ), swept AS (
    DELETE FROM spent_refresh_token WHERE session_id = $1 AND spent_at <= $4
  )
  INSERT INTO spent_refresh_token (token_hash, session_id, spent_at)
  SELECT spent, $1, $3 FROM moved WHERE spent IS NOT NULL`;

const BEGIN_PERIOD = `
  UPDATE member_session SET used_at = $2, expires_at = LEAST($3, punchout_until), is_answered = false, user_agent = $4, device = $5
  WHERE session_id = $1`;

/** @throws Refusal for a token that is unknown, too old, of an ended login, or used as nobody honest would */
export async function refreshTokens(
  work: Work,
  secret: Uint8Array,
  refreshToken: string,
  caller: Caller,
): Promise<Tokens> {
  // A theft is refused, yet what it does to the session must stay: so the refusal leaves the transaction as a value.
  const outcome = await work.apart((apart) => use(apart, secret, refreshToken, caller));
  if ('access_token' in outcome) return outcome;
  throw outcome;
}

async function use(
  work: Work,
  secret: Uint8Array,
  refreshToken: string,
  caller: Caller,
): Promise<Tokens | Refusal> {
  const family = await findFamily(work, hashOf(refreshToken));
  if (!family || family.is_over) return loginErrors.loginOver();
  const { session_id: sessionId, member_id: memberId } = family;
  const isSameClient = deviceOf(family.user_agent).family === deviceOf(caller.userAgent).family;
  const verdict = judgeRefresh({
    token: family.token,
    isFirst: family.is_first,
    since: work.now.getTime() - family.used_at.getTime(),
    isAnswered: family.is_answered,
    isSameClient,
  });
  if (verdict === 'theft') {
    await endSessions(work, memberId, sessionId);
    await forgetDevices(work, memberId, sessionId);
    await recordSecurityEvent(work, { kind: 'tokenReused', memberId, sessionId, caller });
    return loginErrors.tokenReused();
  }
  const next = nextRefreshToken(secret, refreshToken);
  if (verdict === 'renew') await renew(work, family, hashOf(next), caller);
  if (!isSameClient) await tellNewDevice(work, family, caller);
  return tokensOf(secret, memberId, sessionId, next, work.now, family.punchout_until);
}

async function findFamily(work: Work, tokenHash: string): Promise<Family | undefined> {
  const asked = [tokenHash, work.now];
  const [family] = await work.query<Family>(FIND, asked, 'refresh-find');
  if (family) return family;
  const [spent] = await work.query<Family>(FIND_SPENT, asked, 'refresh-find-spent');
  return spent;
}

async function renew(
  work: Work,
  { session_id: sessionId, token }: Family,
  nextHash: string,
  { userAgent }: Caller,
): Promise<void> {
  const { now } = work;
  if (token === 'newest')
    await work.query(MOVE_ON, [sessionId, nextHash, now, after(now, -REFRESH_TOKEN_LIFE)], 'refresh-move-on');
  await work.query(
    BEGIN_PERIOD,
    [sessionId, now, after(now, REFRESH_TOKEN_LIFE), userAgent, deviceOf(userAgent).family],
    'refresh-period',
  );
}

/** A login that goes on in another browser: an update of the system perhaps, perhaps not. */
async function tellNewDevice(
  work: Work,
  { member_id: memberId, session_id: sessionId }: Family,
  caller: Caller,
): Promise<void> {
  const detail = { place: placeOf(caller.ip).text, device: deviceOf(caller.userAgent).text };
  await recordSecurityEvent(work, { kind: 'newDevice', memberId, sessionId, caller, detail });
}
