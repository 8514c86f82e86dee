// A store that is being made ready, through HTTP: nobody finds it or what it lists, until its owner opens it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { returnAddressProtocol, warehouseProtocol } from '#mall/store/place.protocol.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { goodsProtocol } from '../goods.protocol.ts';
import { fillShelves } from './change-state.ts';
import { aProduct } from './goods.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const PLACE = { districtCode: '440305', detailAddress: '科苑路 15 号' };

it('is opened by its owner once it has what buyers need, and what waited goes on sale', async () => {
  const { storeId } = await mall.work((work) => aStore(work, { nameZh: '新店铺', state: 'PREPARING' }));
  const owner = await aLogin(mall, { storeId });
  const { goodsId, productId, partNo } = await mall.work((work) =>
    aProduct(work, { storeId, state: 'WAITING', partNo: 'WAITS-01', stock: 500 }),
  );
  const off = await mall.work((work) => aProduct(work, { storeId, state: 'OFF', partNo: 'STAYS-OFF-01' }));
  const find = async () => (await mall.call(searchProtocol.goodsList, { keyword: partNo })).list.length;

  expect((await mall.ask(storeProtocol.detail, { storeId })).state).toBe(State.notFound);
  expect(await find()).toBe(0);
  expect((await mall.call(goodsProtocol.details, { productId })).isOnSale).toBe(false);
  const buyer = await aLogin(mall);
  expect((await mall.ask(cartProtocol.add, { productId, number: 1 }, buyer)).state).toBe(State.refused);

  // Off and on again before the opening: it waits again.
  await mall.call(goodsProtocol.changeState, { goodsId, state: 'OFF' }, owner);
  const on = await mall.call(goodsProtocol.changeState, { goodsId, state: 'ON_SALE' }, owner);
  expect(on.state).toBe('WAITING');
  expect(await find()).toBe(0);

  expect(await mall.call(ownStoreProtocol.show, {}, owner)).toMatchObject({
    storeName: '新店铺',
    state: 'PREPARING',
    needs: [
      { key: 'freight', isDone: 1 },
      { key: 'returnAddress', isDone: 0 },
      { key: 'warehouse', isDone: 0 },
      { key: 'goods', isDone: 1 },
    ],
  });
  const early = await mall.ask(ownStoreProtocol.open, {}, owner);
  expect([early.state, early.msg]).toEqual([State.refused, '还不能开店，缺少：退货地址；仓库']);

  await mall.call(
    returnAddressProtocol.save,
    { receiverName: '李先生', mobile: '13700000001', ...PLACE },
    owner,
  );
  await mall.call(warehouseProtocol.save, { code: 'A1', name: '一号仓', ...PLACE }, owner);
  const both = await Promise.all([1, 2].map(() => mall.call(ownStoreProtocol.open, {}, owner)));
  expect(both).toMatchObject([
    { state: 'OPEN', needs: [] },
    { state: 'OPEN', needs: [] },
  ]);
  expect((await mall.call(storeProtocol.detail, { storeId })).storeName).toBe('新店铺');
  expect(await find()).toBe(1);
  expect((await mall.call(goodsProtocol.details, { productId })).isOnSale).toBe(true);
  expect((await mall.call(goodsProtocol.details, { productId: off.productId })).isOnSale).toBe(false);
  const [log] = await mall.work((work) =>
    work.query(
      "SELECT count(*)::int AS n FROM step_log WHERE doc_type = 'store' AND event = 'open' AND doc_sn = $1",
      [String(storeId)],
    ),
  );
  expect(log).toEqual({ n: 1 });
});

it('puts a large catalogue on sale slice by slice, and only that of the store that opened', async () => {
  const { storeId } = await mall.work((work) => aStore(work));
  const other = await mall.work((work) => aStore(work, { state: 'PREPARING' }));
  await mall.work(async (work) => {
    const one = await aProduct(work, { storeId, partNo: 'MANY-0' });
    await aProduct(work, { storeId: other.storeId, state: 'WAITING', partNo: 'OTHER-0' });
    await work.query(
      `WITH made AS (
         INSERT INTO part (brand_id, category_id, part_no, normal_part_no, title_zh, title_en)
         SELECT brand_id, category_id, 'MANY-' || n, 'MANY' || n, 'x', 'x'
         FROM part, generate_series(1, 1200) AS n WHERE part_id = $1 RETURNING part_id
       ), listed AS (
         INSERT INTO goods (store_id, part_id, state) SELECT $2, part_id, 'WAITING' FROM made RETURNING goods_id
       )
       INSERT INTO product (goods_id, packing, min_buy_num, multiple, spq, price_tiers, on_hand)
       SELECT goods_id, 'reel', 1, 1, 1, '[{"minNum":1,"unitPrice":1000}]', 0 FROM listed`,
      [one.partId, storeId],
    );
    await fillShelves(work, storeId);
  });
  const states = async () =>
    Object.fromEntries(
      (
        await mall.work((work) =>
          work.query<{ state: string; n: number }>(
            'SELECT state, count(*)::int AS n FROM goods WHERE store_id = ANY($1) GROUP BY state',
            [[storeId, other.storeId]],
          ),
        )
      ).map(({ state, n }) => [state, n]),
    );
  expect(await states()).toEqual({ ON_SALE: 1_001, WAITING: 201 });
  mall.clock.pass(seconds(2));
  await mall.fireTimers();
  expect(await states()).toEqual({ ON_SALE: 1_201, WAITING: 1 });
});
