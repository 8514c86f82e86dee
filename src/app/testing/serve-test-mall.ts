// A mall in a process of its own, for tests that kill it: serves the API on the database and files named by its argument, says where, and ends with its parent.
import { flushCompileCache } from 'node:module';
import type pg from 'pg';
import { required } from '#kit/rules/required.ts';
import { readChannels } from '#mall/payment/server/channel/open-channels.ts';
import { openMall } from '../open-mall.ts';

const {
  connection,
  dataFolder,
  ahead = 0,
  channels = {},
} = JSON.parse(required(process.argv[2])) as {
  connection: pg.PoolConfig;
  dataFolder: string;
  /** Milliseconds. */
  ahead?: number;
  /** The environment's variables of payment channels. */
  channels?: Record<string, string>;
};

const mall = await openMall({
  connection,
  dataFolder,
  clock: { now: () => new Date(Date.now() + ahead) },
  isProduction: false,
  poolSize: 8,
  withPages: false,
  withTimers: true,
  withoutRateLimit: true,
  payChannels: readChannels(channels),
  log: (line) => console.error(line),
});
const origin = await mall.app.listen({ host: '127.0.0.1', port: 0 });
flushCompileCache(); // who is killed leaves nothing at his end
console.log(`open at ${origin}`);

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
