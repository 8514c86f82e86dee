// The connections to PostgreSQL: pools that give up waiting in time, and the one way to open a transaction.
import type { Socket } from 'node:net';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { seconds } from '#kit/time/duration.ts';
import { whyUnavailable } from './failure.ts';
import { beginStatement } from './trace-statement.ts';

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

/**
 * Short statements on data that lies in memory: compiling would cost more than it gives, and a page is no dearer than the rows on it.
 * With pages as dear as on a disk, PostgreSQL plans statements that take lists of keys anew each time, which takes six times as long as
 * running them.
 */
const PLANNER = '-c jit=off -c seq_page_cost=0.1 -c random_page_cost=0.11';

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
    pipeline: true,
    ...(isHurried ? LIMITS : {}),
    ...connection,
    idleTimeoutMillis: seconds(60),
  };
  const breaker = breakerOf(onError);
  const clients = new Set<pg.PoolClient>();
  const open = (most: number) => {
    const config = { ...settings, max: most, Client: MallClient } as pg.PoolConfig;
    const pool = isHurried ? new PromptPool(config, breaker) : new pg.Pool(config);
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
    db: drizzle({ client: pool, jit: true }),
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

const failures = new WeakMap<object, unknown>();

/** What failed first on this connection since it was last asked to forget it: statements sent together fail together, whatever was wrong with one. */
export const firstFailure = {
  of: (client: pg.ClientBase): unknown => failures.get(client),
  forget: (client: pg.ClientBase): void => void failures.delete(client),
};

/** A client that in a hurry does not wait for ever until its server takes it, and has the query builder's statements planned once. */
class MallClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    const isHurried = config?.connectionTimeoutMillis !== undefined;
    super(isHurried ? { ...config, connectionTimeoutMillis: CONNECT_WAIT } : config);
    // A server may end the connection while it goes from hand to hand, when nobody else listens; who uses it hears at its next statement.
    this.on('error', () => {});
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) => {
      this.gather();
      const end = beginStatement((asked as { name?: string }).name);
      const told = rest.at(-1);
      if (end && typeof told === 'function')
        rest.splice(-1, 1, (error: unknown, ...result: unknown[]) => {
          end(error);
          told(error, ...result);
        });
      const answer = ask(isBuilt(asked) ? { ...asked, name: nameOf(asked.text) } : asked, ...rest);
      if (end && answer instanceof Promise) answer.then(() => end(), end);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (!failures.has(this)) failures.set(this, error);
        });
      return answer;
    }) as typeof this.query;
  }

  /** What is asked in one breath leaves in one piece, and wakes its server once. */
  private gather(): void {
    const { stream } = (this as unknown as WithSocket).connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

/** As the query builder asks: with types of its own, and without a name. */
interface Built {
  text: string;
  name?: string;
  types: object;
}

const isBuilt = (asked: unknown): asked is Built =>
  typeof asked === 'object' && asked !== null && 'types' in asked && (asked as Built).name === undefined;

const names = new Map<string, string>();
const seen = new Set<string>();
/** chosen: the mall has some hundreds, none of them long; lists of many lengths must not fill anybody's memory. */
const MOST_NAMES = 1_000;
const LONGEST = 10_000;

/** The name under which a connection keeps the plan of a statement; undefined for what comes rarely. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || text.length > LONGEST) return known;
  if (!seen.has(text)) {
    if (seen.size < MOST_NAMES * 10) seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `built-${names.size}`;
  names.set(text, name);
  return name;
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
    super(config);
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
    db = drizzle({ client, jit: true });
    bound.set(client, db);
  }
  return db;
}
