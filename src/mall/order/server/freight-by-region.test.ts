// Freight by region: from the template that a store keeps, through cart and confirmation, to the order and its address.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { freightProtocol } from '#mall/store/freight.protocol.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { orderProtocol } from '../order.protocol.ts';
import { aBuyer, aSeller } from './order.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const ROWS = [
  { regions: ['65', '5401'], firstFee: '25.00', freeFrom: null },
  { regions: ['54'], firstFee: '0', isNotDelivered: true },
  { regions: [], firstFee: '8.00', freeFrom: '99.00' },
];
const template = (more: object = {}) => ({ name: '按地区', rows: ROWS, ...more }) as never;

it('is asked for by the address: city before province before the rest', async () => {
  const seller = await aSeller(mall, {});
  const [first] = await mall.call(freightProtocol.list, {}, seller);
  const { templateId } = first!;
  const kept = await mall.call(freightProtocol.save, template({ templateId }), seller);
  expect(kept).toMatchObject({ templateId, isDefault: true, chargeBy: 'FLAT', name: '按地区' });
  expect(await mall.call(storeProtocol.detail, { storeId: seller.storeId })).toMatchObject({
    freightFee: '8.00',
    freeFreightFrom: '99.00',
    freightVaries: true,
  });

  const { productId } = await mall.work((work) =>
    aProduct(work, { storeId: seller.storeId, stock: 100_000 }),
  );
  const buyer = await aBuyer(mall);
  const [shenzhen, urumqi, lhasa, shigatse] = await mall.work(async (work) => [
    await anAddress(work, buyer.memberId, { districtCode: '440305', isDefault: false }),
    await anAddress(work, buyer.memberId, { districtCode: '650102' }),
    await anAddress(work, buyer.memberId, { districtCode: '540102' }),
    await anAddress(work, buyer.memberId, { districtCode: '540202' }),
  ]);
  await mall.call(cartProtocol.add, { productId, number: 1_000 }, buyer);
  const confirmed = (to: { addressId: number } | undefined) =>
    mall.call(orderProtocol.confirm, { source: 'cart', addressId: to?.addressId }, buyer);
  const freights = [];
  for (const to of [shenzhen, urumqi, lhasa]) freights.push((await confirmed(to)).freight);
  const { goodsAmount } = await confirmed(shenzhen);
  expect(freights).toEqual([Number(goodsAmount) >= 99 ? '0.00' : '8.00', '25.00', '25.00']);

  const shut = await confirmed(shigatse);
  expect(shut.problems).toMatchObject([
    { kind: 'notDelivered', text: expect.stringMatching(/不配送到西藏自治区 日喀则市/) },
  ]);
  const order = (to: { addressId: number }, expectedAmount?: string) =>
    mall.call(orderProtocol.submit, { source: 'cart', addressId: to.addressId, expectedAmount }, buyer);
  expect(await refusalOf(order(shigatse!, shut.payable))).toMatchObject({
    state: 255,
    code: 'order.notDelivered',
    message: expect.stringMatching(/不配送到西藏自治区 日喀则市/),
  });
  const check = await mall.call(
    orderProtocol.check,
    { source: 'cart', addressId: shigatse!.addressId },
    buyer,
  );
  expect(check).toMatchObject({ pass: false, problems: [{ kind: 'notDelivered' }] });

  const far = await confirmed(urumqi);
  expect(Number(far.payable)).toBeCloseTo(Number(goodsAmount) + 25);
  expect((await refusalOf(order(shenzhen!, far.payable))).state).toBe(255);
  const made = await order(urumqi!, far.payable);
  expect(made.payable).toBe(far.payable);

  // Sent elsewhere: for the same freight it may be, for another or to nowhere it may not.
  const orderSn = made.orderSns[0]!;
  const send = (to: { addressId: number }) =>
    mall.call(orderProtocol.changeAddress, { orderSn, addressId: to.addressId }, buyer);
  expect(await refusalOf(send(shigatse!))).toMatchObject({ state: 255 });
  expect(await refusalOf(send(shenzhen!))).toMatchObject({ state: 255 });
});

it('is counted in the cart for the usual address, for guests as the rest', async () => {
  const seller = await aSeller(mall, {});
  const { templateId } = (await mall.call(freightProtocol.list, {}, seller))[0]!;
  const rows = [
    { regions: ['65'], firstFee: '25.00' },
    { regions: [], firstFee: '8.00' },
  ];
  await mall.call(freightProtocol.save, template({ templateId, rows }), seller);
  const { productId } = await mall.work((work) =>
    aProduct(work, { storeId: seller.storeId, stock: 100_000 }),
  );
  const buyer = await aBuyer(mall);
  await mall.work(async (work) => {
    await work.query('DELETE FROM member_address WHERE member_id = $1', [buyer.memberId]);
    await anAddress(work, buyer.memberId, { districtCode: '650102', isDefault: true });
  });
  await mall.call(cartProtocol.add, { productId, number: 1_000 }, buyer);
  const { storeCartGroupList } = await mall.call(cartProtocol.cartList, {}, buyer);
  expect(storeCartGroupList[0]!.freight).toBe('25.00');
  const guest = await mall.call(cartProtocol.guestCart, {
    cartInfo: [{ productId, buyNum: 1_000, isChecked: true }],
  } as never);
  expect(guest.storeCartGroupList[0]!.freight).toBe('8.00');
});

it('is kept in templates of which one is the default, and nobody else’s are touched', async () => {
  const seller = await aSeller(mall, {});
  const other = await aSeller(mall, {});
  const second = await mall.call(freightProtocol.save, template({ isDefault: 1 }), seller);
  const kept = () => mall.call(freightProtocol.list, {}, seller);
  const [standing, former] = await kept();
  expect([standing!.templateId, standing!.isDefault, former!.isDefault]).toEqual([
    second.templateId,
    true,
    false,
  ]);
  const { templateId } = second;
  for (const [act, state] of [
    [mall.ask(freightProtocol.remove, { templateId }, seller), 255],
    [mall.ask(freightProtocol.remove, { templateId }, other), 404],
    [mall.ask(freightProtocol.save, template({ templateId }), other), 404],
    [mall.ask(freightProtocol.list, {}), 266],
    [mall.ask(freightProtocol.list, {}, await aBuyer(mall)), 403],
    [mall.ask(freightProtocol.save, template({ rows: [] }), seller), 255],
    [mall.ask(freightProtocol.save, template({ rows: [{ regions: ['44'], firstFee: '1' }] }), seller), 255],
    [
      mall.ask(
        freightProtocol.save,
        template({ rows: [{ regions: ['999'], firstFee: '1' }, ROWS[2]] }),
        seller,
      ),
      255,
    ],
    [mall.ask(freightProtocol.save, template({ rows: [{ regions: [], firstFee: '-1' }] }), seller), 255],
  ] as const)
    expect((await act).state).toBe(state);
  expect(await kept()).toEqual([standing, former]);
  await mall.call(freightProtocol.remove, { templateId: former!.templateId }, seller);
  expect(await kept()).toEqual([standing]);
});

it('tells carrier, days on the road and the day of arrival where the store says them', async () => {
  const seller = await aSeller(mall, {});
  const row = { regions: [], firstFee: '8.00', carrier: '顺丰速运', leastDays: 2, mostDays: 4 };
  const save = (rows: object[]) =>
    mall.call(freightProtocol.save, { name: '按地区', rows, isDefault: true } as never, seller);
  expect(await save([row])).toMatchObject({ rows: [{ carrier: '顺丰速运', leastDays: 2, mostDays: 4 }] });
  const { productId } = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
  const buyer = await aBuyer(mall);
  const { storeGroupList } = await mall.call(
    orderProtocol.confirm,
    { source: 'buyNow', productId, number: 100 },
    buyer,
  );
  const { arrival, shipsBy } = storeGroupList[0]!.delivery;
  const latest = new Date(Date.parse(shipsBy) + 4 * 86_400_000).toISOString().slice(0, 10);
  expect(arrival).toBe(`今天付款，最迟 ${shipsBy} 发货；顺丰速运 2–4 天送达，最迟 ${latest} 到货`);
  expect(await refusalOf(save([{ ...row, leastDays: 5 }]))).toMatchObject({ code: 'store.daysTurned' });
});
