// Making, listing and revoking keys, for whichever owner the caller stands for.
import { createHash, randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { type ApiKey, MOST_KEYS } from '../api-key.protocol.ts';
import { type ApiKeyScope, scopesOf } from '../api-key-scopes.ts';
import { apiKeyErrors } from './api-key.errors.ts';

/** Whose keys somebody manages. */
export interface KeyParty {
  member: Member;
  kind: 'member' | 'enterprise' | 'store';
  ownerId: number;
}

/** As a buyer: his enterprise's for its main account and its employees, else his own. */
export function buyerParty(member: Member): KeyParty {
  const enterpriseId = buysFor(member);
  return enterpriseId === null
    ? { member, kind: 'member', ownerId: member.memberId }
    : { member, kind: 'enterprise', ownerId: enterpriseId };
}

export const storeParty = (member: Member): KeyParty => ({
  member,
  kind: 'store',
  ownerId: required(member.storeId),
});

export const hashOfKey = (token: string): string => createHash('sha256').update(token).digest('hex');

const COLUMNS = `k.key_id AS "keyId", k.name, k.prefix, k.scopes, m.member_name AS "memberName", k.created_at AS "createdAt",
  k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.revoked_at AS "revokedAt"`;

type Row = Omit<ApiKey, 'state' | 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'> &
  Record<'createdAt' | 'expiresAt', Date> &
  Record<'lastUsedAt' | 'revokedAt', Date | null>;

const shown = (row: Row, now: Date): ApiKey => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  state: row.revokedAt ? 'REVOKED' : row.expiresAt <= now ? 'EXPIRED' : 'ON',
});

export async function listKeys(work: Work, { kind, ownerId }: KeyParty): Promise<{ list: ApiKey[] }> {
  const rows = await work.query<Row>(
    `SELECT ${COLUMNS} FROM api_key k JOIN member m USING (member_id)
     WHERE owner_kind = $1 AND owner_id = $2 ORDER BY k.key_id DESC LIMIT 100`,
    [kind, ownerId],
  );
  return { list: rows.map((row) => shown(row, work.now)) };
}

/**
 * Outside a transaction, so that the key is nowhere kept for a repeat.
 * @throws apiKeyErrors.notYours for a scope of the other side, tooMany
 */
export async function makeKey(
  work: Work,
  { member, kind, ownerId }: KeyParty,
  wish: { name: string; scopes: ApiKeyScope[]; days: number },
  caller: Caller,
): Promise<{ key: ApiKey; token: string }> {
  const possible = scopesOf(kind === 'store' ? 'store' : 'buyer');
  if (wish.scopes.some((scope) => !possible.includes(scope))) throw apiKeyErrors.notYours();
  const token = `yk_${randomBytes(32).toString('base64url')}`;
  const { memberId } = member;
  const keyId = await work.apart(async (apart) => {
    await apart.query('SELECT FROM member WHERE member_id = $1 FOR UPDATE', [memberId]);
    const [live] = await apart.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM api_key
       WHERE owner_kind = $1 AND owner_id = $2 AND revoked_at IS NULL AND expires_at > $3`,
      [kind, ownerId, apart.now],
    );
    if (required(live).count >= MOST_KEYS) throw apiKeyErrors.tooMany();
    const [made] = await apart.query<{ keyId: number }>(
      `INSERT INTO api_key (owner_kind, owner_id, member_id, name, prefix, key_hash, scopes, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING key_id AS "keyId"`,
      [
        kind,
        ownerId,
        memberId,
        wish.name,
        token.slice(0, 11),
        hashOfKey(token),
        [...new Set(wish.scopes)],
        apart.now,
        after(apart.now, days(wish.days)),
      ],
    );
    const { sessionId } = member;
    const detail = { name: wish.name, scopes: wish.scopes.join(' ') };
    await recordSecurityEvent(apart, { kind: 'apiKeyMade', memberId, sessionId, caller, detail });
    return required(made).keyId;
  });
  return { key: await findKey(work, { kind, ownerId }, keyId), token };
}

async function findKey(
  work: Work,
  { kind, ownerId }: Pick<KeyParty, 'kind' | 'ownerId'>,
  keyId: number,
): Promise<ApiKey> {
  const [row] = await work.query<Row>(
    `SELECT ${COLUMNS} FROM api_key k JOIN member m USING (member_id)
     WHERE owner_kind = $1 AND owner_id = $2 AND key_id = $3`,
    [kind, ownerId, keyId],
  );
  if (!row) throw apiKeyErrors.notFound();
  return shown(row, work.now);
}

/** From this moment on in every process. Revoking twice changes nothing. @throws apiKeyErrors.notFound */
export async function revokeKey(
  work: Work,
  { member, kind, ownerId }: KeyParty,
  { keyId }: { keyId: number },
  caller: Caller,
): Promise<ApiKey> {
  const [ended] = await work.query<{ memberId: number; name: string }>(
    `UPDATE api_key SET revoked_at = $4 WHERE owner_kind = $1 AND owner_id = $2 AND key_id = $3 AND revoked_at IS NULL
     RETURNING member_id AS "memberId", name`,
    [kind, ownerId, keyId, work.now],
  );
  if (ended) {
    await work.announce('member', String(ended.memberId));
    const { sessionId, memberId: actorId } = member;
    const { memberId, name } = ended;
    const detail = { name };
    await recordSecurityEvent(work, { kind: 'apiKeyRevoked', memberId, actorId, sessionId, caller, detail });
  }
  return findKey(work, { kind, ownerId }, keyId);
}
