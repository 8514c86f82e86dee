// A file system of its own for the database and the members' files, small enough to be filled: a loop mount where root on Linux may make one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const BALLAST = 'ballast';

export interface SmallDisk {
  folder: string;
  /** Why it is an ordinary folder; undefined where it is a file system of its own. */
  whyNot?: string;
  /** Leaves not a block free until `until` resolves. */
  fullUntil(until: Promise<unknown>): Promise<void>;
  /** Whatever is written waits up to a second, again and again, until `until` resolves. */
  slowUntil(until: Promise<unknown>): Promise<void>;
  free(): number;
  close(): Promise<void>;
}

/** @param megabytes of which only those take room that are written */
export async function openSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const place = join(folder, 'disk');
  mkdirSync(place);
  const whyNot = await mount(folder, place, megabytes);
  const free = () => {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  };
  return {
    folder: place,
    whyNot,
    free,
    async fullUntil(until) {
      let isOver = false;
      until.finally(() => {
        isOver = true;
      });
      for (let n = 0; !isOver; n++) {
        const left = free();
        // What becomes free meanwhile is taken as well.
        if (left > 0)
          await run('fallocate', ['-l', String(left), join(place, `${BALLAST}-${n}`)]).catch(() => {});
        await sleep(100);
      }
      await run('sh', ['-c', `rm -f "$1"/${BALLAST}-*`, 'sh', place]);
    },
    async slowUntil(until) {
      let isOver = false;
      until.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await run('fsfreeze', ['--freeze', place]);
        await sleep(700);
        await run('fsfreeze', ['--unfreeze', place]);
        await sleep(150);
      }
    },
    async close() {
      if (whyNot !== undefined) return;
      await run('fsfreeze', ['--unfreeze', place]).catch(() => {});
      await run('umount', [place]).catch(() => run('umount', ['--lazy', place]));
    },
  };
}

/** Why it could not be done; undefined when it was. */
async function mount(folder: string, place: string, megabytes: number): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount one';
  const image = join(folder, 'disk.img');
  try {
    writeFileSync(image, '');
    truncateSync(image, megabytes * 1024 * 1024);
    await run('mkfs.ext4', ['-q', '-F', '-m', '0', image]);
    await run('mount', ['-o', 'loop', image, place]);
    if (existsSync(join(place, 'lost+found'))) rmSync(join(place, 'lost+found'), { recursive: true });
    return undefined;
  } catch (error) {
    return `a loop mount is not allowed: ${String((error as Error).message).split('\n')[0]}`;
  }
}
