// A database as it was before a migration, for tests of what that migration makes of its rows.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { projectFile } from '#kit/project/project-file.ts';

/** Runs all migrations that are older than this one. @param name of its folder */
export async function migrateBefore(database: Pick<Database, 'pool' | 'db'>, name: string): Promise<void> {
  const all = projectFile('migrations');
  const before = mkdtempSync(join(tmpdir(), 'yc-migrations-'));
  for (const one of readdirSync(all).filter((other) => other < name))
    cpSync(join(all, one), join(before, one), { recursive: true });
  await migrateDatabase(database, before);
  rmSync(before, { recursive: true });
}
