// One unit of work: everything an action may use, and the transaction that makes all of it happen or nothing.
import type pg from 'pg';
import type { EventHub, MallEvent } from '#kit/events/event.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Language } from '#kit/words/text.ts';
import { type Database, onConnection, type Tx } from './database.ts';
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
  /** Tells every listener, inside this transaction: what they write is committed or undone with it. */
  emit<P>(event: MallEvent<P>, payload: P): Promise<void>;
  /** Runs once the transaction is committed; never when it is undone. Failures are logged, not thrown. */
  afterCommit(then: () => void | Promise<void>): void;
  /** Tells every server process, once committed (PostgreSQL NOTIFY). */
  announce(channel: string, payload?: string): Promise<void>;
  /** Does something in a transaction of its own that stays even when this one is undone, e.g. counting a wrong password. */
  apart<T>(action: (work: Work) => Promise<T>): Promise<T>;
}

export interface Workshop {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventHub;
  /** In one transaction, repeated when PostgreSQL asks for it (deadlock, serialisation). */
  inTransaction<T>(language: Language, action: (work: Work) => Promise<T>): Promise<T>;
  /** Without a transaction: for reads. */
  reading<T>(language: Language, action: (work: Work) => Promise<T>): Promise<T>;
}

const REPEATABLE = new Set(['40001', '40P01']);
const TRIES = 4;

export function openWorkshop(options: {
  database: Database;
  clock: Clock;
  events: EventHub;
  log: (error: unknown) => void;
  /** Hears what this process announces once it is committed, before the answer leaves; the news itself takes a moment more. */
  hearOwn?: (channel: string, payload: string) => void;
}): Workshop {
  const { database, clock, events, log, hearOwn = () => {} } = options;

  const workOn = (
    client: pg.PoolClient | pg.Pool,
    tx: Tx,
    language: Language,
    then: Array<() => unknown>,
    told: Array<[channel: string, payload: string]>,
    apartFrom: pg.Pool,
  ): Work => {
    const work: Work = {
      tx,
      now: clock.now(),
      language,
      query: async (text, values, name) =>
        (await client.query(name === undefined ? { text, values } : { text, values, name })).rows,
      emit: (event, payload) => events.tell(work, event, payload),
      afterCommit: (action) => void then.push(action),
      announce: async (channel, payload = '') => {
        await client.query('SELECT pg_notify($1, $2)', [channel, payload]);
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
    let broken: Error | boolean = false;
    // A connection that is cut while nothing is asked over it; the next statement says so.
    const cut = (error: Error) => {
      broken = error;
    };
    client.on('error', cut);
    try {
      await client.query(database.begin);
      const result = await action(
        workOn(client, onConnection(client), language, then, told, database.reserve),
      );
      await client.query('COMMIT');
      for (const news of told) hearOwn(...news);
      queueMicrotask(async () => {
        for (const run of then) await Promise.try(run).catch(log);
      });
      return result;
    } catch (error) {
      // An answer that has not come may still come: such a connection is given up with everything on it.
      if (whyUnavailable(error) === 'away') broken = true;
      else await client.query('ROLLBACK').catch(cut);
      throw error;
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

  const workshop: Workshop = {
    database,
    clock,
    events,
    inTransaction: (language, action) => repeatedly(language, action, database.pool),
    async reading(language, action) {
      const then: Array<() => unknown> = [];
      const told: Array<[string, string]> = [];
      const result = await action(workOn(database.pool, database.db, language, then, told, database.pool));
      for (const news of told) hearOwn(...news);
      for (const run of then) await Promise.try(run).catch(log);
      return result;
    },
  };
  return workshop;
}
