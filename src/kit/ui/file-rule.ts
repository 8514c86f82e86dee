// Which files may be picked, and how their size is written.

export type FileRule = {
  /** Extensions without dot, lower case: ["jpg", "png", "pdf"]. */
  types: readonly string[];
  /** The largest single file, in bytes. */
  maxBytes: number;
};

export type FileFault = 'fileWrongType' | 'fileTooLarge' | 'fileEmpty';

/** The first thing wrong with a file by its name and size, or null. The server looks inside again. */
export function fileFault(file: { name: string; size: number }, rule: FileRule): FileFault | null {
  const dot = file.name.lastIndexOf('.');
  const type = dot < 0 ? '' : file.name.slice(dot + 1).toLowerCase();
  if (!rule.types.includes(type)) return 'fileWrongType';
  if (file.size === 0) return 'fileEmpty';
  return file.size > rule.maxBytes ? 'fileTooLarge' : null;
}

/** True for names of pictures that every browser shows. */
export function isPicture(name: string): boolean {
  return /\.(jpe?g|png|gif|webp|bmp)$/i.test(name);
}

/** 4194304 → "4.0MB", 2048 → "2KB". */
export function showBytes(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)}MB`;
  return bytes >= 1024 ? `${Math.round(bytes / 1024)}KB` : `${bytes}B`;
}
