// Finds a PostgreSQL server that is installed on this machine, for tests that prove the mall on it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold one folder per installed major version: Debian and Ubuntu, Red Hat, Homebrew on both Macs. */
const INSTALLATIONS: { folder: string; version: RegExp }[] = [
  { folder: '/usr/lib/postgresql', version: /^(\d+)$/ },
  { folder: '/usr', version: /^pgsql-(\d+)$/ },
  { folder: '/opt/homebrew/opt', version: /^postgresql@(\d+)$/ },
  { folder: '/usr/local/opt', version: /^postgresql@(\d+)$/ },
];

/** The newest installed bin folder that holds both `postgres` and `initdb`, or undefined when there is none. */
export function findServerBinaries(): string | undefined {
  const found: { major: number; bin: string }[] = [];
  for (const { folder, version } of INSTALLATIONS) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      const major = Number(version.exec(name)?.[1]);
      const bin = join(folder, name, 'bin');
      if (major && existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb'))) {
        found.push({ major, bin });
      }
    }
  }
  return found.sort((a, b) => b.major - a.major)[0]?.bin;
}
