// What may go wrong with machines under a mall: each fault begins, lasts a while, and ends with everything as it was.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseServer } from './database-server.ts';
import type { MallProcess } from './mall-process.ts';
import type { Random } from './random.ts';
import type { SmallDisk } from './small-disk.ts';

export interface Place {
  malls: readonly MallProcess[];
  database: DatabaseServer;
  disk: SmallDisk;
  random: Random;
}

export interface Fault {
  name: string;
  /** Why this machine cannot have it; undefined where it can. */
  missing?(place: Place): string | undefined;
  /** Lasts until it is over; says what exactly it was. */
  strike(place: Place): Promise<string>;
}

const span = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const onSmallDisk = ({ disk }: Place) => disk.whyNot;

/** Tables that a call of some room needs. */
const LOCKED = [
  'product',
  'sub_order',
  'bill',
  'balance_account',
  'cart_line',
  'request_receipt',
  'step_log',
  'timer',
  'goods_index',
  'member',
  'member_session',
  'site_message',
  'document_version',
  'setting',
] as const;

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill-mall',
    async strike({ malls, random }) {
      const which = random.between(0, malls.length - 1);
      const pause = random.between(500, 4_000);
      await malls[which]?.kill(pause);
      await malls[which]?.untilOpen();
      return `SIGKILL of mall ${which + 1}, started again after ${span(pause)}`;
    },
  },
  {
    name: 'kill-both',
    async strike({ malls, random }) {
      const pause = random.between(500, 2_000);
      await Promise.all(malls.map((mall) => mall.kill(pause)));
      await Promise.all(malls.map((mall) => mall.untilOpen()));
      return 'SIGKILL of both malls at once';
    },
  },
  {
    name: 'stop-database',
    async strike({ database, random }) {
      const away = random.between(2_000, 12_000);
      await database.stop();
      await sleep(away);
      await database.up();
      return `PostgreSQL stopped for ${span(away)}`;
    },
  },
  {
    name: 'kill-database',
    async strike({ database, random }) {
      const away = random.between(500, 6_000);
      database.kill();
      await sleep(away);
      await database.up();
      return `PostgreSQL killed (SIGKILL), started again after ${span(away)}`;
    },
  },
  {
    name: 'cut',
    async strike({ database, random }) {
      const times = random.between(1, 5);
      for (let i = 0; i < times; i++) {
        database.gate.cut();
        await sleep(random.between(50, 800));
      }
      return `all connections cut, ${times} times`;
    },
  },
  {
    name: 'freeze',
    async strike({ database, random }) {
      const ms = random.between(5_000, 15_000);
      const thaw = database.gate.freeze();
      await sleep(ms);
      thaw();
      return `nothing said between malls and database for ${span(ms)}`;
    },
  },
  {
    name: 'lock',
    async strike({ database, random }) {
      const table = random.pick(LOCKED);
      const ms = random.between(5_000, 20_000);
      const client = new pg.Client(database.connection());
      client.on('error', () => {});
      await client.connect();
      await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      await sleep(ms);
      await client.query('ROLLBACK');
      await client.end();
      return `ACCESS EXCLUSIVE lock on ${table} for ${span(ms)}`;
    },
  },
  {
    name: 'terminate',
    async strike({ database, random }) {
      const until = Date.now() + random.between(2_000, 6_000);
      let ended = 0;
      while (Date.now() < until) {
        const rows = await database.ask(
          `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
             WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 3) AS backends`,
        );
        ended += rows.length;
        await sleep(300);
      }
      return `${ended} backends ended by pg_terminate_backend`;
    },
  },
  {
    name: 'full-disk',
    missing: onSmallDisk,
    async strike({ database, disk }) {
      await disk.fullUntil(sleep(10_000));
      await database.up();
      return 'not a byte free on the disk of database and files for 10.0 s';
    },
  },
  {
    name: 'slow-disk',
    missing: onSmallDisk,
    async strike({ disk, random }) {
      const ms = random.between(5_000, 15_000);
      await disk.slowUntil(sleep(ms));
      return `every write to the disk waits up to 0.7 s, for ${span(ms)}`;
    },
  },
  {
    name: 'clock',
    async strike({ malls, random }) {
      const mall = random.pick(malls);
      const ahead = random.pick([-300_000, -30_000, 30_000, 300_000]);
      mall.stepClock(ahead);
      await sleep(random.between(4_000, 10_000));
      mall.stepClock(0);
      return `the clock of one mall stepped by ${ahead / 1_000} s and back`;
    },
  },
];

export interface Struck {
  name: string;
  what: string;
  at: Date;
  /** From its end until both malls serve again, reading and writing; undefined: they did not. */
  servedAfter: number | undefined;
}

const SERVED_WITHIN = 60_000;

/** Strikes one and waits until the malls serve again. */
export async function strike(fault: Fault, place: Place): Promise<Struck> {
  const at = new Date();
  const what = await fault.strike(place).catch(async (error: unknown) => {
    await place.database.up();
    return `could not be finished: ${String(error)}`;
  });
  return { name: fault.name, what, at, servedAfter: await servedAgain(place.malls) };
}

/** How long it takes until each mall says that it is ready and answers from its tables. */
export async function servedAgain(malls: readonly MallProcess[]): Promise<number | undefined> {
  const began = performance.now();
  for (const { origin } of malls) {
    for (const path of [
      'readyz',
      'v3/system/front/setting/getSettings?names=site_name',
      'v3/goods/front/goods/goodsList',
    ]) {
      while (!(await isServed(`${origin}/${path}`))) {
        if (performance.now() - began > SERVED_WITHIN) return undefined;
        await sleep(50);
      }
    }
  }
  return performance.now() - began;
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(15_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
