// Services and packages as goods: on the shelf while a price holds, found, collected, refused by carts, each with a page of its own.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { cents, unitPrice, yuan } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { favouriteProtocol } from '#mall/favourite/favourite.protocol.ts';
import { contrastProtocol } from '#mall/goods/contrast.protocol.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { sellerGoodsList } from '#mall/goods/seller-goods-list.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { serviceProtocol } from '../../lab-goods.protocol.ts';
import { serviceList } from '../../service-list.ts';
import { aLaboratory } from '../ability.builders.ts';
import { sellServices, takeCharge, takePackages } from '../ability.ts';

let mall: TestMall;
let storeId: number;
let partId: number;
let products: Record<string, number>;
let buyer: Awaited<ReturnType<typeof aLogin>>;
let seller: typeof buyer;

const list = async (input: Record<string, string> = {}) =>
  (await mall.call(serviceList.list, input)).list.map(({ title }) => title);
const service = (name: string) => mall.call(serviceProtocol.service, { productId: products[name]! });
const price = async (name: string) => {
  const { isOnSale, unitPrice: now } = await service(name);
  return [isOnSale, now];
};

const prices = { unit: '只', minCharge: yuan(300), fixture: cents(0) };

beforeAll(async () => {
  mall = await openTestMall();
  storeId = (await mall.work((work) => aStore(work, { nameZh: '检测自营' }))).storeId;
  partId = (await mall.work((work) => aProduct(work, { partNo: 'LM358', storeId }))).partId;
  await mall.work(async (work) => {
    const line = {
      ...prices,
      mode: 'BENCH',
      days: 3,
      field: 'auth' as const,
      object: { zh: '进口元器件', en: 'Imported parts' },
    };
    await aLaboratory(
      work,
      [
        { ...line, capNo: 'A1', standard: 'SAE AS6171', item: { zh: '外观', en: 'External' }, mode: 'BENCH' },
        {
          ...line,
          capNo: 'A2',
          standard: 'SAE AS6171A',
          item: { zh: '耐溶剂', en: 'Solvents' },
          mode: 'BENCH',
        },
        {
          ...{
            ...line,
            capNo: 'A3',
            standard: 'GB/T 2423.1-2008',
            replaces: ['GB/T 2423.1-2001'],
            mode: 'RUN',
          },
          ...{
            also: ['IEC 60068-2-1'],
            item: { zh: '低温', en: 'Cold' },
            field: 'env',
            days: 5,
            fixture: yuan(600),
          },
        },
        {
          ...line,
          capNo: 'A4',
          standard: 'GB 9254',
          item: { zh: '辐射', en: 'Emission' },
          unitPrice: null,
          mode: 'BENCH',
        },
        { ...line, capNo: 'A5', standard: 'GB 4943', item: { zh: '安全', en: 'Safety' }, mode: 'BENCH' },
      ],
      'YC',
      storeId,
    );
    await sellServices(work, ['A1', 'A2', 'A3', 'A4']);
    await takePackages(work, 'YC', [
      {
        ...{ code: 'P02', name: { zh: '真伪鉴别套餐', en: 'Authenticity' }, unit: '批', price: yuan(3_600) },
        ...{ from: work.now, to: after(work.now, days(40)) },
        components: [
          { capNo: 'A1', qty: 1, listShare: yuan(800) },
          { capNo: 'A2', qty: 2, listShare: yuan(300) },
          { capNo: 'A3', qty: 1, listShare: yuan(900) },
          { capNo: 'A5', qty: 1, listShare: yuan(1_500) },
        ],
      },
    ]);
    const rows = await work.query<{ of: string; productId: number }>(
      `SELECT coalesce(c.cap_no, k.code) AS of, p.product_id AS "productId" FROM goods g JOIN product p USING (goods_id)
       LEFT JOIN capability c USING (cap_id) LEFT JOIN service_package k USING (package_id) WHERE g.kind <> 'PART'`,
    );
    products = Object.fromEntries(rows.map(({ of, productId }) => [of, productId]));
  });
  buyer = await aLogin(mall);
  seller = await aLogin(mall, { storeId });
}, 60_000);
afterAll(() => mall.close());

describe('the list of services', () => {
  it('has what is sold and has a price, packages first; what is on request or not sold is not there', async () => {
    expect(await list()).toEqual([
      '真伪鉴别套餐',
      '外观（进口元器件）',
      '耐溶剂（进口元器件）',
      '低温（进口元器件）',
    ]);
  });

  it.each([
    [{ keyword: 'gbt2423.1' }, ['真伪鉴别套餐', '低温（进口元器件）']],
    [{ keyword: 'IEC60068-2-1 低温' }, ['真伪鉴别套餐', '低温（进口元器件）']],
    [{ keyword: '鉴别' }, ['真伪鉴别套餐']],
    [{ keyword: 'GB 9254' }, []],
    [{ kind: 'SERVICE', field: 'env' }, ['低温（进口元器件）']],
    [{ kind: 'PACKAGE', field: 'env' }, ['真伪鉴别套餐']],
    [{ f_price: '3000..' }, ['真伪鉴别套餐']],
  ])('finds by %j', async (input, found) => {
    expect(await list(input)).toEqual(found);
  });

  it('is a store’s own where one is named', async () => {
    const other = (await mall.work((work) => aStore(work))).storeId;
    expect(await list({ storeId: String(storeId) })).toHaveLength(4);
    expect(await list({ storeId: String(other) })).toEqual([]);
  });
});

test('a service says what is done by which method, who may sign for it, and what it costs', async () => {
  const reply = await service('A3');
  expect(reply).toMatchObject({
    ...{ title: '低温（进口元器件）', capNo: 'A3', standard: 'GB/T 2423.1-2008', replacedBy: '' },
    ...{
      replaces: ['GB/T 2423.1-2001'],
      also: ['IEC 60068-2-1'],
      unitPrice: '60.000000',
      minCharge: '300.00',
    },
    ...{ fixture: '600.00', unit: '只', way: 'EACH', storeId, storeName: '检测自营', labName: '研究院' },
    ...{ isOnSale: true, evaluationStars: null, priceFrom: dayInChina(mall.clock.now()) },
    packages: [{ productId: products.P02, title: '真伪鉴别套餐', price: '3600.00', unit: '批' }],
  });
  expect(reply.marks).toEqual([{ mark: 'CNAS', until: dayInChina(after(mall.clock.now(), days(100))) }]);
  const english = await mall.ask(serviceProtocol.service, { goodsId: reply.goodsId }, undefined, 'en');
  expect(english.data).toMatchObject({ title: 'Cold (Imported parts)', unit: 'piece' });
});

test('F7: a package says how its price is shared, what it spares, and which items are had alone', async () => {
  const reply = await mall.call(serviceProtocol.package, { productId: products.P02! });
  expect(reply).toMatchObject({
    price: '3600.00',
    alone: '3800.00',
    saved: '200.00',
    tax: '203.77',
    unit: '批',
  });
  expect(
    reply.components.map(({ capNo, qty, alone, share, productId }) => [capNo, qty, alone, share, productId]),
  ).toEqual([
    ['A1', 1, '800.00', '757.89', products.A1],
    ['A2', 2, '600.00', '568.42', products.A2],
    ['A3', 1, '900.00', '852.63', products.A3],
    ['A5', 1, '1500.00', '1421.06', null],
  ]);
});

test('each kind of goods has its page: another one says which it is, what is nothing is 404', async () => {
  const [{ productId }] = (await mall.work((work) =>
    work.query<{ productId: number }>(
      `SELECT product_id AS "productId" FROM product JOIN goods USING (goods_id) WHERE part_id = ${partId}`,
    ),
  )) as [{ productId: number }];
  const kinds = { service: products.A1!, package: products.P02!, part: productId };
  const asked = {
    service: serviceProtocol.service,
    package: serviceProtocol.package,
    part: goodsProtocol.details,
  };
  for (const [page, endpoint] of Object.entries(asked)) {
    for (const [kind, id] of Object.entries(kinds)) {
      const reply = await mall.ask(endpoint, { productId: id });
      if (kind === page) expect(reply.state).toBe(State.done);
      else
        expect(reply).toMatchObject({
          ...{ code: 'goods.otherKind', data: { kind: kind.toUpperCase(), productId: id } },
        });
    }
    expect((await mall.ask(endpoint, { productId: 999_999 })).state).toBe(State.notFound);
  }
});

describe('where parts are bought', () => {
  const refused = { code: 'goods.isService', msg: '检测服务不经购物车下单，请在线委托检测' };
  const to = () => service('A1').then(({ capId }) => `/entrust?capId=${capId}`);

  it('the cart refuses a service and says where it is commissioned; nothing is put in', async () => {
    const reply = await mall.ask(cartProtocol.add, { productId: products.A1!, number: 1 }, buyer);
    expect(reply).toMatchObject({ ...refused, data: { to: await to() } });
    const bundle = await mall.ask(cartProtocol.add, { productId: products.P02!, number: 1 }, buyer);
    expect(bundle).toMatchObject({ ...refused, data: { to: `/goods/details?productId=${products.P02}` } });
    expect(await mall.call(cartProtocol.cartList, {}, buyer)).toMatchObject({
      storeCartGroupList: [],
      invalidList: [],
    });
  });

  it('buying it at once is refused alike', async () => {
    const asked = { source: 'buyNow', productId: products.A1!, number: 1 } as const;
    expect(await mall.ask(orderProtocol.confirm, asked, buyer)).toMatchObject({
      ...refused,
      data: { to: await to() },
    });
  });

  it('a quick order by its number says so at the line', async () => {
    const { lines } = await mall.call(
      bomProtocol.preview,
      { lines: [{ qty: 2, partNo: `#${products.A1}` }] },
      buyer,
    );
    expect(lines).toMatchObject([{ part: null, reason: '这是检测服务，不经购物车下单，请在线委托检测' }]);
  });

  it('it stands in no list of parts: search, comparison, the seller’s listings', async () => {
    const found = await mall.call(searchProtocol.goodsList, { storeId: String(storeId) } as never);
    expect(found.list.map(({ partNo }) => partNo)).toEqual(['LM358']);
    const compared = await mall.call(contrastProtocol.contrast, { productIds: [String(products.A1)] });
    expect(compared).toMatchObject({ goods: [], missingIds: [products.A1] });
    expect((await mall.call(sellerGoodsList.list, {}, seller)).list.map(({ partNo }) => partNo)).toEqual([
      'LM358',
    ]);
  });

  it('its seller gives it no stock and no ladder', async () => {
    const stock = {
      productId: products.A1!,
      lotNo: 'L1',
      dateCode: '2610',
      onHand: 5,
      requestId: 'service-stock-1',
    };
    expect((await mall.ask(goodsProtocol.adjustStock, stock, seller)).state).toBe(State.notFound);
    const tiers = JSON.stringify([{ minNum: 1, unitPrice: '1' }]);
    const ladder = { productId: products.A1!, minBuyNum: 1, multiple: 1, priceTiers: tiers };
    expect((await mall.ask(goodsProtocol.changeLadder, ladder as never, seller)).state).toBe(State.notFound);
    expect(await price('A1')).toEqual([true, '60.000000']);
  });
});

test('suggestions name services by name and by standard, with the page they lead to', async () => {
  const suggest = async (keyword: string) =>
    (await mall.call(searchProtocol.suggest, { keyword }))
      .filter(({ kind }) => kind)
      .map(({ text, hint, kind, productId }) => [text, hint, kind, productId]);
  const cold = ['低温（进口元器件）', 'GB/T 2423.1-2008', 'SERVICE', products.A3];
  expect(await suggest('低温')).toEqual([cold]);
  expect(await suggest('gbt2423')).toEqual([cold]);
  expect(await suggest('IEC 60068')).toEqual([cold]);
  expect(await suggest('鉴别')).toEqual([['真伪鉴别套餐', '检测套餐', 'PACKAGE', products.P02]]);
  expect(await suggest('LM358')).toEqual([]);
});

test('a member collects services and finds them, and the last ones he looked at, among his goods', async () => {
  const member = await aLogin(mall);
  for (const productId of [products.A3!, products.P02!]) {
    await mall.call(favouriteProtocol.collect, { productId }, member);
    await mall.call(favouriteProtocol.look, { productId }, member);
  }
  const { list: kept, counts } = await mall.call(favouriteProtocol.collected, {}, member);
  expect(kept).toMatchObject([
    { kind: 'PACKAGE', goodsName: '真伪鉴别套餐', partId: null, goodsPrice: '3600.000000', isOnSale: 1 },
    { kind: 'SERVICE', goodsName: '低温（进口元器件）', priceThen: '60.000000', storeId },
  ]);
  expect(counts).toMatchObject({ all: 2, gone: 0 });
  const named = await mall.call(favouriteProtocol.collected, { keyword: '低温' }, member);
  expect(named.list.map(({ goodsName }) => goodsName)).toEqual(['低温（进口元器件）']);
  const seen = await mall.call(favouriteProtocol.seen, {}, member);
  expect(seen.list.map(({ kind }) => kind)).toEqual(['PACKAGE', 'SERVICE']);
});

test('prices come and go with their rows: another begins, it ends, one follows what was on request', async () => {
  const at = (n: number) => after(mall.clock.now(), days(n));
  await mall.work(async (work) => {
    await takeCharge(work, {
      ...prices,
      capNo: 'A1',
      unitPrice: unitPrice(75_000_000),
      from: at(10),
      to: at(20),
    });
    await takeCharge(work, {
      ...prices,
      capNo: 'A4',
      unitPrice: unitPrice(9_000_000),
      from: at(30),
      to: null,
    });
  });
  expect(await price('A1')).toEqual([true, '60.000000']);
  mall.clock.pass(days(9));
  await mall.fireTimers();
  expect(await price('A1')).toEqual([true, '60.000000']);
  mall.clock.pass(days(1));
  await mall.fireTimers();
  expect(await price('A1')).toEqual([true, '75.000000']);
  mall.clock.pass(days(10));
  await mall.fireTimers();
  expect(await price('A1')).toEqual([false, null]);
  expect(await list()).not.toContain('外观（进口元器件）');
  expect(await list()).not.toContain('辐射（进口元器件）');
  mall.clock.pass(days(10));
  await mall.fireTimers();
  expect(await list()).toContain('辐射（进口元器件）');
  expect(await list()).toContain('真伪鉴别套餐');
  mall.clock.pass(days(10));
  await mall.fireTimers();
  expect(await list()).not.toContain('真伪鉴别套餐');
});
