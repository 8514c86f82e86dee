// Whether the signature of a PDF still holds: every byte of the file under it, by whom, and when.
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { holderOf } from './seal.ts';
import { bufferOf, OID } from './sign-bytes.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp.ts';
import { isVouchedFor, verifiedSigner } from './verified-signer.ts';

/**
 * NONE: there is no signature. BROKEN: the file is not as it was signed. PARTIAL: it is, but something stands behind what was
 * signed. STRANGE: intact, by a signer nobody here vouches for. GOOD: intact and by a trusted signer.
 */
export type PdfFinding = 'NONE' | 'BROKEN' | 'PARTIAL' | 'STRANGE' | 'GOOD';

export interface PdfCheck {
  found: PdfFinding;
  /** The common name of the signer's certificate; '' where nothing is proven. */
  signer: string;
  /** What the signer says of the moment; null: nothing. */
  saidAt: Date | null;
  /** Proven by an authority; null: by none. */
  stamp: TimeStamp | null;
}

const none = (found: PdfFinding): PdfCheck => ({ found, signer: '', saidAt: null, stamp: null });

/** @param trusted certificates of seals, or of those who vouch for them */
export async function checkPdf(pdf: Buffer, trusted: readonly Certificate[]): Promise<PdfCheck> {
  const text = pdf.toString('latin1');
  const ranges = [
    ...text.matchAll(/\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g),
  ];
  const last = ranges.at(-1);
  if (!last) return none('NONE');
  const [from = 0, length = 0, again = 0, rest = 0] = last.slice(1).map(Number);
  const gap = text.slice(length, again);
  // Nothing but the signature itself may be left out.
  if (from !== 0 || again <= length || again + rest > pdf.length || !/^<[0-9A-Fa-f]+>$/.test(gap))
    return none('BROKEN');
  const signedBytes = Buffer.concat([pdf.subarray(0, length), pdf.subarray(again, again + rest)]);
  try {
    const der = Buffer.from(gap.slice(1, -1), 'hex');
    const { contentType, content } = ContentInfo.fromBER(bufferOf(der));
    if (contentType !== OID.signedData) return none('BROKEN');
    const signed = new SignedData({ schema: content });
    // A signature that brings its own content says nothing of the file.
    if (signed.encapContentInfo.eContent) return none('BROKEN');
    const signer = await verifiedSigner(signed, signedBytes);
    if (!signer) return none('BROKEN');
    const between = (signed.certificates ?? []).filter((one) => one instanceof Certificate);
    const token = signed.signerInfos[0]?.unsignedAttrs?.attributes.find(({ type }) => type === OID.timeStamp);
    const stamped = token?.values[0]?.toBER() as ArrayBuffer | undefined;
    const value = signed.signerInfos[0]?.signature.valueBlock.valueHexView ?? new Uint8Array();
    const stamp = stamped ? ((await readTimeStamp(new Uint8Array(stamped), value)) ?? null) : null;
    const isWhole = again + rest === pdf.length;
    const isKnown = await isVouchedFor(signer, between, trusted);
    return {
      found: isWhole ? (isKnown ? 'GOOD' : 'STRANGE') : 'PARTIAL',
      signer: holderOf(signer),
      saidAt: saidTime(text.slice(0, length), text.slice(again, again + rest)),
      stamp,
    };
  } catch {
    return none('BROKEN');
  }
}

/** `/M (D:20261128010203Z)` of the signature's dictionary, which surrounds the gap. */
function saidTime(before: string, after: string): Date | null {
  const near = before.slice(-2_000) + after.slice(0, 2_000);
  const found = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/.exec(near);
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
