// Proves that news flow again after the database was away: one try to connect at a time, one connection afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  findServerBinaries,
  startEmbeddedPostgres,
} from '#kit/db/embedded/embedded-postgres.ts';
import { seconds } from '#kit/time/duration.ts';
import { type Bulletin, openBulletin } from './bulletin.ts';

const folder = mkdtempSync(join(tmpdir(), 'yc-bulletin-'));
let server: EmbeddedPostgres | undefined;
const open: Bulletin[] = [];

const start = () =>
  startEmbeddedPostgres({
    dataFolder: folder,
    durable: false,
    ...(process.env.TEST_POSTGRES === 'system' ? { binaries: findServerBinaries() } : {}),
  });

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('hears again after the database was stopped for 20 seconds, without piling up tries or connections', {
  timeout: seconds(60),
}, async () => {
  server = await start();
  const connection = { ...server.connection('postgres'), application_name: 'bulletin' };
  const errors: unknown[] = [];
  const heard: string[] = [];
  const bulletin = await openBulletin(connection, (error) => errors.push(error));
  open.push(bulletin);
  await bulletin.on('goods', (payload) => heard.push(payload));
  await tell(connection, 'before');
  await expect.poll(() => heard).toEqual(['before']);

  await server.stop();
  await sleep(seconds(20));
  // At most one try in half of the longest pause, and a few quick ones before that; doubling every second it were hundreds of thousands.
  expect(errors.length).toBeGreaterThan(5);
  expect(errors.length).toBeLessThan(60);

  server = await start();
  await expect.poll(() => heard, { timeout: seconds(10) }).toEqual(['before', '']);
  await tell(connection, 'after');
  await expect.poll(() => heard).toEqual(['before', '', 'after']);
  expect(await connectionsNow(connection)).toBe(1);

  // Cut by the server instead of stopped with it.
  await ask(
    connection,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bulletin' AND pid <> pg_backend_pid()`,
  );
  await expect.poll(() => heard, { timeout: seconds(10) }).toEqual(['before', '', 'after', '']);
  expect(await connectionsNow(connection)).toBe(1);
});

it('stops trying when it is closed while the database is away', async () => {
  server = await start();
  const errors: unknown[] = [];
  const bulletin = await openBulletin(server.connection('postgres'), (error) => errors.push(error));
  await bulletin.on('goods', () => {});
  await server.stop();
  server = undefined;
  await expect.poll(() => errors.length, { timeout: seconds(10) }).toBeGreaterThan(1);
  await bulletin.close();
  await sleep(seconds(0.5));
  const tries = errors.length;
  await sleep(seconds(2));
  expect(errors.length).toBe(tries);
});

async function ask(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, application_name: 'asker' });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const tell = (connection: pg.ClientConfig, payload: string) =>
  ask(connection, `SELECT pg_notify('goods', '${payload}')`);

async function connectionsNow(connection: pg.ClientConfig): Promise<number> {
  const rows = await ask(
    connection,
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'bulletin'`,
  );
  return Number(rows[0]?.n);
}
