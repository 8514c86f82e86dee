// Who stands behind a token: the doorkeeper of the API, with a memory that other processes can make it forget.
import { timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { openShare } from '#kit/db/share.ts';
import type { Workshop } from '#kit/db/work.ts';
import type { Doorkeeper } from '#kit/http/server/serve.ts';
import { minutes } from '#kit/time/duration.ts';
import {
  labStandingOf,
  type Member,
  type MemberType,
  type PlatformRole,
  type Punchout,
} from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';

export interface Identity extends Doorkeeper {
  identify(token: string): Promise<Member | undefined>;
  /** As he is at this moment, whether he is logged in or not; undefined for one who has been stopped. */
  findMember(memberId: number): Promise<Member | undefined>;
  /** Something about a member has changed; `payload` is his id, or '' when it is not known whose. */
  forget(payload: string): void;
}

const CLIENT = 'front:front'; // spec §7: the fixed client credentials of token calls

type LabRoles = Parameters<typeof labStandingOf>[0]['labRoles'];

interface IdentityRow {
  member_name: string;
  shown_name: string;
  member_type: MemberType;
  must_change_password: boolean;
  store_id: number | null;
  roles: PlatformRole[] | null;
  labId: number | null;
  labRoles: LabRoles;
  enterprise_id: number | null;
  parent_member_id: number | null;
  administrator: string | null;
  permissions: PermissionPoint[] | null;
  is_news: boolean;
  punchout: Punchout | null;
}

const WHO = `
  SELECT m.member_name, coalesce(nullif(a.real_name, ''), nullif(m.member_nick_name, ''), m.member_name) AS shown_name,
    m.member_type, m.must_change_password, o.store_id,
    (SELECT array_agg(p.role) FROM platform_operator p WHERE p.member_id = m.member_id) AS roles,
    l.lab_id AS "labId", l.roles AS "labRoles",
    coalesce(a.enterprise_id, e.enterprise_id, d.enterprise_id) AS enterprise_id,
    a.parent_member_id, parent.member_name AS administrator, a.permissions`;

const BEHIND = `
  FROM member m
  LEFT JOIN store_operator o USING (member_id)
  LEFT JOIN lab_staff l ON l.member_id = m.member_id AND l.state = 'ACTIVE'
  LEFT JOIN sub_account a ON a.member_id = m.member_id AND a.state <> 'LEFT'
  LEFT JOIN member parent ON parent.member_id = a.parent_member_id
  LEFT JOIN enterprise e ON e.main_member_id = m.member_id AND e.state <> 'REVOKED'
  LEFT JOIN designer d ON d.member_id = m.member_id AND d.state = 'ACTIVE'`;

/** Nobody, once the session has ended or the employee was stopped. `is_news`: the first token of its renewal that is used. */
const IDENTIFY = `${WHO},
    NOT s.is_answered AND date_trunc('second', s.used_at) <= to_timestamp($3) AS is_news, s.punchout
  ${BEHIND}
  JOIN member_session s ON s.member_id = m.member_id
  WHERE s.session_id = $1 AND s.member_id = $2 AND s.ended_at IS NULL
    AND a.state IS DISTINCT FROM 'DISABLED'`;

/** Nobody, once the employee was stopped. */
const FIND_MEMBER = `${WHO}, false AS is_news, NULL AS punchout ${BEHIND}
  WHERE m.member_id = $1 AND a.state IS DISTINCT FROM 'DISABLED'`;

/** The answer of a renewal has arrived: refresh-rule.ts wants to know. */
const ANSWERED = `
  UPDATE member_session SET is_answered = true
  WHERE session_id = $1 AND date_trunc('second', used_at) <= to_timestamp($2)`;

interface Known {
  actor: Member;
  /** Milliseconds since 1970: until when this is believed without a look into the database. */
  freshUntil: number;
}

/** Changes are told to every process at once; should that news ever be lost, this is how long it can matter. */
const BELIEVED = minutes(1); // chosen

export function openIdentity(workshop: Workshop, secret: Uint8Array): Identity {
  const known = new LRUCache<string, Known>({ max: 20_000 });
  let age = 0;

  const share = openShare(workshop.database);
  const find = (sessionId: number, memberId: number, issuedAt: number) =>
    share(() =>
      workshop.reading('zh', async (work) => {
        const [row] = await work.query<IdentityRow>(IDENTIFY, [sessionId, memberId, issuedAt], 'identify');
        if (!row) return undefined;
        if (row.is_news) await work.query(ANSWERED, [sessionId, issuedAt], 'session-answered');
        return actorOf(row, memberId, sessionId);
      }),
    );

  return {
    async findMember(memberId) {
      const [row] = await workshop.reading('zh', (work) =>
        work.query<IdentityRow>(FIND_MEMBER, [memberId], 'find-member'),
      );
      return row && actorOf(row, memberId, 0);
    },
    async identify(token) {
      const now = workshop.clock.now();
      const seen = known.get(token);
      if (seen && seen.freshUntil > now.getTime()) return seen.actor;
      const asked = age;
      const read = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now }).catch(
        () => undefined,
      );
      const { sub, sid, exp, iat } = read?.payload ?? {};
      if (!sub || typeof sid !== 'number' || !exp || !iat) return undefined;
      const actor = await find(sid, Number(sub), iat);
      if (!actor) known.delete(token);
      else if (asked === age) {
        known.set(token, { actor, freshUntil: Math.min(exp * 1_000, now.getTime() + BELIEVED) });
      }
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

/** @param sessionId 0: he acts by a key */
function actorOf(row: IdentityRow, memberId: number, sessionId: number): Member {
  return {
    memberId,
    memberName: row.member_name,
    shownName: row.shown_name,
    memberType: row.member_type,
    sessionId,
    storeId: row.store_id,
    platformRoles: row.roles ?? [],
    lab: labStandingOf(row),
    enterpriseId: row.enterprise_id,
    sub:
      row.parent_member_id === null
        ? null
        : {
            parentMemberId: row.parent_member_id,
            administrator: row.administrator ?? '',
            permissions: row.permissions ?? [],
          },
    mustChangePassword: row.must_change_password,
    ...(row.punchout ? { punchout: row.punchout } : {}),
  };
}
