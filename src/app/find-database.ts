// Finds the database of this mall: the server named by DATABASE_URL, or the embedded one in the data folder.
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import type { MallEnvironment } from './environment.ts';

export interface MallDatabase {
  connection: pg.PoolConfig;
  description: string;
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
      stop: async () => {},
    };
  }
  const embedded = await startEmbeddedPostgres({ dataFolder: join(environment.dataFolder, 'postgres'), log });
  return {
    connection: embedded.connection(),
    description: `embedded PostgreSQL in ${environment.dataFolder}${embedded.owned ? '' : ' (already running)'}`,
    stop: () => embedded.stop(),
  };
}
