// Proves that the mall's own database starts, is shared, keeps what was committed, and never outlives its users.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, findServerBinaries, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, readRunningServer } from './running-server.ts';

let folder: string;
const started: EmbeddedPostgres[] = [];
const parents: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-database-'));
});

afterEach(async () => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
  for (const database of started.splice(0).reverse()) await database.stop();
  await expect.poll(() => serverPid(), { timeout: 15_000 }).toBeUndefined();
  rmSync(folder, { recursive: true, force: true });
});

const serverPid = (): number | undefined => readRunningServer(join(folder, 'cluster'))?.pid;

async function start(options: { binaries?: string; dataFolder?: string; log?: (line: string) => void } = {}) {
  const database = await startEmbeddedPostgres({ dataFolder: folder, durable: false, ...options });
  started.push(database);
  return database;
}

async function ask(database: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection());
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Another process that starts the database, writes a row, and holds on until it is killed. Gives its `owned`. */
function startParent(row: number): Promise<{ parent: ChildProcess; owned: boolean }> {
  const script = `
    import pg from ${JSON.stringify(import.meta.resolve('pg'))};
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    const database = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)} });
    const client = new pg.Client(database.connection());
    await client.connect();
    await client.query('select pg_advisory_lock(1)'); // "if not exists" alone fails when two do it at the same moment
    await client.query('create table if not exists kept (n int)');
    await client.query('select pg_advisory_unlock(1)');
    await client.query('insert into kept values (${row})');
    console.log('owned ' + database.owned);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  parents.push(parent);
  return new Promise((resolve, reject) => {
    let words = '';
    const hear = (chunk: Buffer) => {
      words += chunk;
      const said = /owned (true|false)/.exec(words);
      if (said) resolve({ parent, owned: said[1] === 'true' });
    };
    parent.stdout?.on('data', hear);
    parent.stderr?.on('data', hear);
    parent.once('exit', () => reject(new Error(words)));
  });
}

/** Whether a process is gone; one that is dead but not yet fetched by its parent counts as gone. */
function isGone(pid: number): boolean {
  if (!isAlive(pid)) return true;
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform === 'linux';
  }
}

describe('happy', () => {
  it('starts and answers, in the mall’s database, by settings and by address', async () => {
    const database = await start();
    expect(database.owned).toBe(true);
    expect(await ask(database, 'select 1, current_database(), lower($$Ω$$)')).toEqual([1, 'yuancai', 'ω']);
    const client = new pg.Client(database.url('postgres'));
    await client.connect();
    expect((await client.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }]);
    await client.end();
  });

  it('is found running by a second start', async () => {
    const first = await start();
    const second = await start();
    expect([first.owned, second.owned]).toEqual([true, false]);
    expect(second.connection()).toEqual(first.connection());
    expect(await ask(second, 'select 1')).toEqual([1]);
  });

  it('keeps its data from one run to the next', async () => {
    const first = await start();
    await ask(first, 'create table kept as select 7 as n');
    await first.stop();
    expect(serverPid()).toBeUndefined();
    const second = await start();
    expect(second.owned).toBe(true);
    expect(await ask(second, 'select n from kept')).toEqual([7]);
  });

  it('is started once when many processes start it at the same moment, even for the first time', async () => {
    const holders = await Promise.all([startParent(1), startParent(2), startParent(3)]);
    expect(holders.filter((it) => it.owned)).toHaveLength(1);
    const database = await start();
    expect(database.owned).toBe(false);
    expect(await ask(database, 'select n from kept order by n')).toEqual([1, 2, 3]);
  });

  it('takes a folder whose path is too long for a socket', async () => {
    const database = await start({ dataFolder: join(folder, 'a'.repeat(90), '元采') });
    expect(await ask(database, 'select 1')).toEqual([1]);
    await database.stop();
    rmSync(database.connection().host, { recursive: true });
  });

  it('runs on the PostgreSQL installed on this machine', async () => {
    const binaries = findServerBinaries();
    if (!binaries) {
      console.info('No PostgreSQL server is installed on this machine: stepped aside.');
      return;
    }
    const database = await start({ binaries });
    const [version] = await ask(database, 'show server_version_num');
    expect(Number(version)).toBeGreaterThanOrEqual(150_000);
  });
});

describe('when somebody dies', () => {
  it('stops when its only user is killed, and the next start has every committed row', async () => {
    const { parent } = await startParent(42);
    const pid = serverPid() ?? 0;
    expect(isGone(pid)).toBe(false);
    parent.kill('SIGKILL');
    await expect.poll(() => isGone(pid), { timeout: 5_000 }).toBe(true);
    const database = await start();
    expect(database.owned).toBe(true);
    expect(await ask(database, 'select n from kept')).toEqual([42]);
  });

  it('can be started anew at once after its user was killed', async () => {
    const { parent } = await startParent(42);
    parent.kill('SIGKILL');
    const database = await start();
    await sleep(500);
    expect(await ask(database, 'select n from kept')).toEqual([42]);
  });

  it('outlives the process that started it while another one uses it', async () => {
    const { parent } = await startParent(42);
    const database = await start();
    expect(database.owned).toBe(false);
    const pid = serverPid();
    parent.kill('SIGKILL');
    await sleep(500);
    expect(serverPid()).toBe(pid);
    expect(await ask(database, 'select n from kept')).toEqual([42]);
  });

  it('says so when the database itself dies, and recovers at the next start', async () => {
    const lines: string[] = [];
    const database = await start({ log: (line) => lines.push(line) });
    await ask(database, 'create table kept as select 7 as n');
    process.kill(serverPid() ?? 0, 'SIGKILL');
    await expect.poll(() => lines.join(), { timeout: 5_000 }).toContain('The database stopped unexpectedly');
    const next = await start();
    expect(next.owned).toBe(true);
    expect(await ask(next, 'select n from kept')).toEqual([7]);
  });

  it('is not held back by the mark of a dead server whose number another program has', async () => {
    await (await start()).stop();
    writeFileSync(
      join(folder, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${join(folder, 'cluster')}\n1\n5432\n\n\n`,
    );
    expect((await start()).owned).toBe(true);
  });
});

describe('refused', () => {
  it('names the version when the files are of another one', async () => {
    await (await start()).stop();
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 14/);
  });

  it('shows the log when the server does not start', async () => {
    const wrong = startEmbeddedPostgres({
      dataFolder: folder,
      durable: false,
      settings: { max_connections: 'many' },
    });
    await expect(wrong).rejects.toThrow(/max_connections/);
  });

  it('says that the programs cannot run', async () => {
    await expect(start({ binaries: '/nowhere/bin' })).rejects.toThrow(/\/nowhere\/bin cannot run here/);
  });
});
