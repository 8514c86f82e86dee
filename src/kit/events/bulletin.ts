// News between the server processes on one database: PostgreSQL LISTEN on a connection of its own.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seconds } from '#kit/time/duration.ts';

export interface Bulletin {
  on(channel: string, hear: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** chosen: short enough that news flow again within two seconds of the database's return. */
const FIRST_PAUSE = seconds(0.25);
const LONGEST_PAUSE = seconds(1.5);

/** Milliseconds before the next try; between half and all of it by chance, so that many processes do not come back at once. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2);

/**
 * Listens until closed. When the connection is lost it connects again, one try at a time, for as long as it takes.
 * After a reconnect every listener hears '' once, since news may have been missed.
 * @throws when the first connection fails
 */
export async function openBulletin(
  connection: pg.ClientConfig,
  log: (error: unknown) => void,
): Promise<Bulletin> {
  const ears = new Map<string, Array<(payload: string) => void>>();
  const closing = new AbortController();
  /** The one connection; undefined while it is lost. */
  let client: pg.Client | undefined = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionTimeoutMillis: seconds(5), keepAlive: true, ...connection });
    fresh.on('error', (error) => {
      if (!closing.signal.aborted) log(error);
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload);
    });
    fresh.on('end', () => {
      if (fresh !== client) return; // it never was connected: whoever tried knows
      client = undefined;
      void reconnect();
    });
    try {
      await fresh.connect();
      for (const channel of ears.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      return fresh;
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
  }

  /** Runs once at a time: begun by the loss of the one connection, ended by the next one or by closing. */
  async function reconnect(): Promise<void> {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      try {
        const fresh = await connect();
        if (closing.signal.aborted) return await fresh.end();
        client = fresh;
        for (const all of ears.values()) for (const hear of all) hear('');
        return;
      } catch (error) {
        log(error);
        await pause(pauseAfter(tries), undefined, { ref: false, signal: closing.signal }).catch(() => {});
      }
    }
  }

  return {
    async on(channel, hear) {
      const all = ears.get(channel);
      if (all) all.push(hear);
      else {
        ears.set(channel, [hear]);
        await client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
    },
    async close() {
      closing.abort();
      const last = client;
      client = undefined;
      await last?.end().catch(log);
    },
  };
}
