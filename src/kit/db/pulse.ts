// Feels whether the database answers, on a connection of its own that visitors cannot take.
import pg from 'pg';
import { seconds } from '#kit/time/duration.ts';
import type { Database } from './database.ts';

/** An answer that comes later is none. */
const PATIENCE = seconds(2);
const EVERY = seconds(1); // chosen
/** So often in a row it must be missing before those who wait on it are told: not for a moment's crowd on the machine. */
const MISSES = 2; // chosen

type Answer = 'ready' | 'refused' | 'silent';

export interface Pulse {
  /** Whether the database answers within two seconds and takes writing. Who asks at the same time gets the same answer. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * @param database is given up while nothing is felt: a server that has frozen, or whose network swallows every packet, never says
 *   that it is gone
 * @param isWatching feels by itself, once a second
 */
export function openPulse(connection: pg.PoolConfig, database: Database, isWatching: boolean): Pulse {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE * 2, // ends a question that has long been taken for unanswered
  });
  pool.on('error', () => {}); // the next question finds out
  let asking: Promise<Answer> | undefined;
  let misses = 0;
  let resume: (() => void) | undefined;

  const ask = async (): Promise<Answer> => {
    const { rows } = await pool.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
    return rows[0]?.isStandby === false ? 'ready' : 'refused';
  };

  /** Connecting and asking together take no longer than that. */
  const askInTime = async (): Promise<Answer> => {
    const late = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => late.resolve('silent'), PATIENCE);
    try {
      return await Promise.race([ask().catch((): Answer => 'refused'), late.promise]);
    } finally {
      clearTimeout(timer);
      asking = undefined;
    }
  };

  const answer = (): Promise<Answer> => {
    asking ??= askInTime();
    return asking;
  };

  /** Who is refused hears that for himself; only silence has to be told. */
  const feel = async () => {
    const isSilent = (await answer()) === 'silent';
    misses = isSilent ? misses + 1 : 0;
    if (misses >= MISSES) resume ??= database.giveUp();
    if (!isSilent) {
      resume?.();
      resume = undefined;
    }
  };

  let feeling: Promise<void> | undefined;
  const timer = isWatching
    ? setInterval(() => {
        feeling ??= feel().finally(() => {
          feeling = undefined;
        });
      }, EVERY)
    : undefined;
  timer?.unref();

  return {
    isReady: async () => (await answer()) === 'ready',
    async close() {
      clearInterval(timer);
      await feeling;
      resume?.();
      await pool.end();
    },
  };
}
