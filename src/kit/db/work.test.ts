// What a unit of work promises of statements sent together, with the commit, and behind it.
import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { openDatabase } from './database.ts';
import { codeOf, whyUnavailable } from './failure.ts';
import type { Work } from './work.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await mall.work((work) => work.query('CREATE TABLE note (text text PRIMARY KEY)'));
});
afterAll(() => mall.close());

const notes = () =>
  mall.work(async (work) =>
    (await work.query<{ text: string }>('SELECT text FROM note ORDER BY text')).map((one) => one.text),
  );

it('of statements sent together tells which one failed', async () => {
  /** As from within several functions, each of which takes a moment to pass the failure on. */
  const deep = async (work: Work) => {
    try {
      await work.query('SELECT 1 / 0');
    } catch (error) {
      for (let i = 0; i < 20; i++) await undefined;
      throw error;
    }
  };
  const failed = mall.work((work) =>
    Promise.all([deep(work), work.query('SELECT 1'), work.query('SELECT 2')]),
  );
  expect(codeOf(await failed.catch((error: unknown) => error))).toBe('22012');
  await mall.work((work) => work.query('SELECT 1'));
});

it('what leaves with the commit is undone with it, and undoes it when it fails', async () => {
  await mall.work(async (work) => {
    work.write('INSERT INTO note VALUES ($1)', ['a'], 'test-note');
    expect(await work.query('SELECT 1 FROM note')).toEqual([]);
    await work.flush();
    expect(await work.query('SELECT 1 FROM note')).toHaveLength(1);
    work.write('INSERT INTO note VALUES ($1)', ['b'], 'test-note');
  });
  expect(await notes()).toEqual(['a', 'b']);
  const twice = mall.work(async (work) => {
    await work.query(`INSERT INTO note VALUES ('c')`);
    work.write('INSERT INTO note VALUES ($1)', ['a'], 'test-note');
  });
  expect(codeOf(await twice.catch((error: unknown) => error))).toBe('23505');
  expect(await notes()).toEqual(['a', 'b']);
});

it('gathers what follows behind commits, and follows nothing that was undone', async () => {
  const runs: (readonly number[])[] = [];
  const follow = (n: number) =>
    mall.work(async (work) =>
      work.behind('test', [n], async (later, items: readonly number[]) => {
        await later.query('SELECT pg_sleep(0.05)');
        runs.push(items);
      }),
    );
  await Promise.all([1, 2, 3, 4, 5, 6].map(follow));
  await mall
    .work(async (work) => {
      work.behind('test', [7], async (_later, items: readonly number[]) => void runs.push(items));
      throw new Error('undone');
    })
    .catch(() => {});
  await mall.mall.workshop.settled();
  expect(runs.flat().sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(runs.length).toBeLessThan(6);
});

it('rests between two runs, so that what comes one by one is done together, but not while somebody waits for the end', async () => {
  const runs: { at: number; items: readonly number[] }[] = [];
  const follow = (n: number) =>
    mall.work(async (work) =>
      work.behind('apart', [n], async (_later, items: readonly number[]) => {
        runs.push({ at: performance.now(), items });
      }),
    );
  let n = 0;
  while (runs.length < 3) await follow(++n);
  await follow(++n);
  await mall.mall.workshop.settled();
  expect(runs.flatMap((run) => run.items)).toEqual(Array.from({ length: n }, (_, at) => at + 1));
  const [first, second, third] = runs.map(({ at }) => at);
  expect(second! - first!).toBeGreaterThan(90);
  expect(third! - second!).toBeGreaterThan(90);
});

it('outlives a server that takes a connection and ends it in one breath', async () => {
  const message = (kind: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(kind, 0);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const welcomeAndEnd = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
  ]);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.write(welcomeAndEnd));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const database = openDatabase({ host: '127.0.0.1', port, user: 'a', database: 'a' }, () => {}, {
    max: 1,
    isHurried: true,
  });
  const failed = await database.pool.query('SELECT 1').catch((error: unknown) => error);
  expect(whyUnavailable(failed)).toBe('away');
  await database.close();
  for (const one of sockets) one.destroy();
  server.close();
});
