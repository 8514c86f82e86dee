// The yardstick is honest: what the bare server writes for a purchase is what the mall writes, and its lists hold the same goods.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import type { Send } from '../flow-load.ts';
import { buy, type Want } from '../purchase.ts';
import { type BareDatabase, openBareDatabase } from './bare-database.ts';
import { bareHttp } from './bare-http.ts';
import { type Effect, watch } from './effect.ts';

const LIST = '/v3/goods/front/goods/goodsList';

/** What a purchase writes. */
const WRITTEN = [
  'balance_account',
  'balance_entry',
  'bill',
  'goods',
  'goods_index',
  'goods_index_change',
  'order_line',
  'payment',
  'product',
  'request_receipt',
  'site_message',
  'step_log',
  'sub_order',
  'trade',
];

/** Columns that differ from row to row. */
const GENERATED = [
  'cart_id',
  'change_id',
  'entry_id',
  'log_id',
  'message_id',
  'order_id',
  'order_line_id',
  'payment_id',
  'request_id',
  'timer_id',
  'xid',
];

let mall: TestMall;
let database: BareDatabase;
let server: ReturnType<typeof bareHttp>;
let bareOrigin: string;

beforeAll(async () => {
  mall = await openTestMall();
  database = openBareDatabase(mall.connection);
  server = bareHttp(database.ask);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  bareOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
afterAll(async () => {
  server.close();
  await database.close();
  await mall.close();
});

const sendTo =
  (origin: string): Send =>
  async ({ path, ...call }) =>
    (await fetch(`${origin}${path}`, call)).text();

describe('a purchase of two goods in two stores', () => {
  let ofMall: Effect;
  let ofBare: Effect;

  beforeAll(async () => {
    const sellers = [await aSeller(mall), await aSeller(mall)];
    /** The same once for each server: products, buyer and money alike. */
    const twin = async () => {
      const products: BuiltProduct[] = [];
      for (const { storeId } of sellers) {
        products.push(await mall.work((work) => aProduct(work, { storeId, stock: 900, multiple: 10 })));
      }
      return { products, buyer: await aBuyer(mall) };
    };
    const [first, second] = [await twin(), await twin()];
    ofMall = await effectOf(mall.origin, first);
    ofBare = await effectOf(bareOrigin, second);
  });

  async function effectOf(
    origin: string,
    { products, buyer }: { products: BuiltProduct[]; buyer: Awaited<ReturnType<typeof aBuyer>> },
  ): Promise<Effect> {
    const wants: Want[] = products.map(({ productId }) => ({ id: productId, least: 30 }));
    const [{ name }] = (await mall.work((work) =>
      work.query<{ name: string }>('SELECT member_name AS name FROM member WHERE member_id = $1', [
        buyer.memberId,
      ]),
    )) as [{ name: string }];
    const watched = await watch(mall.work);
    await buy(sendTo(origin), buyer, wants, PAY_PASSWORD);
    return watched.effect((row) => neutral(row, products, buyer.memberId, name));
  }

  test('changes as many rows of the same tables', () => {
    expect(ofBare.countChange).toEqual(ofMall.countChange);
    expect(Object.keys(ofBare.written)).toEqual(Object.keys(ofMall.written));
    expect(Object.keys(ofMall.written)).toEqual(expect.arrayContaining(WRITTEN));
  });

  test.each(WRITTEN)('writes the same rows of %s: stock, money, states, words', (table) => {
    expect(ofBare.written[table]).toEqual(ofMall.written[table]);
  });
});

/** Without keys, times and whatever names this buyer or these goods. */
function neutral(
  row: Record<string, unknown>,
  products: readonly BuiltProduct[],
  memberId: number,
  memberName: string,
): string {
  const goodsAt = products.findIndex(({ goodsId }) => goodsId === row.goods_id);
  const kept = Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
    if (GENERATED.includes(column)) return [];
    if (column === 'weight') return [[column, Number(value) - Number(row.goods_id)]];
    if (column === 'goods_ids') return [[column, (value as number[]).length]];
    if (/^(product|goods|part|brand|category)_id$/.test(column)) return [[column, goodsAt]];
    if (column === 'terms' || column === 'words' || column === 'normal_part_no') return [];
    if (/^(member_id|actor_id|who)$/.test(column) && Number(value) === memberId) return [[column, 'buyer']];
    return [[column, value]];
  });
  let text = JSON.stringify(Object.fromEntries(kept))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, 'time')
    .replaceAll(`"${memberName}"`, '"buyer"')
    .replace(/\b(TR|PY|SO)\d{14}\b/g, '$1');
  for (const [at, { partNo }] of products.entries()) text = text.replaceAll(partNo, `part ${at}`);
  return text.replace(/TestBrand [0-9a-f]{8}/g, 'brand');
}

describe('what is read', () => {
  let products: BuiltProduct[];

  beforeAll(async () => {
    products = await mall.work(async (work) => {
      await work.query(
        `INSERT INTO parameter (key, name_zh, name_en, kind, is_facet) VALUES ('resistance', '阻值', 'Resistance', 'option', true)`,
      );
      const categoryId = await aCategory(work, { nameZh: '贴片电阻', columns: ['resistance'] });
      const made: BuiltProduct[] = [];
      for (let at = 0; at < 12; at++) {
        made.push(
          await aProduct(work, {
            categoryId,
            brandName: ['国巨', '风华'][at % 2],
            partNo: `RC0805-${100 + at}K`,
            params: [{ key: 'resistance', text: `${(at % 3) + 1}kΩ` }],
            stock: at % 4 === 0 ? 0 : 1_000 + at,
          }),
        );
      }
      return made;
    });
  });

  const both = async (path: string) => {
    const ask = async (origin: string) => JSON.parse(await sendTo(origin)({ method: 'GET', path })).data;
    return [await ask(mall.origin), await ask(bareOrigin)];
  };
  const listed = ({ list }: { list: { goodsId: number }[] }) => list.map(({ goodsId }) => goodsId);
  const cases = (): [string, Record<string, string>][] => [
    ['a category', {}],
    ['its second page', { current: '2', pageSize: '5' }],
    ['one value', { params: 'resistance:1kΩ' }],
    ['a value and a maker', { params: 'resistance:2kΩ', brandId: String(products[0]!.brandId) }],
    ['in stock, the newest first', { inStock: '1', sort: '5' }],
    ['up to a price', { highPrice: '1.00' }],
  ];

  test.each([0, 1, 2, 3, 4, 5])('lists hold the same goods in the same order (%i)', async (at) => {
    const query = new URLSearchParams({ categoryId: String(products[0]!.categoryId), ...cases()[at]![1] });
    const [ofMall, ofBare] = await both(`${LIST}?${query}`);
    expect(listed(ofBare), cases()[at]![0]).toEqual(listed(ofMall));
    expect(ofBare.pagination.total).toBe(ofMall.pagination.total);
    const byId = ({ facets }: typeof ofMall) =>
      facets.brands.toSorted((a: { brandId: number }, b: { brandId: number }) => a.brandId - b.brandId);
    expect(byId(ofBare)).toEqual(byId(ofMall));
    const counts = ({ facets }: typeof ofMall) =>
      facets.params
        .find(({ key }: { key: string }) => key === 'resistance')
        ?.values.map(({ count }: { count: number }) => count);
    expect(counts(ofBare)).toEqual(counts(ofMall));
  });

  test.each(['RC0805-103K', 'RC0805-10', '105K', '2kΩ 贴片电阻'])(
    'a search for %s finds the same goods',
    async (keyword) => {
      const [ofMall, ofBare] = await both(`${LIST}?${new URLSearchParams({ keyword })}`);
      expect(new Set(listed(ofBare))).toEqual(new Set(listed(ofMall)));
      expect(listed(ofMall).length).toBeGreaterThan(0);
    },
  );

  test('a suggestion names the same numbers', async () => {
    const [ofMall, ofBare] = await both(`/v3/goods/front/goods/suggest?keyword=RC0805-11`);
    const numbers = (list: { text: string }[]) => list.map(({ text }) => text);
    expect(numbers(ofBare)).toEqual(numbers(ofMall));
  });

  test('a detail says the same, taking numbers apart left out', async () => {
    const [{ orderCode: _code, ...ofMall }, ofBare] = await both(
      `/v3/goods/front/goods/details?productId=${products[1]!.productId}`,
    );
    expect(ofBare).toEqual(ofMall);
  });
});
