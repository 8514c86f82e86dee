// What buyers and stores are told about their orders: once, in words, with the way to the order.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { hours } from '#kit/time/duration.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { orderProtocol } from '../order.protocol.ts';
import { anOrder, aSeller, payOrder } from './order.builders.ts';
import { openOrderDesk, PARCEL } from './order-desk.builders.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
});
afterAll(() => mall.close());

const told = async (person: Person) =>
  (await mall.call(messageList.list, {}, person)).list.map(({ kind, title }) => `${kind} ${title}`);

describe('the buyer', () => {
  it('hears of payment once for the whole trade, and of each parcel', async () => {
    const seller = await aSeller(mall);
    const products = [await desk.product({ storeId: seller.storeId }), await desk.product()];
    const made = await anOrder(mall, { seller, products });
    expect(await told(made.buyer)).toEqual([]);
    await payOrder(mall, made);
    expect(await told(made.buyer)).toEqual(['payment 支付成功']);
    const [orderSn] = made.orderSns as [string];
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
    expect(await told(made.buyer)).toEqual(['delivery 订单已发货', 'payment 支付成功']);
    const [shipped] = (await mall.call(messageList.list, {}, made.buyer)).list;
    expect(shipped).toMatchObject({ link: `/member/order/logistics?orderSn=${orderSn}` });
    expect(shipped!.body).toContain(`订单 ${orderSn}：`);
  });

  it('hears why the store has cancelled, and that time has run out', async () => {
    const made = await anOrder(mall);
    await payOrder(mall, made);
    await mall.call(orderProtocol.storeCancel, { orderSn: made.orderSn, reason: '原厂停产' }, made.seller);
    const [cancelled] = (await mall.call(messageList.list, {}, made.buyer, 'en')).list;
    expect(cancelled).toMatchObject({ kind: 'order', title: 'Your order was cancelled by the store' });
    expect(cancelled!.body).toContain('Reason: 原厂停产');
    const late = await anOrder(mall);
    await desk.pass(hours(25), late.buyer);
    expect(await told(late.buyer)).toEqual(['order 订单已取消']);
  });

  it('is not told what he has done himself', async () => {
    const made = await anOrder(mall);
    await mall.call(orderProtocol.cancel, { orderSn: made.orderSn, reason: '不需要了' }, made.buyer);
    expect(await told(made.buyer)).toEqual([]);
  });
});

describe('the store', () => {
  it('hears of an order that it must review', async () => {
    const seller = await aSeller(mall, { reviewsOrders: true });
    const made = await anOrder(mall, { seller, products: [await desk.product({ storeId: seller.storeId })] });
    expect(await told(seller)).toEqual(['order 有新订单待审核']);
    await mall.call(orderProtocol.approve, { orderSn: made.orderSn }, seller);
    expect(await told(made.buyer)).toEqual(['order 订单审核通过']);
  });

  it('hears of a paid order, not of one that waits for money', async () => {
    const made = await anOrder(mall);
    expect(await told(made.seller)).toEqual([]);
    await payOrder(mall, made);
    const [paid] = (await mall.call(messageList.list, {}, made.seller)).list;
    expect(paid).toMatchObject({
      title: '有新订单待发货',
      link: `/seller/order/detail?orderSn=${made.orderSn}`,
    });
  });
});
