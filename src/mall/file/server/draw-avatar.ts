// Draws a member's picture anew: a small square without anything that came along in the file.
import { fileTypeFromBuffer } from 'file-type';
import { drawPicture } from './draw-picture.ts';
import { fileErrors } from './file.errors.ts';

const AVATAR_SIDE = 256; // chosen: twice the largest place it is shown at

const WELCOME: ReadonlySet<string | undefined> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
]); // spec §5
const MOST_PIXELS = 25_000_000; // chosen: a megabyte may unfold to gigabytes
const QUALITY = 85; // chosen

/**
 * The middle of the picture as a WebP of 256 × 256 pixels: upright, without metadata, without transparency, of an animation
 * the first picture. The kind is found from the bytes, whatever the file is called.
 * @throws Refusal when they are no JPG, GIF or PNG, or cannot be read as one
 */
export async function drawAvatar(given: Buffer): Promise<Buffer> {
  const kind = await fileTypeFromBuffer(given);
  if (!WELCOME.has(kind?.mime)) throw fileErrors.notAnAvatar({ name: 'file' });
  return drawPicture((sharp) =>
    sharp(given, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}
