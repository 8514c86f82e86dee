// Removes a login's row long after it has ended, so that the table holds what the owner may still want to see.
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';

const SESSION_KEPT = days(90); // chosen: as far back as the login log shows

const DOC = 'session';
const EVENT = 'sweep';

/** Looks at the session again when it could have been over for 90 days. */
export function sweepLater(work: Work, sessionId: number, expiresAt: Date): Promise<void> {
  return setTimer(work, DOC, String(sessionId), EVENT, after(expiresAt, SESSION_KEPT));
}

/** A login that was used meanwhile lives longer: then the timer is set anew. */
export const sweepSession: TimerHandler = {
  docType: DOC,
  event: EVENT,
  async fire(work, docSn) {
    const sessionId = Number(docSn);
    const [session] = await work.query<{ over_at: Date }>(
      'SELECT least(ended_at, expires_at) AS over_at FROM member_session WHERE session_id = $1 FOR UPDATE',
      [sessionId],
    );
    if (!session) return;
    if (after(session.over_at, SESSION_KEPT) > work.now) return sweepLater(work, sessionId, session.over_at);
    await work.query('DELETE FROM qr_login WHERE session_id = $1', [sessionId]);
    await work.query('DELETE FROM member_session WHERE session_id = $1', [sessionId]);
  },
};
