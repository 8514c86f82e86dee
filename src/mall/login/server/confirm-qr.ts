// The phone's answer to a login code: let that device in, or not.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import type { qrProtocol } from '../qr.protocol.ts';
import { hashOf } from './issue-tokens.ts';
import { qrErrors } from './qr.errors.ts';
import { QR_PROGRESS } from './qr-progress.ts';

type Confirm = typeof qrProtocol.confirm;

const DECIDE = `
  UPDATE qr_login SET state = $4, session_id = $5
  WHERE scan_hash = $1 AND expires_at > $2 AND member_id = $3 AND state = 'SCANNED'
  RETURNING ip, user_agent`;

/** Only who has scanned may decide, and once. @throws Refusal for a code that is over or decided */
export async function confirmQr(
  work: Work,
  { memberId, sessionId }: ActorOf<Confirm>,
  { scanKey, isApproved }: InputOf<Confirm>,
  caller: Caller,
): Promise<ReplyOf<Confirm>> {
  const state = isApproved ? 'APPROVED' : 'REFUSED';
  const [asker] = await work.query<{ ip: string; user_agent: string }>(
    DECIDE,
    [hashOf(scanKey), work.now, memberId, state, sessionId],
    'qr-decide',
  );
  if (!asker) throw qrErrors.over();
  if (isApproved) {
    await recordSecurityEvent(work, {
      kind: 'qrApproved',
      memberId,
      sessionId,
      caller,
      detail: { ip: asker.ip, userAgent: asker.user_agent },
    });
  }
  return { progress: QR_PROGRESS[state] };
}
