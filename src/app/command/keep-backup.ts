// A backup of a mall, and a mall from a backup: all rows of one moment and every file that they name, in a folder.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { copyTablesIn, copyTablesOut, type TablesCopy } from '#kit/db/copy-tables.ts';
import type { Database } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { projectFile } from '#kit/project/project-file.ts';
import type { FileStore } from '#mall/file/server/file-store.ts';

/** What stands in `backup.json`, which is written last: without it a folder is no backup. */
interface Backup extends TablesCopy {
  madeAt: string;
  files: number;
}

/** Where a mall's rows and files are. */
export interface BackupPlace {
  connection: pg.PoolConfig;
  database: Database;
  store: FileStore;
}

const MANIFEST = 'backup.json';

const fileOf = (folder: string, contentHash: string) =>
  join(folder, 'files', contentHash.slice(0, 2), contentHash);

/** On a connection of its own: streams of rows do not go with the pool's, which carry many questions at once. */
async function alone<T>(connection: pg.PoolConfig, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

const hashesOf = async ({ pool }: Database): Promise<string[]> => {
  const { rows } = await pool.query<{ hash: string }>(
    'SELECT DISTINCT content_hash AS hash FROM stored_file ORDER BY 1',
  );
  return rows.map(({ hash }) => hash);
};

/**
 * Backs a mall up into a folder, while it serves. In a folder that holds an older backup, files that it has already are not fetched again.
 * @returns how many tables, rows and files
 * @throws Error when a file that a row names is nowhere
 */
export async function keepBackup(
  { connection, database, store }: BackupPlace,
  folder: string,
  now: Date,
): Promise<{ tables: number; rows: number; files: number }> {
  await rm(join(folder, MANIFEST), { force: true });
  const tablesFolder = join(folder, 'tables');
  await rm(tablesFolder, { recursive: true, force: true });
  await mkdir(tablesFolder, { recursive: true });
  const copy = await alone(connection, (client) => copyTablesOut(client, tablesFolder));
  // Files are never changed, and one that came after the rows does no harm.
  const hashes = await hashesOf(database);
  for (const hash of hashes) {
    const place = fileOf(folder, hash);
    if (existsSync(place)) continue;
    const bytes = await store.read(hash).catch(() => undefined);
    if (!bytes) {
      if ((await hashesOf(database)).includes(hash)) throw new Error(`The file ${hash} is nowhere.`);
      continue;
    }
    await mkdir(dirname(place), { recursive: true });
    await writeFile(`${place}.part`, bytes);
    await rename(`${place}.part`, place);
  }
  const backup: Backup = { madeAt: now.toISOString(), files: hashes.length, ...copy };
  await writeFile(join(folder, MANIFEST), JSON.stringify(backup, null, 1));
  return {
    tables: copy.tables.length,
    rows: copy.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: hashes.length,
  };
}

/**
 * Makes the mall of a backup on an empty database: the tables as they were then, their rows, the files; then moves them to the newest.
 * @returns when the backup was made, and what came back
 * @throws Error for a folder that is no backup, a database with members, a mall older than the backup, or a damaged file; no row has
 *   changed then
 */
export async function restoreBackup(
  { connection, database, store }: BackupPlace,
  folder: string,
): Promise<{ madeAt: string; rows: number; files: number }> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup: it has no ${MANIFEST}.`);
  const backup = JSON.parse(text) as Backup;
  await refuseInhabited(database);
  const hashes = await takeFiles(store, folder);
  await migrateAsThen(database, backup.migrations);
  await alone(connection, (client) => copyTablesIn(client, join(folder, 'tables'), backup));
  const lost = (await hashesOf(database)).filter((hash) => !hashes.has(hash));
  await migrateDatabase(database);
  if (lost.length > 0) throw new Error(`The rows are back, but not these files: ${lost.join(', ')}.`);
  return {
    madeAt: backup.madeAt,
    rows: backup.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: hashes.size,
  };
}

async function refuseInhabited({ pool }: Database): Promise<void> {
  const { rows: there } = await pool.query(`SELECT to_regclass('public.member') AS is`);
  if (there[0]?.is === null) return;
  const { rows } = await pool.query<{ some: boolean }>('SELECT EXISTS (SELECT FROM member) AS some');
  if (rows[0]?.some)
    throw new Error('This database has members already. A backup is restored into an empty one.');
}

/** The tables exactly as they were when the backup was made: only with those do its columns fit. */
async function migrateAsThen(database: Database, migrations: readonly string[]): Promise<void> {
  const own = projectFile('migrations');
  const unknown = migrations.filter((name) => !existsSync(join(own, name)));
  if (unknown.length > 0)
    throw new Error(`The backup was made by a newer mall: this one does not know ${unknown.join(', ')}.`);
  const then = await mkdtemp(join(tmpdir(), 'yuancai-migrations-'));
  try {
    for (const name of migrations) await cp(join(own, name), join(then, name), { recursive: true });
    await migrateDatabase(database, then);
  } finally {
    await rm(then, { recursive: true, force: true });
  }
}

/** @returns the hashes of the files that are in their store again @throws Error for one whose bytes are not what its name says */
async function takeFiles(store: FileStore, folder: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  for await (const path of glob('files/*/*', { cwd: folder })) {
    const hash = path.split(/[\\/]/).at(-1) ?? '';
    if (!/^[0-9a-f]{64}$/.test(hash)) continue;
    const bytes = await readFile(join(folder, path));
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Error(`The file ${hash} of the backup is damaged: nothing was restored.`);
    await store.keep(hash, bytes);
    hashes.add(hash);
  }
  return hashes;
}
