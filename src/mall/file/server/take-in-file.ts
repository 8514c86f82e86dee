// Makes a stranger's bytes safe to keep: the kind is found from the bytes, pictures are drawn anew and lose their metadata.
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { required } from '#kit/rules/required.ts';
import { decodeBmp } from './decode-bmp.ts';
import { drawPicture, type SharpConstructor } from './draw-picture.ts';
import { fileErrors } from './file.errors.ts';
import { isPdf } from './is-pdf.ts';

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
 * @param fileName who hands in a picture by its name is told of pictures only
 * @throws Refusal when the bytes are something else, or a picture that cannot be read
 */
export async function takeInFile(given: Buffer, takesPdf: boolean, fileName = ''): Promise<CleanFile> {
  const kind = await fileTypeFromBuffer(given);
  if (takesPdf && kind?.mime === 'application/pdf') {
    if (!isPdf(given)) throw fileErrors.brokenPdf({ name: 'file' });
    return { bytes: given, mimeType: kind.mime };
  }
  const open = { limitInputPixels: MOST_PIXELS };
  switch (kind?.mime) {
    case 'image/jpeg':
      return redraw('image/jpeg', (sharp) => sharp(given, open).autoOrient());
    case 'image/png':
    case 'image/gif':
      return redraw('image/png', (sharp) => sharp(given, open));
    case 'image/bmp':
      return redraw('image/png', (sharp) => {
        const { pixels, width, height } = required(decodeBmp(given));
        return sharp(pixels, { raw: { width, height, channels: 3 } });
      });
    default:
      throw takesPdf && !/\.(jpe?g|png|gif|bmp)$/i.test(fileName)
        ? fileErrors.notAVoucher({ name: 'file' })
        : fileErrors.notAPicture({ name: 'file' });
  }
}

async function redraw(
  mimeType: 'image/jpeg' | 'image/png',
  read: (sharp: SharpConstructor) => Sharp,
): Promise<CleanFile> {
  const bytes = await drawPicture((sharp) => {
    const sized = read(sharp).resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    const drawn =
      mimeType === 'image/jpeg' ? sized.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }) : sized.png();
    return drawn.toBuffer();
  });
  return { bytes, mimeType };
}
