// Ends logins: from here on neither their access tokens nor their refresh tokens open anything, in any server process.
import type { Work } from '#kit/db/work.ts';
import { forgetDevices } from './known-devices.ts';

/**
 * Ends one login of the member, or without a `sessionId` all of them: then his devices are strangers again. Ending what has
 * ended changes nothing. Returns how many ended.
 */
export async function endSessions(work: Work, memberId: number, sessionId?: number): Promise<number> {
  if (sessionId === undefined) await forgetDevices(work, memberId);
  return end(work, memberId, '$2::bigint IS NULL OR session_id = $2', sessionId ?? null, 'session-end');
}

/**
 * Ends all logins of the member but the given one, and QR codes that he has approved and no form has come for yet: after
 * whatever may have brought strangers in. His devices are strangers again. Returns how many logins ended.
 */
export async function endOtherSessions(work: Work, memberId: number, keptSessionId: number): Promise<number> {
  await forgetDevices(work, memberId);
  await work.query('DELETE FROM qr_login WHERE member_id = $1', [memberId], 'qr-forget');
  return end(work, memberId, 'session_id <> $2', keptSessionId, 'session-end-others');
}

async function end(
  work: Work,
  memberId: number,
  which: string,
  value: number | null,
  name: string,
): Promise<number> {
  const ended = await work.query(
    `UPDATE member_session SET ended_at = $3 WHERE member_id = $1 AND ended_at IS NULL AND (${which}) RETURNING 1`,
    [memberId, value, work.now],
    name,
  );
  await work.announce('member', String(memberId));
  return ended.length;
}
