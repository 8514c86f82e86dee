// Returns and exchanges through the real door: sent back, graded, refused, replaced; pieces, stock and money agree all the way.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { days, minutes } from '#kit/time/duration.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, aSeller, type Buyer } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import { ownCaseList } from '../after-sale-lists.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

type Seller = Awaited<ReturnType<typeof aSeller>>;
type Asked = CallOf<typeof afterSaleProtocol.apply>;

const START = 10_000_000;
const WAY = { carrier: '顺丰速运', trackingNo: 'SF9000000001' };

const apply = (buyer: Buyer, asked: Pick<Asked, 'orderSn'> & Partial<Asked>) =>
  mall.ask(afterSaleProtocol.apply, { kind: 1, part: 'D', reason: 'R03', ...asked }, buyer);
async function applied(...of: Parameters<typeof apply>): Promise<string> {
  const { state, msg, data } = await apply(...of);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { caseSn: string }).caseSn;
}
const show = (buyer: Buyer, caseSn: string) => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
const seen = async (buyer: Buyer, caseSn: string) => ({
  caseSn,
  version: (await show(buyer, caseSn)).version,
});
const addressOf = (seller: Seller) =>
  mall.call(
    returnAddressProtocol.save,
    { receiverName: '退货组', mobile: '13700000009', districtCode: '440305', detailAddress: '科苑路 15 号' },
    seller,
  );
const lotOf = async (seller: Seller, caseSn: string) =>
  (await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller)).lots[0]!;

/** A received order of 100 pieces, of a store that takes returns. */
async function received(state: 'PENDING_RECEIPT' | 'COMPLETED' = 'PENDING_RECEIPT') {
  const seller = await aSeller(mall);
  await addressOf(seller);
  const order = await anOrder(mall, { seller, state });
  const { lines, payable } = await desk.detail(order.buyer, order.orderSn);
  return {
    ...order,
    seller,
    payable,
    orderLineId: lines[0]!.orderLineId,
    productId: order.products[0]!.productId,
  };
}
type Received = Awaited<ReturnType<typeof received>>;

/** Asked for, agreed to and sent back. */
async function sentBack(of: Received, asked: Partial<Asked> = {}): Promise<string> {
  const caseSn = await applied(of.buyer, { orderSn: of.orderSn, ...asked });
  await mall.call(afterSaleProtocol.agree, await seen(of.buyer, caseSn), of.seller);
  await mall.call(afterSaleProtocol.sendBack, { ...(await seen(of.buyer, caseSn)), ...WAY }, of.buyer);
  return caseSn;
}

async function receive(of: Received, caseSn: string, found: { A?: number; B?: number; SCRAP?: number }) {
  const { orderLineId, lotNo } = await lotOf(of.seller, caseSn);
  const pieces = (['A', 'B', 'SCRAP'] as const).flatMap((grade) =>
    found[grade] ? [{ orderLineId, lotNo, grade, number: found[grade] }] : [],
  );
  return mall.ask(afterSaleProtocol.receive, { ...(await seen(of.buyer, caseSn)), pieces }, of.seller);
}

describe('a return', () => {
  it('is agreed to with an address, sent back with a label, graded by lot, and paid', async () => {
    const seller = await aSeller(mall);
    const { buyer, orderSn, products } = await anOrder(mall, { seller, state: 'PENDING_RECEIPT' });
    const { payable, lines } = await desk.detail(buyer, orderSn);
    const { orderLineId } = lines[0]!;
    const caseSn = await applied(buyer, { orderSn, lines: [{ orderLineId, number: 40 }] });
    expect(await show(buyer, caseSn)).toMatchObject({ stateCode: 101, kind: 1, bearer: 'store' });
    const noPlace = await mall.ask(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
    expect(noPlace).toMatchObject({ state: 255, msg: expect.stringContaining('退货地址') });
    const { addressId } = await addressOf(seller);
    const foreign = await addressOf(await aSeller(mall));
    const other = await mall.ask(
      afterSaleProtocol.agree,
      { ...(await seen(buyer, caseSn)), addressId: foreign.addressId },
      seller,
    );
    expect(other.state).toBe(255);
    await mall.call(afterSaleProtocol.agree, { ...(await seen(buyer, caseSn)), addressId }, seller);
    expect(await show(buyer, caseSn)).toMatchObject({
      stateCode: 201,
      returnTo: { receiverName: '退货组', mobile: '13700000009' },
      labelCode: expect.stringMatching(/^data:image\/png/),
      allowedActions: ['withdraw', 'sendBack'],
    });

    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(buyer, caseSn)), ...WAY }, buyer);
    expect(await show(buyer, caseSn)).toMatchObject({
      stateCode: 102,
      sentBack: WAY,
      labelCode: '',
      lots: [],
    });
    const { lotNo } = await lotOf(seller, caseSn);
    const take = async (pieces: CallOf<typeof afterSaleProtocol.receive>['pieces']) =>
      mall.ask(afterSaleProtocol.receive, { ...(await seen(buyer, caseSn)), pieces }, seller);
    const piece = { orderLineId, lotNo, grade: 'A', number: 41 } as const;
    expect((await take([piece])).msg).toContain('40');
    expect((await take([{ ...piece, lotNo: 'NOSUCHLOT', number: 1 }])).state).toBe(255);
    expect((await take([{ ...piece, number: 0 }])).state).toBe(255);
    expect(
      (
        await take([
          { ...piece, number: 30 },
          { ...piece, grade: 'B', number: 8 },
          { ...piece, grade: 'SCRAP', number: 2 },
        ])
      ).state,
    ).toBe(State.done);
    const done = await show(buyer, caseSn);
    expect(done).toMatchObject({
      state: 'COMPLETED',
      returned: [
        { grade: 'A', number: 30 },
        { grade: 'B', number: 8 },
        { grade: 'SCRAP', number: 2 },
      ],
    });
    const order = await desk.detail(buyer, orderSn);
    expect(order).toMatchObject({ state: 'PENDING_RECEIPT', refunded: done.agreed });
    expect(await desk.stockOf(products[0]!.productId)).toEqual({ onHand: 9_930, reserved: 0 });
    expect(await desk.contradictions()).toEqual(NONE);

    const rest = await applied(buyer, { orderSn });
    await mall.call(afterSaleProtocol.agree, await seen(buyer, rest), seller);
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(buyer, rest)), ...WAY }, buyer);
    await mall.call(
      afterSaleProtocol.receive,
      { ...(await seen(buyer, rest)), pieces: [{ orderLineId, lotNo, grade: 'A', number: 60 }] },
      seller,
    );
    // The store bears the carriage of what it sold badly: with the last piece everything is back.
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED', refunded: payable });
    expect(await desk.balanceOf(buyer)).toBe(START);
    expect((await apply(buyer, { orderSn })).state).toBe(255);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('of which pieces are missing goes on with what came; the others may be asked for anew', async () => {
    const of = await received();
    const { orderLineId, buyer, orderSn } = of;
    const caseSn = await sentBack(of, { lines: [{ orderLineId, number: 40 }] });
    const asked = (await show(buyer, caseSn)).amount;
    await receive(of, caseSn, { A: 30 });
    const done = await show(buyer, caseSn);
    expect(done).toMatchObject({
      state: 'COMPLETED',
      amount: asked,
      cameShort: '收到 30 件，缺 10 件',
      lines: [{ number: 30 }],
      missing: [{ orderLineId, number: 10 }],
    });
    expect((await mall.call(ownCaseList.list, {}, buyer)).list[0]).toMatchObject({
      amount: asked,
      cameShort: '收到 30 件，缺 10 件',
    });
    expect(await mall.call(afterSaleProtocol.storeDetail, { caseSn }, of.seller)).toMatchObject({
      cameShort: '收到 30 件，缺 10 件',
    });
    expect(Number(done.agreed)).toBeCloseTo((Number(asked) * 3) / 4, 1);
    const { lines } = await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);
    expect(lines[0]!.left.D).toBe(70);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('pays the carriage back that the store bears, with a receipt, up to 200 yuan', async () => {
    const of = await received();
    const { buyer, seller } = of;
    const caseSn = await applied(buyer, { orderSn: of.orderSn });
    await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
    const { fileId } = await mall.work((work) =>
      aFile(work, buyer.memberId, { purpose: 'evidence', mimeType: 'image/png' }),
    );
    const send = async (more: object) =>
      mall.ask(afterSaleProtocol.sendBack, { ...(await seen(buyer, caseSn)), ...WAY, ...more }, buyer);
    expect((await send({ carriage: '15.00' })).msg).toContain('凭证');
    expect((await send({ carriage: '200.01', imageFileIds: [fileId] })).msg).toContain('200');
    expect((await send({ carriage: '15.00', imageFileIds: [fileId] })).state).toBe(State.done);
    await receive(of, caseSn, { A: 100 });
    expect(await desk.balanceOf(buyer)).toBe(START + 1_500);
    expect((await show(buyer, caseSn)).refunds.at(-1)).toMatchObject({
      amount: '15.00',
      wayName: '退回账户余额',
      isCarriage: true,
      state: 'SUCCEEDED',
    });
    expect(await desk.contradictions()).toEqual(NONE);

    const own = await received();
    const ownCase = await applied(own.buyer, { orderSn: own.orderSn, reason: 'R15' });
    await mall.call(afterSaleProtocol.agree, await seen(own.buyer, ownCase), own.seller);
    const borne = await mall.ask(
      afterSaleProtocol.sendBack,
      { ...(await seen(own.buyer, ownCase)), ...WAY, carriage: '15.00', imageFileIds: [] },
      own.buyer,
    );
    expect(borne.msg).toContain('买家承担');
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(own.buyer, ownCase)), ...WAY }, own.buyer);
    await receive(own, ownCase, { A: 100 });
    // All of it came back; the carriage to the buyer stays paid.
    const order = await desk.detail(own.buyer, own.orderSn);
    expect(order.state).toBe('CLOSED');
    expect(Number(order.refunded)).toBeCloseTo(Number(own.payable) - Number(order.freight), 2);
  });

  it('that is not sent in time is over, and one that nobody looks at counts as received', async () => {
    const late = await received();
    const caseSn = await applied(late.buyer, { orderSn: late.orderSn });
    await desk.pass(days(3) + minutes(1), late.buyer, late.seller);
    expect(await show(late.buyer, caseSn)).toMatchObject({ state: 'SEND_BACK' });
    expect((await mall.ask(orderProtocol.receive, { orderSn: late.orderSn }, late.buyer)).state).toBe(255);
    await desk.pass(days(7) + minutes(1), late.buyer, late.seller);
    expect(await show(late.buyer, caseSn)).toMatchObject({ state: 'CANCELLED' });
    expect((await mall.ask(orderProtocol.receive, { orderSn: late.orderSn }, late.buyer)).state).toBe(
      State.done,
    );

    const unseen = await received('COMPLETED');
    const other = await sentBack(unseen);
    await desk.pass(days(10) + minutes(1), unseen.buyer);
    expect(await show(unseen.buyer, other)).toMatchObject({ state: 'COMPLETED', returned: [] });
    // Nobody has said what it is like: nothing of it is sold again.
    expect(await desk.stockOf(unseen.productId)).toEqual({ onHand: 9_900, reserved: 0 });
    expect(await desk.balanceOf(unseen.buyer)).toBe(START);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('that is turned away goes to the platform, which sends it back once more; or ends there', async () => {
    const of = await received();
    const { buyer, seller } = of;
    const caseSn = await sentBack(of);
    const away = { reason: '外包装破损，标签不符' };
    await mall.call(afterSaleProtocol.turnAway, { ...(await seen(buyer, caseSn)), ...away }, seller);
    expect(await show(buyer, caseSn)).toMatchObject({ stateCode: 204, allowedActions: ['escalate'] });
    expect((await apply(buyer, { orderSn: of.orderSn })).state, 'it still counts').toBe(255);
    await mall.call(afterSaleProtocol.escalate, { caseSn, text: '收到时即如此' }, buyer);
    const operator = await aLogin(mall, { roles: ['operator'] });
    await mall.call(
      afterSaleProtocol.decide,
      { ...(await seen(buyer, caseSn)), sendsBack: 1, reason: '商家应收货' },
      operator,
    );
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'SEND_BACK' });
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(buyer, caseSn)), ...WAY }, buyer);
    await mall.call(afterSaleProtocol.turnAway, { ...(await seen(buyer, caseSn)), ...away }, seller);
    expect((await mall.ask(afterSaleProtocol.escalate, { caseSn, text: '再次申诉' }, buyer)).state).toBe(255);
    await desk.pass(days(7) + minutes(1), buyer, seller);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'REFUSED_FINAL' });
    expect(
      (await mall.call(afterSaleProtocol.maximum, { orderSn: of.orderSn, part: 'D' }, buyer)).lines[0]!.left
        .D,
    ).toBe(100);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('is for shipped goods and for reasons that leave something to send', async () => {
    const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    expect((await apply(buyer, { orderSn, part: 'U', reason: 'R15' })).msg).toContain('已发货');
    expect((await apply(buyer, { orderSn })).msg).toContain('没有可申请');
    const of = await received();
    expect((await apply(of.buyer, { orderSn: of.orderSn, reason: 'R11' })).state).toBe(255);
    expect((await apply(of.buyer, { orderSn: of.orderSn, kind: 4 })).state).toBe(255);
    const stranger = (await anOrder(mall)).buyer;
    const caseSn = await applied(of.buyer, { orderSn: of.orderSn });
    const { version } = await show(of.buyer, caseSn);
    for (const call of [afterSaleProtocol.takeReplacement, afterSaleProtocol.takeRefund])
      expect((await mall.ask(call, { caseSn, version }, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(afterSaleProtocol.sendBack, { caseSn, version, ...WAY }, stranger)).state).toBe(
      State.notFound,
    );
  });
});

describe('an exchange', () => {
  it('brings the same pieces anew in a parcel of its own, for no money', async () => {
    const of = await received();
    const { buyer, seller, orderSn, orderLineId, productId } = of;
    const caseSn = await sentBack(of, { kind: 2, lines: [{ orderLineId, number: 10 }] });
    await receive(of, caseSn, { SCRAP: 10 });
    expect(await show(buyer, caseSn)).toMatchObject({ stateCode: 103, amount: '', agreed: '' });
    const send = { ...WAY, trackingNo: 'SF9000000002' };
    await mall.call(afterSaleProtocol.sendReplacement, { ...(await seen(buyer, caseSn)), ...send }, seller);
    expect(await show(buyer, caseSn)).toMatchObject({ stateCode: 210, replacement: send });
    const { parcels } = await desk.detail(buyer, orderSn);
    expect(parcels.map(({ isExchange, state }) => [isExchange, state])).toEqual([
      [false, 'SHIPPED'],
      [true, 'SHIPPED'],
    ]);
    expect(await desk.stockOf(productId)).toEqual({ onHand: 9_890, reserved: 0 });
    await mall.call(afterSaleProtocol.takeReplacement, await seen(buyer, caseSn), buyer);
    expect(await show(buyer, caseSn)).toMatchObject({ state: 'COMPLETED' });
    expect(await desk.detail(buyer, orderSn)).toMatchObject({ refunded: '0.00', state: 'PENDING_RECEIPT' });
    expect((await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer)).lines[0]!.left.D).toBe(
      100,
    );
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('is not agreed to without stock; what cannot be replaced in the end is paid', async () => {
    const of = await received();
    const { buyer, seller, orderSn, orderLineId, productId } = of;
    const ask = { kind: 2, lines: [{ orderLineId, number: 10 }] };
    const caseSn = await applied(buyer, { orderSn, ...ask });
    const setStock = (left: number) =>
      mall.work(async (work) => {
        await work.query('UPDATE stock_lot SET on_hand = $2 WHERE product_id = $1', [productId, left]);
        await work.query('UPDATE product SET on_hand = $2 WHERE product_id = $1', [productId, left]);
      });
    await setStock(9);
    const short = await mall.ask(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
    expect(short).toMatchObject({ state: 255, msg: expect.stringContaining('9') });
    await setStock(10);
    await mall.call(afterSaleProtocol.agree, await seen(buyer, caseSn), seller);
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(buyer, caseSn)), ...WAY }, buyer);
    await setStock(0);
    await receive(of, caseSn, { SCRAP: 10 });
    const sent = await mall.ask(
      afterSaleProtocol.sendReplacement,
      { ...(await seen(buyer, caseSn)), ...WAY },
      seller,
    );
    expect(sent.state).toBe(255);
    expect((await mall.ask(afterSaleProtocol.takeRefund, await seen(buyer, caseSn), buyer)).state).toBe(255);
    await mall.call(
      afterSaleProtocol.cannotReplace,
      { ...(await seen(buyer, caseSn)), reason: '已停产' },
      seller,
    );
    await mall.call(afterSaleProtocol.takeRefund, await seen(buyer, caseSn), buyer);
    const done = await show(buyer, caseSn);
    expect(done.state).toBe('COMPLETED');
    expect((await desk.detail(buyer, orderSn)).refunded).toBe(done.agreed);
    expect(Number(done.agreed)).toBeGreaterThan(0);

    await setStock(10);
    const second = await sentBack(of, ask);
    await receive(of, second, { A: 10 });
    await desk.pass(days(5) + minutes(1), buyer, seller);
    expect(await show(buyer, second)).toMatchObject({ state: 'COMPLETED', agreed: done.agreed });
    expect(await desk.contradictions()).toEqual(NONE);
  });
});

describe('an order that its store cancels', () => {
  it('is a case that is over: all refunds stand in one list', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const { payable } = await desk.detail(buyer, orderSn);
    await mall.call(orderProtocol.storeCancel, { orderSn, reason: '停产' }, seller);
    const { list } = await mall.call(ownCaseList.list, { keyword: orderSn }, buyer);
    expect(list).toMatchObject([{ kind: 9, state: 'COMPLETED', agreed: payable, allowedActions: [] }]);
    expect(await desk.stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 0 });
    expect(await desk.contradictions()).toEqual(NONE);
  });
});
