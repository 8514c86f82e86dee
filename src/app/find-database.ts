// Finds the database of this mall: the server named by DATABASE_URL, or the embedded one in the data folder.
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { keepRunning } from '#kit/db/embedded/keep-running.ts';
import type { MallEnvironment } from './environment.ts';

export interface MallDatabase {
  connection: pg.PoolConfig;
  description: string;
  /** For a mall that is open: an embedded database that dies is started again. `gaveUp` hears when that fails. */
  keepRunning(gaveUp: (error: unknown) => void): void;
  stop(): Promise<void>;
}

export async function findDatabase(
  environment: MallEnvironment,
  log: (line: string) => void,
): Promise<MallDatabase> {
  if (environment.databaseUrl) {
    const { hostname, pathname } = new URL(environment.databaseUrl);
    return {
      connection: { connectionString: environment.databaseUrl },
      description: `PostgreSQL at ${hostname}${pathname}`,
      keepRunning: () => {},
      stop: async () => {},
    };
  }
  const options = { dataFolder: join(environment.dataFolder, 'postgres'), log };
  const embedded = await startEmbeddedPostgres(options);
  let stop = () => embedded.stop();
  return {
    connection: embedded.connection(),
    description: `embedded PostgreSQL in ${environment.dataFolder}${embedded.owned ? '' : ' (already running)'}`,
    keepRunning(gaveUp) {
      stop = keepRunning(embedded, options, gaveUp);
    },
    stop: () => stop(),
  };
}
