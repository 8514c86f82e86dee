// Sees whether the PostgreSQL of a folder is running, and whether it answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The database that holds the mall. */
export const MALL_DATABASE = 'yuancai';

/** The server setting that tells one launch from another, so that a process knows its own server. */
export const LAUNCH_SETTING = 'yuancai.launch';

export interface ServerAddress {
  host: string;
  port: number;
  user: string;
  password?: string;
}

/** What PostgreSQL writes about itself while it runs. */
export interface RunningServer {
  pid: number;
  port: number;
  /** Where its socket is; missing for its first moments. */
  socketFolder?: string;
}

/** Reads `postmaster.pid`; undefined when there is none. @throws when it may not be read. */
export function readRunningServer(cluster: string): RunningServer | undefined {
  let text: string;
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] || undefined };
}

/** Whether a process of this number lives. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a living process is certainly not a PostgreSQL, its number having passed to another program. */
export function isOtherProgram(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  } catch {
    return false;
  }
}

/** `starting` also stands for a server that is stopping or recovering: it speaks, but takes nobody. */
export type Answer =
  | { state: 'answers'; dataDirectory: string; launch: string }
  | { state: 'starting' }
  | { state: 'silent' };

/** Starting or stopping; no connection left. */
const TAKES_NOBODY = ['57P03', '53300'];
const SILENT = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01'];

/**
 * Asks the server at this address for its folder and makes sure that it holds the mall's database.
 * @throws Error when something else answers there, or when this process may not connect.
 */
export async function askServer(address: ServerAddress): Promise<Answer> {
  const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; launch: string | null; mall: boolean }>(
      `select current_setting('data_directory') as folder,
              current_setting('${LAUNCH_SETTING}', true) as launch,
              exists (select from pg_database where datname = '${MALL_DATABASE}') as mall`,
    );
    if (!rows[0]?.mall) await createMallDatabase(client);
    return { state: 'answers', dataDirectory: rows[0]?.folder ?? '', launch: rows[0]?.launch ?? '' };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (TAKES_NOBODY.includes(code ?? '')) return { state: 'starting' };
    if (SILENT.includes(code ?? '') || /terminated|timeout/.test(message)) return { state: 'silent' };
    throw new Error(`The database at ${address.host} (port ${address.port}) refuses: ${message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function createMallDatabase(client: pg.Client): Promise<void> {
  try {
    await client.query(`create database ${MALL_DATABASE}`);
  } catch (error) {
    // Another process created it at the same moment: a name taken, or the catalogue's unique index.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}
