// Cases of orders that were agreed and are paid in stages: what is not due is lowered first, what was paid goes back last, and their agreement counts.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { roomListeners } from '#app/rooms.ts';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { cents, type UnitPrice } from '#kit/money/money.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol as order } from '#mall/order/order.protocol.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import {
  anAgreedLine,
  anAgreedOrder,
  type BuiltAgreedOrder,
} from '#mall/order/server/agreed-order.builders.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { type AgreedOrderNews, agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { closeAgreedOrders, holdAgreedOrders } from '#mall/order/server/order.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { lockPayment } from '#mall/payment/server/bill.ts';
import { openCashier } from '#mall/payment/server/cashier.builders.ts';
import { receiveMoney } from '#mall/payment/server/receive-money.ts';
import { returnAddressProtocol } from '#mall/store/place.protocol.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';

const heard: AgreedOrderNews[] = [];
(roomListeners as Listener[]).push(listener(agreedOrderMoved, async (_work, news) => void heard.push(news)));
let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let cashier: Awaited<ReturnType<typeof openCashier>>;
let seller: Awaited<ReturnType<typeof aSeller>>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  cashier = await openCashier(mall);
  seller = await aSeller(mall);
  const place = { districtCode: '440305', detailAddress: '科苑路 15 号' };
  const who = { receiverName: '退货组', mobile: '13700000009' };
  await mall.call(returnAddressProtocol.save, { ...who, ...place }, seller);
});
afterEach(async () => {
  expect(mall.log).toEqual([]);
  expect(await desk.contradictions()).toEqual(NONE);
});
afterAll(() => mall.close());

/** X3 of the worked examples: ¥10 000 in two lines; 30 % with the order, 40 % before delivery, 30 % after receipt. */
const X3: PaymentPlan = [
  { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
  { trigger: 'BEFORE_SHIP', perMille: 400, dueDays: 5 },
  { trigger: 'ON_RECEIPT', perMille: 300, dueDays: 30 },
];
const line = (sourceLineNo: number, number: number, unitPrice: number) =>
  anAgreedLine({ sourceLineNo, number, unitPrice: unitPrice as UnitPrice, partNo: `TX-${sourceLineNo}` });
const x3 = (plan = X3, freight = 0) =>
  anAgreedOrder(mall, {
    seller,
    plan,
    freight: cents(freight),
    lines: [line(1, 100, 60_000_000), line(2, 50, 80_000_000)],
  });

type Built = BuiltAgreedOrder;
const pay = ({ buyer }: Built, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
const linesOf = async ({ buyer, orderSn }: Built) => (await desk.detail(buyer, orderSn)).lines;
async function deliver(built: Built): Promise<void> {
  const lines = (await linesOf(built)).map(({ orderLineId, buyNum, partNo }) => ({
    orderLineId,
    number: buyNum,
    typed: [{ lotNo: `L-${partNo}`, dateCode: '2630', number: buyNum }],
  }));
  await mall.call(order.deliver, { orderSn: built.orderSn, ...PARCEL, lines }, seller);
}
const stagesOf = async ({ buyer, orderSn }: Built) =>
  (await desk.detail(buyer, orderSn)).stages.map((stage) => [stage.state, stage.waived, stage.refunded]);

type Asked = CallOf<typeof afterSaleProtocol.apply>;
const ask = ({ buyer, orderSn }: Built, asked: Partial<Asked>) =>
  mall.ask(afterSaleProtocol.apply, { orderSn, kind: 3, part: 'U', reason: 'R10', ...asked }, buyer);
async function asked(built: Built, what: Partial<Asked>): Promise<string> {
  const { state, msg, data } = await ask(built, what);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { caseSn: string }).caseSn;
}
const show = ({ buyer }: Built, caseSn: string) => mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
const seen = async (built: Built, caseSn: string) => ({
  caseSn,
  version: (await show(built, caseSn)).version,
});
const agree = async (built: Built, caseSn: string) =>
  mall.call(afterSaleProtocol.agree, await seen(built, caseSn), seller);

/** All the way: asked for, agreed to, sent back and received as good as new. */
async function giveBack(built: Built, at: number, number: number): Promise<string> {
  const { orderLineId, partNo } = (await linesOf(built))[at]!;
  const lines = [{ orderLineId, number }];
  const caseSn = await asked(built, { kind: 1, part: 'D', reason: 'R03', lines });
  await agree(built, caseSn);
  await mall.call(afterSaleProtocol.sendBack, { ...(await seen(built, caseSn)), ...PARCEL }, built.buyer);
  const pieces = [{ orderLineId, lotNo: `L-${partNo}`, grade: 'A' as const, number }];
  await mall.call(afterSaleProtocol.receive, { ...(await seen(built, caseSn)), pieces }, seller);
  return caseSn;
}

/** X3 up to its open last stage. */
async function received(): Promise<Built> {
  const built = await x3();
  await pay(built, built.paySn);
  await pay(built, `${built.paySn}-2`);
  await deliver(built);
  await mall.call(order.receive, { orderSn: built.orderSn }, built.buyer);
  return built;
}

describe('a return', () => {
  it('lowers the open last stage first and takes the rest from the stage that was paid last (X3)', async () => {
    const built = await received();
    const before = await desk.balanceOf(built.buyer);
    const first = await show(built, await giveBack(built, 0, 20));
    expect(first).toMatchObject({
      state: 'COMPLETED',
      agreed: '1200.00',
      arePartsPlanned: false,
      parts: [{ stageNo: 3, from: 'OPEN', fromName: '待支付款项减少', amount: '1200.00' }],
      refunds: [],
    });
    expect(await desk.balanceOf(built.buyer)).toBe(before);
    const third = await mall.call(paymentProtocol.payInfo, { paySn: `${built.paySn}-3` }, built.buyer);
    expect(third.payable).toBe('1800.00');
    expect(await stagesOf(built)).toEqual([
      ['PAID', '0.00', '0.00'],
      ['PAID', '0.00', '0.00'],
      ['OPEN', '1200.00', '0.00'],
    ]);

    const second = await show(built, await giveBack(built, 1, 50));
    expect(second).toMatchObject({
      state: 'COMPLETED',
      agreed: '4000.00',
      parts: [
        { stageNo: 3, from: 'OPEN', amount: '1800.00' },
        { stageNo: 2, from: 'PAID', amount: '2200.00' },
      ],
      refunds: [{ stageNo: 2, amount: '2200.00', route: 'BALANCE', state: 'SUCCEEDED' }],
    });
    expect(await desk.balanceOf(built.buyer)).toBe(before + 220_000);
    expect(await stagesOf(built)).toEqual([
      ['PAID', '0.00', '0.00'],
      ['PAID', '0.00', '2200.00'],
      ['CLOSED', '3000.00', '0.00'],
    ]);
    // Kept: 7 000.00 - 2 200.00 = 80 × 60.00.
    expect(await desk.detail(built.buyer, built.orderSn)).toMatchObject({
      state: 'COMPLETED',
      waived: '3000.00',
      owed: '7000.00',
      refunded: '2200.00',
      trade: { payState: 1 },
    });
    const told = heard.filter(({ orderSn, what }) => orderSn === built.orderSn && what === 'RETURNED');
    expect(told.map(({ lines, amount }) => [lines, amount])).toEqual([
      [[{ sourceLineNo: 1, number: 20, less: 120_000 }], 0],
      [[{ sourceLineNo: 2, number: 50, less: 400_000 }], 220_000],
    ]);
  });

  it('of everything gives back exactly what was paid and closes the order', async () => {
    const built = await x3(X3, 1_000);
    const before = await desk.balanceOf(built.buyer);
    await pay(built, built.paySn);
    await pay(built, `${built.paySn}-2`);
    await deliver(built);
    await giveBack(built, 0, 100);
    await giveBack(built, 1, 50);
    expect(await desk.detail(built.buyer, built.orderSn)).toMatchObject({
      state: 'CLOSED',
      refunded: '7007.00',
    });
    expect(await desk.balanceOf(built.buyer)).toBe(before);
    expect((await stagesOf(built)).at(-1)).toEqual(['CLOSED', '3003.00', '0.00']);
  });

  it('holds a voucher under review against what is left to pay; what it brings beyond that is the payer’s', async () => {
    const built = await received();
    const paySn = `${built.paySn}-3`;
    const voucher = await cashier.byTransfer(paySn, built.buyer.memberId, '3000.00');
    await mall.call(paymentProtocol.doPay, voucher as never, built.buyer);
    const before = await desk.balanceOf(built.buyer);
    await giveBack(built, 0, 20);
    const [row] = await cashier.paymentsOf(paySn);
    expect([row!.state, row!.amount]).toEqual(['PENDING_REVIEW', 180_000]);
    await mall.work(async (work) => {
      const { held, row: now } = await lockPayment(work, row!.paymentSn);
      const came = { by: 'finance', amount: cents(300_000), action: 'approve' } as never;
      await receiveMoney(work, held, now, came);
    });
    expect(await desk.balanceOf(built.buyer)).toBe(before + 120_000);
    expect((await stagesOf(built)).at(-1)).toEqual(['PAID', '1200.00', '0.00']);
  });

  it('cannot be an exchange where nothing of a listing was agreed, and is one where it was', async () => {
    const built = await received();
    const { orderLineId } = (await linesOf(built))[0]!;
    const lines = [{ orderLineId, number: 1 }];
    const refused = await ask(built, { kind: 2, part: 'D', reason: 'R03', lines });
    expect(refused.msg).toBe('该商品没有对应的在售商品，无法换货，请申请退货退款');

    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    const other = await anAgreedOrder(mall, {
      seller,
      plan: [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 30 }],
      lines: [anAgreedLine({ product })],
    });
    await mall.call(order.deliver, { orderSn: other.orderSn, ...PARCEL }, seller);
    const caseSn = await asked(other, { kind: 2, part: 'D', reason: 'R03' });
    await agree(other, caseSn);
    await mall.call(afterSaleProtocol.sendBack, { ...(await seen(other, caseSn)), ...PARCEL }, other.buyer);
    const stores = await mall.call(afterSaleProtocol.storeDetail, { caseSn }, seller);
    const pieces = stores.lots.map((lot) => ({ ...lot, grade: 'A' as const }));
    await mall.call(afterSaleProtocol.receive, { ...(await seen(other, caseSn)), pieces }, seller);
    await mall.call(afterSaleProtocol.sendReplacement, { ...(await seen(other, caseSn)), ...PARCEL }, seller);
    await mall.call(afterSaleProtocol.takeReplacement, await seen(other, caseSn), other.buyer);
    expect(await show(other, caseSn)).toMatchObject({ state: 'COMPLETED', parts: [] });
    expect(await stagesOf(other)).toEqual([['WAITING', '0.00', '0.00']]);
  });
});

describe('a refund of what was not shipped', () => {
  it('says beforehand what it takes from where, and lets delivery begin without what was due for it', async () => {
    const built = await x3();
    await pay(built, built.paySn);
    // L1 wholly: 3 000.00 of the last stage, and 3 000.00 of what is due before delivery.
    const { orderLineId } = (await linesOf(built))[0]!;
    const caseSn = await asked(built, { lines: [{ orderLineId, number: 100 }] });
    expect(await show(built, caseSn)).toMatchObject({
      arePartsPlanned: true,
      parts: [
        { stageNo: 3, from: 'WAITING', triggerName: '收货后', amount: '3000.00' },
        { stageNo: 2, from: 'OPEN', triggerName: '发货前', amount: '3000.00' },
      ],
    });
    // Above what goes back by itself; yet no money moves.
    expect((await agree(built, caseSn)).state).toBe('COMPLETED');
    expect(await stagesOf(built)).toEqual([
      ['PAID', '0.00', '0.00'],
      ['OPEN', '3000.00', '0.00'],
      ['CLOSED', '3000.00', '0.00'],
    ]);
    const { blockedWhy } = await mall.call(order.sellerDetail, { orderSn: built.orderSn }, seller);
    expect(blockedWhy).toContain('¥1,000.00');
    await pay(built, `${built.paySn}-2`);
    const rest = (await linesOf(built))[1]!;
    const typed = [{ lotNo: 'L-2', dateCode: '2630', number: 50 }];
    const lines = [{ orderLineId: rest.orderLineId, number: 50, typed }];
    await mall.call(order.deliver, { orderSn: built.orderSn, ...PARCEL, lines }, seller);
    expect((await desk.detail(built.buyer, built.orderSn)).state).toBe('PENDING_RECEIPT');
    expect(heard.at(-2)).toMatchObject({ what: 'PAID', amount: 100_000 });
    const closed = heard.find(({ orderSn, what }) => orderSn === built.orderSn && what === 'CLOSED');
    expect(closed).toMatchObject({ amount: 0, lines: [{ sourceLineNo: 1, number: 100, less: 600_000 }] });
  });

  it('for which the store keeps a part leaves that part to be paid of the closed order', async () => {
    const built = await x3([{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 30 }]);
    const caseSn = await asked(built, {});
    const offer = { ...(await seen(built, caseSn)), amount: '9500.00', reason: '已备料' };
    await mall.call(afterSaleProtocol.offer, offer, seller);
    await mall.call(afterSaleProtocol.acceptOffer, await seen(built, caseSn), built.buyer);
    expect(await show(built, caseSn)).toMatchObject({ state: 'COMPLETED', parts: [{ amount: '9500.00' }] });
    const closed = await desk.detail(built.buyer, built.orderSn);
    expect(closed).toMatchObject({ state: 'CLOSED', stages: [{ state: 'OPEN', waived: '9500.00' }] });
    const before = await desk.balanceOf(built.buyer);
    await pay(built, closed.stages[0]!.paySn!);
    expect(await desk.balanceOf(built.buyer)).toBe(before - 50_000);
    expect(await desk.detail(built.buyer, built.orderSn)).toMatchObject({
      state: 'CLOSED',
      stages: [{ state: 'PAID' }],
      trade: { payState: 1 },
    });
  });

  it('is not asked for while the end of the contract is discussed, and ends with the contract', async () => {
    const built = await x3();
    const before = await desk.balanceOf(built.buyer);
    await pay(built, built.paySn);
    const of = { source: 'contract' as const, sourceSn: built.sourceSn };
    await mall.work((work) => holdAgreedOrders(work, of, true));
    expect((await ask(built, {})).msg).toBe('合同正在协商终止，未发货部分随合同处理');
    await mall.work((work) => holdAgreedOrders(work, of, false));
    const { orderLineId } = (await linesOf(built))[0]!;
    const caseSn = await asked(built, { lines: [{ orderLineId, number: 7 }] });
    await mall.work((work) => closeAgreedOrders(work, of, '终止'));
    expect(await show(built, caseSn)).toMatchObject({ state: 'CANCELLED', parts: [] });
    expect(await desk.detail(built.buyer, built.orderSn)).toMatchObject({
      state: 'CANCELLED',
      refunded: '3000.00',
    });
    expect(await desk.balanceOf(built.buyer)).toBe(before);
  });
});

it('whoever is a stranger to the order finds neither it nor its case; services are objected to elsewhere', async () => {
  const built = await received();
  const caseSn = await asked(built, { kind: 3, part: 'D', reason: 'R03', isReceived: true, amount: '1.00' });
  const stranger = await x3();
  expect((await mall.ask(afterSaleProtocol.detail, { caseSn }, stranger.buyer)).state).toBe(State.notFound);
  expect((await ask({ ...stranger, orderSn: built.orderSn }, {})).state).toBe(State.notFound);
  const service = await anAgreedOrder(mall, { seller, isService: true, plan: X3 });
  await pay(service, service.paySn);
  expect((await ask(service, {})).msg).toContain('服务单');
});
