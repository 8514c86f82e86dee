// The front door of the file room: what higher rooms may ask about files that members have handed in.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { FilePurpose, FileReply } from '../file.protocol.ts';
import { fileErrors } from './file.errors.ts';
import { storedFile } from './file.tables.ts';
import { fileView } from './file-view.ts';

export type { FileStore } from './file-store.ts';
export { keepFile } from './keep-file.ts';

const PRIVATE_KINDS = {
  vouchers: 'voucher',
  certificates: 'certificate',
  evidence: 'evidence',
  attachments: 'attachment',
} as const satisfies Record<string, FilePurpose>;

export type StoredFile = typeof storedFile.$inferSelect;

/** The file, whoever asks: hold it against `maySeeFile` before showing it. */
export async function findFile(work: Work, fileId: number): Promise<StoredFile | undefined> {
  return (await findFiles(work, [fileId])).get(fileId);
}

/**
 * Lets files pass that the member has handed in himself for this use.
 * @param kinds `pictures`: uploaded for an evaluation, public · `vouchers`: for a bank transfer, private ·
 * `certificates`: for a certification, private · `evidence`: of a trial or a replacement, private ·
 * `attachments`: of an inquiry, a quotation or a contract, private
 * @throws Refusal 404 for an unknown file or somebody else's, 255 for one that was uploaded for another use
 */
export async function requireFiles(
  work: Work,
  memberId: number,
  fileIds: readonly number[],
  { kinds }: { kinds: 'pictures' | keyof typeof PRIVATE_KINDS },
): Promise<void> {
  const found = await findFiles(work, fileIds);
  for (const fileId of fileIds) {
    const file = found.get(fileId);
    if (!file || file.memberId !== memberId) throw httpErrors.notFound();
    const isForThis =
      kinds === 'pictures'
        ? file.visibility === 'public' && file.mimeType.startsWith('image/') && file.purpose !== 'avatar'
        : file.visibility === 'private' && file.purpose === PRIVATE_KINDS[kinds];
    if (!isForThis) throw fileErrors.wrongKind();
  }
}

/**
 * The files as replies carry them, in the given order; unknown ones are left out.
 * Call it only where the reader may see them: a private file's address is open to whoever has it, for a while.
 */
export async function fileReplies(work: Work, fileIds: readonly number[]): Promise<FileReply[]> {
  const found = await findFiles(work, fileIds);
  return fileIds.flatMap((fileId) => {
    const file = found.get(fileId);
    return file ? [fileView(file, work.now)] : [];
  });
}

/** By their keys, whoever asks. */
export async function findFiles(work: Work, fileIds: readonly number[]): Promise<Map<number, StoredFile>> {
  if (fileIds.length === 0) return new Map();
  const rows = await work.tx
    .select()
    .from(storedFile)
    .where(inArray(storedFile.fileId, [...fileIds]));
  return new Map(rows.map((row) => [row.fileId, row]));
}
