// `npm run storm:restart`: renews two processes in turn behind Caddy while people use the mall, and counts who noticed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../bench/mall-server.ts';
import { startDatabaseServer } from './database-server.ts';
import { startMallProcess } from './mall-process.ts';

const { values: asked } = parseArgs({
  options: { rounds: { type: 'string', default: '2' }, people: { type: 'string', default: '8' } },
});
const folder = mkdtempSync(join(tmpdir(), 'yc-restart-'));
const say = (line: string) => console.log(line);

const database = await startDatabaseServer(folder, say);
const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  DRAIN_SECONDS: '3',
  POOL_SIZE: '8',
};
const first = await startMallProcess(environment);
await first.untilOpen();
const second = await startMallProcess(environment);
await second.untilOpen();
const malls = [first, second];

const port = await freePort();
// Nothing is tried twice: whatever a process drops is seen.
writeFileSync(
  join(folder, 'Caddyfile'),
  `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${malls.map(({ origin }) => origin.slice('http://'.length)).join(' ')} {
    lb_policy least_conn
    health_uri /readyz
    health_interval 500ms
    health_timeout 2s
  }
}
`,
);
const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
  stdio: 'ignore',
});
const missing = once(caddy, 'error').then(() => {
  throw new Error('Caddy is not there: apt-get install caddy.');
});
await Promise.race([pause(1_500), missing]);

const goods = await database.ask<{ id: number }>('SELECT product_id AS id FROM product ORDER BY 1 LIMIT 20');
const paths = [
  '/index',
  '/goods/list',
  '/v3/goods/front/goods/goodsList?keyword=0603',
  ...goods.map(({ id }) => `/goods/detail?productId=${id}`),
];
const cart = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"items":[]}' };
const seen = { answers: 0, failed: [] as string[], slowest: 0 };
let isOver = false;

async function person(at: number): Promise<void> {
  for (let turn = at; !isOver; turn++) {
    const isPost = turn % 5 === 0;
    const path = isPost ? '/v3/business/front/cart/guestCart' : (paths[turn % paths.length] ?? '/');
    const began = performance.now();
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, isPost ? cart : {});
      const body = await answer.text();
      if (answer.status !== 200) seen.failed.push(`${answer.status} ${path} ${body.slice(0, 60)}`);
    } catch (error) {
      seen.failed.push(`${String((error as Error).cause ?? error)} ${path}`);
    }
    seen.answers += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    await pause(20);
  }
}

const people = Array.from({ length: Number(asked.people) }, (_, at) => person(at));
for (let round = 0; round < Number(asked.rounds); round++)
  for (const mall of malls) {
    await pause(2_000);
    await mall.renew();
  }
await pause(2_000);
isOver = true;
await Promise.all(people);

caddy.kill();
for (const mall of malls) await mall.stop();
await database.close();
rmSync(folder, { recursive: true, force: true });

say(`${cpus()[0]?.model ?? ''}, ${cpus().length} cores; two processes behind Caddy, ${asked.people} people`);
say(`| restarts | answers | failed | slowest |\n|---|---|---|---|`);
say(
  `| ${malls.length * Number(asked.rounds)} | ${seen.answers} | ${seen.failed.length} | ${Math.round(seen.slowest)} ms |`,
);
for (const one of new Set(seen.failed)) say(`  ${one}`);
process.exit(seen.failed.length === 0 ? 0 : 1);
