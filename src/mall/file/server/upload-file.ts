// A member hands in a file.
import type { Action } from '#kit/http/server/serve.ts';
import type { FilePurpose, fileProtocol } from '../file.protocol.ts';
import { fileErrors } from './file.errors.ts';
import type { FileStore } from './file-store.ts';
import { keepFile } from './keep-file.ts';
import { takeInFile } from './take-in-file.ts';

const MOST_BYTES = 4 * 1024 * 1024; // spec §5, §9: 4.0 MB

const TAKES_PDF: ReadonlySet<string> = new Set<FilePurpose>([
  'voucher',
  'certificate',
  'evidence',
  'attachment',
]);
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

/**
 * Makes the action out of the store. Runs outside a transaction: no connection waits while a picture is drawn.
 * The same file handed in again gives the same fileId.
 */
export function uploadFile(store: FileStore): Action<typeof fileProtocol.upload> {
  return async (work, { memberId }, input) => {
    const { file: given, purpose, fileName = '' } = input;
    if (!Buffer.isBuffer(given) || given.length === 0) throw fileErrors.noFile({ name: 'file' });
    if (given.length > MOST_BYTES) throw fileErrors.tooLarge();
    const { bytes, mimeType } = await takeInFile(
      given,
      TAKES_PDF.has(purpose),
      purpose === 'evidence' ? fileName : '',
    );
    return keepFile(work, store, {
      memberId,
      bytes,
      mimeType,
      purpose,
      fileName: nameFor(fileName, ENDINGS[mimeType]),
    });
  };
}

/** The name without folders and signs that trouble a file system, with the ending of what it has become. */
function nameFor(given: string, ending: string): string {
  const stem = given
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}"*:<>?|]/gu, '')
    .trim();
  return `${stem || 'file'}.${ending}`;
}
