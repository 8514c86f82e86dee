// Photos of specimens stay in the browser until their act is sent: made small enough, shown at once, without a network.

import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { MOST_BYTES, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';

const MOST_PHOTOS = 9;
/** What a camera may make of it before it is made smaller. */
const LARGEST = 30 * 1024 * 1024;
/** px of the longer side, where it has to be made smaller. */
const SIDE = 2_400;
const QUALITY = 0.85;

const kept = new Map<string, File>();

/** For a field of files: nothing is sent before the act is. */
export const photoList = {
  types: PICTURE_TYPES,
  maxBytes: LARGEST,
  maxCount: MOST_PHOTOS,
  look: 'pictures' as const,
  async upload(file: File): Promise<UploadedFile> {
    const small = file.size > MOST_BYTES ? await smaller(file) : file;
    const key = crypto.randomUUID();
    kept.set(key, small);
    const url = URL.createObjectURL(small);
    return { key, name: small.name, url, thumbnail: url };
  },
};

/** What was picked, for an act. */
export const photosOf = (files: readonly UploadedFile[]): { blob: Blob; name: string }[] =>
  files.flatMap(({ key, name }) => {
    const blob = kept.get(key);
    return blob ? [{ blob, name }] : [];
  });

async function smaller(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const by = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * by);
  canvas.height = Math.round(picture.height * by);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : file;
}
