// What has happened to a member's account in the last ninety days: who came in from where, and what was changed.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { bit } from '#kit/http/wire.ts';
import { after, days } from '#kit/time/duration.ts';
import { SECURITY_KINDS, type SecurityKind } from '#mall/member/security-kinds.ts';
import { type accountProtocol, LOGIN_WAYS, type LoginWay } from '../account.protocol.ts';

type Log = typeof accountProtocol.log;

const LOG_DAYS = days(90); // chosen

const LOGIN_KINDS: readonly SecurityKind[] = [
  'loggedIn',
  'loginRefused',
  'loginPaused',
  'qrApproved',
  'loggedOut',
  'loggedOutEverywhere',
  'sessionEnded',
  'tokenReused',
];
/** A new device stands in the log as the login that it was; refused accesses are for auditors. */
const UNTOLD: readonly SecurityKind[] = ['newDevice', 'accessRefused'];
const CHANGE_KINDS = (Object.keys(SECURITY_KINDS) as SecurityKind[]).filter(
  (kind) => !LOGIN_KINDS.includes(kind) && !UNTOLD.includes(kind),
);

const PAGE = `
  SELECT event_id, kind, ip, user_agent, detail->>'by' AS by, created_at,
         actor_id IS NOT NULL AND actor_id <> member_id AS is_by_others,
         count(*) OVER () AS total
  FROM security_event WHERE member_id = $1 AND kind = ANY($2) AND created_at > $3
  ORDER BY created_at DESC, event_id DESC LIMIT $4 OFFSET $5`;

interface Row extends Record<string, unknown> {
  event_id: number;
  kind: SecurityKind;
  ip: string;
  user_agent: string;
  by: string | null;
  created_at: Date;
  is_by_others: boolean;
  total: string;
}

/** Newest first. Where somebody else has done it, neither his address nor his device is told. */
export async function tellLoginLog(
  work: Work,
  { memberId }: ActorOf<Log>,
  { scope, current, pageSize }: InputOf<Log>,
): Promise<ReplyOf<Log>> {
  const kinds = scope === 'login' ? LOGIN_KINDS : CHANGE_KINDS;
  const rows = await work.query<Row>(
    PAGE,
    [memberId, kinds, after(work.now, -LOG_DAYS), pageSize, (current - 1) * pageSize],
    'security-log',
  );
  const list = rows.map((row) => ({
    eventId: row.event_id,
    kind: row.kind,
    name: SECURITY_KINDS[row.kind].name[work.language],
    by: LOGIN_WAYS.find((way): way is LoginWay => way === row.by) ?? null,
    device: row.is_by_others ? '' : deviceOf(row.user_agent).text[work.language],
    place: row.is_by_others ? '' : placeOf(row.ip).text[work.language],
    ip: row.is_by_others ? '' : row.ip,
    createdAt: row.created_at.toISOString(),
    isByOthers: bit(row.is_by_others),
  }));
  return { list, pagination: { current, pageSize, total: Number(rows[0]?.total ?? 0) } };
}
