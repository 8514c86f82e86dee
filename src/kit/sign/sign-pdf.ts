// Signs a PDF once, over all of its bytes (PAdES B-B; with a time stamp B-T).
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { holderOf, type Seal } from './seal.ts';
import { signBytes, signerOf } from './sign-bytes.ts';
import { askTimeStamp } from './time-stamp.ts';

/** Chosen: bytes that a signature with its certificates may take; a time stamp brings those of its authority. */
const ROOM = 8_192;
const ROOM_WITH_STAMP = 24_576;

export interface SigningWish {
  /** Why it is signed, as a reader shows it. */
  reason: string;
  /** Said as the moment of signing. */
  at: Date;
  /** Where the seal is drawn on the first page, so that a reader leads from it to the signature: left, bottom, right, top in points. */
  rect: readonly [number, number, number, number];
  /** Of an authority of time stamps; without it there is no stamp. */
  timeStampUrl?: string;
}

class SealSigner extends Signer {
  readonly #sign: (bytes: Buffer) => Promise<Buffer>;
  constructor(sign: (bytes: Buffer) => Promise<Buffer>) {
    super();
    this.#sign = sign;
  }
  override sign(pdfBuffer: Buffer): Promise<Buffer> {
    return this.#sign(pdfBuffer);
  }
}

/**
 * @param pdf printed by this mall, not signed before
 * @throws Error when the time stamp cannot be had
 */
export async function signPdf(pdf: Buffer, seal: Seal, wish: SigningWish): Promise<Buffer> {
  const { reason, at, rect, timeStampUrl } = wish;
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    reason,
    name: holderOf(signerOf(seal)),
    contactInfo: '',
    location: 'CN',
    signingTime: at,
    signatureLength: timeStampUrl ? ROOM_WITH_STAMP : ROOM,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    widgetRect: [...rect],
  });
  const stamp = timeStampUrl ? (value: Uint8Array) => askTimeStamp(timeStampUrl, value) : undefined;
  return new SignPdf().sign(prepared, new SealSigner((bytes) => signBytes(seal, bytes, { stamp })), at);
}
