// What has changed in a list, for systems that keep a copy: nothing is missed, nothing comes twice, nobody else's is told.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { State } from '#kit/http/state.ts';
import { type AnyListing, listingOf } from '#kit/list/listing.ts';
import { planOf } from '#kit/list/server/source.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ownOrderList, storeOrderList } from '#mall/order/order-lists.ts';
import { aBuyer, anOrder, aSeller, type BuiltOrder, type Buyer } from '#mall/order/server/order.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

let mall: TestMall;
let buyer: Buyer;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeAll(async () => {
  mall = await openTestMall();
  buyer = await aBuyer(mall);
  seller = await aSeller(mall);
});
afterAll(() => mall.close());

const order = (): Promise<BuiltOrder> => anOrder(mall, { buyer, seller });

/** Reads on from a cursor until nothing more comes, in pages of two. */
async function follow(from: { updatedSince?: string; cursor?: string }, person: { token: string } = buyer) {
  const seen: string[] = [];
  let place = from;
  for (;;) {
    const { list, pagination } = await mall.call(ownOrderList.list, { ...place, pageSize: 2 }, person);
    seen.push(...list.map(({ orderSn }) => orderSn));
    if (pagination.cursor) place = { cursor: pagination.cursor };
    if (list.length === 0) return { seen, place };
  }
}

describe('changes of orders', () => {
  it('come in their order, page by page, each once, and go on from the cursor', async () => {
    const begun = mall.clock.now().toISOString();
    const made: string[] = [];
    // Three at the same moment, two later: moments alone do not tell rows apart.
    for (const pause of [0, 0, 0, 60, 0]) {
      mall.clock.pass(seconds(pause));
      made.push((await order()).orderSn);
    }
    mall.clock.pass(minutes(1));
    const first = await follow({ updatedSince: begun });
    expect([...first.seen].sort()).toEqual([...made].sort());
    expect(new Set(first.seen.slice(3))).toEqual(new Set(made.slice(3)));
    expect((await follow(first.place)).seen).toEqual([]);

    await mall.call(orderProtocol.cancel, { orderSn: made[1]!, reasonKey: 'other' } as never, buyer);
    expect(
      (await follow(first.place)).seen,
      'told only once every transaction of that moment has ended',
    ).toEqual([]);
    mall.clock.pass(minutes(1));
    const later = await follow(first.place);
    expect(later.seen).toEqual([made[1]]);
    expect((await follow(later.place)).seen).toEqual([]);

    const store = await mall.call(storeOrderList.list, { updatedSince: begun, pageSize: 50 }, seller);
    expect(store.list.map(({ orderSn }) => orderSn).sort()).toEqual([...made].sort());
    expect((await follow({ updatedSince: begun }, await aBuyer(mall))).seen).toEqual([]);
    const cancelled = await mall.call(ownOrderList.list, { updatedSince: begun, tab: 'cancelled' }, buyer);
    expect(cancelled.list.map(({ orderSn }) => orderSn)).toEqual([made[1]]);
  });

  it('a cursor lets nobody see what is not his', async () => {
    const { orderSn } = await order();
    mall.clock.pass(minutes(1));
    const { place } = await follow({ updatedSince: '2020-01-01T00:00:00Z' });
    expect(place.cursor).toBeTruthy();
    const stranger = await aBuyer(mall);
    const early = Buffer.from(JSON.stringify(['2020-01-01T00:00:00.000000Z', ''])).toString('base64url');
    expect((await mall.call(ownOrderList.list, { cursor: early }, stranger)).list).toEqual([]);
    expect((await follow({ cursor: early })).seen).toContain(orderSn);
  });

  it.each([
    [{ updatedSince: 'yesterday' }],
    [{ updatedSince: '2026-13-40T00:00:00Z' }],
    [{ cursor: 'made up' }],
    [{ cursor: Buffer.from('["2026-01-01T00:00:00Z",7]').toString('base64url') }],
    [{ cursor: Buffer.from('["2026-01-01T99:00:00Z","x"]').toString('base64url') }],
    [{ cursor: Buffer.from('{"a":1}').toString('base64url') }],
    [{ updatedSince: '2026-01-01T00:00:00Z', sort: '-createTime' }],
    [{ updatedSince: '2026-01-01T00:00:00Z', current: 2 }],
  ])('%j is refused with a sentence', async (input) => {
    for (const language of ['zh', 'en'] as const) {
      const reply = await mall.ask(ownOrderList.list, input, buyer, language);
      expect(reply.state).toBe(State.refused);
      expect(/[\u4e00-\u9fff]/.test(reply.msg), reply.msg).toBe(language === 'zh');
    }
  });

  it('a list that tells no changes says so', async () => {
    const without = mall.mall.routes
      .map(({ endpoint }) => listingOf(endpoint))
      .find((one): one is AnyListing => one?.path === 'v3/goods/seller/goods/list');
    const reply = await mall.ask(without!.list, { updatedSince: '2026-01-01T00:00:00Z' }, seller);
    expect(reply).toMatchObject({ state: State.refused, msg: '此列表不支持 updatedSince 与 cursor' });
  });
});

describe('every list that tells changes', () => {
  it('is one that systems keep a copy of', async () => {
    const lists = new Set(
      mall.mall.routes.flatMap(({ endpoint }) => {
        const one = listingOf(endpoint);
        return one?.changes ? [one] : [];
      }),
    );
    expect([...lists].map(({ path }) => path).sort()).toEqual([
      'v3/business/front/contract/list',
      'v3/business/front/contract/listOfInquiries',
      'v3/business/front/orderInfo/agreedList',
      'v3/business/front/orderInfo/list',
      'v3/business/front/purchaseInquire/list',
      'v3/business/front/quotation/list',
      'v3/business/seller/contract/list',
      'v3/business/seller/orderInfo/list',
      'v3/business/seller/quotation/list',
      'v3/lab/front/report/ownList',
      'v3/lab/front/service/list',
      'v3/member/front/matCode/list',
    ]);
    for (const { list } of lists) expect(planOf(list)).toBeDefined();
  });
});
