// Orders on their way: delivery, receipt, lists, evaluation; and that nobody reaches the orders of others.
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { leadsTo } from '#kit/process/process.ts';
import { days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { evaluationList } from '#mall/evaluation/evaluation-list.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { ownOrderList, storeOrderList } from '../order-lists.ts';
import { type OrderAction, type OrderActor, orderProcess } from '../order-process.ts';
import type { OrderState } from '../order-status.ts';
import { carryOnChains } from './chain/carry-on-chain.ts';
import { buyersOwn, holdOrder } from './hold-order.ts';
import { aBuyer, anOrder, aSeller, payOrder } from './order.builders.ts';
import { markEvaluated, requireEvaluable } from './order.ts';
import { NONE, openOrderDesk, PARCEL } from './order-desk.builders.ts';
import { orderLife } from './order-life.ts';
import { orderTimers } from './order-timers.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
beforeEach(() => void mall.log.splice(0));
afterEach(() => expect(mall.log).toEqual([]));
const { product, detail, stockOf, balanceOf, pass, contradictions } = openOrderDesk(mall);

describe('delivery and receipt', () => {
  it('ships in parts by lot, the oldest first; the buyer confirms parcels and the receipt', async () => {
    const seller = await aSeller(mall);
    const lots = [
      { lotNo: 'NEW', dateCode: '2601', onHand: 60 },
      { lotNo: 'OLD', dateCode: '2520', onHand: 60 },
    ];
    const mine = await product({ storeId: seller.storeId, lots });
    const { buyer, orderSn } = await anOrder(mall, { seller, products: [mine], state: 'PENDING_DELIVERY' });
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    const part = await mall.call(
      order.deliver,
      {
        orderSn,
        ...PARCEL,
        lines: [{ orderLineId, number: 30, lots: [{ lotId: mine.lotIds[0]!, number: 30 }] }],
      },
      seller,
    );
    expect(part).toMatchObject({
      state: 'PARTIALLY_SHIPPED',
      parcels: [{ state: 'SHIPPED', lines: [{ lotNo: 'NEW', number: 30 }] }],
    });
    const rest = await mall.call(order.deliver, { orderSn, ...PARCEL }, seller);
    expect(rest).toMatchObject({ state: 'PENDING_RECEIPT', lines: [{ shippedNum: 100 }] });
    expect(rest.parcels[1]!.lines).toMatchObject([
      { lotNo: 'OLD', dateCode: '2520', number: 60 },
      { lotNo: 'NEW', number: 10 },
    ]);
    expect(await stockOf(mine.productId)).toEqual({ onHand: 20, reserved: 0 });

    const parcelSn = rest.parcels[0]!.parcelSn;
    expect((await mall.call(order.confirmParcel, { orderSn, parcelSn }, buyer)).parcels[0]!.state).toBe(
      'RECEIVED',
    );
    await expect(mall.call(order.confirmParcel, { orderSn, parcelSn }, buyer)).rejects.toMatchObject({
      state: 255,
    });
    await expect(mall.call(order.confirmParcel, { orderSn, parcelSn: 'PK0' }, buyer)).rejects.toMatchObject({
      state: 404,
    });
    const done = await mall.call(order.receive, { orderSn }, buyer);
    expect(done).toMatchObject({ state: 'COMPLETED', stateName: '待评价', autoReceiveAt: null });
    expect(done.parcels.every((parcel) => parcel.state === 'RECEIVED')).toBe(true);
    expect(done.log.map((row) => row.event)).toEqual([
      'receive',
      'confirmParcel',
      'shipRest',
      'shipPart',
      'pay',
      'submit',
    ]);
  });

  it('refuses to ship more than ordered, from a wrong lot, another store, twice, or before payment', async () => {
    const { seller, buyer, orderSn, products } = await anOrder(mall);
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    const ship = (lines: object[] | undefined, who = seller) =>
      mall.call(order.deliver, { orderSn, ...PARCEL, ...(lines ? { lines: lines as never } : {}) }, who);
    await expect(ship(undefined)).rejects.toMatchObject({ state: 255 });
    await payOrder(mall, { paySn: (await detail(buyer, orderSn)).paySn, buyer });
    await expect(ship([{ orderLineId, number: 101 }])).rejects.toMatchObject({
      state: 255,
      data: { left: 100 },
    });
    await expect(
      ship([
        { orderLineId, number: 60 },
        { orderLineId, number: 60 },
      ]),
    ).rejects.toMatchObject({ state: 255 });
    await expect(ship([{ orderLineId: 999_999, number: 1 }])).rejects.toMatchObject({ state: 404 });
    await expect(
      ship([{ orderLineId, number: 10, lots: [{ lotId: 999_999, number: 10 }] }]),
    ).rejects.toMatchObject({ state: 255 });
    await expect(ship(undefined, await aSeller(mall))).rejects.toMatchObject({ state: 404 });
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 100 });
    const both = await Promise.all([1, 2].map(() => mall.ask(order.deliver, { orderSn, ...PARCEL }, seller)));
    expect(both.map((reply) => reply.state).sort()).toEqual([200, 255]);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 9_900, reserved: 0 });
  });

  it('is received automatically after ten days, later when extended; once for each side', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    await pass(days(9), buyer, seller);
    await mall.call(order.extendReceipt, { orderSn }, buyer);
    await expect(mall.call(order.extendReceipt, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });
    await mall.call(order.storeExtendReceipt, { orderSn }, seller);
    await pass(days(30), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_RECEIPT');
    await pass(days(2), buyer);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'COMPLETED',
      log: [{ event: 'autoReceive' }, {}, {}, {}, {}, {}],
    });
    await mall.fireTimers();
  });

  it('a remainder that cannot be delivered is closed and paid back, when the store asks and the buyer agrees', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, {
      state: 'PENDING_DELIVERY',
      number: 3,
    });
    const { orderLineId } = (await detail(buyer, orderSn)).lines[0]!;
    await mall.call(order.deliver, { orderSn, ...PARCEL, lines: [{ orderLineId, number: 1 }] }, seller);
    await expect(mall.call(order.closeRemainder, { orderSn }, buyer)).rejects.toMatchObject({ state: 255 });
    const asked = await mall.call(order.askCloseRemainder, { orderSn, reason: '缺货' }, seller);
    expect(asked).toMatchObject({ state: 'PARTIALLY_SHIPPED', closeAsked: true });
    const before = await balanceOf(buyer);
    expect(await mall.call(order.closeRemainder, { orderSn }, buyer)).toMatchObject({
      state: 'PENDING_RECEIPT',
      refunded: '3.00',
      lines: [{ shippedNum: 1, closedNum: 2 }],
    });
    expect((await balanceOf(buyer)) - before).toBe(300);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 9_999, reserved: 0 });
  });

  it('a store that cannot deliver cancels and the buyer gets everything back', async () => {
    const { buyer, seller, orderSn, products } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const before = await balanceOf(buyer);
    expect(await mall.call(order.storeCancel, { orderSn, reason: '库存盘亏' }, seller)).toMatchObject({
      state: 'CANCELLED',
      refunded: '130.00',
    });
    expect((await balanceOf(buyer)) - before).toBe(13_000);
    expect(await stockOf(products[0]!.productId)).toEqual({ onHand: 10_000, reserved: 0 });
    await expect(mall.call(order.storeCancel, { orderSn, reason: '再来' }, seller)).rejects.toMatchObject({
      state: 255,
    });
  });

  it('goes to another address until it is sent, without moving its siblings', async () => {
    const buyer = await aBuyer(mall);
    const { orderSns } = await anOrder(mall, {
      buyer,
      products: [await product(), await product()],
      state: 'PENDING_DELIVERY',
    });
    const [orderSn, sibling] = orderSns as [string, string];
    const { addressId } = await mall.work((work) =>
      anAddress(work, buyer.memberId, { receiverName: '李工' }),
    );
    expect(
      (await mall.call(order.changeAddress, { orderSn, addressId }, buyer)).trade.address.receiverName,
    ).toBe('李工');
    expect((await detail(buyer, sibling)).trade.address.receiverName).toBe('王工');
    await expect(mall.call(order.changeAddress, { orderSn, addressId }, buyer)).rejects.toMatchObject({
      state: 255,
    });
    const stranger = await aBuyer(mall);
    await expect(
      mall.call(order.changeAddress, { orderSn, addressId: stranger.addressId }, buyer),
    ).rejects.toMatchObject({ state: 404 });
  });
});

describe('lists', () => {
  it('have tabs with counts and find orders by number, part number and name', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall);
    const special = await product({ storeId: seller.storeId, partNo: 'LM358%DR', titleZh: '双运放' });
    const waiting = await anOrder(mall, { buyer, seller, products: [special] });
    const done = await anOrder(mall, { buyer, seller, state: 'COMPLETED' });
    const cancelled = await anOrder(mall, { buyer, seller });
    await mall.call(order.cancel, { orderSn: cancelled.orderSn }, buyer);

    const list = (input = {}) => mall.call(ownOrderList.list, input, buyer);
    const all = await list();
    expect(all.counts).toMatchObject({
      all: 3,
      pendingPayment: 1,
      completed: 1,
      pendingEvaluation: 1,
      cancelled: 1,
      bin: 0,
    });
    expect(all.list.map((card) => card.orderSn)).toEqual([cancelled.orderSn, done.orderSn, waiting.orderSn]);
    expect((await list({ tab: 'pendingEvaluation' })).list).toMatchObject([
      { orderSn: done.orderSn, stateName: '待评价' },
    ]);
    for (const keyword of ['LM358%', '双运放', waiting.orderSn, waiting.parentSn]) {
      expect(
        (await list({ keyword })).list.map((card) => card.orderSn),
        keyword,
      ).toEqual([waiting.orderSn]);
    }
    expect((await list({ keyword: 'LM358_DR' })).list).toEqual([]);
    expect(await list({ pageSize: 2, current: 2 })).toMatchObject({
      list: [{}],
      pagination: { total: 3, current: 2 },
    });

    const sellers = await mall.call(storeOrderList.list, { state: 'COMPLETED' }, seller);
    expect(sellers).toMatchObject({
      list: [{ orderSn: done.orderSn, stateName: '已完成', memberName: buyer.memberName }],
      counts: { COMPLETED: 1, CANCELLED: 1, PENDING_PAYMENT: 1 },
    });
    expect((await mall.call(storeOrderList.list, {}, await aSeller(mall))).list).toEqual([]);
  });
});

describe('wrong: orders of other people', () => {
  it('do not exist for another buyer or another store', async () => {
    const { orderSn, buyer } = await anOrder(mall, { state: 'PENDING_RECEIPT' });
    const [stranger, rival] = [await aBuyer(mall), await aSeller(mall)];
    const { addressId } = stranger;
    for (const one of [
      order.detail,
      order.cancel,
      order.resubmit,
      order.withdraw,
      order.receive,
      order.extendReceipt,
      order.closeRemainder,
      order.remove,
      order.restore,
      order.purge,
      order.buyAgain,
    ]) {
      expect(await mall.ask(one, { orderSn }, stranger), one.path).toMatchObject({ state: 404 });
    }
    expect(await mall.ask(order.changeAddress, { orderSn, addressId }, stranger)).toMatchObject({
      state: 404,
    });
    expect(await mall.ask(order.confirmParcel, { orderSn, parcelSn: 'PK1' }, stranger)).toMatchObject({
      state: 404,
    });
    const reason = 'x';
    for (const one of [
      order.sellerDetail,
      order.approve,
      order.sendBack,
      order.refuse,
      order.storeCancel,
      order.askCloseRemainder,
      order.storeExtendReceipt,
      order.changePrice,
    ]) {
      expect(await mall.ask(one, { orderSn, reason }, rival), one.path).toMatchObject({ state: 404 });
    }
    expect(await mall.ask(order.sellerDetail, { orderSn }, buyer)).toMatchObject({ state: 403 });
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_RECEIPT');
  });
});

describe('a timer that comes late, or twice', () => {
  it('changes nothing', async () => {
    const buyer = await aBuyer(mall);
    for (const state of ['PENDING_DELIVERY', 'PENDING_RECEIPT', 'COMPLETED'] as const) {
      const { orderSn } = await anOrder(mall, { buyer, state });
      // its chain comes a moment after its commit: before what is compared
      await mall.work((work) => carryOnChains(work, [orderSn]));
      const before = await detail(buyer, orderSn);
      for (const timer of orderTimers) {
        await mall.work((work) => timer.fire(work, orderSn));
        await mall.work((work) => timer.fire(work, 'SO00000000000000'));
      }
      expect(await detail(buyer, orderSn)).toEqual(before);
    }
    expect(await contradictions()).toEqual(NONE);
  });
});

describe('any step by anybody in any order', () => {
  const ACTIONS = (Object.keys(orderProcess) as OrderAction[]).filter((action) => action !== 'submit');
  const event = fc.record({
    action: fc.constantFrom(...ACTIONS),
    role: fc.constantFrom<OrderActor>('buyer', 'store', 'platform', 'system', 'payment', 'afterSale'),
    choice: fc.nat(5),
  });
  const rowOf = (work: Work, orderSn: string) =>
    work.query<Record<string, unknown>>('SELECT * FROM sub_order WHERE order_sn = $1', [orderSn]);

  it('is refused and changes nothing, or is in the table and leaves one log row', async () => {
    const buyer = await aBuyer(mall);
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 40, maxLength: 40 }), async (events) => {
        const { orderSn } = await anOrder(mall, { buyer, products: [await product()] });
        for (const { action, role: by, choice } of events) {
          const before = await mall.work((work) => rowOf(work, orderSn));
          const moved = await mall
            .work(async (work) => {
              const held = await holdOrder(work, buyersOwn(buyer), orderSn);
              const possible = leadsTo(orderProcess, action, held.state) as OrderState[];
              return orderLife.advance(work, held, action, { by, to: possible[choice % possible.length] });
            })
            .catch((error: unknown) => {
              if (error instanceof Refusal) return undefined;
              throw error;
            });
          const after = await mall.work((work) => rowOf(work, orderSn));
          if (moved) expect(after[0]).toMatchObject({ version: (before[0]!.version as number) + 1 });
          else expect(after).toEqual(before);
        }
        const log = await mall.work((work) =>
          work.query<{ from_state: OrderState | null; event: OrderAction; to_state: OrderState }>(
            'SELECT from_state, event, to_state FROM order_log WHERE order_sn = $1 ORDER BY log_id',
            [orderSn],
          ),
        );
        const [now] = await mall.work((work) => rowOf(work, orderSn));
        expect(now).toMatchObject({ version: log.length, state: log.at(-1)!.to_state });
        for (const [i, row] of log.entries()) {
          expect(row.from_state).toBe(log[i - 1]?.to_state ?? null);
          expect(leadsTo(orderProcess, row.event, row.from_state ?? undefined)).toContain(row.to_state);
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('evaluation', () => {
  it('is open for completed orders within thirty days, line by line', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall);
    const products = [await product({ storeId: seller.storeId }), await product({ storeId: seller.storeId })];
    const { orderSn } = await anOrder(mall, { buyer, seller, products, state: 'COMPLETED' });
    const todo = () => mall.call(evaluationList.list, { tab: 'todo', orderSn }, buyer);
    const { list: rows, pagination } = await todo();
    expect([pagination.total, rows.map((row) => row.partNo)]).toEqual([
      2,
      products.map((one) => one.partNo).toReversed(),
    ]);
    const mark = (ids: number[]) =>
      mall.work(async (work) => {
        await requireEvaluable(work, buyer.memberId, orderSn);
        await markEvaluated(work, orderSn, ids, buyer);
      });
    await mark([rows[0]!.orderLineId]);
    await expect(mark([rows[0]!.orderLineId])).rejects.toThrow();
    expect((await todo()).counts).toMatchObject({ todo: 1, done: 1 });
    await mark([rows[1]!.orderLineId]);
    expect((await detail(buyer, orderSn)).stateName).toBe('已完成');
    await expect(mark([rows[1]!.orderLineId])).rejects.toThrow();

    const late = await anOrder(mall, { buyer, seller, state: 'COMPLETED' });
    mall.clock.pass(days(31));
    await expect(mall.work((work) => requireEvaluable(work, buyer.memberId, late.orderSn))).rejects.toThrow();
    const stranger = await aBuyer(mall);
    await expect(
      mall.work((work) => requireEvaluable(work, stranger.memberId, orderSn)),
    ).rejects.toMatchObject({ state: 404 });
  });
});
