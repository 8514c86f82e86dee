// What visitors see while the database is away, frozen or locked: 503 at once with Retry-After, and the mall again as soon as it is back.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#kit/db/database.ts';
import {
  type EmbeddedPostgres,
  findServerBinaries,
  startEmbeddedPostgres,
} from '#kit/db/embedded/embedded-postgres.ts';
import { keepRunning } from '#kit/db/embedded/keep-running.ts';
import { readRunningServer } from '#kit/db/embedded/running-server.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { required } from '#kit/rules/required.ts';
import { systemClock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import { addressOf, type OpenMall, openMall } from '../open-mall.ts';

const folder = mkdtempSync(join(tmpdir(), 'yc-away-'));
const options = {
  dataFolder: folder,
  durable: false,
  ...(process.env.TEST_POSTGRES === 'system' ? { binaries: findServerBinaries() } : {}),
};
const POOL = 8;
const log: string[] = [];
let server: EmbeddedPostgres;
let gate: Gate;
let mall: OpenMall;
let origin: string;

beforeAll(async () => {
  server = await startEmbeddedPostgres(options);
  const database = openDatabase(server.connection(), () => {}, { max: 2 });
  await migrateDatabase(database);
  await database.close();
  gate = await openGate(() => server.connection());
  mall = await openMall({
    connection: { ...server.connection(), host: '127.0.0.1', port: gate.port, application_name: 'mall' },
    dataFolder: folder,
    clock: systemClock,
    isProduction: false,
    poolSize: POOL,
    withPages: false,
    withTimers: true,
    withoutRateLimit: true,
    log: (line) => void log.push(line),
  });
  await mall.app.listen({ host: '127.0.0.1', port: 0 });
  origin = addressOf(mall.app);
}, seconds(60));

afterAll(async () => {
  await mall.close();
  gate.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads a table anew each time. */
const READING = 'v3/system/front/setting/getSettings?names=site_name';
const OTHER = 'v3/system/front/agreement/detail?code=nothing';

const ask = async (path: string, language = 'zh') => {
  const response = await fetch(`${origin}/${path}`, { headers: { 'accept-language': language } });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
};
const statusOf = async (path: string) => (await ask(path)).status;

const connectionsNow = async () => {
  const client = new pg.Client(server.connection());
  await client.connect();
  const { rows } = await client.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'mall'`,
  );
  await client.end();
  return Number(rows[0].n);
};

/** What is true while the database is away, however it went. */
async function expectAway(): Promise<void> {
  await expect.poll(() => statusOf(READING), { timeout: seconds(15) }).toBe(503);
  const zh = await ask(READING);
  expect(zh).toMatchObject({ status: 503, retryAfter: '2' });
  expect(JSON.parse(zh.text)).toMatchObject({ state: 503, msg: '系统暂时无法响应，请稍后重试', data: null });
  expect(JSON.parse((await ask(READING, 'en')).text).msg).toContain('cannot answer right now');
  expect(await statusOf('readyz')).toBe(503);
  expect(await statusOf('healthz')).toBe(200);
}

/** And once it is back: two seconds are promised, and a crowded machine gets some more. */
async function expectBack(): Promise<void> {
  await expect.poll(() => statusOf(READING), { timeout: seconds(10), interval: 100 }).toBe(200);
  await expect.poll(() => statusOf('readyz'), { timeout: seconds(10), interval: 100 }).toBe(200);
  const answers = await Promise.all(Array.from({ length: 40 }, () => statusOf(READING)));
  expect(new Set(answers)).toEqual(new Set([200]));
  // Its pool, one for each listener, pulse and apart; nothing piles up.
  expect(await connectionsNow()).toBeLessThanOrEqual(POOL + 4);
}

describe('a database that goes away', () => {
  it('says so at once while it is stopped, tells the log once, and is back as soon as the database is', async () => {
    await expectBack();
    log.length = 0;
    await server.stop();
    await expectAway();
    for (let i = 0; i < 200; i++) expect(await statusOf(READING)).toBe(503);
    await sleep(seconds(3));
    expect(log.filter((line) => line.includes('The database is away'))).toHaveLength(1);
    server = await startEmbeddedPostgres(options);
    await expectBack();
    expect(log.filter((line) => line.includes('The database is back'))).toHaveLength(1);
  }, 60_000);

  it('survives every connection being cut, also of transactions under way', async () => {
    const under = mall.workshop.inTransaction('zh', async (work) => {
      await work.query('SELECT 1');
      await sleep(seconds(1));
      await work.query('SELECT 1');
    });
    const failed = expect(under).rejects.toThrow();
    await sleep(200);
    gate.cut();
    await failed;
    await expectBack();
  }, 30_000);

  it('follows a failover to another address', async () => {
    gate.close();
    await expectAway();
    gate = await openGate(() => server.connection(), gate.port);
    await expectBack();
  }, 30_000);

  it('does not wait for a server that has frozen', async () => {
    await expectBack();
    const waiting = gate.freeze();
    const stuck = ask(READING);
    await expectAway();
    // Who had asked before is told as well.
    expect((await stuck).status).toBe(503);
    waiting();
    await expectBack();
  }, 60_000);

  it('starts an embedded database again that was killed', async () => {
    const kept = keepRunning(server, options, (error) => log.push(String(error)));
    process.kill(required(readRunningServer(join(folder, 'cluster'))).pid, 'SIGKILL');
    await expectAway();
    await expectBack();
    await kept();
    server = await startEmbeddedPostgres(options);
    await expectBack();
  }, 60_000);
});

describe('a table that somebody holds', () => {
  it('stops those who need it, with 503 after the limit, and nobody else', async () => {
    const holder = new pg.Client(server.connection());
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE setting IN ACCESS EXCLUSIVE MODE');
    let isHeld = true;
    const visitors = Array.from({ length: 80 }, async () => {
      const seen = new Set<number>();
      while (isHeld) {
        seen.add(await statusOf(READING));
        await sleep(50);
      }
      return seen;
    });
    const others: number[] = [];
    for (let i = 0; i < 40; i++) {
      others.push(await statusOf(OTHER));
      await sleep(50);
    }
    isHeld = false;
    const seen = await Promise.all(visitors);
    await holder.query('ROLLBACK');
    await holder.end();
    for (const one of seen) expect(one).toEqual(new Set([503]));
    expect(new Set(others)).toEqual(new Set([200]));
    await expectBack();
  }, 60_000);

  it('lets a writer wait for another one, but not for ever', async () => {
    const key = 4711;
    const holder = new pg.Client(server.connection());
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [key]);
    const take = () =>
      mall.workshop.inTransaction('zh', (work) => work.query('SELECT pg_advisory_xact_lock($1)', [key]));
    const patient = take();
    await sleep(seconds(1.2)); // longer than a reader would wait
    await holder.query('SELECT pg_advisory_unlock($1)', [key]);
    await patient;
    await holder.query('SELECT pg_advisory_lock($1)', [key]);
    await expect(take()).rejects.toMatchObject({ code: '55P03' });
    await holder.end();
  }, 30_000);
});

interface Gate {
  port: number;
  /** Ends every connection that goes through it. */
  cut(): void;
  /** Passes nothing on until the returned function is called. */
  freeze(): () => void;
  close(): void;
}

/** An address before the database, as a name or a balancer is: what goes through it can be cut, led elsewhere, or swallowed. */
async function openGate(target: () => { host: string; port: number }, port = 0): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const held = new Set<Socket>();
  const listener = createServer((visitor) => {
    const { host, port: at } = target();
    const inner = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${at}`) : dial(at, host);
    for (const [one, other] of [
      [visitor, inner],
      [inner, visitor],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (isFrozen) {
      visitor.pause();
      held.add(visitor);
    }
  });
  await new Promise<void>((done) => listener.listen(port, '127.0.0.1', done));
  const address = listener.address();
  const cut = () => {
    for (const one of sockets) one.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : port,
    cut,
    freeze() {
      isFrozen = true;
      for (const one of sockets) {
        one.pause();
        held.add(one);
      }
      return () => {
        isFrozen = false;
        for (const one of held) one.resume();
        held.clear();
      };
    },
    close() {
      listener.close();
      cut();
    },
  };
}
