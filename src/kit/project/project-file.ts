// Where the project's own files are, whether this code runs as it was written or as it was built.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = rootOf(import.meta.dirname);

/** The absolute path of a file or folder of the project, which need not be there. @param path from the project's root, with `/` */
export function projectFile(path: string): string {
  return join(ROOT, path);
}

function rootOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootOf(dirname(folder));
}
