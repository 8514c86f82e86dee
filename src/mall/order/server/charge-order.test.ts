// An extra charge of a running agreed order: asked for by the store, agreed to by the buyer, paid as a stage, given back by a case.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import type { PaymentPlan } from '../payment-plan.ts';
import { anAgreedOrder, type BuiltAgreedOrder } from './agreed-order.builders.ts';
import { anOrder, aSeller, PAY_PASSWORD } from './order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from './order-desk.builders.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  seller = await aSeller(mall);
});
afterEach(async () => {
  expect(mall.log).toEqual([]);
  expect(await desk.contradictions()).toEqual(NONE);
});
afterAll(() => mall.close());

const PLAN: PaymentPlan = [
  { trigger: 'ON_ORDER', perMille: 500, dueDays: 0 },
  { trigger: 'ON_RECEIPT', perMille: 500, dueDays: 30 },
];
/** ¥200.00, half of it paid. */
async function running(): Promise<BuiltAgreedOrder> {
  const built = await anAgreedOrder(mall, { seller, plan: PLAN });
  await pay(built, built.paySn);
  return built;
}
const pay = ({ buyer }: BuiltAgreedOrder, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
const ask = ({ orderSn }: BuiltAgreedOrder, amount = '35.50') =>
  mall.ask(order.askCharge, { orderSn, amount, reason: '加急费', dueDays: 3 }, seller);

it('is a line, a stage and a bill once the buyer agrees, and what was shipped stays as it was', async () => {
  const built = await running();
  const { orderSn, buyer, paySn } = built;
  expect((await ask(built)).state).toBe(State.done);
  expect((await ask(built)).msg).toBe('已有一笔待买家确认的追加款项');
  const asked = await desk.detail(buyer, orderSn);
  expect(asked).toMatchObject({
    payable: '200.00',
    charge: { amount: '35.50', reason: '加急费', dueDays: 3 },
  });
  expect(asked.allowedActions).toEqual(expect.arrayContaining(['acceptCharge', 'declineCharge']));
  expect((await mall.ask(order.acceptCharge, { orderSn, amount: '35.51' }, buyer)).msg).toContain('已变化');

  await mall.call(order.acceptCharge, { orderSn, amount: '35.50' }, buyer);
  const agreed = await desk.detail(buyer, orderSn);
  expect(agreed).toMatchObject({
    payable: '235.50',
    charge: null,
    lines: [{}, { partNo: '加急费', amount: '35.50', priceWhy: '下单后由双方在订单中约定' }],
    stages: [{}, {}, { trigger: 'EXTRA', state: 'OPEN', amount: '35.50', paySn: `${paySn}-3` }],
    trade: { payable: '235.50', payState: 2 },
  });
  expect((await mall.ask(order.acceptCharge, { orderSn, amount: '35.50' }, buyer)).state).toBe(255);
  await pay(built, `${paySn}-3`);

  const typed = [{ lotNo: 'L-1', dateCode: '2630', number: 100 }];
  const lines = [{ orderLineId: agreed.lines[0]!.orderLineId, number: 100, typed }];
  await mall.call(order.deliver, { orderSn, ...PARCEL, lines }, seller);
  await mall.call(order.receive, { orderSn }, buyer);
  await pay(built, `${paySn}-2`);
  expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'COMPLETED', trade: { payState: 1 } });
});

it('is given back by a case like all other money, never by sending it back', async () => {
  const built = await running();
  const { orderSn, buyer, paySn } = built;
  await ask(built);
  await mall.call(order.acceptCharge, { orderSn, amount: '35.50' }, buyer);
  await pay(built, `${paySn}-3`);
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[1]!;
  const { lines: mayBack } = await mall.call(afterSaleProtocol.maximum, { orderSn, part: 'D' }, buyer);
  expect(mayBack.map((line) => line.isGoods)).toEqual([true, false]);
  const claim = { orderSn, part: 'D' as const, reason: 'R10' as const, lines: [{ orderLineId, number: 1 }] };
  expect((await mall.ask(afterSaleProtocol.apply, { ...claim, kind: 1 }, buyer)).msg).toContain('仅退款');
  const { caseSn } = await mall.call(
    afterSaleProtocol.apply,
    { ...claim, kind: 3, isReceived: true, amount: '20.00' },
    buyer,
  );
  const { version } = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
  await mall.call(afterSaleProtocol.agree, { caseSn, version }, seller);
  // What is not due yet is lowered first, whatever it is about.
  expect(
    (await desk.detail(buyer, orderSn)).stages.map(({ waived, refunded }) => [waived, refunded]),
  ).toEqual([
    ['0.00', '0.00'],
    ['20.00', '0.00'],
    ['0.00', '0.00'],
  ]);
  // Nothing was shipped: all of the rest goes, and the order is over with all that it has cost given back.
  const whole = { orderSn, kind: 3, part: 'U', reason: 'R09' } as const;
  const rest = await mall.call(afterSaleProtocol.apply, whole, buyer);
  const seen = await mall.call(afterSaleProtocol.detail, { caseSn: rest.caseSn }, buyer);
  await mall.call(afterSaleProtocol.agree, { caseSn: rest.caseSn, version: seen.version }, seller);
  expect(await desk.detail(buyer, orderSn)).toMatchObject({ state: 'CLOSED', refunded: '120.00' });
});

it('is taken back or declined without a trace, and is not asked of orders from listings or by others', async () => {
  const built = await running();
  const { orderSn, buyer } = built;
  await ask(built);
  await mall.call(order.takeBackCharge, { orderSn }, seller);
  expect((await mall.ask(order.declineCharge, { orderSn, amount: '35.50' }, buyer)).state).toBe(255);
  await ask(built, '1.00');
  await mall.call(order.declineCharge, { orderSn, amount: '1.00', reason: '未约定' }, buyer);
  expect(await desk.detail(buyer, orderSn)).toMatchObject({
    payable: '200.00',
    charge: null,
    stages: [{}, {}],
  });
  expect((await ask(built, '0')).state).toBe(255);
  const listed = await anOrder(mall, { seller, state: 'PENDING_DELIVERY' });
  const input = { orderSn: listed.orderSn, amount: '1.00', reason: '加急费' };
  expect((await mall.ask(order.askCharge, input, seller)).msg).toContain('报价单或合同');
  const other = await aSeller(mall);
  expect((await mall.ask(order.askCharge, { ...input, orderSn }, other)).state).toBe(State.notFound);
});
