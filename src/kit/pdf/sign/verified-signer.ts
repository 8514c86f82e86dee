// Whether a CMS signature is over these bytes and made with the key of the certificate that it names.
import { webcrypto } from 'node:crypto';
import { Certificate, IssuerAndSerialNumber, type SignedData } from 'pkijs';
import { bytesOf } from './seal.ts';
import { bufferOf, OID, sha256 } from './sign-bytes.ts';

const HASHES: Readonly<Record<string, string>> = {
  [OID.sha256]: 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

/**
 * The certificate whose key has signed: exactly one signer, RSA with SHA-2, signed attributes that hold the hash of the bytes.
 * @returns undefined where anything of it does not hold
 */
export async function verifiedSigner(signed: SignedData, bytes: Buffer): Promise<Certificate | undefined> {
  const [signer, ...others] = signed.signerInfos;
  if (!signer?.signedAttrs || others.length > 0) return undefined;
  const { sid, digestAlgorithm, signature } = signer;
  if (!(sid instanceof IssuerAndSerialNumber)) return undefined;
  const own = signed.certificates?.find(
    (one): one is Certificate =>
      one instanceof Certificate &&
      one.issuer.isEqual(sid.issuer) &&
      one.serialNumber.isEqual(sid.serialNumber),
  );
  const hash = HASHES[digestAlgorithm.algorithmId];
  if (!own || !hash) return undefined;
  const attribute = (oid: string) => {
    const found = signer.signedAttrs?.attributes.filter(({ type }) => type === oid) ?? [];
    return found.length === 1 ? found[0]?.values[0] : undefined;
  };
  const digest = Buffer.from(await webcrypto.subtle.digest(hash, bufferOf(bytes)));
  const said = attribute(OID.messageDigest)?.valueBlock.valueHexView as Uint8Array | undefined;
  if (!said || !digest.equals(said)) return undefined;
  if (attribute(OID.contentType)?.valueBlock.toString() !== signed.encapContentInfo.eContentType)
    return undefined;
  const named = attribute(OID.signingCertificate)?.valueBlock.value?.[0]?.valueBlock.value?.[0]?.valueBlock
    .value?.[0];
  const namedHash = named?.valueBlock.valueHexView as Uint8Array | undefined;
  if (namedHash?.length === 32 && !sha256(bytesOf(own)).equals(namedHash)) return undefined;
  const key = await webcrypto.subtle.importKey(
    'spki',
    own.subjectPublicKeyInfo.toSchema().toBER(),
    { name: 'RSASSA-PKCS1-v1_5', hash },
    false,
    ['verify'],
  );
  const over = signer.signedAttrs.encodedValue;
  const isGood = await webcrypto.subtle.verify(
    'RSASSA-PKCS1-v1_5',
    key,
    bufferOf(signature.valueBlock.valueHexView),
    over,
  );
  return isGood ? own : undefined;
}

/** Whether a trusted certificate vouches for it: it is one of them, or was signed by one, directly or through those given. */
export async function isVouchedFor(
  own: Certificate,
  between: readonly Certificate[],
  trusted: readonly Certificate[],
): Promise<boolean> {
  let now = own;
  for (let depth = 0; depth < 5; depth++) {
    const der = bytesOf(now);
    if (trusted.some((one) => bytesOf(one).equals(der))) return true;
    const issuers = [...trusted, ...between].filter((one) => one.subject.isEqual(now.issuer));
    let next: Certificate | undefined;
    for (const one of issuers) if (await now.verify(one).catch(() => false)) next ??= one;
    if (!next || next === now) return false;
    now = next;
  }
  return false;
}
