// Suggestions while typing: part numbers in any spelling, from their middle, with a slip; makers and categories.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aCategory, aProduct } from '#mall/goods/server/goods.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { searchProtocol } from '../search.protocol.ts';
import { nearestPartNumbers } from './nearest-part-numbers.ts';
import { indexGoods } from './search.ts';
import { forgetSearchCache, memoryOf } from './search-memory.ts';

let mall: TestMall;

const parts = [
  'STM32F103C8T6',
  'STM32F103CBT6',
  'STM32F407VGT6',
  'RC0402FR-0710KL',
  'LM358DR',
  'NE555P',
  '74HC595D',
];
const suggest = async (keyword: string) =>
  (await mall.call(searchProtocol.suggest, { keyword })).filter((one) => one.productId !== null);
const suggested = async (keyword: string) => (await suggest(keyword)).map((one) => one.text);
const nearest = (text: string, most = 3) =>
  mall.mall.workshop.reading('zh', (work) => nearestPartNumbers(work, text, most));

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work((work) => aCategory(work, { nameZh: '薄膜电容', nameEn: 'Film Capacitors' }));
  for (const partNo of parts) await mall.work((work) => aProduct(work, { partNo }));
  const { storeId } = await mall.work((work) => aStore(work));
  await mall.work(async (work) => {
    const [sold] = await work.query<{ part_id: number }>(`SELECT part_id FROM part WHERE part_no = 'NE555P'`);
    await aProduct(work, { partId: sold!.part_id, storeId });
  });
}, 60_000);

afterAll(() => mall.close());

const beginnings: [string, string[]][] = [
  ['stm32f1', ['STM32F103C8T6', 'STM32F103CBT6']],
  ['STM32-F407', ['STM32F407VGT6']],
  ['rc0402fr 07', ['RC0402FR-0710KL']],
  ['74', ['74HC595D']],
  ['s', []],
];

test.each(beginnings)('from the database, before the memory is filled: %s', async (keyword, expected) => {
  expect((await suggested(keyword)).sort()).toEqual(expected);
});

describe('from memory', () => {
  beforeAll(async () => {
    await vi.waitFor(() =>
      mall.mall.workshop.reading('zh', async (work) => {
        expect(await memoryOf(work).listings.latest(work)).toBeDefined();
      }),
    );
  });

  test.each(beginnings)('%s', async (keyword, expected) => {
    expect((await suggested(keyword)).sort()).toEqual(expected);
  });

  test('a part that several stores sell stands there once', async () => {
    expect(await suggested('ne555')).toEqual(['NE555P']);
  });

  test('a part shows its package, the first values of its category, the stock of all stores and the lowest price', async () => {
    const partNo = 'ZZ-FACT1';
    const keys = ['resistance', 'tolerance', 'power', 'voltage'];
    const made = await mall.work(async (work) => {
      const categoryId = await aCategory(work, { columns: keys });
      const params = keys.map((key, at) => ({ key, text: `值${at}`, textEn: `v${at}` }));
      const one = { partNo, categoryId, packageName: '0603', params, stock: 40 };
      return aProduct(work, { ...one, priceTiers: [{ minNum: 1, unitPrice: unitPrice(90_000) }] });
    });
    const [cheaper] = await mall.work(async (work) => [
      await aProduct(work, {
        partId: made.partId,
        stock: 60,
        priceTiers: [
          { minNum: 1, unitPrice: unitPrice(95_000) },
          { minNum: 500, unitPrice: unitPrice(21_500) },
        ],
      }),
      // Costs least and has nothing.
      await aProduct(work, {
        partId: made.partId,
        stock: 0,
        priceTiers: [{ minNum: 1, unitPrice: unitPrice(1_000) }],
      }),
    ]);
    await vi.waitFor(async () => expect(await suggested('zzfact')).toEqual([partNo]));
    expect(await mall.call(searchProtocol.suggest, { keyword: 'zzfact' }, undefined, 'en')).toMatchObject([
      {
        productId: cheaper.productId,
        part: {
          packageName: '0603',
          values: ['v0', 'v1', 'v2'],
          totalStock: 100,
          lowestPrice: '0.021500',
        },
      },
    ]);
  });

  test('of equally good ones what is bought most comes first, counted over all stores; what is sold out comes last', async () => {
    const sold = (goodsId: number, number: number) => async (work: Work) => {
      await work.query('UPDATE goods SET sale_num = $2 WHERE goods_id = $1', [goodsId, number]);
      await indexGoods(work, [goodsId]);
    };
    const [few, many] = await mall.work(async (work) => [
      await aProduct(work, { partNo: 'YY-SOLD1' }),
      await aProduct(work, { partNo: 'YY-SOLD2' }),
    ]);
    const [other, none] = await mall.work(async (work) => [
      await aProduct(work, { partId: many.partId }),
      await aProduct(work, { partNo: 'YY-SOLD3', stock: 0 }),
    ]);
    await mall.work(sold(few.goodsId, 500));
    await mall.work(sold(many.goodsId, 300));
    await mall.work(sold(other.goodsId, 201));
    await mall.work(sold(none.goodsId, 9_000));
    await vi.waitFor(async () =>
      expect(await suggested('yysold')).toEqual(['YY-SOLD2', 'YY-SOLD1', 'YY-SOLD3']),
    );
    expect((await suggested('yysold1'))[0]).toBe('YY-SOLD1');
  });

  test.each([
    ['lm', []],
    ['film', ['Film Capacitors']],
    ['capac', ['Film Capacitors']],
    ['膜电容', ['Film Capacitors']],
  ])('categories by the beginnings of their words: %s', async (keyword, expected) => {
    const found = await mall.call(searchProtocol.suggest, { keyword }, undefined, 'en');
    const categories = found.flatMap(({ categoryId, text }) => (categoryId === null ? [] : text));
    expect(categories).toEqual(expected);
  });

  test('the number itself comes first', async () => {
    await mall.work((work) => aProduct(work, { partNo: 'LM358' }));
    await mall.work((work) => aProduct(work, { partNo: 'LM358A' }));
    expect((await suggested('LM358'))[0]).toBe('LM358');
  });

  test.each([
    ['F103C8', ['STM32F103C8T6']],
    ['0710KL', ['RC0402FR-0710KL']],
  ])('from the middle: %s', async (keyword, expected) => {
    expect(await suggested(keyword)).toEqual(expected);
  });

  test.each([
    ['STM32F103C8T7', 'STM32F103C8T6'],
    ['STN32F103C8T6', 'STM32F103C8T6'],
    ['STM3F407VGT6', 'STM32F407VGT6'],
    ['LM385DR', 'LM358DR'],
  ])('with a slip: %s', async (typed, meant) => {
    expect((await suggested(typed))[0]).toBe(meant);
    expect((await nearest(typed))[0]).toBe(meant);
  });

  test.each(['', 'X', 'abc', 'QQQQQQQQ', '%_%_', '电容电阻', 'Z'.repeat(100)])(
    'near to nothing: %s',
    async (typed) => {
      expect(await nearest(typed)).toEqual([]);
    },
  );

  test('at most so many', async () => {
    expect(await nearest('STM32F103CXT6', 1)).toHaveLength(1);
  });

  test('what has left the sale is suggested no more', async () => {
    expect(await suggested('74hc')).toEqual(['74HC595D']);
    await mall.work(async (work) => {
      const [row] = await work.query<{ goods_id: number }>(
        `UPDATE goods SET state = 'OFF' WHERE part_id = (SELECT part_id FROM part WHERE part_no = '74HC595D') RETURNING goods_id`,
      );
      await indexGoods(work, [row!.goods_id]);
    });
    forgetSearchCache(); // as every process does when it hears of a change
    expect(await suggested('74hc')).toEqual([]);
    expect(await nearest('74HC595X')).toEqual([]);
  });
});

describe('values', () => {
  beforeAll(async () => {
    const farads = (text: string, n: number) => [{ key: 'capacitance', text, n, unit: 'F' }];
    const sold: [string, string, string, ReturnType<typeof farads>][] = [
      ['CA45-A-10V-4.7uF', '4.7uF 10V', 'CASE-A', farads('4.7uF', 4.7e-6)],
      ['CA45-A-10V-47uF', '47uF 10V', 'CASE-A', farads('47uF', 47e-6)],
      ['RC-03K152', '1.5kΩ', '0603', []],
      ['TLV700-33', 'LDO 3.3V', 'SOT-23-5', []],
    ];
    await mall.work(async (work) => {
      for (const [partNo, titleEn, packageName, params] of sold)
        await aProduct(work, { partNo, titleEn, packageName, params });
    });
    forgetSearchCache();
  });

  test.each<[string, string[]]>([
    ['4.7uf', ['CA45-A-10V-4.7uF']],
    ['2.2uf', []],
    ['1.5k', ['RC-03K152']],
    ['1.5k 06', ['RC-03K152']],
    ['3.3v ldo', ['TLV700-33']],
  ])('%s', async (keyword, partNos) => {
    expect(await suggested(keyword)).toEqual(partNos);
  });
});
