// The programs of somebody whose production database was a demo once: the mall does not open before the demo is closed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccounts, demoPassword, demoReviewers } from '#demo/people.ts';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { freshDatabase } from '../testing/open-test-mall.ts';
import { refuseOpenDemo } from './find-demo.ts';

let connection: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;

/** A demo of an earlier mall, which left no mark, and a member who has registered there. */
beforeAll(async () => {
  connection = await freshDatabase();
  database = openDatabase(connection, () => {}, { max: 2 });
  const hash = await hashPassword(demoPassword);
  const people = [...demoAccounts, ...demoReviewers.map((memberName) => ({ memberName, mobile: null }))];
  await database.pool.query(
    `INSERT INTO member (member_name, mobile, password_hash, created_at)
     SELECT name, mobile, CASE WHEN mobile IS NOT NULL THEN $3 END, '2026-01-02 03:04:05.678901+00' FROM unnest($1::text[], $2::text[]) AS one (name, mobile)`,
    [people.map(({ memberName }) => memberName), people.map(({ mobile }) => mobile), hash],
  );
  // A visitor has made one of its accounts his own.
  await database.pool.query(
    `UPDATE member SET member_name = 'renamed01', mobile = '13911111111', password_hash = 'another' WHERE member_name = 'admin01'`,
  );
  await database.pool.query(
    `INSERT INTO member (member_name, mobile, password_hash) VALUES ('somebody', '13922222222', $1)`,
    [hash],
  );
});
afterAll(() => database.close());

function run(program: string, ...args: string[]) {
  const { host, port, user, password = '', database } = connection;
  const login = `${user}:${encodeURIComponent(String(password))}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.resolve(`#app/${program}.ts`)), ...args],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        MALL_MODE: 'production',
        DATABASE_URL: `postgres://${login}@${encodeURIComponent(String(host))}:${port}/${database}`,
        PUBLIC_URL: 'https://mall.example',
        TOKEN_SECRET: 'x'.repeat(32),
      },
    },
  );
  return { status, said: stdout + stderr };
}

it('production refuses, naming the command; the command asks first, and leaves who registered himself, also under a name of the demo', async () => {
  const refused = run('start', '--dev'); // as it is written: nothing is built first
  expect(refused.said).toContain('Close them with `npm run close-demo`');
  expect(refused.status).toBe(1);
  const unasked = run('demo/close-demo');
  expect(unasked.said).toContain('npm run close-demo -- --yes');
  expect(unasked.status).toBe(1);
  const closed = run('demo/close-demo', '--yes');
  expect(closed.said).toContain(`${demoAccounts.length + demoReviewers.length} accounts closed: buyer01,`);
  expect(closed.said).toContain('renamed01');
  expect(closed.status).toBe(0);
  const { rows } = await database.pool.query(
    'SELECT member_name FROM member WHERE password_hash IS NOT NULL OR mobile IS NOT NULL',
  );
  expect(rows).toEqual([{ member_name: 'somebody' }]);
  await database.pool.query(
    "INSERT INTO member (member_name, mobile, password_hash) VALUES ('buyer01', '13800000001', 'own')",
  );
  const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log: () => {} });
  await workshop.reading('zh', refuseOpenDemo);
});
