// A person who asks the demo mall for something finds it on the first page: a sample of the written questions, through HTTP.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDemo } from '#app/demo/load-demo.ts';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { openDatabase } from '#kit/db/database.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { describedDemo } from './described-parts.ts';
import { droppedWords, gradedQueries, Judge, meanOf } from './graded-judge.ts';
import { allQueries, judge, recallOf } from './judge.ts';
import { QUERY_KINDS } from './query.ts';

const EVERY = 8; // chosen: so many questions are one sample

let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
  const database = openDatabase(mall.connection, () => {}, { max: 4 });
  await loadDemo(database, () => {});
  await database.close();
  // Until the listings are in memory, which takes a busy machine a while, slips of typing are not mended.
  await vi.waitFor(
    async () => {
      const { list } = await mall.call(searchProtocol.goodsList, { keyword: 'STM32F130' });
      expect(list.length).toBeGreaterThan(0);
    },
    { timeout: 120_000, interval: 500 },
  );
}, 240_000);
afterAll(() => mall.close());

test('there are at least 300 questions, some of every kind, none twice', () => {
  expect(allQueries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(allQueries.map(({ kind }) => kind))).toEqual(new Set(QUERY_KINDS));
  const asked = allQueries.map(({ kind, text }) => `${kind} ${text}`);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

describe('on the demo mall', () => {
  test('the first ten are what is expected', async () => {
    const sample = allQueries.filter((_, at) => at % EVERY === 0);
    const verdicts = [];
    for (const query of sample) {
      verdicts.push(
        judge(query, await mall.call(searchProtocol.goodsList, { keyword: query.text, pageSize: 10 })),
      );
    }
    const wrong = verdicts.filter(({ isRight }) => !isRight).map(({ query, why }) => `${query.text}: ${why}`);
    expect(recallOf(verdicts).all, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('a module that takes 15 V is no answer for one that takes 5 V', async () => {
    const { list } = await mall.call(searchProtocol.goodsList, { keyword: '隔离电源 5V转5V' });
    expect(list.map(({ partNo }) => partNo)).toContain('B0505S-1WR3');
    expect(list.filter(({ partNo }) => /^.(?:15|12|24)05/.test(partNo))).toEqual([]);
  });

  test('a value beside a size speaks of resistors, and they stand before thermistors', async () => {
    for (const keyword of ['10k 0402', '10k 1% 0603', '0603 100k']) {
      const { list } = await mall.call(searchProtocol.goodsList, { keyword, pageSize: 50 });
      const kinds = list.map(({ goodsName }) => /厚膜|薄膜/.test(goodsName));
      expect(kinds, keyword).toContain(true);
      expect(kinds, keyword).toEqual([...kinds].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test('the best stands first, and no word is dropped silently', async () => {
    expect(gradedQueries.length).toBeGreaterThanOrEqual(400);
    expect(gradedQueries.filter(({ kind }) => kind === 'function').length).toBeGreaterThanOrEqual(150);
    const known = new Judge(gradedQueries);
    for (const part of describedDemo()) known.add(part);
    const verdicts = [];
    for (const query of gradedQueries) {
      const reply = await mall.call(searchProtocol.goodsList, { keyword: query.text, pageSize: 10 });
      verdicts.push({
        query,
        ndcg: known.ndcg(query, reply.list),
        dropped: droppedWords(query.text, reply),
      });
    }
    const low = verdicts
      .filter(({ ndcg = 1 }) => ndcg < 0.8)
      .map(({ query, ndcg }) => `${query.text}: ${ndcg}`);
    expect(
      verdicts
        .filter(({ dropped }) => dropped !== '')
        .map(({ query, dropped }) => `${query.text}: ${dropped}`),
    ).toEqual([]);
    expect(meanOf(verdicts).all, low.join('\n')).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
