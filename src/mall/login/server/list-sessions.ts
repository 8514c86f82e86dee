// The devices on which a member is logged in, so that he can end what is not his.
import type { Work } from '#kit/db/work.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { bit } from '#kit/http/wire.ts';
import type { Member } from '#mall/member/actor.ts';
import type { LoginSession } from '../account.protocol.ts';

const MOST = 100; // chosen: nobody looks through more

const OPEN = `
  SELECT session_id, ip, user_agent, created_at, used_at FROM member_session
  WHERE member_id = $1 AND ended_at IS NULL AND expires_at > $2
  ORDER BY session_id = $3 DESC, used_at DESC LIMIT ${MOST}`;

/** This login first, then the one used last; `usedAt` moves when a device renews its tokens, within the hour. */
export async function listSessions(work: Work, actor: Member): Promise<{ list: LoginSession[] }> {
  const rows = await work.query<{
    session_id: number;
    ip: string;
    user_agent: string;
    created_at: Date;
    used_at: Date;
  }>(OPEN, [actor.memberId, work.now, actor.sessionId], 'session-list');
  const list = rows.map((row) => {
    const device = deviceOf(row.user_agent);
    return {
      sessionId: row.session_id,
      isCurrent: bit(row.session_id === actor.sessionId),
      device: device.text[work.language],
      kind: device.kind,
      place: placeOf(row.ip).text[work.language],
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      usedAt: row.used_at.toISOString(),
    };
  });
  return { list };
}
