// The benchmark's own database of a wanted size: the demo mall, a real catalogue where there is one, and copies of both for
// the rest. Kept between runs, never the mall's own data.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { loadDemo } from '#app/demo/load-demo.ts';
import { takeCatalog } from '#app/take-catalog.ts';
import { demoParts } from '#demo/catalog.ts';
import { openDatabase } from '#kit/db/database.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { openWorkshop, type Work } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { yuan } from '#kit/money/money.ts';
import { systemClock } from '#kit/time/clock.ts';
import { createMember } from '#mall/member/server/member.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { rebuildSearch } from '#mall/search/server/search.ts';
import { findSetting, keepSetting } from '#mall/setting/server/setting.ts';
import { multiplyParts } from './multiply-parts.ts';

export const BUYERS = 128;
/** Of every buyer, for logging in and for paying. */
export const PASSWORD = 'Bench2026';
/** argon2id at its cheapest, so that purchases are measured and not hashing, which has a row of its own; hashes carry their parameters. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const READY = 'bench_ready';
/** Kept once the catalogue has been read to where it is wanted: what follows may be interrupted and begun again without it. */
const CATALOGUE_READ = 'bench_catalogue_read';

export interface BenchDatabase {
  /** Parts that are really there. */
  parts: number;
  /** Lines of the catalogue that were read for it, where there is one. */
  lines: number;
  connection: pg.PoolConfig;
  /** What the mall is started with to run on it. */
  environment: Record<string, string>;
  folder: string;
  version: string;
  /** Any statement, for choosing what to ask for. */
  read<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

interface Wish {
  parts: number;
  folder: string;
  databaseUrl: string | undefined;
  /** A real catalogue (`.jsonl.gz`); without it, the demo's parts are copied all the more often. */
  catalogue: string | undefined;
  say: (line: string) => void;
}

const STORE = 'yuancai';

/** Opens the database of that size, and makes it where there is none yet (minutes for a million parts). */
export async function openBenchDatabase(wish: Wish): Promise<BenchDatabase> {
  const name = `yuancai_bench_${wish.parts}_${tablesStamp()}`;
  const folder = join(wish.folder, name);
  const place = wish.databaseUrl ? await onServer(wish.databaseUrl, name) : await embedded(folder, wish.say);
  const database = openDatabase(place.connection, (trouble) => wish.say(String(trouble)), { max: 4 });
  await migrateDatabase(database);
  await loadDemo(database, wish.say);
  const workshop = openWorkshop({
    database,
    clock: systemClock,
    events: eventHub([]),
    log: (error) => wish.say(String(error)),
  });
  const isKept = (name: string) =>
    workshop.reading('zh', async (work) => (await findSetting(work, name)) !== undefined);
  const { catalogue, parts, say } = wish;
  if (!(await isKept(READY))) {
    say(`Making a mall of ${parts.toLocaleString('en')} parts (once; takes a while) …`);
    if (catalogue && existsSync(catalogue) && !(await isKept(CATALOGUE_READ))) {
      const mostLines = linesFor(parts);
      await takeCatalog({ database, file: catalogue, store: STORE, isIndexLeft: true, mostLines, say });
      await workshop.inTransaction('zh', (work) => keepSetting(work, CATALOGUE_READ, work.now.toISOString()));
    }
  }
  await workshop.inTransaction('zh', async (work) => {
    if ((await findSetting(work, READY)) !== undefined) return;
    await multiplyParts(work, parts);
    await makeBuyers(work);
    await rebuildSearch(work, wish.say);
    await keepSetting(work, READY, work.now.toISOString());
  });
  await database.pool.query(
    `UPDATE member SET password_hash = $1, pay_password_hash = $1 WHERE member_name ~ '^bench[0-9]+$'`,
    [await hash(PASSWORD, CHEAPEST)],
  );
  await database.pool.query('VACUUM ANALYZE');
  await database.pool.query('CHECKPOINT').catch(() => {});
  const { rows } = await database.pool.query<{ parts: number; version: string }>(
    `SELECT (SELECT count(*) FROM part) AS parts, 'PostgreSQL ' || current_setting('server_version') AS version`,
  );
  return {
    ...rows[0]!,
    ...place,
    lines: linesFor(parts),
    folder,
    read: async (text, values) => (await database.pool.query(text, values)).rows,
    async close() {
      await database.close();
      await place.stop();
    },
  };
}

/** Beside the demo's own parts. */
const linesFor = (parts: number): number => Math.max(0, parts - [...demoParts()].length);

/** Changes with the tables, so that an old database is not measured with new code. */
function tablesStamp(): string {
  const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
  return createHash('sha256').update(readdirSync(migrations).sort().join()).digest('hex').slice(0, 8);
}

async function embedded(folder: string, say: (line: string) => void) {
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log: say });
  return {
    connection: server.connection() as pg.PoolConfig,
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    stop: () => server.stop(),
  };
}

async function onServer(databaseUrl: string, name: string) {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return {
    connection: { connectionString: url.href } as pg.PoolConfig,
    environment: { DATABASE_URL: url.href },
    stop: async () => {},
  };
}

/** Buyers with money and an address. */
async function makeBuyers(work: Work): Promise<void> {
  for (let at = 0; at < BUYERS; at++) {
    const memberId = await createMember(work, { memberName: `bench${at}` });
    await openBalance(work, memberId, yuan(1_000_000_000));
    await work.query(
      `INSERT INTO member_address (member_id, receiver_name, mobile, province_code, city_code, district_code, region_name,
                                   detail_address, company_name, is_default)
       SELECT $1, receiver_name, mobile, province_code, city_code, district_code, region_name, detail_address, company_name, true
       FROM member_address ORDER BY address_id LIMIT 1`,
      [memberId],
    );
  }
}
