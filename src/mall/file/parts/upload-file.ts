// Hands a file in and gives the upload list what it keeps of it.
import { call } from '#kit/browser/call.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { type FILE_PURPOSES, type FileReply, fileProtocol } from '../file.protocol.ts';

export const PICTURE_TYPES = ['jpg', 'jpeg', 'png', 'gif', 'bmp'] as const; // spec §5
export const VOUCHER_TYPES = [...PICTURE_TYPES, 'pdf'] as const;
export const MOST_BYTES = 4 * 1024 * 1024; // spec §5, §9: 4.0 MB
export const MOST_FILES = 5; // spec §5, §9

/** Makes the `upload` of an UploadList. What it gives back has the fileId as its key. Throws the server's sentence. */
export function uploadFor(purpose: (typeof FILE_PURPOSES)[number]): (file: File) => Promise<UploadedFile> {
  return async (file) => {
    const stored = await call(fileProtocol.upload, { file, purpose, fileName: file.name.slice(0, 200) });
    const isPicture = stored.mimeType.startsWith('image/');
    return {
      key: String(stored.fileId),
      name: stored.fileName,
      url: stored.url,
      thumbnail: isPicture ? stored.url : undefined,
    };
  };
}

/** What an UploadList asks for such files. */
export const filesFor = (
  purpose: Parameters<typeof uploadFor>[0],
  maxCount: number,
  types: readonly string[] = VOUCHER_TYPES,
) => ({ upload: uploadFor(purpose), types, maxBytes: MOST_BYTES, maxCount });

/** The fileIds of what an UploadList holds. */
export function fileIdsOf(files: readonly UploadedFile[]): number[] {
  return files.map((file) => Number(file.key));
}

/** Files that the mall keeps already, as an UploadList holds them. */
export function uploadedFiles(files: readonly (FileReply | null)[]): UploadedFile[] {
  return files
    .filter((file) => file !== null)
    .map(({ fileId, fileName, url, mimeType }) => ({
      key: String(fileId),
      name: fileName,
      url,
      thumbnail: mimeType.startsWith('image/') ? url : undefined,
    }));
}
