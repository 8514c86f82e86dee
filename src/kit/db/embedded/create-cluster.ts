// Creates the database's files at the first start, whole or not at all.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Runner, SERVER_ENVIRONMENT } from './choose-runner.ts';

const run = promisify(execFile);

/** Everything sorts by code point and knows Unicode's letters, the same on every machine. */
function localeOptions(major: number): string[] {
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return process.platform === 'linux' ? ['--locale=C', '--lc-ctype=C.UTF-8'] : ['--locale=C'];
}

/** Removes what a first start that was killed half-way has left, once it is an hour old. */
async function removeLeftovers(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(cluster)}-new-`)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Makes sure that `cluster` holds a database's files: UTF-8, superuser `postgres`, trusted on its socket and refused elsewhere.
 * They are made under another name and renamed when complete, so two processes may do it at the same moment.
 * @param extra more words for initdb, such as `--no-sync` where a power cut does not matter
 * @throws Error with initdb's words when it fails.
 */
export async function createCluster(cluster: string, runner: Runner, extra: string[] = []): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  await removeLeftovers(cluster);
  const fresh = `${cluster}-new-${process.pid}-${Date.now().toString(36)}`;
  await mkdir(fresh, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(fresh, runner.uid, runner.gid);
  const [command = '', ...words] = [
    ...runner.before,
    join(runner.binaries, 'initdb'),
    `--pgdata=${fresh}`,
    '--username=postgres',
    '--encoding=UTF8',
    ...localeOptions(runner.major),
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...extra,
  ];
  try {
    const cwd = process.platform === 'win32' ? dirname(cluster) : '/';
    const env = process.platform === 'win32' ? process.env : SERVER_ENVIRONMENT;
    await run(command, words, { ...runner.user, cwd, env });
    await rename(fresh, cluster);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (existsSync(join(cluster, 'PG_VERSION'))) return;
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(
      `The database's files could not be created in ${cluster}: ${stderr || message}\n${stdout}`,
    );
  }
}
