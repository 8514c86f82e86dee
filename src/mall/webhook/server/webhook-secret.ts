// Secrets of webhooks: made, hidden, read again; and the signature of Standard Webhooks, by its library.
import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { hideText, readHiddenText } from '#kit/db/secret-text.ts';

const USE = 'webhook.secret';
const BYTES = 32; // Standard Webhooks: 24 to 64

/** `whsec_` and 32 random bytes in base64. */
export const makeSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`;

export const hideSecret = (mallSecret: Uint8Array, secret: string): string =>
  hideText(mallSecret, USE, secret);

/**
 * The header `webhook-signature`: one `v1,` for each secret, parted by blanks.
 * @param hidden as kept; those that the mall's secret does not open are left out
 */
export function signatures(
  mallSecret: Uint8Array,
  hidden: readonly string[],
  { messageId, at, body }: { messageId: string; at: Date; body: string },
): string {
  return hidden
    .map((one) => readHiddenText(mallSecret, USE, one))
    .filter((secret) => secret !== undefined)
    .map((secret) => new Signer(secret).sign(messageId, at, body))
    .join(' ');
}
