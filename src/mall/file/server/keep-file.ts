// Keeps bytes that are known to be safe: what a member has handed in, and what the mall has written for him.
import { createHash } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { FilePurpose, FileReply } from '../file.protocol.ts';
import { storedFile } from './file.tables.ts';
import type { FileStore } from './file-store.ts';

const PUBLIC: ReadonlySet<FilePurpose> = new Set(['evaluation', 'avatar']);

import { fileView } from './file-view.ts';

/**
 * Bytes first, then the row: a row never names what is not there. The same content for the same purpose gives the same fileId.
 * @param file.fileName with its ending, without folders
 */
export async function keepFile(
  work: Work,
  store: Pick<FileStore, 'keep'>,
  file: { memberId: number; bytes: Uint8Array; mimeType: string; purpose: FilePurpose; fileName: string },
): Promise<FileReply> {
  const { memberId, bytes, mimeType, purpose, fileName } = file;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  await store.keep(contentHash, bytes);
  const [row] = await work.tx
    .insert(storedFile)
    .values({
      memberId,
      contentHash,
      mimeType,
      fileName,
      bytes: bytes.length,
      visibility: PUBLIC.has(purpose) ? 'public' : 'private',
      purpose,
      createdAt: work.now,
    })
    .onConflictDoUpdate({
      target: [storedFile.memberId, storedFile.contentHash, storedFile.visibility, storedFile.purpose],
      set: { fileName },
    })
    .returning();
  return fileView(required(row), work.now);
}
