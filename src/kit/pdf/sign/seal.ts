// The seal of an institute: its key with its certificates, made here for a demonstration or opened from a PKCS#12 file.
import { BitString, Integer, PrintableString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  PFX,
  type PKCS8ShroudedKeyBag,
  type PrivateKeyInfo,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { years } from './certificate-time.ts';

export interface Seal {
  /** The certificate of the key first, then those that vouch for it. */
  chain: Certificate[];
  key: CryptoKey;
  /** Made here, vouched for by nobody. */
  isDemo: boolean;
}

/** As a seal is kept: DER in base64. */
export interface KeptSeal {
  chain: string[];
  /** PKCS#8. */
  key: string;
}

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const KEY = { ...RSA, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) } as const;
const SUBJECT = { C: '2.5.4.6', O: '2.5.4.10', CN: '2.5.4.3' } as const;
const USE = { keyUsage: '2.5.29.15', constraints: '2.5.29.19', extended: '2.5.29.37' } as const;
/** Chosen: as long as reports of a demonstration can be looked at. */
const VALID_YEARS = 20;

const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64');
export const bytesOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema(true).toBER());

/** The common name of whom a certificate is for; '' where it has none. */
export function holderOf({ subject }: Certificate): string {
  const found = subject.typesAndValues.find(({ type }) => type === SUBJECT.CN);
  return String(found?.value.valueBlock.value ?? '');
}

function nameAs(to: RelativeDistinguishedNames, parts: Partial<Record<keyof typeof SUBJECT, string>>): void {
  for (const [part, said] of Object.entries(parts))
    to.typesAndValues.push(
      new AttributeTypeAndValue({
        type: SUBJECT[part as keyof typeof SUBJECT],
        value: part === 'C' ? new PrintableString({ value: said }) : new Utf8String({ value: said }),
      }),
    );
}

/** One that signs papers, or time stamps, or other certificates. */
export type CertificateUse = 'seal' | 'timeStamp' | 'root';

async function makeCertificate(
  use: CertificateUse,
  { name, organisation, at }: { name: string; organisation: string; at: Date },
  keys: CryptoKeyPair,
  issuer?: { certificate: Certificate; key: CryptoKey },
): Promise<Certificate> {
  const made = new Certificate();
  made.version = 2;
  made.serialNumber = new Integer({ valueHex: serial() });
  nameAs(made.subject, { C: 'CN', O: organisation, CN: name });
  if (issuer) made.issuer = issuer.certificate.subject;
  else nameAs(made.issuer, { C: 'CN', O: organisation, CN: name });
  made.notBefore.value = new Date(Math.floor(at.getTime() / 1_000) * 1_000);
  made.notAfter.value = years(made.notBefore.value, VALID_YEARS);
  const ofUse = new BasicConstraints({ cA: use === 'root' });
  made.extensions = [
    new Extension({ extnID: USE.constraints, critical: true, extnValue: ofUse.toSchema().toBER() }),
    new Extension({ extnID: USE.keyUsage, critical: true, extnValue: keyUsage(use).toBER() }),
  ];
  if (use === 'timeStamp') {
    const extended = new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] });
    made.extensions.push(
      new Extension({ extnID: USE.extended, critical: true, extnValue: extended.toSchema().toBER() }),
    );
  }
  await made.subjectPublicKeyInfo.importKey(keys.publicKey);
  await made.sign(issuer?.key ?? keys.privateKey, 'SHA-256');
  return made;
}

/** A positive number of sixteen bytes. */
function serial(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

/** RFC 5280 4.2.1.3: digitalSignature and nonRepudiation, or keyCertSign and cRLSign. */
const keyUsage = (use: CertificateUse): BitString =>
  use === 'root'
    ? new BitString({ valueHex: new Uint8Array([0x06]).buffer, unusedBits: 1 })
    : new BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });

const pairOfKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);

/** A root and a seal under it, for a mall that has been given no seal; nobody outside vouches for it. RSA of 3072 bits. */
export async function makeDemoSeal(
  of: { root: string; name: string; organisation: string; at: Date },
  use: Exclude<CertificateUse, 'root'> = 'seal',
): Promise<KeptSeal> {
  const [rootKeys, keys] = await Promise.all([pairOfKeys(), pairOfKeys()]);
  const root = await makeCertificate('root', { ...of, name: of.root }, rootKeys);
  const own = await makeCertificate(use, of, keys, { certificate: root, key: rootKeys.privateKey });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { chain: [own, root].map((one) => bytesOf(one).toString('base64')), key: base64(key) };
}

/** The seal that was kept. */
export async function openSeal({ chain, key }: KeptSeal, isDemo: boolean): Promise<Seal> {
  return {
    chain: chain.map((one) => Certificate.fromBER(Buffer.from(one, 'base64'))),
    key: await crypto.subtle.importKey('pkcs8', Buffer.from(key, 'base64'), RSA, false, ['sign']),
    isDemo,
  };
}

/**
 * The seal of a PKCS#12 file: one RSA key, and certificates of which the first is the key's own. Files of the old ciphers (RC2,
 * three times DES) are not read.
 * @throws Error with a sentence for whoever runs the mall
 */
export async function openPkcs12(file: Buffer, password: string): Promise<Seal> {
  try {
    return await readPkcs12(file, new TextEncoder().encode(password).buffer);
  } catch (error) {
    throw new Error(
      'The seal could not be opened: the password is wrong, or the file is none of PKCS#12 with AES (openssl pkcs12 -export).',
      { cause: error },
    );
  }
}

async function readPkcs12(file: Buffer, password: ArrayBuffer): Promise<Seal> {
  const pfx = PFX.fromBER(new Uint8Array(file));
  await pfx.parseInternalValues({ password, checkIntegrity: true });
  const safe = pfx.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error('nothing in it');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
  const bags = (
    safe.parsedValue.safeContents as { value: { safeBags: { bagId: string; bagValue: unknown }[] } }[]
  ).flatMap(({ value }) => value.safeBags);
  const certificates: Certificate[] = [];
  let info: PrivateKeyInfo | undefined;
  for (const { bagId, bagValue } of bags) {
    if (bagId === '1.2.840.113549.1.12.10.1.3') {
      const { parsedValue } = bagValue as { parsedValue: unknown };
      if (parsedValue instanceof Certificate) certificates.push(parsedValue);
    } else if (bagId === '1.2.840.113549.1.12.10.1.2') {
      const shrouded = bagValue as PKCS8ShroudedKeyBag & {
        parseInternalValues(of: { password: ArrayBuffer }): Promise<void>;
      };
      await shrouded.parseInternalValues({ password });
      info = shrouded.parsedValue;
    } else if (bagId === '1.2.840.113549.1.12.10.1.1') info = bagValue as PrivateKeyInfo;
  }
  if (!info) throw new Error('no key in it');
  const der = info.toSchema().toBER();
  const key = await crypto.subtle.importKey('pkcs8', der, RSA, true, ['sign']);
  const { n } = await crypto.subtle.exportKey('jwk', key);
  const isOwn = await Promise.all(
    certificates.map(async (one) => {
      const publicKey = await crypto.subtle.importKey(
        'spki',
        one.subjectPublicKeyInfo.toSchema().toBER(),
        RSA,
        true,
        ['verify'],
      );
      return (await crypto.subtle.exportKey('jwk', publicKey)).n === n;
    }),
  );
  const own = certificates.find((_, at) => isOwn[at]);
  if (!own) throw new Error('no certificate of the key in it');
  return { chain: [own, ...certificates.filter((one) => one !== own)], key, isDemo: false };
}

/** @param text DER in base64 */
export const readCertificate = (text: string): Certificate =>
  Certificate.fromBER(Buffer.from(text, 'base64'));
