// Reads the pictures that sharp cannot: uncompressed BMP with 24 or 32 bits a pixel, as Windows programs save them.

import { required } from '#kit/rules/required.ts';

export interface RawPicture {
  width: number;
  height: number;
  /** Red, green, blue; row by row from the top. */
  pixels: Buffer;
}

const FILE_HEADER = 14;
const INFO_HEADER = 40;
const MOST_PIXELS = 40_000_000;
const PLAIN = 0;
const BIT_FIELDS = 3; // 32 bits with the usual order of colours, as written by several programs

/** The picture, or undefined for a BMP of another kind or one that is cut off. */
export function decodeBmp(file: Buffer): RawPicture | undefined {
  if (file.length < FILE_HEADER + INFO_HEADER || file.toString('latin1', 0, 2) !== 'BM') return undefined;
  const start = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22); // negative: the rows stand from top to bottom
  const height = Math.abs(signedHeight);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const isKnown = (bits === 24 && compression === PLAIN) || (bits === 32 && isPlain32(file, compression));
  if (!isKnown || width <= 0 || height === 0 || width * height > MOST_PIXELS) return undefined;
  const bytes = bits / 8;
  const stride = Math.ceil((width * bytes) / 4) * 4; // each row is filled up to four bytes
  if (start + stride * height > file.length) return undefined;
  const pixels = Buffer.alloc(width * height * 3);
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let from = row; from < row + width * bytes; from += bytes) {
      pixels[to++] = required(file[from + 2]);
      pixels[to++] = required(file[from + 1]);
      pixels[to++] = required(file[from]);
    }
  }
  return { width, height, pixels };
}

function isPlain32(file: Buffer, compression: number): boolean {
  if (compression === PLAIN) return true;
  const masks = FILE_HEADER + INFO_HEADER;
  return (
    compression === BIT_FIELDS &&
    file.length >= masks + 12 &&
    file.readUInt32LE(masks) === 0x00ff0000 &&
    file.readUInt32LE(masks + 4) === 0x0000ff00 &&
    file.readUInt32LE(masks + 8) === 0x000000ff
  );
}
