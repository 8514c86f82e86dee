// The short sessions of people who work for the platform: a screen left open must not stay a door into the mall.
import type { Work } from '#kit/db/work.ts';
import { after, hours, minutes } from '#kit/time/duration.ts';
import { endSessions } from '#mall/login/server/login.ts';
import type { Member } from '#mall/member/actor.ts';

const LONGEST = hours(8); // domain-operate 4
const IDLE = minutes(30); // domain-operate 4
const NOTED_EVERY = minutes(1); // chosen: a call a minute writes, the others only read

interface Worked {
  begunAt: Date;
  workedAt: Date | null;
}

/**
 * Notes that the operator is at work, or ends his login: eight hours after it began, or half an hour after his last call.
 * @returns whether he is still logged in
 */
export async function staysAtWork(
  work: Work,
  { memberId, sessionId }: Pick<Member, 'memberId' | 'sessionId'>,
): Promise<boolean> {
  const [session] = await work.query<Worked>(
    `SELECT s.created_at AS "begunAt", w.worked_at AS "workedAt"
     FROM member_session s LEFT JOIN operator_session w USING (session_id) WHERE s.session_id = $1`,
    [sessionId],
    'operator-session',
  );
  if (!session) return false;
  const { begunAt, workedAt } = session;
  if (work.now >= after(begunAt, LONGEST) || work.now >= after(workedAt ?? begunAt, IDLE)) {
    await endSessions(work, memberId, sessionId);
    return false;
  }
  if (work.now >= after(workedAt ?? begunAt, NOTED_EVERY) || !workedAt)
    await work.query(
      `INSERT INTO operator_session (session_id, worked_at) VALUES ($1, $2)
       ON CONFLICT (session_id) DO UPDATE SET worked_at = $2`,
      [sessionId, work.now],
      'operator-worked',
    );
  return true;
}
