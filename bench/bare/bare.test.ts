// The yardstick is honest: what the bare server writes for a purchase is what the mall writes, and its lists hold the same goods.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aCategory, aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { callOf } from '../buyers.ts';
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
  'book_entry',
  'book_leg',
  'goods',
  'goods_index',
  'goods_index_change',
  'order_line',
  'payment',
  'product',
  'request_receipt',
  'site_message',
  'step_log',
  'step_news',
  'sub_order',
  'trade',
];

/** Columns that differ from row to row. */
const GENERATED = [
  'body_hash',
  'cart_id',
  'change_id',
  'day',
  'entry_id',
  'hash',
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

interface Twin {
  products: BuiltProduct[];
  wants: Want[];
  buyer: Awaited<ReturnType<typeof aBuyer>>;
}

describe('what is written', () => {
  let sellers: { storeId: number }[];

  beforeAll(async () => {
    sellers = [await aSeller(mall), await aSeller(mall)];
  });

  /** Goods of two stores and somebody to buy them: each server gets its own, alike in everything. */
  async function aTwin(): Promise<Twin> {
    const products: BuiltProduct[] = [];
    for (const { storeId } of sellers) {
      products.push(await mall.work((work) => aProduct(work, { storeId, stock: 900, multiple: 10 })));
    }
    const wants = products.map(({ productId }) => ({ id: productId, least: 30 }));
    return { products, wants, buyer: await aBuyer(mall) };
  }

  async function effectOf(
    origin: string,
    does: (send: Send, twin: Twin) => Promise<unknown>,
  ): Promise<Effect & Twin> {
    const twin = await aTwin();
    const { products, buyer } = twin;
    const [{ name }] = (await mall.work((work) =>
      work.query<{ name: string }>('SELECT member_name AS name FROM member WHERE member_id = $1', [
        buyer.memberId,
      ]),
    )) as [{ name: string }];
    // What the mall notes of logins is none of the work compared: that a token has arrived, that a password was tried.
    await mall.call(loginProtocol.memberInfo, {}, buyer);
    const watched = await watch(mall.work);
    await does(sendTo(origin), twin);
    await mall.mall.workshop.settled();
    const effect = await watched.effect((row) => neutral(row, products, buyer.memberId, name));
    // The chain of evidence goes on a moment later, for all orders of that moment at once: more than the bare server does.
    for (const table of ['password_failure', 'document_version']) {
      delete effect.written[table];
      delete effect.countChange[table];
    }
    return { ...twin, ...effect };
  }

  const both = async (does: (send: Send, twin: Twin) => Promise<unknown>) => [
    await effectOf(mall.origin, does),
    await effectOf(bareOrigin, does),
  ];
  const add = (send: Send, { buyer }: Twin, { id, least }: Want) =>
    send(callOf(buyer, 'business/front/cart/add', { productId: id, number: least }));
  const buyAll = (send: Send, { buyer, wants }: Twin) => buy(send, buyer, wants, PAY_PASSWORD);

  test('a purchase changes the same rows of the same tables: stock, money, states, words', async () => {
    const [ofMall, ofBare] = await both(buyAll);
    expect(ofBare!.countChange).toEqual(ofMall!.countChange);
    expect(Object.keys(ofMall!.written)).toEqual(WRITTEN);
    expect(ofBare!.written).toEqual(ofMall!.written);
  });

  test('a cart line is made, and grows', async () => {
    const [ofMall, ofBare] = await both(async (send, twin) => {
      for (const number of [0, 0, 1]) await add(send, twin, twin.wants[number]!);
    });
    expect(Object.keys(ofMall!.written)).toEqual(['cart_line']);
    expect(ofBare!.written).toEqual(ofMall!.written);
  });

  test.each([
    ['fewer than the least', 5],
    ['no multiple', 15],
    ['more than there are', 910],
    ['nothing', 0],
  ])('%s does not go into the cart', async (_what, least) => {
    const states: number[] = [];
    const effects = await both(async (send, twin) => {
      states.push(JSON.parse(await add(send, twin, { ...twin.wants[0]!, least })).state);
    });
    expect(states).toEqual([255, 255]);
    expect(effects.map(({ written }) => written)).toEqual([{}, {}]);
  });

  test('another total than the one seen, a strange address, a wrong password: nothing is written', async () => {
    const { written } = await effectOf(bareOrigin, async (send, twin) => {
      const refused = async (path: string, input: object) =>
        expect(JSON.parse(await send(callOf(twin.buyer, path, input))).state).toBe(255);
      await mall.work((work) =>
        work.query(
          `INSERT INTO cart_line (member_id, product_id, buy_num, seen_price) VALUES ($1, $2, 30, 1500000)`,
          [twin.buyer.memberId, twin.wants[0]!.id],
        ),
      );
      const order = { source: 'cart', addressId: twin.buyer.addressId, requestId: crypto.randomUUID() };
      await refused('business/front/orderOperate/submit', { ...order, expectedAmount: '1.00' });
      await refused('business/front/orderOperate/submit', {
        ...order,
        addressId: 0,
        expectedAmount: '55.00',
      });
      await refused('business/front/orderPay/doPay', { paySn: 'PY0', payPwd: 'wrong', requestId: 'a' });
    });
    expect(Object.keys(written)).toEqual(['cart_line']);
  });

  test('a request that comes twice is answered twice and done once', async () => {
    const answers = new Map<string, string>();
    const { countChange } = await effectOf(bareOrigin, async (send, twin) => {
      const twice: Send = async (call) => {
        const first = await send(call);
        if (call.body?.includes('requestId')) answers.set(first, await send(call));
        return first;
      };
      await buyAll(twice, twin);
    });
    expect([...answers].map(([first, second]) => second === first)).toEqual([true, true]);
    expect(countChange).toMatchObject({ trade: 1, sub_order: 2, payment: 1, balance_entry: 1 });
  });

  test('orders are listed alike, with as many behind each tab', async () => {
    const { buyer } = await effectOf(mall.origin, buyAll);
    for (const query of ['', '?tab=pendingDelivery', '?tab=completed', '?pageSize=1&current=2']) {
      const call = callOf(buyer, `business/front/orderInfo/list${query}`);
      const [ofMall, ofBare] = await Promise.all(
        [mall.origin, bareOrigin].map(async (origin) => JSON.parse(await sendTo(origin)(call)).data),
      );
      for (const [at, card] of ofBare.list.entries()) expect(ofMall.list[at]).toMatchObject(card);
      expect(ofBare.list.length).toBe(ofMall.list.length);
      expect([ofBare.counts, ofBare.sums, ofBare.pagination.total]).toEqual([
        ofMall.counts,
        ofMall.sums,
        ofMall.pagination.total,
      ]);
    }
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
    if (/^(member_id|wallet_id|party|actor_id|who)$/.test(column) && Number(value) === memberId)
      return [[column, 'buyer']];
    return [[column, value]];
  });
  let text = JSON.stringify(Object.fromEntries(kept))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, 'time')
    .replaceAll(`"${memberName}"`, '"buyer"')
    .replace(/\b(TR|PY|SO|JE)\d{14}\b/g, '$1');
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
