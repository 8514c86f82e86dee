// One unit of work: everything an action may use, and the transaction that makes all of it happen or nothing.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { EventHub, MallEvent } from '#kit/events/event.ts';
import type { Clock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import type { Language } from '#kit/words/text.ts';
import { type Database, firstFailure, onConnection, type Tx } from './database.ts';
import { codeOf, whyUnavailable } from './failure.ts';

/** What an action receives as its first argument. */
export interface Work {
  /** The typed query builder, inside the transaction. */
  readonly tx: Tx;
  /** When this work began. The same moment throughout. */
  readonly now: Date;
  /** The visitor's language, for texts made on the server. */
  readonly language: Language;
  /** Runs one statement of hand-written SQL. With a `name`, it is prepared once per connection. */
  query<R extends object = pg.QueryResultRow>(text: string, values?: unknown[], name?: string): Promise<R[]>;
  /** A statement that nothing else of this work waits for or reads: it leaves together with the commit, after those before it. */
  write(text: string, values: unknown[], name: string): void;
  /** For who does read it: sends now what was to leave with the commit. */
  flush(): Promise<void>;
  /** Tells every listener, inside this transaction: what they write is committed or undone with it. */
  emit<P>(event: MallEvent<P>, payload: P): Promise<void>;
  /** Runs once the transaction is committed; never when it is undone. Failures are logged, not thrown. */
  afterCommit(then: () => void | Promise<void>): void;
  /**
   * For what may follow a moment after the commit: `then` gets, outside of any transaction, everything that was handed over under this
   * name meanwhile, one run at a time with a rest between two (in ms, a tenth of a second where nothing is said), again and again while the
   * database is away. It is lost when the process ends before: only for what can be made good.
   */
  behind<T>(name: string, items: readonly T[], then: Behind<T>, rest?: number): void;
  /** Tells every server process, once committed (PostgreSQL NOTIFY). */
  announce(channel: string, payload?: string): Promise<void>;
  /** Does something in a transaction of its own that stays even when this one is undone, e.g. counting a wrong password. */
  apart<T>(action: (work: Work) => Promise<T>): Promise<T>;
}

type Behind<T> = (work: Work, items: readonly T[]) => Promise<void>;

export interface Workshop {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventHub;
  /** In one transaction, repeated when PostgreSQL asks for it (deadlock, serialisation). */
  inTransaction<T>(language: Language, action: (work: Work) => Promise<T>): Promise<T>;
  /** Without a transaction: for reads. */
  reading<T>(language: Language, action: (work: Work) => Promise<T>): Promise<T>;
  /** Resolves when nothing follows any more behind what was committed, or has not for two seconds. */
  settled(): Promise<void>;
}

const REPEATABLE = new Set(['40001', '40P01']);
const TRIES = 4;
/** Said of a statement that was sent together with one that failed. */
const FAILED_BEFORE = '25P02';
/** chosen: until what follows a commit is tried again, and how long a closing mall waits for it. */
const AGAIN = seconds(1);
const PATIENCE = seconds(2);
/** chosen: how long two runs of the same lie apart, so that a busy mall does for many what it would do for each. */
const REST = seconds(0.1);

export function openWorkshop(options: {
  database: Database;
  clock: Clock;
  events: EventHub;
  log: (error: unknown) => void;
  /** Hears what this process announces once it is committed, before the answer leaves; the news itself takes a moment more. */
  hearOwn?: (channel: string, payload: string) => void;
}): Workshop {
  const { database, clock, events, log, hearOwn = () => {} } = options;

  const gathered = new Map<string, { items: unknown[]; running: Promise<void> }>();
  /** Nobody rests while somebody waits for the end. */
  let waiting = 0;
  let hurry = Promise.withResolvers<void>();
  const pauseFor = async (rest: number) => {
    if (waiting > 0) return;
    const over = new AbortController();
    await Promise.race([
      pause(rest, undefined, { ref: false, signal: over.signal }).catch(() => {}),
      hurry.promise,
    ]);
    over.abort();
  };
  /** Returns at once. */
  const follow = (name: string, items: readonly unknown[], action: Behind<unknown>, rest: number): void => {
    const known = gathered.get(name);
    if (known) return void known.items.push(...items);
    const mine = { items: [...items], running: Promise.resolve() };
    gathered.set(name, mine);
    mine.running = (async () => {
      while (mine.items.length > 0) {
        const now = mine.items.splice(0);
        await workshop
          .reading('zh', (work) => action(work, now))
          .catch(async (error: unknown) => {
            if (!whyUnavailable(error)) return log(error);
            mine.items.unshift(...now);
            await pause(AGAIN, undefined, { ref: false });
          });
        await pauseFor(rest);
      }
      gathered.delete(name);
    })();
  };

  const workOn = (
    client: pg.PoolClient | pg.Pool,
    tx: Tx,
    language: Language,
    then: Array<() => unknown>,
    told: Array<[channel: string, payload: string]>,
    last: pg.QueryConfig[],
    apartFrom: pg.Pool,
  ): Work => {
    const work: Work = {
      tx,
      now: clock.now(),
      language,
      query: async (text, values, name) =>
        (await client.query(name === undefined ? { text, values } : { text, values, name })).rows,
      write: (text, values, name) => void last.push({ text, values, name }),
      flush: async () => {
        for (const one of last.splice(0)) await client.query(one);
      },
      emit: (event, payload) => events.tell(work, event, payload),
      afterCommit: (action) => void then.push(action),
      behind: (name, items, action, rest = REST) =>
        void then.push(() => follow(name, items, action as Behind<unknown>, rest)),
      announce: async (channel, payload = '') => {
        last.push({ text: 'SELECT pg_notify($1, $2)', values: [channel, payload], name: 'notify' });
        told.push([channel, payload]);
      },
      apart: (action) => repeatedly(language, action, apartFrom),
    };
    return work;
  };

  const once = async <T>(
    language: Language,
    action: (work: Work) => Promise<T>,
    from: pg.Pool,
  ): Promise<T> => {
    const client = await from.connect();
    const then: Array<() => unknown> = [];
    const told: Array<[string, string]> = [];
    const last: pg.QueryConfig[] = [];
    let broken: Error | boolean = false;
    // A connection that is cut while nothing is asked over it; the next statement says so.
    const cut = (error: Error) => {
      broken = error;
    };
    client.on('error', cut);
    try {
      // On its way together with the first statement; what became of it is known before anything is committed.
      firstFailure.forget(client);
      const begun = client.query(database.begin);
      begun.catch(() => {});
      const result = await action(
        workOn(client, onConnection(client), language, then, told, last, database.reserve),
      );
      await begun;
      // What fails there undoes everything: the commit behind it finds a transaction that has failed.
      await Promise.all([...last.map((one) => client.query(one)), client.query('COMMIT')]);
      for (const news of told) hearOwn(...news);
      queueMicrotask(async () => {
        for (const run of then) await Promise.try(run).catch(log);
      });
      return result;
    } catch (error) {
      // An answer that has not come may still come: such a connection is given up with everything on it.
      if (whyUnavailable(error) === 'away') broken = true;
      else await client.query('ROLLBACK').catch(cut);
      throw codeOf(error) === FAILED_BEFORE ? (firstFailure.of(client) ?? error) : error;
    } finally {
      client.off('error', cut);
      client.release(broken);
    }
  };

  const repeatedly = async <T>(
    language: Language,
    action: (work: Work) => Promise<T>,
    from: pg.Pool,
  ): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(language, action, from);
      } catch (error) {
        if (attempt >= TRIES || !REPEATABLE.has(codeOf(error))) throw error;
      }
    }
  };

  const settled = async () => {
    waiting += 1;
    hurry.resolve();
    hurry = Promise.withResolvers();
    await new Promise((done) => setImmediate(done)); // what a commit was followed by has begun
    const all = [...gathered.values()].map(({ running }) => running);
    const late = new AbortController();
    await Promise.race([
      Promise.all(all),
      pause(PATIENCE, undefined, { signal: late.signal }).catch(() => {}),
    ]);
    late.abort();
    waiting -= 1;
  };

  const workshop: Workshop = {
    database,
    clock,
    events,
    settled,
    inTransaction: (language, action) => repeatedly(language, action, database.pool),
    async reading(language, action) {
      const then: Array<() => unknown> = [];
      const told: Array<[string, string]> = [];
      const last: pg.QueryConfig[] = [];
      const result = await action(
        workOn(database.pool, database.db, language, then, told, last, database.pool),
      );
      for (const one of last) await database.pool.query(one);
      for (const news of told) hearOwn(...news);
      for (const run of then) await Promise.try(run).catch(log);
      return result;
    },
  };
  return workshop;
}
