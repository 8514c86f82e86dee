// Moves a database to the newest tables: runs the migrations that it has not seen.
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { projectFile } from '../project/project-file.ts';
import type { Database } from './database.ts';

const LOCK = 7_303_014; // chosen: any number, the same in every process

/**
 * Runs pending migrations; several processes may start at once, one does it and the others wait.
 * @param migrationsFolder where they are: the mall's own when left out
 */
export async function migrateDatabase(
  database: Pick<Database, 'pool' | 'db'>,
  migrationsFolder = projectFile('migrations'),
): Promise<void> {
  const guard = await database.pool.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(database.db, { migrationsFolder });
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    guard.release();
  }
}
