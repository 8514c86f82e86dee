// Makes a QR code for a login form: a picture for the phone, and a secret for the form that nobody can read off the picture.
import { randomBytes } from 'node:crypto';
import { toDataURL } from 'qrcode';
import type { Handler } from '#kit/http/server/serve.ts';
import { after, hours, seconds } from '#kit/time/duration.ts';
import { QR_LIFE_SECONDS, type qrProtocol } from '../qr.protocol.ts';
import { hashOf } from './issue-tokens.ts';

/** Keeps the new code, and forgets some that are long over. */
const KEEP = `
  WITH swept AS (
    DELETE FROM qr_login WHERE qr_id IN
      (SELECT qr_id FROM qr_login WHERE expires_at < $7 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  INSERT INTO qr_login (ask_hash, scan_hash, ip, user_agent, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`;

/**
 * Makes the action out of the mall's address.
 * Whoever photographs the picture learns where to approve, but not how to fetch the login: that needs the other secret.
 */
export function createQr(options: {
  publicUrl: () => string;
  isProduction: boolean;
}): Handler<typeof qrProtocol.createQr> {
  return async (work, _guest, _input, caller) => {
    const [u, scanKey] = [randomSecret(), randomSecret()];
    const scanUrl = `${options.publicUrl()}/login/qr?k=${scanKey}`;
    const expiresAt = after(work.now, seconds(QR_LIFE_SECONDS));
    await work.query(
      KEEP,
      [
        hashOf(u),
        hashOf(scanKey),
        caller.ip,
        caller.userAgent,
        work.now,
        expiresAt,
        after(work.now, -hours(1)),
      ],
      'qr-create',
    );
    return {
      image: await toDataURL(scanUrl, { errorCorrectionLevel: 'M', margin: 1, width: 240 }),
      u,
      expiresIn: QR_LIFE_SECONDS,
      scanUrl: options.isProduction ? null : scanUrl,
    };
  };
}

/** 256 bits that fit into an address. */
const randomSecret = (): string => randomBytes(32).toString('base64url');
