// Who stands behind a key: the member who made it, as he may at this moment, narrowed to the key's scopes.
import { LRUCache } from 'lru-cache';
import type { Workshop } from '#kit/db/work.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { httpErrors, type Refusal } from '#kit/http/refusal.ts';
import { callCounter } from '#kit/http/server/rate-limit.ts';
import type { Doorkeeper } from '#kit/http/server/serve.ts';
import { minutes } from '#kit/time/duration.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import type { ApiKeyScope } from '../api-key-scopes.ts';
import { scopesOfCall } from '../key-calls.ts';
import { apiKeyErrors } from './api-key.errors.ts';
import { hashOfKey } from './manage-keys.ts';

const A_MINUTE = 120; // domain-operate 10

/** Changes are told to every process at once; this is also how exact the last use is. */
const BELIEVED = minutes(1); // chosen

/** Marks it as used, too. */
const FIND = `
  UPDATE api_key SET last_used_at = $2 WHERE key_hash = $1 AND revoked_at IS NULL AND expires_at > $2
  RETURNING key_id AS "keyId", owner_kind AS "ownerKind", owner_id AS "ownerId", member_id AS "memberId", scopes,
    expires_at AS "expiresAt"`;

interface Found {
  keyId: number;
  ownerKind: 'member' | 'enterprise' | 'store';
  ownerId: number;
  memberId: number;
  scopes: ApiKeyScope[];
  expiresAt: Date;
}

/** A member as his key acts for him. */
export type KeyActor = Member & { readonly apiKey: { keyId: number; scopes: readonly ApiKeyScope[] } };

/** Somebody whom the mall knows by more than tokens. */
interface KnowsMembers extends Doorkeeper {
  findMember(memberId: number): Promise<Member | undefined>;
  forget(payload: string): void;
}

/** A doorkeeper that knows keys besides tokens. */
export function withApiKeys<D extends KnowsMembers>(
  doorkeeper: D,
  workshop: Workshop,
): D & Required<Doorkeeper> {
  const known = new LRUCache<string, { actor: KeyActor; freshUntil: number }>({ max: 5_000 });
  const count = callCounter(workshop);
  let age = 0;

  const find = async (hash: string): Promise<KeyActor | undefined> => {
    const now = workshop.clock.now();
    const seen = known.get(hash);
    if (seen && seen.freshUntil > now.getTime()) return seen.actor;
    const asked = age;
    const [found] = await workshop.reading('zh', (work) => work.query<Found>(FIND, [hash, now], 'key-find'));
    const member = found && (await doorkeeper.findMember(found.memberId));
    if (!member || !isStillHis(member, found)) {
      known.delete(hash);
      return undefined;
    }
    const { keyId, scopes, expiresAt } = found;
    const actor: KeyActor = { ...member, platformRoles: [], lab: null, apiKey: { keyId, scopes } };
    const freshUntil = Math.min(expiresAt.getTime(), now.getTime() + BELIEVED);
    if (asked === age) known.set(hash, { actor, freshUntil });
    return actor;
  };

  return {
    ...doorkeeper,
    async identify(token: string) {
      if (!token.startsWith('yk_')) return doorkeeper.identify(token);
      const actor = await find(hashOfKey(token));
      if (!actor) return undefined;
      const { current } = await count(`key ${actor.apiKey.keyId}`, minutes(1), A_MINUTE);
      if (current > A_MINUTE) throw httpErrors.tooMany();
      return actor;
    },
    refuses: (actor: object, endpoint: AnyEndpoint) => refusalOf(actor, endpoint),
    forget(payload: string) {
      age++;
      doorkeeper.forget(payload);
      for (const [hash, { actor }] of known.entries())
        if (payload === '' || String(actor.memberId) === payload) known.delete(hash);
    },
  };
}

/** Whoever has left the enterprise or the store for which he made the key acts for it no more. */
function isStillHis(member: Member, { ownerKind, ownerId }: Found): boolean {
  if (member.mustChangePassword) return false;
  if (ownerKind === 'store') return member.storeId === ownerId;
  const enterpriseId = buysFor(member);
  return ownerKind === 'enterprise' ? enterpriseId === ownerId : enterpriseId === null;
}

function refusalOf(actor: object, { method, path }: AnyEndpoint): Refusal | undefined {
  const { apiKey } = actor as Partial<KeyActor>;
  if (!apiKey) return undefined;
  const scopes = scopesOfCall(method, path);
  const [scope] = scopes;
  if (!scope) return apiKeyErrors.notForKeys();
  return apiKey.scopes.some((one) => scopes.includes(one)) ? undefined : apiKeyErrors.outOfScope({ scope });
}
