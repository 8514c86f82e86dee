// What has happened to a member's account in the last ninety days: who came in from where, and what was changed.
import { sql } from 'drizzle-orm';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { bit } from '#kit/http/wire.ts';
import { source } from '#kit/list/server/source.ts';
import { after, days } from '#kit/time/duration.ts';
import { LOGIN_WAYS, type LoginWay } from '../account.protocol.ts';
import { accountEventList, eventKinds, LOGIN_KINDS, UNTOLD } from '../account-event-list.ts';

const LOG_DAYS = days(90); // chosen

interface Row {
  eventId: number;
  kind: string;
  ip: string;
  userAgent: string;
  by: string | null;
  createdAt: Date;
  isByOthers: boolean;
}

/** Where somebody else has done it, neither his address nor his device is told. */
export const accountEventRoutes = source(accountEventList, ({ work, actor }) => {
  const isLogin = sql`e.kind IN ${LOGIN_KINDS}`;
  return {
    from: sql.raw('security_event e'),
    key: sql`e.event_id`,
    scope: sql`e.member_id = ${actor.memberId} AND e.created_at > ${after(work.now, -LOG_DAYS)} AND e.kind NOT IN ${UNTOLD}`,
    columns: { createdAt: sql`e.created_at` },
    tab: { login: isLogin, change: sql`NOT ${isLogin}` },
    async toRows(keys) {
      const rows = await work.query<Row>(
        `SELECT event_id AS "eventId", kind, ip, user_agent AS "userAgent", detail->>'by' AS by,
                created_at AS "createdAt", actor_id IS NOT NULL AND actor_id <> member_id AS "isByOthers"
         FROM security_event WHERE event_id = ANY($1)`,
        [keys],
        'security-log',
      );
      return rows.map(({ userAgent, ...row }) => ({
        ...row,
        name: eventKinds[row.kind]?.[work.language] ?? '',
        by: LOGIN_WAYS.find((way): way is LoginWay => way === row.by) ?? null,
        device: row.isByOthers ? '' : deviceOf(userAgent).text[work.language],
        place: row.isByOthers ? '' : placeOf(row.ip).text[work.language],
        ip: row.isByOthers ? '' : row.ip,
        createdAt: row.createdAt.toISOString(),
        isByOthers: bit(row.isByOthers),
      }));
    },
  };
});
