// Kills a spawned mall at named points: where it is about to write certain rows, with nothing of those transactions kept.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestMall } from './open-test-mall.ts';
import type { SpawnedMall } from './spawn-test-mall.ts';

const LOCK = 4_711; // chosen

/** A row that is about to be written. `when` is SQL over `new`, e.g. `new.state = 'SUCCEEDED'`. */
export interface Point {
  on: 'INSERT' | 'UPDATE';
  table: string;
  when: string;
}

/** Lets the mall run into the points, one for each table, and kills it once `isThere`. @throws Error when it does not come to that */
export async function killAt(
  mall: TestMall,
  points: readonly Point[],
  spawn: () => Promise<SpawnedMall>,
  isThere: (stopped: number) => boolean = (stopped) => stopped >= points.length,
): Promise<void> {
  const keeper = new pg.Client(mall.connection);
  await keeper.connect();
  try {
    await keeper.query(`SELECT pg_advisory_lock(${LOCK})`);
    await keeper.query(`CREATE OR REPLACE FUNCTION stop_here() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN new; END $$`);
    for (const { on, table, when } of points)
      await keeper.query(`CREATE TRIGGER stop_here BEFORE ${on} ON ${table} FOR EACH ROW
        WHEN (${when}) EXECUTE FUNCTION stop_here()`);
    const victim = await spawn();
    for (let turns = 0; ; turns++) {
      const { rows } = await keeper.query<{ pid: number }>(
        `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
      );
      if (isThere(rows.length)) {
        await victim.kill();
        for (const { pid } of rows) await keeper.query('SELECT pg_terminate_backend($1)', [pid]);
        return;
      }
      if (turns > 2_000) throw new Error(`it did not come to that: ${JSON.stringify(points)}`);
      await sleep(10);
    }
  } finally {
    for (const { table } of points) await keeper.query(`DROP TRIGGER IF EXISTS stop_here ON ${table}`);
    await keeper.end();
  }
}
