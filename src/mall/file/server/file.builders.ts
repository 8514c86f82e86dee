// Files for tests: rows without bytes, and a whole PDF of a few bytes.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { FilePurpose } from '../file.protocol.ts';
import { storedFile } from './file.tables.ts';

export interface FileWish {
  /** `private` (a voucher) unless said otherwise. */
  visibility?: 'public' | 'private';
  /** A voucher unless said otherwise. */
  purpose?: FilePurpose;
  mimeType?: 'image/jpeg' | 'image/png' | 'application/pdf';
}

/** A file that the member has handed in. */
export async function aFile(work: Work, memberId: number, wish: FileWish = {}): Promise<{ fileId: number }> {
  const [made] = await work.tx
    .insert(storedFile)
    .values({
      memberId,
      contentHash: randomBytes(32).toString('hex'),
      mimeType: wish.mimeType ?? 'image/jpeg',
      fileName: 'file.jpg',
      bytes: 1_000,
      visibility: wish.visibility ?? 'private',
      purpose: wish.purpose ?? 'voucher',
    })
    .returning({ fileId: storedFile.fileId });
  return made!;
}

/** An empty page as PDF, with a table that says where its objects lie. @param comment stands behind the first line */
export function aPdf(comment = ''): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  let file = `%PDF-1.4\n${comment}\n`;
  const places = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj${object}endobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
