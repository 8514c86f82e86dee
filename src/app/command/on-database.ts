// What every command of the mall does around its work: finds the mall's database, opens it, and lets go of it at the end.
import type pg from 'pg';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { openWorkshop, type Workshop } from '#kit/db/work.ts';
import { eventHub, type Listener } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { readEnvironment } from '../environment.ts';
import { findDatabase } from '../find-database.ts';

export interface CommandPlace {
  /** For who needs a connection of his own. */
  connection: pg.PoolConfig;
  database: Database;
  workshop: Workshop;
  /** Where the database is, for people. */
  description: string;
}

/**
 * Runs a command on the database that the environment names. Trouble with the connection goes to stderr.
 * @param options.isMigrated moves the tables to the newest first
 * @param options.listeners who hears of what the command does; nobody when left out
 */
export async function onDatabase<T>(
  action: (place: CommandPlace) => Promise<T>,
  options: { isMigrated?: boolean; listeners?: readonly Listener[] } = {},
): Promise<T> {
  const found = await findDatabase(readEnvironment(process.env), console.log);
  const log = (error: unknown) => console.error(error instanceof Error ? error.message : String(error));
  const database = openDatabase(found.connection, log, { max: 2 });
  try {
    if (options.isMigrated) await migrateDatabase(database);
    const events = eventHub(options.listeners ?? []);
    const workshop = openWorkshop({ database, clock: systemClock, events, log });
    return await action({ connection: found.connection, database, workshop, description: found.description });
  } finally {
    await database.close();
    await found.stop();
  }
}
