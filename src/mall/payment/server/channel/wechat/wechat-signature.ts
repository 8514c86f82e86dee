// WeChat Pay's APIv3 signatures and its sealed resources: RSA over what was sent, by the bytes; AES-256-GCM with the APIv3 key.
import { createDecipheriv, type KeyObject, sign, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { minutes, seconds } from '#kit/time/duration.ts';

/** How far the clocks of the two may be apart (WeChat's own rule). */
const FRESH = minutes(5);
/** WeChat sends such signatures now and then, to see whether they are refused. */
const PROBE = 'WECHATPAY/SIGNTEST/';
const TAG_BYTES = 16;

/** Who signs a request, and with what. */
export interface WeChatSigner {
  mchId: string;
  serial: string;
  privateKey: KeyObject;
}

/** The `Authorization` header of a request. @param path with its query */
export function authorizationOf(
  signer: WeChatSigner,
  request: { method: string; path: string; body: string },
  { nonce, timestamp }: { nonce: string; timestamp: number },
): string {
  const { method, path, body } = request;
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
  const signature = sign('RSA-SHA256', Buffer.from(text), signer.privateKey).toString('base64');
  return `WECHATPAY2-SHA256-RSA2048 mchid="${signer.mchId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${signer.serial}"`;
}

/**
 * Why an answer or a notice is not WeChat's own; undefined when it is.
 * @param keys WeChat's public keys by their serial numbers; two while they are being changed
 */
export function whyNotWeChats(
  { headers, body }: { headers: IncomingHttpHeaders; body: Buffer },
  keys: ReadonlyMap<string, KeyObject>,
  now: Date,
): string | undefined {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  const [timestamp, nonce, signature] = [header('timestamp'), header('nonce'), header('signature')];
  if (!/^\d{1,12}$/.test(timestamp) || !nonce || !signature) return 'headers are missing';
  if (signature.startsWith(PROBE)) return 'a probe of WeChat';
  if (Math.abs(now.getTime() - seconds(Number(timestamp))) > FRESH) return 'not of the last five minutes';
  const key = keys.get(header('serial'));
  if (!key) return 'an unknown serial number';
  const signed = Buffer.concat([Buffer.from(`${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  const isRight = verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'));
  return isRight ? undefined : 'the signature is wrong';
}

/** What a notice carries, sealed. */
export interface SealedResource {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** @param apiV3Key 32 bytes. @throws Error for what was sealed with another key, or changed since */
export function openResource(resource: SealedResource, apiV3Key: Buffer): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  if (bytes.length <= TAG_BYTES) throw new Error('too short');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(resource.nonce), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(resource.associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
}
