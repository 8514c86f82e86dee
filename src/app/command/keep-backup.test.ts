// A mall loses its machine: from the backup another one comes up with every row, file, login and proof.
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { openDatabase } from '#kit/db/database.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { aPdf } from '#mall/file/server/file.builders.ts';
import { openFileStore } from '#mall/file/server/file-store.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder } from '#mall/order/server/order.builders.ts';
import { openMall } from '../open-mall.ts';
import { keepBackup, restoreBackup } from './keep-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'yc-backup-'));
const backup = join(folder, 'backup');
const first = await openTestMall();
const { buyer, orderSn } = await anOrder(first, { state: 'PENDING_DELIVERY' });
const form = new FormData();
form.append('purpose', 'voucher');
form.append('fileName', 'slip.pdf');
form.append('file', new Blob([new Uint8Array(aPdf())]), 'slip.pdf');
const headers = { authorization: `Bearer ${buyer.token}` };
const handedIn = await fetch(`${first.origin}/${fileProtocol.upload.path}`, {
  method: 'POST',
  headers,
  body: form,
});
const { fileId } = ((await handedIn.json()) as { data: { fileId: number } }).data;

const databases: string[] = [];
async function emptyDatabase(): Promise<pg.PoolConfig & { database: string }> {
  const database = `${inject('templateName')}_empty_${databases.push('')}`;
  databases[databases.length - 1] = database;
  await onServer(`CREATE DATABASE ${database} TEMPLATE template0`);
  return { ...inject('server'), database };
}
async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...inject('server'), database: 'postgres' });
  await client.connect();
  for (const one of statements) await client.query(one);
  await client.end();
}
afterAll(async () => {
  await first.close();
  await onServer(...databases.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  rmSync(folder, { recursive: true, force: true });
});

/** Every row of every table, as one text each. */
async function everything(connection: pg.PoolConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const { rows: tables } = await client.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    all[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return all;
}

/** What the database itself watches over: references, rules of rows, triggers that are on. */
async function guardsOf(connection: pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query<{ guard: string }>(
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS guard FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1`,
  );
  await client.end();
  expect(rows.length).toBeGreaterThan(100);
  return rows.map(({ guard }) => guard);
}

const placeOf = async (connection: pg.PoolConfig, dataFolder: string) => ({
  connection,
  database: openDatabase(connection, () => {}, { max: 2 }),
  store: await openFileStore({ dataFolder }),
});

it('comes up elsewhere with everything, and goes on', async () => {
  const place = await placeOf(first.connection, first.dataFolder);
  const now = first.clock.now();
  const made = await keepBackup(place, backup, now);
  expect(made.rows).toBeGreaterThan(20);
  expect(made.files).toBe(1);
  const before = await everything(first.connection);

  const connection = await emptyDatabase();
  const dataFolder = join(folder, 'second');
  const there = await placeOf(connection, dataFolder);
  const back = await restoreBackup(there, backup);
  expect(back).toEqual({ madeAt: now.toISOString(), rows: made.rows, files: 1 });
  expect(await everything(connection)).toEqual(before);
  expect(await guardsOf(connection)).toEqual(await guardsOf(first.connection));
  await expect(restoreBackup(there, backup)).rejects.toThrow('This database has members already.');

  const second = await openMall({
    connection,
    dataFolder,
    clock: first.clock,
    isProduction: false,
    poolSize: 4,
    withPages: false,
    withTimers: false,
    withoutRateLimit: true,
    log: () => {},
  });
  const origin = await second.app.listen({ host: '127.0.0.1', port: 0 });
  const file = await fetch(`${origin}/file/${fileId}`, { headers });
  expect(Buffer.from(await file.arrayBuffer()).equals(aPdf())).toBe(true);
  const detail = await fetch(`${origin}/${orderProtocol.detail.path}?orderSn=${orderSn}`, { headers });
  expect(await detail.json()).toMatchObject({ state: 200, data: { state: 'PENDING_DELIVERY' } });
  expect(await second.workshop.reading('zh', (work) => checkVersions(work))).toEqual([]);
  // Counting goes on where it was: the next row gets a number that nobody has.
  const again = await fetch(`${origin}/${fileProtocol.upload.path}`, { method: 'POST', headers, body: form });
  expect(await again.json()).toMatchObject({ state: 200 });
  await second.close();
  await there.database.close();
  await place.database.close();
});

it('refuses what is no backup, what is damaged and what is newer, and changes no row', async () => {
  const connection = await emptyDatabase();
  const there = await placeOf(connection, join(folder, 'third'));
  await expect(restoreBackup(there, folder)).rejects.toThrow('is no backup');

  const manifest = join(backup, 'backup.json');
  const said = readFileSync(manifest, 'utf8');
  const { migrations } = JSON.parse(said) as { migrations: string[] };
  expect(migrations).toEqual(readdirSync(projectFile('migrations')).filter((name) => /^\d/.test(name)));
  writeFileSync(manifest, said.replace(migrations.at(-1)!, '20991231000000_later'));
  await expect(restoreBackup(there, backup)).rejects.toThrow('made by a newer mall');
  writeFileSync(manifest, said);

  appendFileSync(join(backup, 'tables', 'member.copy.gz'), 'x');
  await expect(restoreBackup(there, backup)).rejects.toThrow();
  const { rows } = await there.database.pool.query('SELECT count(*)::int AS members FROM member');
  expect(rows[0]).toEqual({ members: 0 });
  const files = join(backup, 'files');
  const [letters] = readdirSync(files);
  const [name] = readdirSync(join(files, letters!));
  appendFileSync(join(files, letters!, name!), 'x');
  await expect(restoreBackup(there, backup)).rejects.toThrow('is damaged');
  expect(existsSync(manifest)).toBe(true);
  await there.database.close();
});
