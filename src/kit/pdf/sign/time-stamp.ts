// Time stamps of an authority (RFC 3161): asked for over HTTP, read, and checked against what they are said to be about.
import { webcrypto } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { ContentInfo, MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import { holderOf } from './seal.ts';
import { bufferOf, OID, sha256, sha256Algorithm } from './sign-bytes.ts';
import { verifiedSigner } from './verified-signer.ts';

export interface TimeStamp {
  at: Date;
  /** The common name of the authority's certificate. */
  by: string;
}

const LONGEST = 10_000; // chosen: milliseconds that an authority may take
const MOST = 100_000; // chosen: bytes of an answer

/** What is asked of the authority about these bytes. */
export function timeStampQuery(bytes: Uint8Array): Buffer {
  const nonce = webcrypto.getRandomValues(new Uint8Array(8));
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const query = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256Algorithm(),
      hashedMessage: new OctetString({ valueHex: bufferOf(sha256(bytes)) }),
    }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  });
  return Buffer.from(query.toSchema().toBER());
}

/**
 * The token of the authority over these bytes, DER.
 * @throws Error when it does not answer, refuses, or stamps something else: whoever signs waits then
 */
export async function askTimeStamp(url: string, bytes: Uint8Array): Promise<Buffer> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(timeStampQuery(bytes)),
    signal: AbortSignal.timeout(LONGEST),
    redirect: 'error',
  });
  if (!reply.ok) throw new Error(`the time stamp authority answered ${reply.status}`);
  const answer = await reply.arrayBuffer();
  if (answer.byteLength > MOST) throw new Error('the time stamp authority answered too much');
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  if (status.status > 1 || !timeStampToken)
    throw new Error(`the time stamp authority refused: status ${status.status}`);
  const token = Buffer.from(timeStampToken.toSchema().toBER());
  if (!(await readTimeStamp(token, bytes))) throw new Error('the time stamp is not about this signature');
  return token;
}

/** When these bytes were there, by whose word; undefined when the token is not about them or is not intact. */
export async function readTimeStamp(token: Uint8Array, bytes: Uint8Array): Promise<TimeStamp | undefined> {
  try {
    const { contentType, content } = ContentInfo.fromBER(bufferOf(token));
    if (contentType !== OID.signedData) return undefined;
    const signed = new SignedData({ schema: content });
    const said = signed.encapContentInfo.eContent?.getValue();
    if (signed.encapContentInfo.eContentType !== OID.timeStampInfo || !said) return undefined;
    const info = TSTInfo.fromBER(said);
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    if (hashAlgorithm.algorithmId !== OID.sha256) return undefined;
    if (!sha256(bytes).equals(Buffer.from(hashedMessage.valueBlock.valueHexView))) return undefined;
    const signer = await verifiedSigner(signed, Buffer.from(said));
    return signer && { at: info.genTime, by: holderOf(signer) };
  } catch {
    return undefined;
  }
}
