// Makes a stranger's bytes safe to keep: the kind is found from the bytes, pictures are drawn anew and lose their metadata.
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { decodeBmp } from './decode-bmp.ts';
import { fileErrors } from './file.errors.ts';
import { isPdf } from './is-pdf.ts';
import { loadSharp } from './load-sharp.ts';

export interface CleanFile {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
}

const MOST_PIXELS = 40_000_000; // chosen: a phone's picture, and no bomb of a few bytes that unfolds to gigabytes
const LONGEST_SIDE = 2_560; // chosen: enough to read a stamp on a voucher
const JPEG_QUALITY = 85; // chosen

/**
 * The file as it will be kept: photographs as JPEG, drawings as PNG, PDF as it came.
 * @param takesPdf whether PDF is welcome beside pictures
 * @throws Refusal when the bytes are something else, or a picture that cannot be read
 */
export async function takeInFile(given: Buffer, takesPdf: boolean): Promise<CleanFile> {
  const kind = await fileTypeFromBuffer(given);
  if (takesPdf && kind?.mime === 'application/pdf') {
    if (!isPdf(given)) throw fileErrors.brokenPdf({ name: 'file' });
    return { bytes: given, mimeType: kind.mime };
  }
  const sharp = await loadSharp();
  const open = { limitInputPixels: MOST_PIXELS };
  switch (kind?.mime) {
    case 'image/jpeg':
      return redraw(sharp(given, open).autoOrient(), 'image/jpeg');
    case 'image/png':
    case 'image/gif':
      return redraw(sharp(given, open), 'image/png');
    case 'image/bmp': {
      const raw = decodeBmp(given);
      if (!raw) throw fileErrors.unreadable({ name: 'file' });
      const { width, height } = raw;
      return redraw(sharp(raw.pixels, { raw: { width, height, channels: 3 } }), 'image/png');
    }
    default:
      throw takesPdf ? fileErrors.notAVoucher({ name: 'file' }) : fileErrors.notAPicture({ name: 'file' });
  }
}

async function redraw(picture: Sharp, mimeType: 'image/jpeg' | 'image/png'): Promise<CleanFile> {
  const sized = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const drawn =
    mimeType === 'image/jpeg' ? sized.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }) : sized.png();
  try {
    return { bytes: await drawn.toBuffer(), mimeType };
  } catch {
    throw fileErrors.unreadable({ name: 'file' });
  }
}
