// Files for tests: rows without bytes.
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
