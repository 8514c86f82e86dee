// Signs a PDF once, over all of its bytes (PAdES B-B; with a time stamp B-T).
import { type PlaceWish, placeForSignature } from './place-for-signature.ts';
import { holderOf, type Seal } from './seal.ts';
import { signBytes, signerOf } from './sign-bytes.ts';
import { askTimeStamp } from './time-stamp.ts';

/** Chosen: bytes that a signature with its certificates may take; a time stamp brings those of its authority. */
const ROOM = 8_192;
const ROOM_WITH_STAMP = 24_576;

export interface SigningWish extends Pick<PlaceWish, 'reason' | 'at' | 'rect'> {
  /** Of an authority of time stamps; without it there is no stamp. */
  timeStampUrl?: string;
}

/**
 * @param pdf printed by this mall, not signed before
 * @param wish.at said as the moment of signing · `rect`: where the seal is drawn on the first page
 * @throws Error when the time stamp cannot be had
 */
export async function signPdf(pdf: Buffer, seal: Seal, wish: SigningWish): Promise<Buffer> {
  const { timeStampUrl, ...place } = wish;
  const room = timeStampUrl ? ROOM_WITH_STAMP : ROOM;
  const prepared = placeForSignature(pdf, { ...place, name: holderOf(signerOf(seal)), room });
  const { begin, end } = prepared;
  const bytes = Buffer.concat([prepared.pdf.subarray(0, begin), prepared.pdf.subarray(end)]);
  const stamp = timeStampUrl ? (value: Uint8Array) => askTimeStamp(timeStampUrl, value) : undefined;
  const signature = await signBytes(seal, bytes, { stamp });
  if (signature.length > room) throw new Error(`a signature of ${signature.length} bytes`);
  const hex = signature.toString('hex').padEnd(room * 2, '0');
  return Buffer.concat([
    prepared.pdf.subarray(0, begin),
    Buffer.from(`<${hex}>`, 'latin1'),
    prepared.pdf.subarray(end),
  ]);
}
