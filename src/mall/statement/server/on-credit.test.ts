// Orders on credit from the submit to the statement: counted, shipped, cut, paid, taken back; with their sums held against the documents.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { CREDIT_BASES } from '#mall/credit/credit-terms.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { statementProtocol } from '../statement.protocol.ts';
import { ownItemList, ownStatementList } from '../statement-lists.ts';

import {
  aDesk,
  cut,
  detail,
  holds,
  later,
  openCreditMall,
  pay,
  placed,
  ship,
  shown,
  submit,
  sums,
} from './credit-desk.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openCreditMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

it('an order on credit needs no payment, and becomes a statement that is paid', async () => {
  const desk = await aDesk();
  const orderSn = await placed(desk, 6_000);
  expect(await detail(desk, orderSn)).toMatchObject({
    state: 'PENDING_DELIVERY',
    payMode: 'CREDIT',
    settleState: 'PENDING_SETTLEMENT',
    trade: { payState: 1 },
  });
  expect((await sums(desk)).available).toBe('4000.00');
  expect((await submit(desk, 4_001)).msg).toContain('可用额度不足');
  await ship(desk, orderSn, 2_500);
  const statementSn = await cut(desk);
  expect(await shown(desk, statementSn)).toMatchObject({
    state: 'PENDING_SETTLEMENT',
    reconcile: 'CUT',
    items: expect.arrayContaining([expect.objectContaining({ amount: '2500.00', orderSn })]),
    allowedActions: ['confirm', 'dispute'],
  });
  expect((await mall.call(ownItemList.list, {}, desk.buyer)).list).toMatchObject([{ statementSn }]);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  expect((await shown(desk, statementSn)).silentAfter).toBeNull();
  expect((await detail(desk, orderSn)).settleState).toBe('PENDING_PAYMENT');
  const { total } = await shown(desk, statementSn);
  await pay(desk, [statementSn], '1000.00');
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'PENDING_PAYMENT', paid: '1000.00' });
  await pay(desk, [statementSn]);
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'SETTLED', rest: '0.00', paid: total });
  await holds();
  await ship(desk, orderSn);
  expect((await detail(desk, orderSn)).settleState).toBe('PENDING_SETTLEMENT');
  await holds();
});

it.each(CREDIT_BASES)('X6 through the mall on the basis %s', async (basis) => {
  const desk = await aDesk({ basis, reviewsOrders: true, freightFee: 1_000 });
  const orderSn = await placed(desk, 6_000);
  const freight = Number((await detail(desk, orderSn)).freight);
  const all = 6_000 + freight;
  const show = async () => {
    const { used, reserved, upcoming } = await sums(desk);
    return [used, reserved, upcoming].map(Number);
  };
  expect(await show()).toEqual([0, all, 0]);
  await mall.call(orderProtocol.approve, { orderSn }, desk.seller);
  expect(await show()).toEqual(basis === 'ORDERS' ? [all, 0, 0] : [0, 0, all]);
  await ship(desk, orderSn, 2_500);
  const part = 2_500 + freight;
  expect(await show()).toEqual(
    basis === 'ORDERS' ? [all, 0, 0] : basis === 'SHIPPED' ? [part, 0, 3_500] : [0, 0, all],
  );
  const statementSn = await cut(desk);
  expect(await show()).toEqual(basis === 'ORDERS' ? [all, 0, 0] : [part, 0, 3_500]);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  await pay(desk, [statementSn]);
  expect(await show()).toEqual(basis === 'ORDERS' ? [3_500, 0, 0] : [0, 0, 3_500]);
  await mall.call(orderProtocol.askCloseRemainder, { orderSn, reason: '缺货' }, desk.seller);
  await mall.call(orderProtocol.closeRemainder, { orderSn }, desk.buyer);
  expect(await show()).toEqual([0, 0, 0]);
  expect((await detail(desk, orderSn)).settleState).toBe('SETTLED');
  await holds();
});

it('X7: a dispute moves on and is agreed to, late fees freeze the account and payment thaws it', async () => {
  const desk = await aDesk({ creditLimit: yuan(100_000) });
  // the mall's clock stands at a day of its own: days are counted from the cut
  const first = await placed(desk, 12_345);
  const second = await placed(desk, 8_000);
  await ship(desk, first);
  await ship(desk, second);
  const one = await cut(desk);
  const before = await shown(desk, one);
  const item = before.items.find(({ amount }) => amount === '8000.00')!;
  const { disputeId } = await mall.call(
    statementProtocol.dispute,
    { statementSn: one, itemId: item.itemId, amount: '1000.00', reason: 'N3', text: '少收 1000 只' },
    desk.buyer,
  );
  expect((await mall.ask(statementProtocol.confirm, { statementSn: one }, desk.buyer)).msg).toContain('异议');
  const until = new Date(`${before.silentAfter}T15:59:00Z`).getTime() - mall.clock.now().getTime();
  await later(desk, until);
  expect((await shown(desk, one)).reconcile).toBe('DISPUTED');
  await later(desk, days(9) - until);
  const moved = await shown(desk, one);
  expect(moved).toMatchObject({ state: 'PENDING_PAYMENT', reconcile: 'DONE' });
  expect(Number(moved.total)).toBe(Number(before.total) - 1_000);
  await mall.call(statementProtocol.decideDispute, { disputeId, isAgreed: 1, text: '同意冲减' }, desk.seller);
  const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
  const two = list.find(({ statementSn }) => statementSn !== one)!;
  expect(two).toMatchObject({ reconcile: 'OPEN', total: '0.00' });
  await holds();

  await pay(desk, [one], '10000.00');
  const due = new Date(`${moved.dueDay}T16:30:00Z`).getTime();
  await later(desk, due - mall.clock.now().getTime());
  expect((await shown(desk, one)).state).toBe('OVERDUE');
  expect((await detail(desk, first)).settleState).toBe('OVERDUE');
  for (let day = 0; day < 3; day++) await later(desk, days(1));
  expect(await mall.call(creditProtocol.account, { accountId: desk.accountId }, desk.buyer)).toMatchObject({
    state: 'FROZEN',
  });
  expect((await submit(desk, 1)).msg).toContain('已冻结');
  for (let day = 0; day < 7; day++) await later(desk, days(1));
  const principal = Number(moved.total) - 10_000;
  const late = await shown(desk, one);
  expect(Number(late.lateFee)).toBeCloseTo((7 * Math.round(principal * 100 * 0.0005)) / 100, 2);
  await pay(desk, [one], principal.toFixed(2));
  expect(await mall.call(creditProtocol.account, { accountId: desk.accountId }, desk.buyer)).toMatchObject({
    state: 'ACTIVE',
    used: late.lateFee,
  });
  await pay(desk, [one]);
  expect(await shown(desk, one)).toMatchObject({ state: 'SETTLED', rest: '0.00' });
  expect((await sums(desk)).used).toBe('0.00');
  await holds();
});

it('a hundred orders at once on the last ¥1 of a limit: never over, from two processes', async () => {
  const desk = await aDesk({ creditLimit: yuan(1) });
  const beside = await openTestMall({ beside: mall });
  const tries = Array.from({ length: 100 }, (_, i) => {
    const at = i % 2 === 0 ? mall : beside;
    return at.ask(
      orderProtocol.submit,
      {
        source: 'buyNow',
        productId: desk.product.productId,
        number: 1,
        addressId: desk.buyer.addressId,
        creditStores: [desk.seller.storeId],
      },
      desk.buyer,
    );
  });
  const replies = await Promise.all(tries);
  expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
  expect((await sums(desk)).available).toBe('0.00');
  await beside.close();
  await holds();
});

it('returns and cancelled parts are memos, with nothing paid back', async () => {
  const desk = await aDesk();
  const orderSn = await placed(desk, 3_000);
  await mall.call(orderProtocol.storeCancel, { orderSn, reason: '无法供货' }, desk.seller);
  expect(await sums(desk)).toMatchObject({ used: '0.00', available: '10000.00' });

  const shipped = await placed(desk, 3_000);
  await ship(desk, shipped);
  await mall.call(orderProtocol.receive, { orderSn: shipped }, desk.buyer);
  const { lines } = await detail(desk, shipped);
  const asked = await mall.call(
    afterSaleProtocol.apply,
    {
      orderSn: shipped,
      kind: 3,
      part: 'D',
      reason: 'R04',
      text: '少 500 只',
      isReceived: 1,
      lines: [{ orderLineId: lines[0]!.orderLineId, number: 500 }],
    },
    desk.buyer,
  );
  await mall.call(afterSaleProtocol.agree, { caseSn: asked.caseSn, version: 1 }, desk.seller);
  expect((await sums(desk)).used).toBe('2500.00');
  const statementSn = await cut(desk);
  expect((await shown(desk, statementSn)).items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['LINE', '3000.00'],
    ['MEMO', '-500.00'],
  ]);
  await holds();
});

it('a voucher waits for finance, a statement of another creditor is not paid with it, strangers find none', async () => {
  const desk = await aDesk();
  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const stranger = await aDesk();
  expect((await mall.ask(statementProtocol.detail, { statementSn }, stranger.buyer)).state).toBe(
    State.notFound,
  );
  expect((await mall.ask(statementProtocol.creditorDetail, { statementSn }, stranger.seller)).state).toBe(
    State.notFound,
  );
  expect(
    (await mall.ask(statementProtocol.pay, { statementSns: [statementSn], amount: '1000.01' }, desk.buyer))
      .msg,
  ).toContain('1,000.00');
  const { paySn } = await mall.call(statementProtocol.pay, { statementSns: [statementSn] }, desk.buyer);
  const { fileId } = await mall.work((work) => aFile(work, desk.buyer.memberId, { purpose: 'voucher' }));
  const paidOn = new Date(mall.clock.now().getTime() - days(1)).toISOString().slice(0, 10);
  const { payment } = await mall.call(
    paymentProtocol.doPay,
    {
      paySn,
      method: 'TRANSFER',
      voucher: { payerName: '测试企业', bank: '招商银行', amount: '1000.00', paidOn, fileIds: [fileId] },
    },
    desk.buyer,
  );
  expect((await shown(desk, statementSn)).state).toBe('PENDING_REVIEW');
  expect((await mall.ask(statementProtocol.pay, { statementSns: [statementSn] }, desk.buyer)).state).toBe(
    State.refused,
  );
  const finance = await aLogin(mall, { roles: ['finance'] });
  await mall.call(
    paymentProtocol.approve,
    { paymentSn: payment.paymentSn, receivedAmount: '600.00' },
    finance,
  );
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'PENDING_PAYMENT', paid: '600.00' });
  await holds();
});

it('waived fees end a statement, and ageing tells what is due since when', async () => {
  const desk = await aDesk({ graceDays: 0 });
  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  const aging = () => mall.call(statementProtocol.aging, {}, desk.seller);
  expect(await aging()).toMatchObject({ bands: [{ num: 1, amount: '1000.00' }, {}, {}, {}, {}] });
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { dueDay } = await shown(desk, statementSn);
  await later(desk, new Date(`${dueDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  await later(desk, days(3));
  expect(await aging()).toMatchObject({
    bands: [{ num: 0 }, { num: 1, amount: '1001.50' }, { num: 0 }, { num: 0 }, { num: 0 }],
  });
  await pay(desk, [statementSn], '1000.00');
  const fee = (await shown(desk, statementSn)).lateFee;
  await mall.call(statementProtocol.waive, { statementSn, amount: fee, reason: '首次逾期' }, desk.seller);
  expect(await shown(desk, statementSn)).toMatchObject({
    ...{ state: 'SETTLED', rest: '0.00' },
    log: expect.arrayContaining([expect.objectContaining({ reason: `¥${fee} · 首次逾期` })]),
  });
  await holds();
});

/** One of the list, the same for the same seed. */
function dice(seed: number) {
  let state = seed;
  return <T>(of: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return of[Math.floor((state / 2_147_483_648) * of.length)]!;
  };
}

it.each(CREDIT_BASES.flatMap((basis) => [1, 2].map((seed) => [basis, seed] as const)))(
  'after any life on the basis %s (%i) the sums are those of the documents',
  async (basis, seed) => {
    const pick = dice(seed * 7_919);
    const desk = await aDesk({ basis, creditLimit: yuan(1_000_000), freightFee: 1_000 });
    const orderSns: string[] = [];
    const one = async () =>
      pick((await mall.call(ownStatementList.list, {}, desk.buyer)).list)?.statementSn ?? 'ST0';
    // what a step is refused changes nothing: the sums must hold all the same
    const steps = {
      order: async () => void orderSns.push(await placed(desk, pick([37, 100, 333]))),
      shipSome: () => ship(desk, pick(orderSns), pick([7, 13, 30])),
      shipRest: () => ship(desk, pick(orderSns)),
      close: async () => {
        const orderSn = pick(orderSns);
        await mall.call(orderProtocol.askCloseRemainder, { orderSn, reason: '缺货' }, desk.seller);
        await mall.call(orderProtocol.closeRemainder, { orderSn }, desk.buyer);
      },
      cancel: () =>
        mall.call(orderProtocol.storeCancel, { orderSn: pick(orderSns), reason: '缺货' }, desk.seller),
      giveBack: async () => {
        const orderSn = pick(orderSns);
        const { lines } = await detail(desk, orderSn);
        const { caseSn } = await mall.call(
          afterSaleProtocol.apply,
          {
            orderSn,
            kind: 3,
            part: 'D',
            reason: 'R04',
            text: '少货',
            isReceived: 1,
            lines: [{ orderLineId: lines[0]!.orderLineId, number: pick([1, 3]) }],
          },
          desk.buyer,
        );
        await mall.call(afterSaleProtocol.agree, { caseSn, version: 1 }, desk.seller);
      },
      cut: async () => {
        if ((await one()) !== 'ST0') await cut(desk);
      },
      confirm: async () => {
        const statementSn = await one();
        await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
      },
      dispute: async () => {
        const statementSn = await one();
        const { items } = await shown(desk, statementSn);
        const { disputeId } = await mall.call(
          statementProtocol.dispute,
          { statementSn, itemId: pick(items)?.itemId ?? 1, amount: '1.00', reason: 'N2' },
          desk.buyer,
        );
        await mall.call(
          statementProtocol.decideDispute,
          { disputeId, isAgreed: pick([1, 0]), text: '已核对' },
          desk.seller,
        );
      },
      paySome: async () => pay(desk, [await one()], pick(['1.00', '20.00', '50.00'])),
      payAll: async () => pay(desk, [await one()]),
      wait: () => later(desk, days(pick([1, 6]))),
    };
    await steps.order();
    const names = Object.keys(steps) as (keyof typeof steps)[];
    let done = 0;
    for (let step = 0; step < 24; step++) {
      const name = pick(names);
      await steps[name]().then(
        () => void done++,
        (refusal: unknown) => expect(refusal).toHaveProperty('state'),
      );
      if (step % 8 === 7) await holds();
    }
    expect(done).toBeGreaterThan(6);
    await holds();
  },
  180_000,
);
