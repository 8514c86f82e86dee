// Finding goods, through HTTP: words, filters and their counts, orders, pages, and an index that follows the listings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMall, Refused, type TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { unitPrice } from '#kit/money/money.ts';
import {
  aBrand,
  aCategory,
  aProduct,
  type BuiltProduct,
  type ProductWish,
} from '#mall/goods/server/goods.builders.ts';
import { goodsChanged } from '#mall/goods/server/goods.events.ts';
import { releaseStock, reserveStock } from '#mall/goods/server/goods.ts';
import { parameter } from '#mall/part/server/part.tables.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { type GoodsListReply, searchProtocol } from '../search.protocol.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { forgetSearchCache, indexGoods } from './search.ts';

type Query = CallOf<typeof searchProtocol.goodsList>;

let mall: TestMall;
let passive: number;
let capacitors: number;
let resistors: number;
let murata: number;
let secondStore: number;
const made: Record<string, BuiltProduct> = {};

const list = (query: Query = {}, language: 'zh' | 'en' = 'zh') =>
  mall.call(searchProtocol.goodsList, query, undefined, language);
const partNos = (reply: GoodsListReply) => reply.list.map((card) => card.partNo);
const found = async (query: Query) => partNos(await list(query)).sort();
const ladder = (yuan: number) => [{ minNum: 1, unitPrice: unitPrice(Math.round(yuan * 1_000_000)) }];
const facet = (reply: GoodsListReply, key: string) =>
  Object.fromEntries(
    reply.facets.params.find((one) => one.key === key)?.values.map((one) => [one.value, one.count]) ?? [],
  );

async function sell(wish: ProductWish & { partNo: string }): Promise<void> {
  made[wish.partNo] = await mall.work((work) => aProduct(work, wish));
}

const capacitance = (text: string, n: number) => ({ key: 'capacitance', text, n, unit: 'F' });
const voltage = (n: number) => ({ key: 'voltage', text: `${n}V`, n, unit: 'V' });

beforeAll(async () => {
  mall = await openTestMall();
  await mall.work(async (work) => {
    await work.tx.insert(parameter).values([
      {
        key: 'capacitance',
        nameZh: '容值',
        nameEn: 'Capacitance',
        unit: 'F',
        kind: 'number',
        isFacet: true,
        sort: 1,
      },
      {
        key: 'voltage',
        nameZh: '额定电压',
        nameEn: 'Rated voltage',
        unit: 'V',
        kind: 'number',
        isFacet: true,
        sort: 2,
      },
      { key: 'dielectric', nameZh: '介质', nameEn: 'Dielectric', kind: 'option', isFacet: true, sort: 3 },
      { key: 'note', nameZh: '备注', nameEn: 'Note', kind: 'text', isFacet: false, sort: 4 },
    ]);
    passive = await aCategory(work, { nameZh: '被动元件', nameEn: 'Passives' });
    capacitors = await aCategory(work, {
      nameZh: '贴片电容',
      nameEn: 'Chip capacitors',
      pid: passive,
      columns: ['capacitance', 'voltage'],
    });
    resistors = await aCategory(work, { nameZh: '贴片电阻', nameEn: 'Chip resistors', pid: passive });
    murata = await aBrand(work, 'Murata');
    await work.query(`UPDATE brand SET name_zh = '村田' WHERE brand_id = $1`, [murata]);
    secondStore = (await aStore(work)).storeId;
  });
  const cap = {
    categoryId: capacitors,
    packageName: '0402',
    titleZh: '多层陶瓷电容',
    titleEn: 'Multilayer capacitor',
  };
  const x7r = { key: 'dielectric', text: 'X7R' };
  await sell({
    ...cap,
    partNo: 'GRM155R71C104KA88D',
    brandName: 'Murata',
    params: [capacitance('100nF', 1e-7), voltage(16), x7r],
    priceTiers: ladder(0.03),
  });
  await sell({
    ...cap,
    partNo: 'GRM155R61A105KE15D',
    brandName: 'Murata',
    params: [capacitance('1uF', 1e-6), voltage(10), { key: 'dielectric', text: 'X5R' }],
    priceTiers: ladder(0.05),
  });
  await sell({
    ...cap,
    partNo: 'CL05B104KO5NNNC',
    brandName: 'Samsung',
    params: [capacitance('100nF', 1e-7), voltage(16), x7r, { key: 'note', text: 'AEC-Q200' }],
    priceTiers: ladder(0.02),
    storeId: secondStore,
    stock: 0,
  });
  await sell({
    ...cap,
    partNo: 'CL10A106KP8NNNC',
    brandName: 'Samsung',
    packageName: '0603',
    params: [capacitance('10uF', 1e-5), voltage(10)],
    priceTiers: ladder(0.5),
    stock: 70_000,
  });
  await sell({
    partNo: 'RC0402FR-0710KL',
    brandName: 'YAGEO',
    categoryId: resistors,
    packageName: '0402',
    titleZh: '贴片电阻 10kΩ 1%',
    titleEn: 'Chip resistor 10kΩ 1%',
    priceTiers: ladder(8),
  });
  await sell({
    partNo: 'STM32F103C8T6',
    brandName: 'ST',
    titleZh: '32 位微控制器',
    titleEn: 'Microcontroller',
    priceTiers: ladder(9.9),
  });
  await sell({
    partNo: 'STM32F103',
    brandName: 'Clone',
    titleZh: '微控制器 STM32F103C8T6 兼容',
    titleEn: 'Microcontroller',
    priceTiers: ladder(4),
  });
  await sell({
    partNo: 'DEV-1',
    brandName: 'ST',
    titleZh: '开发板 STM32F103',
    titleEn: 'Board with STM32F103',
    priceTiers: ladder(99),
    stock: 90_000,
  });
}, 60_000);

afterAll(() => mall.close());

describe('words', () => {
  test.each([
    ['100nF 0402 16V', ['CL05B104KO5NNNC', 'GRM155R71C104KA88D']],
    ['0.1uF', ['CL05B104KO5NNNC', 'GRM155R71C104KA88D']],
    ['贴片电容 村田', ['GRM155R61A105KE15D', 'GRM155R71C104KA88D']],
    ['murata capacitors 1uF', ['GRM155R61A105KE15D']],
    ['10k 1%', ['RC0402FR-0710KL']],
    ['rc0402fr07', ['RC0402FR-0710KL']],
    ['0710KL', ['RC0402FR-0710KL']],
    ['RC0402FR 0710KL', ['RC0402FR-0710KL']],
    ['aec-q200', ['CL05B104KO5NNNC']],
    ['村田 100V', []],
    ['!!!', []],
    ["' OR 1=1 --", []],
    ['电'.repeat(100), []],
  ])('%s', async (keyword, expected) => {
    expect(await found({ keyword })).toEqual(expected);
  });

  test('the part number itself comes first, then those that begin so, then other mentions', async () => {
    expect(partNos(await list({ keyword: 'stm32f103' }))).toEqual(['STM32F103', 'STM32F103C8T6', 'DEV-1']);
  });
});

describe('filters', () => {
  test('a category of any level holds what stands below it', async () => {
    expect(await found({ categoryId: passive })).toHaveLength(5);
    expect(await found({ categoryId: capacitors })).toHaveLength(4);
    const { facets } = await list({ categoryId: passive });
    expect(facets.categoryPath.map((one) => one.categoryName)).toEqual(['被动元件']);
    expect(facets.categories).toEqual([
      { categoryId: capacitors, categoryName: '贴片电容', count: 4 },
      { categoryId: resistors, categoryName: '贴片电阻', count: 1 },
    ]);
  });

  test('values of one key are alternatives, keys narrow together', async () => {
    const both = ['capacitance:100nF', 'capacitance:1uF'];
    expect(await found({ params: both })).toHaveLength(3);
    expect(await found({ params: [...both, 'voltage:16V'] })).toEqual([
      'CL05B104KO5NNNC',
      'GRM155R71C104KA88D',
    ]);
    expect(await found({ params: [...both, 'voltage:16V'], brandId: [String(murata)] })).toEqual([
      'GRM155R71C104KA88D',
    ]);
    expect(await found({ params: 'package:0603' })).toEqual(['CL10A106KP8NNNC']);
  });

  test('what is chosen is counted without itself; values stand in order of size', async () => {
    const reply = await list({ categoryId: capacitors, params: ['capacitance:100nF'] });
    expect(reply.pagination).toMatchObject({ total: 2, isCapped: false });
    expect(facet(reply, 'capacitance')).toEqual({ '100nF': 2, '1uF': 1, '10uF': 1 });
    expect(reply.facets.params[0]?.values.map((one) => one.value)).toEqual(['100nF', '1uF', '10uF']);
    expect(facet(reply, 'voltage')).toEqual({});
    expect(reply.facets.brands.map(({ brandName, count }) => [brandName, count]).sort()).toEqual([
      ['Murata', 1],
      ['Samsung', 1],
    ]);
    const byBrand = await list({ categoryId: capacitors, brandId: [String(murata)] });
    expect(byBrand.facets.brands.map(({ brandName, count }) => [brandName, count]).sort()).toEqual([
      ['Murata', 2],
      ['Samsung', 2],
    ]);
    expect(facet(byBrand, 'voltage')).toEqual({ '10V': 1, '16V': 1 });
  });

  test('columns and cells follow the category, in the language asked for', async () => {
    const { facets, list: cards } = await list({ categoryId: capacitors, keyword: 'GRM155R71' }, 'en');
    expect(facets.columns).toEqual([
      { key: 'capacitance', name: 'Capacitance' },
      { key: 'voltage', name: 'Rated voltage' },
    ]);
    expect(cards[0]).toMatchObject({
      goodsName: 'Multilayer capacitor',
      goodsPrice: '0.030000',
      params: [
        { key: 'capacitance', name: 'Capacitance', text: '100nF' },
        { key: 'voltage', text: '16V' },
      ],
    });
  });

  test('store, stock and material codes', async () => {
    expect(await found({ storeId: secondStore })).toEqual(['CL05B104KO5NNNC']);
    expect(await found({ categoryId: capacitors, inStock: 1 })).not.toContain('CL05B104KO5NNNC');
    expect(await found({ isHasCode: 1 })).toEqual([]);
  });

  test('the price filter is mended as the rule says: swapped, absolute, at least 0.01', async () => {
    expect(await found({ lowPrice: '9', highPrice: '4' })).toEqual(['RC0402FR-0710KL', 'STM32F103']);
    expect(await found({ lowPrice: '-9.9' })).toEqual(['DEV-1', 'STM32F103C8T6']);
    expect(await found({ highPrice: '0.0201' })).toEqual(['CL05B104KO5NNNC']);
    expect(await found({ lowPrice: 'abc' })).toHaveLength(8);
  });

  test.each([
    { categoryId: 999_999 },
    { brandId: ['0'] },
    { brandId: ['abc'] },
    { params: ['nosuch:value'] },
    { params: ['capacitance:7F', 'voltage:16V'] },
    { storeId: 999_999 },
  ])('what does not exist matches nothing: %j', async (query) => {
    const reply = await list(query);
    expect([reply.list, reply.pagination.total]).toEqual([[], 0]);
  });
});

describe('orders and pages', () => {
  test.each([
    [1, (a, b) => Number(a.goodsPrice) - Number(b.goodsPrice)],
    [2, (a, b) => Number(b.goodsPrice) - Number(a.goodsPrice)],
    [4, (a, b) => b.productStock - a.productStock],
    [5, (a, b) => b.goodsId - a.goodsId],
  ] as [number, (a: GoodsListReply['list'][number], b: GoodsListReply['list'][number]) => number][])(
    'sort %i',
    async (sort, order) => {
      const { list: cards } = await list({ sort });
      expect(cards).toHaveLength(8);
      expect(cards).toEqual(cards.toSorted(order));
    },
  );

  test('what is in stock comes before what is sold out', async () => {
    expect(partNos(await list()).at(-1)).toBe('CL05B104KO5NNNC');
  });

  test('pages neither repeat nor lose goods', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((current) => list({ current, pageSize: 3 })));
    expect(pages.map((page) => page.list.length)).toEqual([3, 3, 2, 0]);
    expect(new Set(pages.flatMap(partNos)).size).toBe(8);
    expect((await list({ current: 100_000, pageSize: 100 })).list).toEqual([]);
  });
});

describe('the index follows the listings', () => {
  test('ladder, state, stock and sales', async () => {
    const { goodsId, productId } = made['DEV-1']!;
    await mall.work(async (work) => {
      await work.query('UPDATE product SET price_tiers = $2 WHERE product_id = $1', [
        productId,
        JSON.stringify(ladder(120)),
      ]);
      await work.emit(goodsChanged, { goodsIds: [goodsId] });
    });
    expect(await found({ lowPrice: '110' })).toEqual(['DEV-1']);

    await mall.work((work) => reserveStock(work, [{ productId, number: 90_000 }]));
    await mall.mall.workshop.settled().then(forgetSearchCache); // stock follows behind the commit
    expect(await found({ keyword: 'DEV-1', inStock: 1 })).toEqual([]);
    expect((await list({ keyword: 'DEV-1' })).list[0]?.productStock).toBe(0);
    await mall.work((work) => releaseStock(work, [{ productId, number: 90_000 }]));
    await mall.mall.workshop.settled().then(forgetSearchCache); // stock follows behind the commit
    expect(await found({ keyword: 'DEV-1', inStock: 1 })).toEqual(['DEV-1']);

    for (const [state, expected] of [
      ['OFF', []],
      ['ON_SALE', ['DEV-1']],
    ] as const) {
      await mall.work(async (work) => {
        await work.query('UPDATE goods SET state = $2, sale_num = 50 WHERE goods_id = $1', [goodsId, state]);
        await work.emit(goodsChanged, { goodsIds: [goodsId] });
      });
      expect(await found({ keyword: 'DEV-1' })).toEqual(expected);
    }
    expect(partNos(await list({ sort: 3 }))[0]).toBe('DEV-1');
  });

  test('a new value of a parameter is a filter at once', async () => {
    await sell({ partNo: 'NEW-1', categoryId: capacitors, params: [capacitance('47uF', 4.7e-5)] });
    expect(facet(await list({ categoryId: capacitors }), 'capacitance')).toHaveProperty('47uF', 1);
    await mall.work(async (work) => {
      await work.query(`UPDATE goods SET state = 'OFF' WHERE goods_id = $1`, [made['NEW-1']!.goodsId]);
      await indexGoods(work, [made['NEW-1']!.goodsId]);
    });
  });

  test('made anew as a whole, it says the same', async () => {
    const rows = () => mall.work((work) => work.query('SELECT * FROM goods_index ORDER BY goods_id'));
    const before = await rows();
    const indexes = () =>
      mall.work((work) =>
        work.query(`SELECT indexdef FROM pg_indexes WHERE tablename = 'goods_index' ORDER BY 1`),
      );
    const indexesBefore = await indexes();
    await mall.work((work) => rebuildSearch(work));
    expect(await rows()).toEqual(before);
    expect(await indexes()).toEqual(indexesBefore);
  });

  test('what orders and sellers do while it is made anew is not lost', async () => {
    const sold = made.STM32F103!;
    const gone = made.CL10A106KP8NNNC!;
    const setState = (state: 'OFF' | 'ON_SALE') =>
      mall.work(async (work) => {
        await work.query('UPDATE goods SET state = $2 WHERE goods_id = $1', [gone.goodsId, state]);
        await work.emit(goodsChanged, { goodsIds: [gone.goodsId] });
      });
    await mall.work(async (work) => {
      const query: Work['query'] = async (text, values, name) => {
        if (text.startsWith('LOCK TABLE goods_index')) {
          await mall.work((other) => reserveStock(other, [{ productId: sold.productId, number: 10_000 }]));
          await setState('OFF');
        }
        return work.query(text, values, name);
      };
      await rebuildSearch({ ...work, query });
    });
    expect(await found({ keyword: 'STM32F103', inStock: 1 })).not.toContain('STM32F103');
    expect(await found({ keyword: 'CL10A106KP8NNNC' })).toEqual([]);
    await mall.work((work) => releaseStock(work, [{ productId: sold.productId, number: 10_000 }]));
    await setState('ON_SALE');
  });
});

describe('suggestions and home', () => {
  test('part numbers first, then brands, then categories', async () => {
    const suggest = (keyword: string, language: 'zh' | 'en' = 'zh') =>
      mall.call(searchProtocol.suggest, { keyword }, undefined, language);
    expect((await suggest('stm32-f')).map((one) => one.text)).toEqual(['STM32F103', 'STM32F103C8T6']);
    const none = { productId: null, brandId: null, categoryId: null, part: null };
    expect(await suggest('mur')).toEqual([{ ...none, text: 'Murata', hint: '品牌', brandId: murata }]);
    expect(await suggest('村田')).toMatchObject([{ text: '村田', hint: '品牌' }]);
    expect(await suggest('chip cap', 'en')).toEqual([
      { ...none, text: 'Chip capacitors', hint: 'Passives', categoryId: capacitors },
    ]);
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('_'.repeat(99))).toEqual([]);
  });

  test('the home page shows what the mall has', async () => {
    const home = await mall.call(searchProtocol.home, {});
    expect(home.totals).toMatchObject({ goods: 8 });
    expect(home.newGoods.length).toBeGreaterThan(0);
    expect(home.categoryFloors.find((floor) => floor.categoryId === passive)?.goods.length).toBe(4);
    expect(home.stores.find((store) => store.storeId === secondStore)?.goodsCount).toBe(1);
    expect(home.brands.map((brand) => brand.brandName)).toContain('Murata');
  });
});

describe('refused, and never broken', () => {
  test.each([
    [{ keyword: 'x'.repeat(101) }, 255],
    [{ sort: 6 }, 255],
    [{ current: 0 }, 255],
    [{ pageSize: 101 }, 255],
    [{ categoryId: 'abc' }, 255],
    [{ isHasCode: 2 }, 255],
    [{ params: Array.from({ length: 61 }, (_, n) => `k${n}:v`) }, 255],
  ])('%j', async (query, state) => {
    await expect(list(query as Query)).rejects.toMatchObject({ state });
    await expect(list(query as Query)).rejects.toBeInstanceOf(Refused);
  });

  test.each([
    { params: Array.from({ length: 60 }, (_, n) => `k${n}:v`) },
    {
      params: Array.from({ length: 60 }, (_, n) => `capacitance:${n}nF`),
      brandId: Array.from({ length: 20 }, (_, n) => String(n)),
    },
    { params: ['', ':', 'capacitance:', ':100nF', 'capacitance'] },
    { keyword: `'\\:*&|!()<-> ${'a '.repeat(40)}` },
    { keyword: '9'.repeat(100), lowPrice: '1e308', highPrice: '-Infinity' },
    { current: 100_000, sort: 4, pageSize: 100, keyword: 'a' },
    { brandId: ['9'.repeat(200), "1'; --"] },
  ])('%#: strange, but answered', async (query) => {
    expect((await mall.ask(searchProtocol.goodsList, query)).state).toBe(200);
  });
});
