// A time stamp authority for tests: answers as one over HTTP does.
import { Integer, OctetString } from 'asn1js';
import { ContentInfo, MessageImprint, PKIStatusInfo, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import type { Seal } from './seal.ts';
import { bufferOf, sha256, sha256Algorithm, signBytes } from './sign-bytes.ts';

/** @param about stamps the hash of this instead of what was asked for */
export async function answerTimeStamp(seal: Seal, query: Buffer, at: Date, about?: Buffer): Promise<Buffer> {
  const asked = TimeStampReq.fromBER(bufferOf(query));
  const imprint = about
    ? new MessageImprint({
        hashAlgorithm: sha256Algorithm(),
        hashedMessage: new OctetString({ valueHex: bufferOf(sha256(about)) }),
      })
    : asked.messageImprint;
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: imprint,
    serialNumber: new Integer({ value: 1 }),
    genTime: at,
    nonce: asked.nonce,
  });
  const token = await signBytes(seal, Buffer.from(info.toSchema().toBER()), { content: 'timeStampInfo' });
  const answer = new TimeStampResp({
    status: new PKIStatusInfo({ status: 0 }),
    timeStampToken: ContentInfo.fromBER(bufferOf(token)),
  });
  return Buffer.from(answer.toSchema().toBER());
}
