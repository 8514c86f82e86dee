// The bare server's way to PostgreSQL: a pool like the mall's, and statements that are prepared once per connection.
import pg from 'pg';

const POOL_SIZE = 16;
const PLANNER = '-c jit=off -c random_page_cost=1.1';

/** Runs one prepared statement. Each stands for itself: what has to happen together is one statement. */
export type Ask = <R extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
) => Promise<R[]>;

export interface BareDatabase {
  ask: Ask;
  close(): Promise<void>;
}

export function openBareDatabase(connection: pg.PoolConfig): BareDatabase {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ options: PLANNER, ...connection, max: POOL_SIZE });
  return {
    ask: async (name, text, values) => (await pool.query({ name, text, values })).rows,
    close: () => pool.end(),
  };
}
