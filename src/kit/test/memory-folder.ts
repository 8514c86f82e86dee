// Where a test run keeps the files of its database: in memory where there is plenty of it, so that nobody waits for a disk whose files are gone a minute later.
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** chosen: several times what a run takes. */
const PLENTY_BYTES = 6 * 1024 ** 3;
const MEMORY = '/dev/shm';

/** An existing folder for files that need not outlive the machine: Linux's shared memory with 6 GiB left of it and of the machine's memory, or the machine's own folder for such files. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) >= PLENTY_BYTES) return MEMORY;
  } catch {
    // No Linux.
  }
  return tmpdir();
}
