// Looks into a zip before anything opens it: whether it is locked, damaged, or would unpack to far too much.
import { inflateRawSync } from 'node:zlib';
import { decodeText } from './decode-text.ts';
import type { SheetProblem } from './sheet.errors.ts';
import { UNPACKED_BYTES } from './sheet-limits.ts';

const MOST_PARTS = 3_000; // chosen: a workbook has some dozens
const END = 0x06054b50;
const PART = 0x02014b50;
const LONGEST_COMMENT = 65_535;

/** What is wrong with it; undefined when it may be opened. Sizes are measured, not believed. */
export function inspectZip(bytes: Uint8Array): SheetProblem | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(zip);
  if (end === undefined) return 'damaged';
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_PARTS) return 'bomb';
  let at = zip.readUInt32LE(end + 16);
  let left = UNPACKED_BYTES;
  let isTable = false;
  for (let i = 0; i < count; i++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== PART) return 'damaged';
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    if (flags & 1) return 'locked';
    const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (unpacked > left) return 'bomb';
    const data = dataAt(zip, zip.readUInt32LE(at + 42), packed);
    if (data === undefined) return 'damaged';
    const content = method === 8 ? inflate(data, left) : data;
    if (content === undefined) return 'bomb';
    left -= content.length;
    if (name === 'META-INF/manifest.xml' && content.includes('encryption-data')) return 'locked';
    if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name) && hasOpenFormula(content)) return 'uncalculated';
    isTable ||= /^(xl\/|content\.xml$|Index\/)/i.test(name);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return isTable ? undefined : 'notATable';
}

/**
 * The files of a zip, in their order; folders have no bytes.
 * @param most bytes that they may unpack to together
 * @throws RangeError for what is damaged, locked, or unpacks to more
 */
export function unzip(zip: Buffer, most: number): { name: string; bytes: Buffer }[] {
  const end = endOf(zip);
  if (end === undefined) throw new RangeError('no zip');
  let [at, left] = [zip.readUInt32LE(end + 16), most];
  return Array.from({ length: Math.min(zip.readUInt16LE(end + 10), MOST_PARTS) }, () => {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== PART || zip.readUInt16LE(at + 8) & 1)
      throw new RangeError('a damaged zip');
    const data = dataAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20));
    const bytes = data && (zip.readUInt16LE(at + 10) === 8 ? inflate(data, left) : data);
    if (!bytes || bytes.length > left) throw new RangeError('a zip that unpacks to too much');
    left -= bytes.length;
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28));
    at += 46 + name.length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return { name: decodeText(name) ?? '', bytes };
  });
}

/** A formula that nobody has calculated: a program wrote the file, and its quantities would be read as empty. Empty texts are results. */
const OPEN_FORMULA =
  /<c\b(?![^>]{0,200}\bt="str")[^>]{0,200}><f\b[^>]{0,300}(?:\/>|>[^<]{0,8200}<\/f>)(?:<v\s*\/>|<v>\s*<\/v>)?<\/c>/;

const hasOpenFormula = (sheet: Buffer): boolean =>
  (sheet.includes('</f>') || sheet.includes('<f ')) && OPEN_FORMULA.test(sheet.toString('latin1'));

function endOf(zip: Buffer): number | undefined {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - LONGEST_COMMENT); at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  return undefined;
}

function dataAt(zip: Buffer, local: number, length: number): Buffer | undefined {
  if (local + 30 > zip.length) return undefined;
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return from + length > zip.length ? undefined : zip.subarray(from, from + length);
}

/** @returns undefined for more than `most` bytes @throws Error for what is damaged */
function inflate(data: Buffer, most: number): Buffer | undefined {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
}
