// A phone has scanned a login code: it learns which device asks and where that stands, and both screens get the check code.
import { randomInt } from 'node:crypto';
import type { Action } from '#kit/http/server/serve.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { seconds } from '#kit/time/duration.ts';
import type { qrProtocol } from '../qr.protocol.ts';
import { hashOf } from './issue-tokens.ts';
import { qrErrors } from './qr.errors.ts';

/** Whoever scans first; for him again as often as he likes. */
const SCAN = `
  UPDATE qr_login SET state = 'SCANNED', member_id = $3, session_id = $4, check_code = coalesce(check_code, $5)
  WHERE scan_hash = $1 AND expires_at > $2 AND (state = 'WAITING' OR state = 'SCANNED' AND member_id = $3)
  RETURNING ip, user_agent, check_code, expires_at`;

/** @throws Refusal for a code that is over, decided, or scanned by somebody else */
export const scanQr: Action<typeof qrProtocol.scan> = async (work, { memberId, sessionId }, { scanKey }) => {
  const hash = hashOf(scanKey);
  const [row] = await work.query<{ ip: string; user_agent: string; check_code: string; expires_at: Date }>(
    SCAN,
    [hash, work.now, memberId, sessionId, freshCheckCode()],
    'qr-scan',
  );
  if (!row) {
    const [there] = await work.query(
      `SELECT FROM qr_login WHERE scan_hash = $1 AND expires_at > $2 AND state = 'SCANNED'`,
      [hash, work.now],
      'qr-scanned',
    );
    throw there ? qrErrors.scannedByOther() : qrErrors.over();
  }
  return {
    device: deviceOf(row.user_agent).text[work.language],
    place: placeOf(row.ip).text[work.language],
    checkCode: row.check_code,
    expiresAt: row.expires_at.toISOString(),
    expiresIn: Math.ceil((row.expires_at.getTime() - work.now.getTime()) / seconds(1)),
  };
};

const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'; // without 0 O 1 I

/** Two signs that are hard to confuse. It proves nothing to the mall: people compare it. */
function freshCheckCode(): string {
  return Array.from({ length: 2 }, () => READABLE[randomInt(READABLE.length)]).join('');
}
