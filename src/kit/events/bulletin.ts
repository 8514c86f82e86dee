// News between the server processes on one database: PostgreSQL LISTEN on a connection of its own.
import pg from 'pg';
import { seconds } from '#kit/time/duration.ts';

export interface Bulletin {
  on(channel: string, hear: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens until closed, and connects again when the connection is lost.
 * After a reconnect every listener hears '' once, since news may have been missed.
 */
export async function openBulletin(
  connection: pg.ClientConfig,
  log: (error: unknown) => void,
): Promise<Bulletin> {
  const ears = new Map<string, Array<(payload: string) => void>>();
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(connection);
    fresh.on('error', (error) => {
      if (!closed) log(error);
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload);
    });
    fresh.on('end', () => {
      if (!closed) setTimeout(reconnect, seconds(1)).unref();
    });
    await fresh.connect();
    for (const channel of ears.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      client = await connect();
      for (const all of ears.values()) for (const hear of all) hear('');
    } catch (error) {
      log(error);
      setTimeout(reconnect, seconds(1)).unref();
    }
  }

  return {
    async on(channel, hear) {
      const all = ears.get(channel);
      if (all) all.push(hear);
      else {
        ears.set(channel, [hear]);
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
    },
    async close() {
      closed = true;
      await client.end().catch(log);
    },
  };
}
