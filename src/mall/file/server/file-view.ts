// The only way from a file's row to the reply.
import type { FileReply } from '../file.protocol.ts';
import type { StoredFile } from './file.ts';
import { fileLink } from './file-link.ts';

export function fileView(file: StoredFile, now: Date): FileReply {
  const { fileId, mimeType, fileName } = file;
  return { fileId, url: fileLink(file, now), mimeType, fileName };
}
