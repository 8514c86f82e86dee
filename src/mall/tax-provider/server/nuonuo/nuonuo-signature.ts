// The signature of Nuonuo's open platform over the bytes of a body: both the mall and its stand-in reckon it, each for itself to compare.
import { createHmac } from 'node:crypto';

export interface Signed {
  appKey: string;
  senid: string;
  nonce: string;
  /** Seconds. */
  timestamp: string;
  body: string;
}

/** For the header `X-Nuonuo-Sign`. */
export const nuonuoSignature = (
  appSecret: string,
  { appKey, senid, nonce, timestamp, body }: Signed,
): string =>
  createHmac('sha1', appSecret)
    .update(`a=services&l=v1&p=open&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`)
    .digest('base64');
