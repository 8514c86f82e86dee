// Tells a login form how far its QR code is, and lets it in, once, when the phone has approved.
import { Refusal } from '#kit/http/refusal.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { qrProtocol } from '../qr.protocol.ts';
import { beginSession, type Entrance, letIn } from './begin-session.ts';
import { hashOf } from './issue-tokens.ts';
import { QR_EXPIRED, QR_PROGRESS, type QrState } from './qr-progress.ts';

const FIND = 'SELECT state, check_code FROM qr_login WHERE ask_hash = $1 AND expires_at > $2';

/** Used up by being taken, by one of however many ask at once; void when the phone was logged out meanwhile. */
const TAKE = `
  DELETE FROM qr_login q USING member_session s
  WHERE q.ask_hash = $1 AND q.expires_at > $2 AND q.state = 'APPROVED'
    AND s.session_id = q.session_id AND s.ended_at IS NULL
  RETURNING q.member_id`;

/** Makes the action out of the entrance. Runs outside a transaction: most of the time it only looks. */
export function askQrProgress(entrance: Entrance): Handler<typeof qrProtocol.progress> {
  return async (work, _guest, { u, ...baggage }, caller) => {
    const hash = hashOf(u);
    const [row] = await work.query<{ state: QrState; check_code: string | null }>(
      FIND,
      [hash, work.now],
      'qr-find',
    );
    const expired = { progress: QR_EXPIRED, checkCode: null, refreshToken: null } as const;
    if (!row) return expired;
    if (row.state !== 'APPROVED') {
      return { progress: QR_PROGRESS[row.state], checkCode: row.check_code, refreshToken: null };
    }
    return letIn(work, async (apart) => {
      const [taken] = await apart.query<{ member_id: number }>(TAKE, [hash, apart.now], 'qr-take');
      if (!taken) return expired;
      const tokens = await beginSession(apart, entrance, taken.member_id, baggage, caller, 'qr');
      if (tokens instanceof Refusal) return tokens;
      return {
        progress: QR_PROGRESS.APPROVED,
        checkCode: row.check_code,
        refreshToken: tokens.refresh_token,
        deviceToken: tokens.deviceToken,
      };
    });
  };
}
