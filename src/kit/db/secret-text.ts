// Texts that must not be readable in a copy of the database: AES-256-GCM, with a key made from the mall's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One key per mall. Whoever changes the mall's secret can no longer read what was hidden before. */
function keyFrom(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'yuancai secret text', 32));
}

/**
 * The text as it may be kept. Hiding the same text twice gives two different results.
 * @param use what it is, e.g. `certification.legalIdNumber`: hidden text cannot be moved to another use
 */
export function hideText(secret: Uint8Array, use: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(use));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `1.${Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url')}`;
}

/** What `hideText` has hidden; undefined when it was hidden with another secret or use, or has been tampered with. */
export function readHiddenText(secret: Uint8Array, use: string, hidden: string): string | undefined {
  const bytes = Buffer.from(hidden.slice(2), 'base64url');
  if (!hidden.startsWith('1.') || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(use))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
