// Ends logins: from here on neither their access tokens nor their refresh tokens open anything, in any server process.
import type { Work } from '#kit/db/work.ts';

/** Ends one login of the member, or without a `sessionId` all of them. Ending what has ended changes nothing. */
export async function endSessions(work: Work, memberId: number, sessionId?: number): Promise<void> {
  await work.query(
    `UPDATE member_session SET ended_at = $3
     WHERE member_id = $1 AND ended_at IS NULL AND ($2::bigint IS NULL OR session_id = $2)`,
    [memberId, sessionId ?? null, work.now],
    'session-end',
  );
  await work.announce('member', String(memberId));
}
