// Puts a file that came inside a reply onto the visitor's disk.
import { saveBlob } from '#kit/browser/save-blob.ts';

/** @param file its bytes in base64 */
export function saveFile({ fileName, file }: { fileName: string; file: string }): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
  saveBlob(new Blob([bytes]), fileName);
}
