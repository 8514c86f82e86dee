// Deliveries and receipts that meet: two clerks ship the same lines, the buyer confirms while the timer does, a remainder is closed while it is sent. Two processes, one database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '../order.protocol.ts';
import { anAgreedOrder } from './agreed-order.builders.ts';
import { anOrder, aSeller, payOrder } from './order.builders.ts';
import { NONE, openOrderDesk, PARCEL } from './order-desk.builders.ts';

let mall: TestMall;
let beside: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  desk = openOrderDesk(mall);
});
afterAll(async () => {
  expect([...mall.log, ...beside.log]).toEqual([]);
  await beside.close();
  await mall.close();
});

const at = (n: number) => (n % 2 ? mall : beside);
const done = <R extends { state: number }>(replies: readonly R[]) =>
  replies.filter(({ state }) => state === State.done);
const refusedOnly = (replies: readonly { state: number; msg: string }[]) => {
  for (const { state, msg } of replies) if (state !== State.done) expect([state, msg]).toEqual([255, msg]);
};
const eventsOf = async (orderSn: string) =>
  (
    await mall.work((work) =>
      work.query<{ event: string }>(
        `SELECT event FROM step_log WHERE doc_type = 'order' AND doc_sn = $1 ORDER BY log_id`,
        [orderSn],
      ),
    )
  ).map(({ event }) => event);

describe('a delivery', () => {
  it('by two clerks, in parts, all at once, never comes to more than was ordered', async () => {
    const { seller, buyer, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const colleague = await aLogin(mall, { storeId: seller.storeId });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        at(n >> 1).ask(
          orderProtocol.deliver,
          { orderSn, ...PARCEL, lines: [{ orderLineId, number: 30 }] },
          n % 2 ? seller : colleague,
        ),
      ),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(3);
    const shown = await desk.detail(buyer, orderSn);
    expect(shown).toMatchObject({ state: 'PARTIALLY_SHIPPED', lines: [{ shippedNum: 90 }] });
    const sent = shown.parcels.flatMap((parcel) => parcel.lines.map((line) => line.number));
    expect(sent.reduce((sum, number) => sum + number, 0)).toBe(90);
    expect(await desk.stockOf(products[0]!.productId)).toEqual({ onHand: 9_910, reserved: 10 });
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('of all that is left, asked for many times at once, is one parcel; a repeat answers the same', async () => {
    const { seller, buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const requestId = 'one press';
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        at(n).ask(orderProtocol.deliver, { orderSn, ...PARCEL, ...(n < 4 ? { requestId } : {}) }, seller),
      ),
    );
    refusedOnly(replies);
    const made = done(replies).map(({ data }) => (data as { parcels: { parcelSn: string }[] }).parcels);
    expect(new Set(made.map((parcels) => parcels.map((one) => one.parcelSn).join())).size).toBe(1);
    expect((await desk.detail(buyer, orderSn)).parcels).toHaveLength(1);
  });

  it('of what is in no listing, all at once, never comes to more than was agreed', async () => {
    const seller = await aSeller(mall);
    const { orderSn, paySn, buyer } = await anAgreedOrder(mall, { seller });
    await payOrder(mall, { paySn, buyer });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const lines = [
      { orderLineId, number: 40, typed: [{ lotNo: 'L1', dateCode: '2630', number: 40 }] },
    ] as const;
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        at(n).ask(orderProtocol.deliver, { orderSn, ...PARCEL, lines: [...lines] }, seller),
      ),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(2);
    expect((await desk.detail(buyer, orderSn)).lines).toMatchObject([{ shippedNum: 80 }]);
  });

  it('and the closing of what is left at once: it is sent or paid back, never both', async () => {
    for (let round = 0; round < 3; round++) {
      const { seller, buyer, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
      const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
      const part = [{ orderLineId, number: 60 }];
      await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL, lines: part }, seller);
      await mall.call(orderProtocol.askCloseRemainder, { orderSn, reason: 'sold out' }, seller);
      const before = await desk.balanceOf(buyer);
      const [sent, closed] = await Promise.all([
        mall.ask(orderProtocol.deliver, { orderSn, ...PARCEL }, seller),
        beside.ask(orderProtocol.closeRemainder, { orderSn }, buyer),
      ]);
      refusedOnly([sent, closed]);
      expect(done([sent, closed])).toHaveLength(1);
      const isSent = sent.state === State.done;
      const [line] = (await desk.detail(buyer, orderSn)).lines;
      expect([line!.shippedNum, line!.closedNum]).toEqual(isSent ? [100, 0] : [60, 40]);
      expect((await desk.balanceOf(buyer)) > before).toBe(!isSent);
      expect(await desk.stockOf(products[0]!.productId)).toEqual({
        onHand: isSent ? 9_900 : 9_940,
        reserved: 0,
      });
    }
    expect(await desk.contradictions()).toEqual(NONE);
  });

  it('and the store’s cancelling at once: it is sent or paid back, never both', async () => {
    const { seller, buyer, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const replies = await Promise.all([
      mall.ask(orderProtocol.storeCancel, { orderSn, reason: 'sold out' }, seller),
      beside.ask(orderProtocol.deliver, { orderSn, ...PARCEL }, seller),
      mall.ask(orderProtocol.storeCancel, { orderSn, reason: 'sold out' }, seller),
    ]);
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(1);
    const { state, parcels } = await desk.detail(buyer, orderSn);
    expect([state, parcels.length]).toEqual(
      replies[1].state === State.done ? ['PENDING_RECEIPT', 1] : ['CANCELLED', 0],
    );
    expect(await desk.contradictions()).toEqual(NONE);
  });
});

describe('a receipt', () => {
  it('that is confirmed many times at once is confirmed once', async () => {
    const { buyer, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => at(n).ask(orderProtocol.receive, { orderSn }, buyer)),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(1);
    expect((await eventsOf(orderSn)).filter((event) => event === 'receive')).toHaveLength(1);
  });

  it('by the buyer, and by the timers of two processes at the same moment, is one; what is due after it is opened once', async () => {
    const seller = await aSeller(mall);
    const plan = [
      { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
      { trigger: 'ON_RECEIPT', perMille: 700, dueDays: 30 },
    ] as const;
    const { orderSn, paySn, buyer } = await anAgreedOrder(mall, { seller, plan: [...plan] });
    await payOrder(mall, { paySn, buyer });
    const { orderLineId } = (await desk.detail(buyer, orderSn)).lines[0]!;
    const lines = [
      { orderLineId, number: 100, typed: [{ lotNo: 'L1', dateCode: '2630', number: 100 }] },
    ] as const;
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL, lines: [...lines] }, seller);
    const listed = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    // The term is over, and its timer has not fired yet.
    mall.clock.pass(days(10) + 1);
    const again = await aLoginOf(buyer);
    const replies = await Promise.all([
      mall.fireTimers(),
      beside.ask(orderProtocol.receive, { orderSn }, again),
      beside.fireTimers(),
      mall.ask(orderProtocol.receive, { orderSn }, again),
      mall.fireTimers(),
    ]);
    refusedOnly([replies[1], replies[3]]);
    for (const sn of [orderSn, listed.orderSn])
      expect((await eventsOf(sn)).filter((event) => /receive/i.test(event))).toHaveLength(1);
    const { state, stages } = await desk.detail({ ...buyer, ...again }, orderSn);
    expect([state, stages.map((stage) => stage.state)]).toEqual(['COMPLETED', ['PAID', 'OPEN']]);
    const [bills] = await mall.work((work) =>
      work.query(
        'SELECT count(*)::int AS n FROM bill WHERE pay_sn IN (SELECT pay_sn FROM order_stage WHERE order_sn = $1)',
        [orderSn],
      ),
    );
    expect(bills).toEqual({ n: 2 });
    expect(await desk.contradictions()).toEqual(NONE);
  });
});

/** Another login of this moment. */
async function aLoginOf({ memberId }: { memberId: number }) {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { token: tokens.access_token };
}
