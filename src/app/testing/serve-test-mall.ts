// A mall in a process of its own, for tests that kill it: serves the API on the database and files named by its argument, says where, and ends with its parent.
import type pg from 'pg';
import { required } from '#kit/rules/required.ts';
import { systemClock } from '#kit/time/clock.ts';
import { openMall } from '../open-mall.ts';

const { connection, dataFolder } = JSON.parse(required(process.argv[2])) as {
  connection: pg.PoolConfig;
  dataFolder: string;
};

const mall = await openMall({
  connection,
  dataFolder,
  clock: systemClock,
  isProduction: false,
  poolSize: 8,
  withPages: false,
  withTimers: true,
  withoutRateLimit: true,
  log: (line) => console.error(line),
});
const origin = await mall.app.listen({ host: '127.0.0.1', port: 0 });
console.log(`open at ${origin}`);

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
