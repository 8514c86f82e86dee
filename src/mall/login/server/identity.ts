// Who stands behind a token: the doorkeeper of the API, with a memory that other processes can make it forget.
import { timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Workshop } from '#kit/db/work.ts';
import type { Doorkeeper } from '#kit/http/server/serve.ts';
import type { Member, MemberType, PlatformRole } from '#mall/member/actor.ts';

export interface Identity extends Doorkeeper {
  identify(token: string): Promise<Member | undefined>;
  /** Something about a member has changed; `payload` is his id, or '' when it is not known whose. */
  forget(payload: string): void;
}

const CLIENT = 'front:front'; // spec §7: the fixed client credentials of token calls

interface Known {
  actor: Member;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export function openIdentity(workshop: Workshop, secret: Uint8Array): Identity {
  const known = new LRUCache<string, Known>({ max: 20_000 });
  let age = 0;

  const find = (sessionId: number, memberId: number) =>
    workshop.reading('zh', async (work) => {
      const [row] = await work.query<{
        member_name: string;
        member_type: MemberType;
        store_id: number | null;
        roles: PlatformRole[] | null;
      }>(
        `SELECT m.member_name, m.member_type, o.store_id,
           (SELECT array_agg(p.role) FROM platform_operator p WHERE p.member_id = m.member_id) AS roles
         FROM member_session s
         JOIN member m USING (member_id)
         LEFT JOIN store_operator o USING (member_id)
         WHERE s.session_id = $1 AND s.member_id = $2 AND s.ended_at IS NULL`,
        [sessionId, memberId],
        'identify',
      );
      if (!row) return undefined;
      const actor: Member = {
        memberId,
        memberName: row.member_name,
        memberType: row.member_type,
        sessionId,
        storeId: row.store_id,
        platformRoles: row.roles ?? [],
      };
      return actor;
    });

  return {
    async identify(token) {
      const now = workshop.clock.now();
      const seen = known.get(token);
      if (seen) return seen.expiresAt > now.getTime() ? seen.actor : undefined;
      const asked = age;
      const read = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now }).catch(
        () => undefined,
      );
      const { sub, sid, exp } = read?.payload ?? {};
      if (!sub || typeof sid !== 'number' || !exp) return undefined;
      const actor = await find(sid, Number(sub));
      if (actor && asked === age) known.set(token, { actor, expiresAt: exp * 1_000 });
      return actor;
    },
    isClient(id, given) {
      const a = Buffer.from(`${id}:${given}`);
      const b = Buffer.from(CLIENT);
      return a.length === b.length && timingSafeEqual(a, b);
    },
    keyOf: (actor) => String((actor as Member).memberId),
    forget(payload) {
      age++;
      if (payload === '') return known.clear();
      for (const [token, { actor }] of known.entries())
        if (String(actor.memberId) === payload) known.delete(token);
    },
  };
}
