// The connection to PostgreSQL: a pool, and the one way to open a transaction.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Tx = NodePgDatabase;

export interface Database {
  readonly pool: pg.Pool;
  /** For work apart from a transaction that holds a connection of `pool`: taken from there, many at once would wait for each other for ever. */
  readonly reserve: pg.Pool;
  /** Outside any transaction: each statement stands for itself. */
  readonly db: Tx;
  close(): Promise<void>;
}

pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new RangeError(`a number larger than the mall counts: ${value}`);
  return n;
});

/** Short statements on data that lies in memory: planning for a slow disk, and compiling, would cost more than they give. */
const PLANNER = '-c jit=off -c random_page_cost=1.1';

/** Opens a pool. `max` connections are opened as they are needed. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void, max = 20): Database {
  const settings = { options: PLANNER, ...connection, idleTimeoutMillis: 60_000 };
  const pool = new pg.Pool({ ...settings, max });
  const reserve = new pg.Pool({ ...settings, max: 2 });
  for (const one of [pool, reserve]) one.on('error', onError); // without it, a stopped database would end the process
  return {
    pool,
    reserve,
    db: drizzle({ client: pool }),
    close: async () => void (await Promise.all([pool.end(), reserve.end()])),
  };
}

const bound = new WeakMap<pg.ClientBase, Tx>();

/** The typed query builder on one connection. */
export function onConnection(client: pg.PoolClient): Tx {
  let db = bound.get(client);
  if (!db) {
    db = drizzle({ client });
    bound.set(client, db);
  }
  return db;
}
