// Orders that were agreed: paid in stages, delivered without a listing, cancelled, and what their agreement hears of it.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roomListeners } from '#app/rooms.ts';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { State } from '#kit/http/state.ts';
import { cents, type UnitPrice } from '#kit/money/money.ts';
import { days, hours } from '#kit/time/duration.ts';
import { evaluationProtocol } from '#mall/evaluation/evaluation.protocol.ts';
import { evaluationList } from '#mall/evaluation/evaluation-list.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { regularProtocol } from '#mall/regular/regular.protocol.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { ownOrderList, storeOrderList } from '../order-lists.ts';
import type { PaymentPlan } from '../payment-plan.ts';
import { anAgreedLine, anAgreedOrder } from './agreed-order.builders.ts';
import { aBuyer, aSeller, type Buyer, PAY_PASSWORD } from './order.builders.ts';
import { type AgreedOrderNews, agreedOrderMoved } from './order.events.ts';
import { closeAgreedOrders, holdAgreedOrders, listAgreedOrders } from './order.ts';
import { NONE, openOrderDesk, PARCEL } from './order-desk.builders.ts';

const heard: AgreedOrderNews[] = [];
(roomListeners as Listener[]).push(listener(agreedOrderMoved, async (_work, news) => void heard.push(news)));
const mall = await openTestMall();
const { detail, balanceOf, stockOf, pass, contradictions } = openOrderDesk(mall);
const told = (orderSn: string) => heard.filter((news) => news.orderSn === orderSn);
let seller: Awaited<ReturnType<typeof aSeller>>;

afterAll(() => mall.close());
beforeEach(async () => {
  mall.log.splice(0);
  seller = await aSeller(mall); // tokens do not live as long as some of these orders
});
afterEach(async () => {
  expect(mall.log).toEqual([]);
  expect(await contradictions()).toEqual(NONE);
});

/** 30 % with the order, 40 % before delivery within 5 days, 30 % within 30 days after receipt. */
const STAGED: PaymentPlan = [
  { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
  { trigger: 'BEFORE_SHIP', perMille: 400, dueDays: 5 },
  { trigger: 'ON_RECEIPT', perMille: 300, dueDays: 30 },
];
const ON_ACCOUNT: PaymentPlan = [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 30 }];
const TYPED = [{ lotNo: 'L-77', dateCode: '2630', number: 100 }];

const pay = (buyer: Buyer, paySn: string) =>
  mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
const deliver = async (orderSn: string, typed: typeof TYPED | null = TYPED) => {
  const { lines } = await mall.call(order.sellerDetail, { orderSn }, seller);
  return mall.call(
    order.deliver,
    {
      orderSn,
      ...PARCEL,
      lines: lines.map(({ orderLineId }) => ({ orderLineId, number: 100, ...(typed ? { typed } : {}) })),
    },
    seller,
  );
};
const stages = async (buyer: Buyer, orderSn: string) =>
  (await detail(buyer, orderSn)).stages.map(({ trigger, state, amount, paySn }) => [
    trigger,
    state,
    amount,
    paySn,
  ]);
const fen = async (buyer: Buyer) => balanceOf(buyer);

describe('stages', () => {
  it('are paid one after the other, block delivery while due, and add up to the whole', async () => {
    const { orderSn, paySn, parentSn, needsPayment, buyer } = await anAgreedOrder(mall, {
      seller,
      plan: STAGED,
    });
    expect(needsPayment).toBe(true);
    expect(await stages(buyer, orderSn)).toEqual([
      ['ON_ORDER', 'OPEN', '60.00', paySn],
      ['BEFORE_SHIP', 'WAITING', '80.00', null],
      ['ON_RECEIPT', 'WAITING', '60.00', null],
    ]);
    expect(await mall.call(paymentProtocol.payInfo, { paySn }, buyer)).toMatchObject({ payable: '60.00' });

    await pay(buyer, paySn);
    expect(await detail(buyer, orderSn)).toMatchObject({ state: 'PENDING_DELIVERY', trade: { payState: 2 } });
    expect(await stages(buyer, orderSn)).toEqual([
      ['ON_ORDER', 'PAID', '60.00', null],
      ['BEFORE_SHIP', 'OPEN', '80.00', `${paySn}-2`],
      ['ON_RECEIPT', 'WAITING', '60.00', null],
    ]);
    const early = await mall.call(order.sellerDetail, { orderSn }, seller);
    expect(early.allowedActions).toEqual(['ready', 'storeCancel', 'askCharge']);
    expect(early.blockedWhy).toBe('买家尚未支付发货前款项 ¥80.00，付清后才能发货');
    expect(early.stages.map((stage) => stage.paySn)).toEqual([null, null, null]);
    const refused = await mall.ask(order.deliver, { orderSn, ...PARCEL }, seller, 'en');
    expect(refused).toMatchObject({
      state: 255,
      msg: '¥80.00 that the buyer owes before delivery has not been paid yet',
    });

    const ready = await mall.call(order.ready, { orderSn }, seller);
    expect(Date.parse(ready.stages[1]!.dueAt ?? '') - mall.clock.now().getTime()).toBeCloseTo(days(5), -4);
    expect((await mall.ask(order.ready, { orderSn }, seller)).state).toBe(255);
    await pay(buyer, `${paySn}-2`);
    await deliver(orderSn);
    await mall.call(order.receive, { orderSn }, buyer);
    const due = await detail(buyer, orderSn);
    expect(due.stages[2]).toMatchObject({ state: 'OPEN', paySn: `${paySn}-3`, isOverdue: false });
    expect(due.trade.payState).toBe(2);
    await pay(buyer, `${paySn}-3`);
    expect((await detail(buyer, orderSn)).trade.payState).toBe(1);

    expect(told(orderSn).map(({ what, amount, lines }) => [what, amount, lines[0]?.number])).toEqual([
      ['ORDERED', 20_000, 100],
      ['PAID', 6_000, 100],
      ['PAID', 8_000, 100],
      ['SHIPPED', 0, 100],
      ['RECEIVED', 0, 100],
      ['COMPLETED', 20_000, 100],
      ['PAID', 6_000, 100],
    ]);
    const [sums] = await mall.work((work) =>
      work.query<{ stages: number; payable: number }>(
        `SELECT (SELECT sum(amount)::bigint FROM order_stage s JOIN sub_order o USING (order_sn) WHERE o.parent_sn = $1) AS stages,
                payable FROM trade WHERE parent_sn = $1`,
        [parentSn],
      ),
    );
    expect(sums).toEqual({ stages: 20_000, payable: 20_000 });
  });

  it('after receipt are recalled before the end of their term, and after it to both sides', async () => {
    const { orderSn, paySn, needsPayment, buyer } = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT });
    expect(needsPayment).toBe(false);
    expect(await detail(buyer, orderSn)).toMatchObject({
      state: 'PENDING_DELIVERY',
      paidAt: null,
      trade: { payState: 0 },
    });
    await deliver(orderSn);
    await mall.call(order.receive, { orderSn }, buyer);
    const titles = async (person: Buyer | typeof seller) =>
      (await mall.call(messageList.list, {}, person)).list.map((one) => one.title);
    await pass(days(26), buyer, seller);
    expect(await titles(buyer)).not.toContain('订单款项即将到期');
    await pass(days(2), buyer, seller);
    expect(await titles(buyer)).toContain('订单款项即将到期');
    await pass(days(3), buyer, seller);
    expect(await titles(buyer)).toContain('订单款项已逾期');
    expect(await titles(seller)).toContain('买家款项已逾期');
    expect((await detail(buyer, orderSn)).stages[0]!.isOverdue).toBe(true);
    await pay(buyer, `${paySn}-1`);
    const before = (await titles(buyer)).length;
    await pass(days(30), buyer);
    expect(await titles(buyer)).toHaveLength(before);
  });

  it('an order whose first stage is not paid in 72 hours is cancelled', async () => {
    const { orderSn, buyer } = await anAgreedOrder(mall, { seller, plan: STAGED });
    await pass(hours(71), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('PENDING_PAYMENT');
    await pass(hours(2), buyer);
    expect((await detail(buyer, orderSn)).state).toBe('CANCELLED');
    expect((await stages(buyer, orderSn)).map(([, state]) => state)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    expect(told(orderSn).at(-1)).toMatchObject({
      what: 'CANCELLED',
      lines: [{ sourceLineNo: 1, number: 100 }],
    });
    await mall.fireTimers();
    expect(told(orderSn)).toHaveLength(2);
  });

  it('a voucher for the first stage asks for no more than that stage', async () => {
    const { paySn, buyer } = await anAgreedOrder(mall, { seller, plan: STAGED });
    const lines = await mall.work((work) =>
      work.query<{ payable: number }>('SELECT payable FROM bill WHERE pay_sn = $1', [paySn]),
    );
    expect(lines).toEqual([{ payable: 6_000 }]);
    expect(
      (
        await mall.ask(
          paymentProtocol.doPay,
          { paySn: `${paySn}-2`, method: 'BALANCE', payPwd: PAY_PASSWORD },
          buyer,
        )
      ).state,
    ).toBe(State.notFound);
  });
});

describe('delivery', () => {
  it('from lots of the listing moves its stock at that moment, and promises none before', async () => {
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    const before = await stockOf(product.productId);
    const lines = [anAgreedLine({ product }), anAgreedLine({ product, sourceLineNo: 2 })];
    const { orderSn, buyer } = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT, lines });
    expect(await stockOf(product.productId)).toEqual(before);
    await deliver(orderSn, null);
    expect(await stockOf(product.productId)).toEqual({
      onHand: before.onHand - 200,
      reserved: before.reserved,
    });
    const { parcels } = await detail(buyer, orderSn);
    expect(new Set(parcels[0]!.lines.map((line) => line.orderLineId)).size).toBe(2);
  });

  it('without a listing needs lot and date code, and keeps them', async () => {
    const { orderSn, buyer } = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT });
    const refused = await mall.ask(order.deliver, { orderSn, ...PARCEL }, seller);
    expect(refused.msg).toBe('TX-2026：请填写批次号与生产日期代码，或从商品库存中选择批次');
    await deliver(orderSn);
    const { parcels } = await detail(buyer, orderSn);
    expect(parcels[0]!.lines).toMatchObject([{ lotNo: 'L-77', dateCode: '2630', number: 100 }]);
    const short = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT });
    await expect(deliver(short.orderSn, [{ ...TYPED[0]!, number: 99 }])).rejects.toThrow(
      '各批次数量之和应为 100',
    );
  });

  it('of a service needs no carrier', async () => {
    const { orderSn, buyer } = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT, isService: true });
    await mall.call(order.deliver, { orderSn, way: 'electronic' }, seller);
    const { state, parcels } = await detail(buyer, orderSn);
    expect(state).toBe('PENDING_RECEIPT');
    expect(parcels[0]).toMatchObject({ way: 'electronic', wayName: '电子交付', carrier: '', trackingNo: '' });
    const goods = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT });
    expect((await mall.ask(order.deliver, { orderSn: goods.orderSn, way: 'electronic' }, seller)).msg).toBe(
      '请填写物流公司与运单号',
    );
  });

  it('waits while the end of the contract is discussed', async () => {
    const { orderSn, sourceSn } = await anAgreedOrder(mall, { seller, plan: ON_ACCOUNT });
    const of = { source: 'contract' as const, sourceSn };
    await mall.work((work) => holdAgreedOrders(work, of, true));
    await expect(deliver(orderSn)).rejects.toThrow('合同正在协商终止，暂停发货');
    await mall.work((work) => holdAgreedOrders(work, of, false));
    expect((await deliver(orderSn)).state).toBe('PENDING_RECEIPT');
  });
});

describe('the end', () => {
  it('cancelled by the store, everything that was paid of all stages is back', async () => {
    const { orderSn, paySn, buyer } = await anAgreedOrder(mall, { seller, plan: STAGED });
    const before = await fen(buyer);
    await pay(buyer, paySn);
    await pay(buyer, `${paySn}-2`);
    await mall.call(order.storeCancel, { orderSn, reason: '停产' }, seller);
    expect(await fen(buyer)).toBe(before);
    expect(await detail(buyer, orderSn)).toMatchObject({ state: 'CANCELLED', refunded: '140.00' });
    expect(told(orderSn).at(-1)).toMatchObject({
      what: 'CANCELLED',
      amount: 14_000,
      lines: [{ sourceLineNo: 1, number: 100 }],
    });
    expect(
      (
        await mall.ask(
          paymentProtocol.doPay,
          { paySn: `${paySn}-3`, method: 'BALANCE', payPwd: PAY_PASSWORD },
          buyer,
        )
      ).state,
    ).not.toBe(State.done);
  });

  it('of the contract: what is not delivered is cancelled or closed, the rest of the money first waived, then back', async () => {
    const buyer = await aBuyer(mall);
    const whole = await anAgreedOrder(mall, { buyer, seller, plan: STAGED });
    const { sourceSn } = whole;
    const half = await anAgreedOrder(mall, { buyer, seller, plan: STAGED, sourceSn });
    const before = await fen(buyer);
    await pay(buyer, half.paySn);
    await pay(buyer, `${half.paySn}-2`);
    const { lines } = await detail(buyer, half.orderSn);
    await mall.call(
      order.deliver,
      {
        orderSn: half.orderSn,
        ...PARCEL,
        lines: [{ orderLineId: lines[0]!.orderLineId, number: 20, typed: [{ ...TYPED[0]!, number: 20 }] }],
      },
      seller,
    );
    await mall.work((work) => closeAgreedOrders(work, { source: 'contract', sourceSn }, '协商终止'));
    expect((await detail(buyer, whole.orderSn)).state).toBe('CANCELLED');
    const closed = await detail(buyer, half.orderSn);
    expect(closed).toMatchObject({ state: 'PENDING_RECEIPT', refunded: '100.00', trade: { payState: 1 } });
    expect(closed.stages.map((stage) => [stage.state, stage.waived, stage.refunded])).toEqual([
      ['PAID', '0.00', '20.00'],
      ['PAID', '0.00', '80.00'],
      ['CLOSED', '60.00', '0.00'],
    ]);
    expect(before - (await fen(buyer))).toBe(4_000);
    expect(told(half.orderSn).at(-1)).toMatchObject({
      what: 'CLOSED',
      amount: 10_000,
      lines: [{ number: 80 }],
    });
    const listed = await mall.work((work) => listAgreedOrders(work, { source: 'contract', sourceSn }));
    expect(listed.map((one) => one.state)).toEqual(['CANCELLED', 'PENDING_RECEIPT']);
  });

  it('by the buyer before the first stage is paid', async () => {
    const { orderSn, buyer } = await anAgreedOrder(mall, { seller, plan: STAGED });
    await mall.call(order.cancel, { orderSn }, buyer);
    expect(told(orderSn).at(-1)?.what).toBe('CANCELLED');
  });

  it('of paying a stage and cancelling at the same moment nothing is lost', async () => {
    for (let i = 0; i < 4; i++) {
      const { orderSn, paySn, buyer } = await anAgreedOrder(mall, { seller, plan: STAGED });
      const before = await fen(buyer);
      await pay(buyer, paySn);
      await Promise.all([
        mall.ask(
          paymentProtocol.doPay,
          { paySn: `${paySn}-2`, method: 'BALANCE', payPwd: PAY_PASSWORD },
          buyer,
        ),
        mall.ask(order.storeCancel, { orderSn, reason: '停产' }, seller),
      ]);
      expect((await detail(buyer, orderSn)).state).toBe('CANCELLED');
      expect(await fen(buyer)).toBe(before);
    }
  });
});

describe('what it is', () => {
  it('says where it comes from, with hashes that hold, and why it costs that', async () => {
    const buyer = await aBuyer(mall);
    const quoSn = 'QT26112100009001';
    const inqSn = 'RQ26112100009001';
    const sourceSn = 'CT26112100009001';
    const { quotation, contract } = await mall.work(async (work) => {
      await appendVersion(work, { docType: 'inquiry', docSn: inqSn, content: { a: 1 }, by: 'purchaser' });
      const content = { inqSn, inquiryVersionNo: 1, lines: [{ lineNo: 1 }] };
      return {
        quotation: await appendVersion(work, { docType: 'quotation', docSn: quoSn, content, by: 'supplier' }),
        contract: await appendVersion(work, {
          docType: 'contract',
          docSn: sourceSn,
          content: { b: 2 },
          by: 'supplier',
        }),
      };
    });
    const origin = { quoSn, versionNo: 1, versionHash: quotation.contentHash };
    const agreed = anAgreedLine({ quotation: origin });
    const { orderSn } = await anAgreedOrder(mall, {
      buyer,
      seller,
      sourceSn,
      inqSn,
      sourceVersionNo: 1,
      sourceHash: contract.contentHash,
      lines: [agreed],
    });
    for (const [protocol, person] of [
      [order.detail, buyer],
      [order.sellerDetail, seller],
    ] as const) {
      const shown = await mall.call(protocol, { orderSn }, person);
      expect(shown.evidence.map(({ kind, sn, hash, isIntact }) => [kind, sn, hash.length, isIntact])).toEqual(
        [
          ['inquiry', inqSn, 64, true],
          ['quotation', quoSn, 64, true],
          ['contract', sourceSn, 64, true],
          ['order', orderSn, 0, null],
        ],
      );
      expect(shown.lines[0]).toMatchObject({
        lineHash: agreed.lineHash,
        buyNum: agreed.number,
        priceWhy: `按报价单 ${quoSn} 第 1 版约定，写入合同 ${sourceSn}`,
        goodsId: null,
        productId: null,
      });
    }
    await mall.work(async (work) => {
      await work.query('ALTER TABLE document_version DISABLE TRIGGER written_once');
      await work.query(`UPDATE document_version SET content = '{"b": 3}' WHERE doc_sn = $1`, [sourceSn]);
      await work.query('ALTER TABLE document_version ENABLE TRIGGER written_once');
    });
    expect((await detail(buyer, orderSn)).evidence.map((one) => one.isIntact)).toEqual([
      true,
      true,
      false,
      null,
    ]);
  });

  it('stands in lists, is evaluated by what has a listing, and is bought again by that alone', async () => {
    const buyer = await aBuyer(mall);
    const product = await mall.work((work) => aProduct(work, { storeId: seller.storeId }));
    const lines = [
      anAgreedLine({ product }),
      anAgreedLine({ sourceLineNo: 2, unitPrice: 1 as UnitPrice, amount: cents(0) }),
    ];
    const { orderSn, sourceSn } = await anAgreedOrder(mall, { buyer, seller, plan: ON_ACCOUNT, lines });
    const words = await anAgreedOrder(mall, { buyer, seller, plan: ON_ACCOUNT });
    const agreed = await mall.call(ownOrderList.list, { isAgreed: 1 }, buyer);
    expect(agreed.counts).toMatchObject({ all: 2, pendingDelivery: 2 });
    expect(agreed.list[1]).toMatchObject({
      orderSn,
      source: 'contract',
      sourceSn,
      stages: [{ trigger: 'ON_RECEIPT' }],
    });
    expect((await mall.call(storeOrderList.list, { keyword: orderSn }, seller)).list).toHaveLength(1);
    const both = await mall.call(order.sellerDetail, { orderSn }, seller);
    await mall.call(
      order.deliver,
      {
        orderSn,
        ...PARCEL,
        lines: both.lines.map(({ orderLineId, productId }) => ({
          orderLineId,
          number: 100,
          ...(productId ? {} : { typed: TYPED }),
        })),
      },
      seller,
    );
    await deliver(words.orderSn);
    for (const sn of [orderSn, words.orderSn]) await mall.call(order.receive, { orderSn: sn }, buyer);
    expect(await detail(buyer, words.orderSn)).toMatchObject({ stateName: '已完成' });
    const tasks = await mall.call(evaluationList.list, { tab: 'todo' }, buyer);
    expect(tasks.list.map((task) => task.orderSn)).toEqual([orderSn]);
    const line = { orderLineId: tasks.list[0]!.orderLineId, stars: 5, text: '很好' };
    await mall.call(
      evaluationProtocol.evaluate,
      { orderSn, description: 5, service: 5, delivery: 5, lines: [line] },
      buyer,
    );
    expect((await detail(buyer, orderSn)).stateName).toBe('已完成');
    expect(await mall.call(order.buyAgain, { orderSn }, buyer)).toMatchObject({ added: 1 });
    expect((await mall.ask(order.buyAgain, { orderSn: words.orderSn }, buyer)).msg).toContain('请发起询价');
    expect((await mall.ask(regularProtocol.list, {}, buyer)).state).toBe(State.done);
  });

  it('keeps its price: the store cannot change what was agreed', async () => {
    const { orderSn } = await anAgreedOrder(mall, { seller });
    expect((await mall.ask(order.changePrice, { orderSn, freight: '0.00' }, seller)).msg).toBe(
      '价格由报价单或合同约定，不能在订单中修改',
    );
  });
});
