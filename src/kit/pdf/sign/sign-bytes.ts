// A detached signature over bytes as PAdES asks for it (ETSI EN 319 142-1, B-B): CMS with the hash of the signer's certificate.
import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { bytesOf, type Seal } from './seal.ts';

export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** ESS signing-certificate-v2, RFC 5035. */
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  /** A time stamp over the signature, RFC 3161. */
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  timeStampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** SHA-256 is what RFC 5035 takes where no algorithm is said. */
const certificateHash = (seal: Seal) =>
  new Sequence({
    value: [
      new Sequence({
        value: [
          new Sequence({
            value: [new OctetString({ valueHex: bufferOf(sha256(bytesOf(signerOf(seal)))) })],
          }),
        ],
      }),
    ],
  });

export function signerOf({ chain }: Pick<Seal, 'chain'>) {
  const [own] = chain;
  if (!own) throw new Error('a seal without a certificate');
  return own;
}

/**
 * @param content `data` is left out of the signature; what a time stamp says stands within it
 * @param stamp asked for a time stamp over the signature's value
 * @returns DER
 */
export async function signBytes(
  seal: Seal,
  bytes: Uint8Array,
  {
    content = 'data',
    stamp,
  }: { content?: 'data' | 'timeStampInfo'; stamp?: (signature: Uint8Array) => Promise<Buffer> } = {},
): Promise<Buffer> {
  const own = signerOf(seal);
  const digest = new OctetString({ valueHex: bufferOf(sha256(bytes)) });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({
          type: OID.contentType,
          values: [new ObjectIdentifier({ value: OID[content] })],
        }),
        new Attribute({ type: OID.messageDigest, values: [digest] }),
        new Attribute({ type: OID.signingCertificate, values: [certificateHash(seal)] }),
      ],
    }),
  });
  const signed = new SignedData({
    version: content === 'data' ? 1 : 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: OID[content],
      ...(content === 'data' ? {} : { eContent: new OctetString({ valueHex: bufferOf(bytes) }) }),
    }),
    signerInfos: [signer],
    certificates: [...seal.chain],
  });
  await signed.sign(seal.key, 0, 'SHA-256', bufferOf(bytes));
  const value = signer.signature.valueBlock.valueHexView;
  const token = await stamp?.(value);
  if (token) {
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({
      type: 1,
      attributes: [
        new Attribute({ type: OID.timeStamp, values: [ContentInfo.fromBER(bufferOf(token)).toSchema()] }),
      ],
    });
  }
  const info = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

export const sha256Algorithm = () => new AlgorithmIdentifier({ algorithmId: OID.sha256 });
