// The connections to PostgreSQL: pools that give up waiting in time, and the one way to open a transaction.
import type { Socket } from 'node:net';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { seconds } from '#kit/time/duration.ts';
import { whyUnavailable } from './failure.ts';

export type Tx = NodePgDatabase;

export interface Database {
  readonly pool: pg.Pool;
  /** For work apart from a transaction that holds a connection of `pool`: taken from there, many at once would wait for each other for ever. */
  readonly reserve: pg.Pool;
  /** How many connections `pool` has at most. */
  readonly size: number;
  /** The words that begin a transaction. */
  readonly begin: string;
  /** Outside any transaction: each statement stands for itself. */
  readonly db: Tx;
  /** The database has fallen silent: until the returned function is called nobody is let to it, and who waits for its answer hears that it is away. */
  giveUp(): () => void;
  close(): Promise<void>;
}

pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const n = Number(value);
  if (!Number.isSafeInteger(n)) throw new RangeError(`a number larger than the mall counts: ${value}`);
  return n;
});

/** Short statements on data that lies in memory: planning for a slow disk, and compiling, would cost more than they give. */
const PLANNER = '-c jit=off -c random_page_cost=1.1';

/** Readers are stopped by nothing but a whole table's lock; those who write queue for rows that others hold. */
const LOCK_WAIT = { reading: seconds(0.75), writing: seconds(3) }; // chosen

/** What visitors may wait for, all chosen: a browser gives up after ten seconds (spec §7). */
const LIMITS = {
  /** For a connection to come free. */
  connectionTimeoutMillis: seconds(8),
  statement_timeout: seconds(10),
  /** For a server that no longer says anything. */
  query_timeout: seconds(12),
  lock_timeout: LOCK_WAIT.reading,
  idle_in_transaction_session_timeout: seconds(30),
} satisfies pg.PoolConfig;

/** A new connection is there or is not; a free one may be worth waiting for. */
const CONNECT_WAIT = seconds(3); // chosen
/** After as many failures in a row nobody tries for a while, and everybody hears at once that the database is away. */
const FAILURES = 5; // chosen
const NEXT_TRY = seconds(0.5); // chosen: visitors are served again within two seconds of its return

export interface DatabaseOptions {
  /** Connections at most; they are opened as they are needed. */
  max?: number;
  /** Whoever serves visitors lets nobody wait for ever. Programs that move tables or take in catalogues wait as long as it takes. */
  isHurried?: boolean;
}

/**
 * Opens the pools. Nothing is asked yet.
 * @param onError hears that idle connections were lost, that the database cannot be reached, and that it is back
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onError: (trouble: Error | string) => void,
  { max = 20, isHurried = false }: DatabaseOptions = {},
): Database {
  const settings = {
    options: PLANNER,
    keepAlive: true,
    ...(isHurried ? LIMITS : {}),
    ...connection,
    idleTimeoutMillis: seconds(60),
  };
  const breaker = breakerOf(onError);
  const clients = new Set<pg.PoolClient>();
  const open = (most: number) => {
    const pool = isHurried
      ? new PromptPool({ ...settings, max: most }, breaker)
      : new pg.Pool({ ...settings, max: most });
    pool.on('error', (error) => {
      if (breaker.state === CircuitState.Closed) onError(error); // else it is known
    });
    pool.on('connect', (client) => clients.add(client));
    pool.on('remove', (client) => clients.delete(client));
    return pool;
  };
  const pool = open(max);
  const reserve = open(2);
  return {
    pool,
    reserve,
    size: max,
    begin: isHurried ? `BEGIN; SET LOCAL lock_timeout = ${LOCK_WAIT.writing}` : 'BEGIN',
    db: drizzle({ client: pool }),
    giveUp: () => {
      const hold = breaker.isolate();
      // To end a client would ask the server to agree.
      for (const client of clients) (client as unknown as WithSocket).connection.stream.destroy();
      return () => hold.dispose();
    },
    close: async () => void (await Promise.all([pool.end(), reserve.end()])),
  };
}

type Breaker = ReturnType<typeof breakerOf>;

function breakerOf(onError: (trouble: Error | string) => void) {
  const isAway = handleWhen((error) => whyUnavailable(error) === 'away');
  const breaker = circuitBreaker(isAway, {
    halfOpenAfter: NEXT_TRY,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  let since: Date | undefined;
  breaker.onBreak((reason) => {
    if (since) return;
    since = new Date();
    const { message = 'it does not answer' } = 'error' in reason ? (reason.error as Error) : {};
    onError(`The database is away, and visitors are asked to come again: ${message}`);
  });
  breaker.onReset(() => {
    if (since) onError(`The database is back; it was away since ${since.toISOString()}.`);
    since = undefined;
  });
  return breaker;
}

/** What lies behind a client: the driver's types do not tell it. */
interface WithSocket {
  connection: { stream: Socket };
}

/** A client that does not wait for ever until its server takes it. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WAIT });
  }
}

type Got = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** A pool that says at once that the database is away, instead of letting everybody find out. */
class PromptPool extends pg.Pool {
  private readonly breaker: Breaker;

  constructor(config: pg.PoolConfig, breaker: Breaker) {
    super({ ...config, Client: PromptClient } as pg.PoolConfig);
    this.breaker = breaker;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: Got): void;
  override connect(got?: Got): Promise<pg.PoolClient> | undefined {
    const connecting = this.breaker.execute(() => super.connect());
    if (!got) return connecting;
    connecting.then(
      (client) => got(undefined, client, client.release),
      (error: Error) => got(error, undefined, () => {}),
    );
    return undefined;
  }
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
