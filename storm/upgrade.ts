// `npm run storm:upgrade -- --from <folder>`: fills a database by the version that stands in that folder, moves it to this one, and counts what is not as it was.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { freePort } from '../bench/mall-server.ts';
import { startDatabaseServer } from './database-server.ts';

const { values: asked } = parseArgs({ options: { from: { type: 'string' } } });
if (!asked.from) throw new Error('--from <folder>: a checkout of the version before, with its packages.');
const BEFORE = resolve(asked.from);
const NOW = fileURLToPath(new URL('..', import.meta.url));
/** What a mall does by itself meanwhile: timers that fire, messages that leave, numbers of looks, what is derived from the rest. */
const MOVES = new Set([
  'timer',
  'message_delivery',
  'outbox_message',
  'setting',
  'goods_index',
  'goods_index_change',
  'agreement',
]);

const folder = mkdtempSync(join(tmpdir(), 'yc-upgrade-'));
const say = (line: string) => console.log(line);
const database = await startDatabaseServer(folder, () => {});
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  MALL_RATE_LIMIT: 'off',
};

interface Running {
  child: ChildProcess;
  exited: Promise<unknown>;
}

async function start(cwd: string): Promise<Running> {
  say(`Starting the mall in ${cwd} …`);
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const exited = once(child, 'exit');
  // What it goes on to say is read too: a mall that nobody listens to any more would end.
  const opened = new Promise<'open'>((done) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (/ is open at /.test(text)) done('open');
    });
  });
  if ((await Promise.race([opened, exited])) !== 'open') throw new Error(`The mall in ${cwd} did not open.`);
  return { child, exited };
}

async function stop({ child, exited }: Running): Promise<void> {
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await exited;
  const others = `SELECT 1 FROM pg_stat_activity WHERE datname = 'yuancai' AND pid <> pg_backend_pid()`;
  while ((await database.ask(others)).length > 0) await pause(200);
}

/** The connections of a command go through this process: it must not stand still meanwhile. */
async function run(script: string): Promise<void> {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', script], { cwd: NOW, env });
  say(stdout.trim());
}

type Columns = ReadonlyMap<string, readonly string[]>;

async function columns(): Promise<Columns> {
  const rows = await database.ask<{ name: string; columns: string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1 ORDER BY 1`,
  );
  return new Map(rows.map((row) => [row.name, row.columns]));
}

/** Rows and a hash over all of them, of each table, by the columns that it had before. */
async function contents(of: Columns): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, names] of of) {
    const row = `row(${names.map((one) => `"${one}"`).join(', ')})::text`;
    const [sum] = await database.ask<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(${row}), '' ORDER BY md5(${row}))), '') AS sum FROM "${name}"`,
    );
    found.set(name, sum?.sum ?? '');
  }
  return found;
}

function files(): string[] {
  const root = join(folder, 'data');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.startsWith('files') && statSync(join(root, path)).isFile())
    .map(
      (path) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex')}`,
    )
    .sort();
}

/** What an enterprise sees, with a login that was begun before. */
const PATHS = [
  'v3/business/front/orderInfo/list?pageSize=50',
  'v3/business/front/contract/list?pageSize=50',
  'v3/business/front/purchaseInquire/list?pageSize=50',
  'v3/business/front/quotation/list?pageSize=50',
];

async function login(username: string): Promise<string> {
  const answer = await fetch(`${origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Demo2026', loginType: 1 }),
  });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return data.access_token;
}

async function looks(token: string): Promise<string[]> {
  const seen = [];
  for (const path of PATHS) {
    const answer = await fetch(`${origin}/${path}`, { headers: { authorization: `Bearer ${token}` } });
    seen.push(await answer.text());
  }
  return seen;
}

const before = await start(BEFORE);
const token = await login('company01');
const saw = await looks(token);
await stop(before);
say('Counting what there is …');
const shape = await columns();
const [had, hadFiles] = [await contents(shape), files()];

const began = performance.now();
await run('migrate');
const took = Math.round(performance.now() - began);
const has = await contents(new Map([...shape].filter(([name]) => !MOVES.has(name))));
const gained = [...(await columns()).keys()].filter((name) => !shape.has(name));
const changed = [...has].filter(([name, sum]) => sum !== had.get(name)).map(([name]) => name);
await run('check-documents');
await run('check-books');

const after = await start(NOW);
const sees = await looks(token);
/** A field that came since is no change. */
const keptFields = (was: unknown, is: unknown): boolean =>
  typeof was === 'object' && was !== null
    ? typeof is === 'object' &&
      is !== null &&
      Object.entries(was).every(([key, one]) => keptFields(one, (is as Record<string, unknown>)[key]))
    : was === is;
const otherLooks = PATHS.filter(
  (_, at) => !keptFields(JSON.parse(saw[at] ?? ''), JSON.parse(sees[at] ?? '')),
);
await stop(after);
await database.close();
const lostFiles = hadFiles.filter((one) => !files().includes(one));
rmSync(folder, { recursive: true, force: true });

const rows = [...had].reduce((sum, [, one]) => sum + Number(one.split(' ', 1)[0]), 0);
const count = (name: string) => had.get(name)?.split(' ', 1)[0] ?? '0';
say(
  '| tables | rows | orders | contracts | versions | files | changed | lost files | other answers | took |',
);
say('|---|---|---|---|---|---|---|---|---|---|');
say(
  `| ${shape.size} | ${rows} | ${count('sub_order')} | ${count('contract')} | ${count('document_version')} | ${hadFiles.length} | ${changed.length} | ${lostFiles.length} | ${otherLooks.length} | ${took} ms |`,
);
say(`New tables: ${gained.join(', ')}`);
for (const one of [...changed, ...lostFiles, ...otherLooks]) say(`  not as it was: ${one}`);
process.exit(changed.length + lostFiles.length + otherLooks.length === 0 ? 0 : 1);
