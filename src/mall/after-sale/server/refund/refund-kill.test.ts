// The server process is killed (SIGKILL) while channels pay back: before they have done it, before their answer, before it is booked. Another goes on, and each is one refund.
import { afterAll, expect, it } from 'vitest';
import { killAt } from '#app/testing/kill-at.ts';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnPayingMall } from '#app/testing/spawn-test-mall.ts';
import { seconds } from '#kit/time/duration.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { afterSaleProtocol } from '../../after-sale.protocol.ts';

const { apply, agree, detail } = afterSaleProtocol;
const METHODS = ['WECHAT', 'ALIPAY'] as const;
type Method = (typeof METHODS)[number];

const mall = await openTestMall();
const desk = openOrderDesk(mall);
const cashier = await openOutsideCashier(mall);
// The channels' bills are no part of this.
await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'channelDay'`));
afterAll(() => mall.close());

/** An order that was paid at the channel: cancelled at once by its buyer, or a part of it given up by agreement. */
async function goingBack(method: Method, way: 'cancelled' | 'agreed') {
  const built = await anOrder(mall);
  const { orderSn, buyer, seller, paySn } = built;
  const { sn } = await cashier.begin(method, { person: buyer, paySn });
  await cashier.payAt(method, sn);
  if (way === 'cancelled') {
    const { caseSn } = await mall.call(apply, { orderSn, kind: 8, part: 'U', reason: 'R01' }, buyer);
    return { ...built, method, way, sn, caseSn };
  }
  const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
  const lines = [{ orderLineId, number: 40 }];
  const { caseSn } = await mall.call(apply, { orderSn, kind: 3, part: 'U', reason: 'R09', lines }, buyer);
  const { version } = await mall.call(detail, { caseSn }, buyer);
  await mall.call(agree, { caseSn, version }, seller);
  return { ...built, method, way, sn, caseSn };
}
type One = Awaited<ReturnType<typeof goingBack>>;

async function standOf({ buyer, caseSn, paySn, sn }: One) {
  const [refund, ...more] = await cashier.refundsOf(paySn);
  expect(more).toEqual([]);
  const { state, agreed } = await mall.call(detail, { caseSn }, buyer);
  const there = (await cashier.backAt(sn)).map((back) => [back.number, back.amount, back.state]);
  return { state, agreed, refund: refund!, there };
}

it('pays back each once, wherever it was killed over it', { timeout: 120_000 }, async () => {
  const all: One[] = [];
  for (const method of METHODS)
    for (const way of ['cancelled', 'agreed', 'cancelled'] as const) all.push(await goingBack(method, way));
  const before = METHODS.map((method) => cashier.standIns[method].asked.length);

  // Of each channel's three one stops before it is done there, one before it is answered, one before it is booked.
  const undone = [all[0]!, all[3]!];
  const numbers = undone.map(({ sn }) => `'${sn}'`).join();
  let unanswered = 0;
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  for (const method of METHODS)
    cashier.standIns[method].beforeAnswer(() => {
      unanswered++;
      return over;
    });
  await killAt(
    mall,
    [
      { on: 'INSERT', table: 'stand_in_refund', when: `new.charge_number IN (${numbers})` },
      { on: 'UPDATE', table: 'refund', when: `new.state = 'SUCCEEDED'` },
    ],
    () => spawnPayingMall(mall),
    (stopped) => stopped === 4 && unanswered === 2,
  );
  isOver();
  for (const one of all) {
    const { state, refund, there } = await standOf(one);
    expect([state, refund.state, refund.tries]).toEqual(['REFUNDING', 'PROCESSING', 1]);
    expect(there).toHaveLength(undone.includes(one) ? 0 : 1);
  }
  expect(await desk.contradictions()).toEqual(NONE);

  // Nobody takes them before their time; then the other process does.
  expect(await mall.mall.tendRefunds()).toBe(0);
  mall.clock.pass(seconds(61));
  expect(await mall.mall.tendRefunds()).toBe(6);
  expect(await mall.mall.tendRefunds()).toBe(0);
  METHODS.forEach((method, at) => {
    const asked = cashier.standIns[method].asked.slice(before[at]);
    const PAY_BACK = method === 'WECHAT' ? 'refund' : 'alipay.trade.refund';
    // What was not done is asked for once more; of the others it asks how they stand.
    expect(asked.filter((what) => what === PAY_BACK)).toHaveLength(4);
    expect(asked).toHaveLength(7);
  });
  for (const one of all) {
    const { buyer, orderSn, seller, way } = one;
    const { state, agreed, refund, there } = await standOf(one);
    const amount = Math.round(Number(agreed) * 100);
    expect(state).toBe('COMPLETED');
    expect(refund).toMatchObject({ state: 'SUCCEEDED', route: 'CHANNEL', tries: 2, amount });
    expect(there).toEqual([[refund.refundSn, amount, 'SUCCESS']]);
    expect(await desk.balanceOf(buyer)).toBe(10_000_000);
    const order = await desk.detail(buyer, orderSn);
    expect(order).toMatchObject({
      state: way === 'cancelled' ? 'CLOSED' : 'PENDING_DELIVERY',
      refunded: agreed,
    });
    const told = await mall.work((work) =>
      work.query(`SELECT FROM site_message WHERE member_id = $1 AND title_zh LIKE '%已到账%'`, [
        buyer.memberId,
      ]),
    );
    expect(told).toHaveLength(1);
    // What stays of it is sent as if nothing had been.
    if (way === 'agreed') await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  }
  expect(await desk.contradictions()).toEqual(NONE);
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
});
