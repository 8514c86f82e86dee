// Puts a file that came inside a reply onto the visitor's disk.

/** @param file its bytes in base64 */
export function saveFile({ fileName, file }: { fileName: string; file: string }): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
