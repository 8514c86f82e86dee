// Makes the folders and files around the database, each with the owner who needs it.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ownerOf, type Runner } from './choose-runner.ts';
import { makeLeasePipe } from './guard-server.ts';

/** The port in the socket's name; nothing listens on a network port. */
export const PORT = 5432;
/** The longest socket path that every system takes, in bytes: macOS allows 103, Linux 107. */
const SOCKET_PATH_BYTES = 103;
/** A log longer than this is put aside at the next start. */
const LOG_BYTES = 10_000_000;

/** Whether this process is root; on Windows nobody is. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Makes the data folder; what root makes in somebody's folder belongs to him, so that he can start the mall himself later. */
export function makeDataFolder(folder: string): string {
  const path = resolve(folder);
  const first = mkdirSync(path, { recursive: true, mode: 0o755 });
  const owner = first && isRoot() ? ownerOf(dirname(first)) : undefined;
  if (first && owner && owner.uid !== 0) {
    for (let made = path; made.length >= first.length; made = dirname(made))
      chownSync(made, owner.uid, owner.gid);
  }
  return realpathSync(path);
}

/** Gives a folder and everything in it to the runner; only root can. */
export function handOver(path: string, runner: Runner): void {
  lchownSync(path, runner.uid, runner.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) handOver(join(path, name), runner);
}

const socketPathFits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES;

/**
 * Makes the folder of the socket and the lease pipe, closed to everybody but the runner (and root): inside the data folder,
 * or in the temporary folder where the path is too long or the file system knows no pipes.
 */
export async function makeSocketFolder(dataFolder: string, runner: Runner): Promise<string> {
  const name = `yuancai-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
  const folders = [join(dataFolder, 'socket'), join(tmpdir(), name), join('/tmp', name)].filter(
    socketPathFits,
  );
  let refusal: unknown;
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const seen = lstatSync(folder);
      const ours = seen.uid === runner.uid || seen.uid === 0 || folder.startsWith(join(dataFolder, '/'));
      if (!seen.isDirectory() || !ours) {
        throw new Error(
          `${folder}, the place of the database's socket, belongs to somebody else; remove it.`,
        );
      }
      if (isRoot()) chownSync(folder, runner.uid, runner.gid);
      chmodSync(folder, 0o700);
      await makeLeasePipe(folder, runner);
      return folder;
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Opens the log for appending; a long one is put aside first. */
export function openLog(logPath: string, runner: Runner): number {
  if (existsSync(logPath) && statSync(logPath).size > LOG_BYTES) renameSync(logPath, `${logPath}.1`);
  const file = openSync(logPath, 'a', 0o600);
  if (isRoot()) chownSync(logPath, runner.uid, runner.gid);
  return file;
}

/** What PostgreSQL has written to its log since it had `from` bytes. */
export function logSince(logPath: string, from: number): string {
  return readFileSync(logPath).subarray(from).toString('utf8').trim();
}

/** @throws Error with a sentence when the files are somebody else's or another version's. */
export function checkCluster(cluster: string, major?: number): void {
  const owner = ownerOf(cluster);
  const me = process.getuid?.();
  if (owner && me !== undefined && me !== 0 && owner.uid !== me) {
    throw new Error(
      `The database's files in ${cluster} belong to the user ${owner.uid}; start the mall as that user or as root.`,
    );
  }
  const version = join(cluster, 'PG_VERSION');
  if (major === undefined || !existsSync(version)) return;
  const written = Number(readFileSync(version, 'utf8'));
  if (written !== major) {
    throw new Error(
      `The database's files in ${cluster} were written by PostgreSQL ${written}, the programs here are ${major}.`,
    );
  }
}
