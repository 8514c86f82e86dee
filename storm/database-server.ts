// The storm's PostgreSQL: durable, on the small disk, reached by the malls through a gate only; can be stopped, killed and started again.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  findServerBinaries,
  startEmbeddedPostgres,
} from '#kit/db/embedded/embedded-postgres.ts';
import { isAlive, readRunningServer } from '#kit/db/embedded/running-server.ts';
import { type Gate, openGate } from './gate.ts';

/** The write-ahead log must fit on the small disk with the tables. */
const SETTINGS = {
  max_wal_size: '192MB',
  min_wal_size: '64MB',
  checkpoint_timeout: '1min',
  max_connections: '80',
};
const GIVES_UP_AFTER = 90_000;

export interface DatabaseServer {
  gate: Gate;
  /** What the malls are given. */
  url: string;
  version: string;
  connection(): pg.ClientConfig;
  /** One statement on a connection of its own, past the gate. */
  ask<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** As somebody who shuts it down. */
  stop(): Promise<void>;
  /** As a power cut. */
  kill(): void;
  /** Starts it again where it does not run; waits until it answers. */
  up(): Promise<void>;
  close(): Promise<void>;
}

export async function startDatabaseServer(
  folder: string,
  say: (line: string) => void,
): Promise<DatabaseServer> {
  const options = {
    dataFolder: join(folder, 'postgres'),
    binaries: findServerBinaries(),
    durable: true,
    settings: SETTINGS,
    log: (line: string) => say(`  postgres: ${line.split('\n').at(-1)}`),
  };
  let server: EmbeddedPostgres = await startEmbeddedPostgres(options);
  const gate = await openGate(() => server.connection());
  const ask = async <R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]> => {
    const client = new pg.Client({ ...server.connection(), connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const up = async () => {
    const until = Date.now() + GIVES_UP_AFTER;
    for (;;) {
      try {
        const found = await startEmbeddedPostgres(options);
        if (found.owned) server = found;
        else await found.stop();
        await ask('SELECT 1');
        return;
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(500);
      }
    }
  };
  const [about] = await ask<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  return {
    gate,
    url: `postgres://postgres@127.0.0.1:${gate.port}/yuancai`,
    version: about?.version ?? '',
    connection: () => server.connection(),
    ask,
    stop: () => server.stop(),
    kill() {
      const pid = readRunningServer(join(options.dataFolder, 'cluster'))?.pid;
      if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
    },
    up,
    async close() {
      gate.close();
      await server.stop();
    },
  };
}
