// A person who asks the demo mall for something finds it on the first page: a sample of the written questions, through HTTP.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadDemo } from '#app/demo/load-demo.ts';
import { takeCatalog } from '#app/take-catalog.ts';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { demoParts } from '#demo/catalog.ts';
import { openDatabase } from '#kit/db/database.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { forgetSearchCache } from '#mall/search/server/search.ts';
import { countedFilters } from './counted-filters.ts';
import { describedDemo, describedFile } from './described-parts.ts';
import { droppedWords, gradedQueries, Judge, meanOf } from './graded-judge.ts';
import { allQueries, judge, recallOf } from './judge.ts';
import { QUERY_KINDS } from './query.ts';

/** Beside the repository, for those who have one. */
const CATALOGUE = fileURLToPath(new URL('../../../shared/data/catalog-demo.jsonl', import.meta.url));
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

describe('filters speak of one category', () => {
  const facetsOf = async (keyword: string) =>
    (await mall.call(searchProtocol.goodsList, { keyword }, undefined, 'en')).facets;

  test.each(['0603', 'TI', 'ADI'])('%s is of several: the category is chosen first', async (keyword) => {
    const facets = await facetsOf(keyword);
    expect(facets.isMixed).toBe(true);
    expect(facets.categories.length).toBeGreaterThan(1);
    expect(facets.categories.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(facets.total);
    expect(facets.params.map(({ key }) => key).filter((key) => key !== 'package')).toEqual([]);
    expect(facets.brands.length + facets.params.length).toBeGreaterThan(0);
  });

  test('STM32 is nearly always a microcontroller, which is said', async () => {
    const facets = await facetsOf('STM32');
    expect(facets.speaksOf?.categoryName).toBe('32-Bit ARM Microcontrollers');
    expect(facets.params.map(({ key }) => key)).toContain('flash');
  });

  test('what all kinds of capacitors have is offered for all of them', async () => {
    const facets = await facetsOf('100nF');
    expect(facets.categories.length).toBeGreaterThan(1);
    expect(facets.params.map(({ key }) => key)).toEqual(expect.arrayContaining(['voltage']));
    expect(facets.params.map(({ key }) => key)).not.toContain('leadPitch');
  });
});

describe('what is asked for by what it does', () => {
  const found = async (keyword: string) => mall.call(searchProtocol.goodsList, { keyword, pageSize: 50 });

  test.each([
    ['SRAM', /SRAM/, /DRAM|DDR|PSRAM/],
    ['DRAM', /DRAM|DDR/, /(?<!P)(?<![A-Z])SRAM|PSRAM/],
    ['eMMC', /eMMC/, /NAND/],
    ['NAND', /NAND/, /eMMC/],
    ['D触发器', /触发器/, /锁存/],
    ['锁存器', /锁存/, /触发器/],
    ['SMD5050 RGB', /RGB/, /电感/],
    ['rail-to-rail', /运算放大器|比较器|仪表/, /稳压/],
    ['低噪声 LDO', /低压差/, /运算/],
    ['隔离 CAN', /CAN/, /RS-485/],
    ['12bit ADC', /12bit/, /16bit|24bit/],
    ['12位 ADC', /12bit/, /16bit|24bit/],
    ['锂电池保护', /保护/, /充电管理/],
    ['fuel gauge', /电量计/, /充电管理/],
    ['带CAN的单片机', /单片机/, /收发器/],
    ['施密特触发器', /施密特/, /^$/],
    ['无刷电机驱动', /电机驱动/, /收发器/],
  ])('%s', async (keyword, is, not) => {
    const { list, understood } = await found(keyword);
    expect(list.length).toBeGreaterThan(0);
    expect(list.filter(({ goodsName }) => !is.test(goodsName) || not.test(goodsName))).toEqual([]);
    expect(understood.chips.filter(({ kind }) => kind === 'ignored')).toEqual([]);
  });

  test.each([
    ['LDO 800mA', /800mA/, /1A|1\.5A/],
    ['DC-DC 3A', /3A/, /4A|5A|10A/],
    ['电机驱动 2A', / ?2A/, /2\.5A|2\.8A|3\.6A/],
  ])('%s: what gives just that stands first, what gives more follows', async (keyword, first, more) => {
    const names = (await found(keyword)).list.map(({ goodsName }) => goodsName);
    const at = names.findIndex((name) => more.test(name));
    expect(at).toBeGreaterThan(0);
    expect(names.slice(0, at).every((name) => first.test(name))).toBe(true);
    expect(names.slice(at).some((name) => first.test(name))).toBe(false);
  });

  test('what no part has is said', async () => {
    const { understood, list } = await found('温补晶振');
    expect(list.length).toBeGreaterThan(0);
    expect(understood.chips.map(({ kind, label }) => [kind, label])).toEqual([
      ['ignored', '暂无符合“温补晶振”的商品，未按此筛选'],
    ]);
  });

  test('the number of a distributor finds the part, in the list and while typing', async () => {
    const [part] = [...demoParts()].filter(({ partNo }) => partNo === 'STM32F103C8T6');
    const supplierNo = part?.supplierNo ?? '';
    expect(supplierNo).toMatch(/^C9\d{8}$/);
    expect((await found(supplierNo)).list.map(({ partNo }) => partNo)).toEqual(['STM32F103C8T6']);
    const suggested = await mall.call(searchProtocol.suggest, { keyword: supplierNo.slice(0, 7) });
    expect(suggested.map(({ text }) => text)).toContain('STM32F103C8T6');
  });
});

describe('codes with dashes, figures and letters', () => {
  const found = async (keyword: string, language: 'zh' | 'en' = 'zh') =>
    mall.call(searchProtocol.goodsList, { keyword, pageSize: 10 }, undefined, language);

  test.each([
    ['XH-4A 针座 4P', ['B4B-XH-A', 'S4B-XH-A']],
    ['XH-4A connector 4 pin', ['B4B-XH-A', 'S4B-XH-A']],
    ['XH-4A', ['B4B-XH-A', 'S4B-XH-A', 'XHP-4']],
    ['PH-2.0-3A', ['B3B-PH-K-S', 'PHR-3', 'S3B-PH-K-S', 'S3B-PH-SM4-TB']],
    ['VH-3.96-4A', ['B4P-VH', 'VHR-4N']],
    ['2x20 排针', ['M20-9982046', 'TSW-120-07-G-D']],
    ['2*20 pin header', ['M20-9982046', 'TSW-120-07-G-D']],
    ['2x5P 牛角座', ['3020-10-0100-00']],
    ['7812', ['K7812-1000R3', 'L7812CD2T-TR', 'L7812CV']],
    ['78L05', ['CJ78L05']],
    ['LM7805', ['L7805CD2T-TR', 'L7805CV']],
    ['UA7805 TO-220', ['L7805CV']],
    ['SS-34', ['SS34', 'SS34']],
    ['1N4148W-7-F', ['1N4148W-7-F']],
    ['USB-A 4P', ['48037-1000', '87583-2010BLF']],
  ])('%s', async (keyword, partNos) => {
    const { list } = await found(keyword);
    expect(list.map(({ partNo }) => partNo).sort()).toEqual(partNos);
  });

  test('what no part has is said, with what there is without it', async () => {
    const { list, understood } = await found('3x10 pin header', 'en');
    expect(list.length).toBeGreaterThan(0);
    expect(understood.chips.map(({ kind }) => kind)).toEqual(['ignored', 'category']);
    expect(understood.chips[0]?.label).toContain('3x10P');
    const coded = await found('KF2EDG-5.08-4P 插拔端子');
    expect(coded.relax.map(({ label }) => label)).toContain('KF2EDG-5.08-4P');
  });
});

test('each filter shows as many parts as it says', async () => {
  const found = await countedFilters((query) => mall.call(searchProtocol.goodsList, query), 8);
  expect(found.leaves).toBeGreaterThan(150);
  expect(found.tried).toBeGreaterThan(300);
  expect(found.wrong).toEqual([]);
  expect(found.alike).toEqual([]);
}, 60_000);

describe.skipIf(!existsSync(CATALOGUE))('with a real catalogue (left out where ../shared is missing)', () => {
  const known = new Judge(gradedQueries);
  beforeAll(async () => {
    const { database } = mall.mall;
    await takeCatalog({ database, file: CATALOGUE, store: 'yuancai', say: () => {} });
    forgetSearchCache();
    for (const part of describedDemo()) known.add(part);
    for await (const part of describedFile(CATALOGUE)) known.add(part);
  }, 120_000);

  test('the same holds of a sample', async () => {
    const verdicts = [];
    for (const query of gradedQueries.filter((_, at) => at % 7 === 0)) {
      const reply = await mall.call(searchProtocol.goodsList, { keyword: query.text, pageSize: 10 });
      verdicts.push({ query, ndcg: known.ndcg(query, reply.list), dropped: droppedWords(query.text, reply) });
    }
    expect(verdicts.length).toBeGreaterThanOrEqual(60);
    const low = verdicts.filter(({ ndcg = 1 }) => ndcg < 0.8);
    expect(verdicts.filter(({ dropped }) => dropped !== '')).toEqual([]);
    expect(
      meanOf(verdicts).all,
      low.map(({ query, ndcg }) => `${query.text}: ${ndcg}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
