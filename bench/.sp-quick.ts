import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { startMallServer } from './mall-server.ts';
import { goodsList } from './measures/goods-list.ts';
import { keywordSearch } from './measures/keyword-search.ts';
import { startRawServer } from './raw-server.ts';
import { openRecorder } from './recorder.ts';
import { printHead, printRow } from './report.ts';
const folder = '/tmp/sp/bench/yuancai_bench_200000_a8af5ee0';
const settings = JSON.parse(process.env.SP_SET ?? '{}');
const server = await startEmbeddedPostgres({ dataFolder: folder + '/postgres', log: console.log, settings });
const N = Number(process.env.SP_N ?? 800);
const seconds = Number(process.env.SP_S ?? 8);
const database: any = { parts: 200000, connection: server.connection(), environment: { DATA_DIR: folder, DATABASE_URL: '' }, folder, version: '', close: () => server.stop() };
const load = () => readFileSync('/proc/loadavg', 'utf8').trim();
const recorder = await openRecorder(database);
const mall = await startMallServer(database, console.log);
const raw = await startRawServer(database.connection);
console.log(load(), 'memory', JSON.stringify(mall.memory()));
await new Promise((d) => setTimeout(d, 4000));
console.log('after filling', JSON.stringify(mall.memory()));
const narrow: any = { ...recorder, read: async (t: string, v?: unknown[]) => (await recorder.read(t, v)).slice(0, N) };
console.log(printHead());
try {
  for (const m of (process.env.SP_M ?? 'gk').split('').map((c) => (c === 'g' ? goodsList : keywordSearch)))
    for (const row of await m.run({ database, recorder: narrow, mall, raw, options: { connections: 16, seconds, parts: [], only: [], folder, databaseUrl: undefined, isQuick: true } })) console.log(printRow(row), load(), JSON.stringify(mall.memory()));
} finally { await raw.stop(); await mall.stop(); await recorder.close(); await server.stop(); }
