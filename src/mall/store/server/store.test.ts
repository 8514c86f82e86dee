// The store room through HTTP: who the stores are, how they are scored, and what they charge for sending.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { cents, yuan } from '#kit/money/money.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { freightOf } from '../freight.ts';
import { storeProtocol } from '../store.protocol.ts';
import { aStore } from './store.builders.ts';
import { addStoreScores, findStores } from './store.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('stores', () => {
  it('are listed with the mall’s own first, and shown one by one in both languages', async () => {
    const plain = await mall.work((work) =>
      aStore(work, { nameZh: '普通店', nameEn: 'Plain', freeFreightFrom: null }),
    );
    const own = await mall.work((work) => aStore(work, { isSelfOperated: true }));
    await mall.work(async (work) => {
      await aProduct(work, { storeId: plain.storeId });
      await aProduct(work, { storeId: plain.storeId, state: 'OFF' });
    });
    const { list, pagination } = await mall.call(storeProtocol.list, {});
    expect(list.map((store) => store.storeId)).toEqual([own.storeId, plain.storeId]);
    expect(pagination).toEqual({ current: 1, pageSize: 20, total: 2 });
    const en = await mall.call(storeProtocol.detail, { storeId: plain.storeId }, undefined, 'en');
    expect(en).toMatchObject({
      storeName: 'Plain',
      city: 'Shenzhen',
      freightFee: '10.00',
      freeFreightFrom: null,
      goodsCount: 1,
      scores: null,
    });
    expect((await mall.call(storeProtocol.list, { current: 2 })).list).toEqual([]);
  });

  it('carry the averages of their scores', async () => {
    const { storeId } = await mall.work((work) => aStore(work));
    await mall.work(async (work) => {
      await addStoreScores(work, storeId, { description: 5, service: 4, delivery: 1 });
      await addStoreScores(work, storeId, { description: 5, service: 5, delivery: 2 });
      await addStoreScores(work, storeId, { description: 4, service: 5, delivery: 2 });
    });
    expect((await mall.call(storeProtocol.detail, { storeId })).scores).toEqual({
      description: 4.7,
      service: 4.7,
      delivery: 1.7,
      count: 3,
    });
  });

  it('say what sending costs to a city, to the rest of its province and to everywhere else', async () => {
    const { storeId } = await mall.work((work) =>
      aStore(work, { freightFee: yuan(12), freeFreightFrom: null }),
    );
    const rows = [
      { regions: ['4403'], firstFee: yuan(6), freeFrom: yuan(50), isNotDelivered: false },
      { regions: ['44'], firstFee: yuan(8), freeFrom: yuan(99), isNotDelivered: false },
      { regions: ['65'], firstFee: yuan(0), freeFrom: null, isNotDelivered: true },
      { regions: [], firstFee: yuan(12), freeFrom: null, isNotDelivered: false },
    ];
    await mall.work((work) =>
      work.query('UPDATE freight_template SET rows = $2::jsonb WHERE store_id = $1', [
        storeId,
        JSON.stringify(rows),
      ]),
    );
    const freight = (regionCode?: string) => mall.call(storeProtocol.freight, { storeId, regionCode });
    const said = { isNotDelivered: false };
    expect(await freight('4403')).toEqual({ ...said, freightFee: '6.00', freeFreightFrom: '50.00' });
    expect(await freight('4401')).toEqual({ ...said, freightFee: '8.00', freeFreightFrom: '99.00' });
    expect(await freight('44')).toEqual({ ...said, freightFee: '8.00', freeFreightFrom: '99.00' });
    expect(await freight('6501')).toMatchObject({ isNotDelivered: true });
    for (const code of ['11', undefined])
      expect(await freight(code)).toEqual({ ...said, freightFee: '12.00', freeFreightFrom: null });
    expect(await mall.ask(storeProtocol.freight, { storeId, regionCode: '440305' })).toMatchObject({
      state: State.refused,
      msg: '请选择省或市',
    });
    expect((await mall.ask(storeProtocol.freight, { storeId: 424_242 })).state).toBe(State.notFound);
  });

  it('are refused when there is none, or the id is no id', async () => {
    expect((await mall.ask(storeProtocol.detail, { storeId: 424_242 })).state).toBe(State.notFound);
    expect((await mall.ask(storeProtocol.detail, { storeId: 'x' })).state).toBe(State.refused);
    expect((await mall.ask(storeProtocol.list, { pageSize: 1_000 })).state).toBe(State.refused);
  });

  it('are handed to higher rooms by id, unknown ones left out', async () => {
    const { storeId } = await mall.work((work) =>
      aStore(work, { nameZh: '甲', nameEn: 'A', reviewsOrders: true }),
    );
    const found = await mall.work((work) => findStores(work, [storeId, 424_242]));
    expect([...found.keys()]).toEqual([storeId]);
    expect(found.get(storeId)).toMatchObject({ name: { zh: '甲', en: 'A' }, reviewsOrders: true });
    expect(found.get(storeId)?.freightIn(null)).toEqual({
      freightFee: 1_000,
      freeFreightFrom: 20_000,
      isNotDelivered: false,
      carrier: '',
      road: null,
    });
  });
});

describe('freight', () => {
  const rule = { freightFee: yuan(8), freeFreightFrom: yuan(99) };
  it.each([
    [0, 0],
    [1, 800],
    [9_899, 800],
    [9_900, 0],
    [1_000_000, 0],
  ])('for goods of %d fen is %d fen', (goods, freight) => {
    expect(freightOf(rule, cents(goods))).toBe(freight);
  });
  it('is never waived where the store does not say from when', () => {
    expect(freightOf({ ...rule, freeFreightFrom: null }, yuan(1_000_000))).toBe(yuan(8));
  });
});
