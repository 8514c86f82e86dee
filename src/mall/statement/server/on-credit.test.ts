// Orders on credit from the submit to the statement: counted, shipped, cut, paid, taken back; with their sums held against the documents.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice, yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aCertifiedEnterprise, aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { storeApplicationList } from '#mall/credit/credit-lists.ts';
import { CREDIT_BASES } from '#mall/credit/credit-terms.ts';
import { aCreditAccount } from '#mall/credit/server/credit.builders.ts';
import { creditCompared } from '#mall/credit/server/credit-compared.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { PaymentPlan } from '#mall/order/payment-plan.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { statementProtocol } from '../statement.protocol.ts';
import { ownStatementList } from '../statement-lists.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

type Desk = Awaited<ReturnType<typeof aDesk>>;

/** A buyer with an account at a store that sells one thing for ¥1.00. */
async function aDesk(
  wish: Partial<Parameters<typeof aCreditAccount>[1]> & { reviewsOrders?: boolean; freightFee?: number } = {},
) {
  const { reviewsOrders = false, freightFee = 0, ...account } = wish;
  const buyer = await aBuyer(mall, { type: 3 });
  const seller = await aSeller(mall, { reviewsOrders, freightFee: freightFee as never });
  const { enterpriseId } = await mall.work((work) =>
    aCertifiedEnterprise(work, { memberId: buyer.memberId }),
  );
  const product = await mall.work((work) =>
    aProduct(work, {
      storeId: seller.storeId,
      priceTiers: [{ minNum: 1, unitPrice: unitPrice(1_000_000) }],
      stock: 1_000_000,
    }),
  );
  const { accountId } = await mall.work((work) =>
    aCreditAccount(work, { enterpriseId, storeId: seller.storeId, ...account }),
  );
  return { buyer, seller, product, accountId, enterpriseId };
}

const submit = async ({ buyer, seller, product }: Desk, number: number) => {
  await mall.call(cartProtocol.add, { productId: product.productId, number }, buyer);
  return mall.ask(
    orderProtocol.submit,
    { addressId: buyer.addressId, creditStores: [seller.storeId] },
    buyer,
  );
};
const placed = async (desk: Desk, number: number): Promise<string> => {
  const { state, msg, data } = await submit(desk, number);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { orderSns: string[] }).orderSns[0]!;
};
const sums = async ({ buyer, accountId }: Desk) => {
  const { used, reserved, upcoming, available } = await mall.call(
    creditProtocol.account,
    { accountId },
    buyer,
  );
  return { used, reserved, upcoming, available };
};
const detail = ({ buyer }: Desk, orderSn: string) => mall.call(orderProtocol.detail, { orderSn }, buyer);
async function ship({ buyer, seller }: Desk, orderSn: string, number?: number): Promise<void> {
  const { lines } = await mall.call(orderProtocol.detail, { orderSn }, buyer);
  await mall.call(
    orderProtocol.deliver,
    {
      orderSn,
      carrier: '顺丰速运',
      trackingNo: `SF${orderSn}`,
      ...(number ? { lines: [{ orderLineId: lines[0]!.orderLineId, number }] } : {}),
    },
    seller,
  );
}
async function again<P extends { memberId: number; token: string }>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}
async function later(desk: Desk, passed: number): Promise<void> {
  mall.clock.pass(passed);
  await mall.fireTimers();
  desk.buyer = await again(desk.buyer);
  desk.seller = await again(desk.seller);
}
/** Until the first statement is cut. */
async function cut(desk: Desk): Promise<string> {
  const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
  const { cutDay, statementSn } = list[0]!;
  await later(desk, new Date(`${cutDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  return statementSn;
}
const shown = ({ buyer }: Desk, statementSn: string) =>
  mall.call(statementProtocol.detail, { statementSn }, buyer);
async function pay(desk: Desk, statementSns: string[], amount?: string): Promise<void> {
  const { paySn } = await mall.call(
    statementProtocol.pay,
    { statementSns, ...(amount ? { amount } : {}) },
    desk.buyer,
  );
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
}

/** Used, reserved and upcoming of every account as its documents say, and the books. */
async function holds(): Promise<void> {
  const parted = await mall.work((work) => work.query(RECOMPUTED));
  expect(parted).toEqual([]);
  const books = await mall.mall.workshop.inTransaction('zh', (work) => checkBooks(work, creditCompared));
  expect(books).toEqual([]);
}
/** From orders, items and payments alone. */
const RECOMPUTED = `
  WITH charge AS (
    SELECT c.account_id, a.basis, o.state IN ('PENDING_REVIEW', 'REVIEW_REJECTED', 'CANCELLED', 'REJECTED') AND NOT c.is_released AS waits,
      CASE WHEN o.state IN ('REVIEW_REJECTED', 'REJECTED') OR (o.state = 'CANCELLED' AND NOT c.is_released) THEN 0
           WHEN o.pay_mode = 'PLAN' THEN (
             SELECT CASE WHEN g.state = 'CLOSED' THEN 0 ELSE g.amount - g.waived END - coalesce(d.memo, 0)
             FROM order_stage g WHERE g.order_sn = o.order_sn AND g.trigger = 'ON_STATEMENT')
           ELSE o.payable - o.refunded - coalesce(d.memo, 0) END AS owed,
      coalesce(i.shipped, 0) AS shipped, coalesce(i.billed, 0) AS billed, coalesce(i.paid, 0) AS paid
    FROM credit_charge c JOIN credit_account a USING (account_id) JOIN sub_order o ON o.order_sn = c.order_sn
    LEFT JOIN LATERAL (
      SELECT sum(i.amount) FILTER (WHERE i.kind <> 'CARRY') AS shipped,
        sum(i.amount) FILTER (WHERE i.kind <> 'CARRY' AND (i.is_counted OR s.reconcile <> 'OPEN')) AS billed,
        sum(i.paid) AS paid
      FROM statement_item i JOIN statement s USING (statement_id) WHERE i.order_sn = c.order_sn) i ON true
    LEFT JOIN LATERAL (
      SELECT sum(d.amount) AS memo FROM statement_dispute d JOIN statement_item i USING (item_id)
      WHERE i.order_sn = c.order_sn AND d.state IN ('AGREED', 'UPHELD')) d ON true
  ), counted AS (
    SELECT account_id, sum(CASE WHEN waits THEN 0 ELSE
        CASE basis WHEN 'ORDERS' THEN owed WHEN 'SHIPPED' THEN shipped ELSE billed END - paid END) AS used,
      sum(CASE WHEN waits THEN owed ELSE 0 END) AS reserved,
      sum(CASE WHEN waits THEN 0 ELSE owed - CASE basis WHEN 'ORDERS' THEN owed WHEN 'SHIPPED' THEN shipped ELSE billed END END) AS upcoming
    FROM charge GROUP BY 1)
  SELECT a.account_id, a.used, c.used AS used_is, a.reserved, c.reserved AS reserved_is, a.upcoming, c.upcoming AS upcoming_is
  FROM credit_account a JOIN counted c USING (account_id)
  WHERE a.used - a.late_fees <> c.used OR a.reserved <> c.reserved OR a.upcoming <> c.upcoming`;

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
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
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
  await later(desk, days(9));
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

it('a hundred orders at once on the last ¥1 of a sub-limit: never over, and refused by its name and rest', async () => {
  const desk = await aDesk();
  const { accountId, buyer } = desk;
  const set = (amount: string | undefined, by = buyer) =>
    mall.ask(
      creditProtocol.setSubLimit,
      {
        accountId,
        kind: 'EMPLOYEE' as const,
        subject: String(buyer.memberId),
        period: 'MONTH' as const,
        ...(amount ? { amount } : {}),
      },
      by,
    );
  expect((await set('100.00', (await aDesk()).buyer)).state).toBe(State.notFound);
  expect((await set('100.00')).state).toBe(State.done);
  await placed(desk, 99);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      mall.ask(
        orderProtocol.submit,
        {
          source: 'buyNow',
          productId: desk.product.productId,
          number: 1,
          addressId: buyer.addressId,
          creditStores: [desk.seller.storeId],
        },
        buyer,
      ),
    ),
  );
  expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
  expect(replies.find(({ state }) => state !== State.done)?.msg).toContain(
    `子额度“${buyer.memberName}”（员工，每月）仅剩 ¥0.00`,
  );
  expect(await mall.call(creditProtocol.subLimits, { accountId }, buyer)).toMatchObject({
    list: [{ name: buyer.memberName, amount: '100.00', taken: '100.00', rest: '0.00' }],
    maySet: 1,
  });
  expect((await sums(desk)).used).toBe('100.00');
  await later(desk, days(31));
  await placed(desk, 100);
  await set(undefined, desk.buyer);
  await placed(desk, 100);
  await holds();
});

it('a sub-limit of a cost centre counts what is open, and only who has the permission sets one', async () => {
  const desk = await aDesk();
  const { accountId, buyer, seller, product } = desk;
  const employee = await aLoggedInEmployee(mall, {
    enterpriseId: desk.enterpriseId,
    permissions: ['order.read', 'order.price', 'order.submit', 'credit.read', 'credit.pay'],
  });
  await mall.work((work) =>
    work.query(`UPDATE sub_account SET cost_center = '研发部' WHERE member_id = $1`, [employee.memberId]),
  );
  const limit = {
    accountId,
    kind: 'COST_CENTRE',
    subject: '研发部',
    period: 'OPEN',
    amount: '50.00',
  } as const;
  expect((await mall.ask(creditProtocol.setSubLimit, limit, employee)).msg).toContain('分配信用额度');
  expect((await mall.ask(creditProtocol.setSubLimit, { ...limit, subject: '财务部' }, buyer)).state).toBe(
    State.notFound,
  );
  await mall.call(creditProtocol.setSubLimit, limit, buyer);
  const order = (number: number, costCentre: string) =>
    mall.ask(
      orderProtocol.submit,
      {
        source: 'buyNow',
        productId: product.productId,
        number,
        addressId: buyer.addressId,
        costCentre,
        creditStores: [seller.storeId],
      },
      buyer,
    );
  expect((await order(30, '研发部')).state).toBe(State.done);
  expect((await order(30, '研发部')).msg).toContain('研发部”（成本中心，未结清）仅剩 ¥20.00');
  expect((await order(30, '')).state).toBe(State.done);
  expect((await order(20, '研发部')).state).toBe(State.done);
  await holds();
});

const PLAN: PaymentPlan = [
  { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
  { trigger: 'BEFORE_SHIP', perMille: 400, dueDays: 5 },
  { trigger: 'ON_STATEMENT', perMille: 300, dueDays: 0 },
];
/** ¥10 000 agreed: 30 % and 40 % are paid, 30 % comes by statement. */
async function agreed(desk: Desk, lines: [number: number, yuan: number][]) {
  const { buyer, seller, enterpriseId } = desk;
  const built = await anAgreedOrder(mall, {
    buyer,
    seller,
    enterpriseId,
    plan: PLAN,
    lines: lines.map(([number, price], at) =>
      anAgreedLine({
        sourceLineNo: at + 1,
        number,
        unitPrice: unitPrice(price * 1_000_000),
        partNo: `TX-${at + 1}`,
      }),
    ),
  });
  const pays = (paySn: string) =>
    mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  await pays(built.paySn);
  await pays(`${built.paySn}-2`);
  return built.orderSn;
}
const sendAgreed = async ({ buyer, seller }: Desk, orderSn: string, numbers: number[]) => {
  const { lines } = await mall.call(orderProtocol.detail, { orderSn }, buyer);
  await mall.call(
    orderProtocol.deliver,
    {
      orderSn,
      carrier: '顺丰速运',
      trackingNo: 'SF1',
      lines: lines.flatMap(({ orderLineId }, at) => {
        const number = numbers[at] ?? 0;
        return number > 0 ? [{ orderLineId, number, typed: [{ lotNo: 'L', dateCode: '2630', number }] }] : [];
      }),
    },
    seller,
  );
};
const filling = async (desk: Desk) => {
  const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
  return list[0]
    ? (await shown(desk, list[0].statementSn)).items.map(({ kind, amount }) => [kind, amount])
    : [];
};

it('X4: a stage by statement is billed as parcels leave, by their value, the last takes the rest', async () => {
  const desk = await aDesk();
  const orderSn = await agreed(desk, [
    [3, 3_333.33],
    [1, 0.01],
  ]);
  expect(await sums(desk)).toMatchObject({ used: '3000.00', available: '7000.00' });
  await sendAgreed(desk, orderSn, [1]);
  expect(await filling(desk)).toEqual([['STAGE', '999.99']]);
  await sendAgreed(desk, orderSn, [2, 1]);
  expect(await filling(desk)).toEqual([
    ['STAGE', '999.99'],
    ['STAGE', '2000.01'],
  ]);
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  expect((await detail(desk, orderSn)).settleState).toBe('PENDING_PAYMENT');
  await pay(desk, [statementSn]);
  expect(await detail(desk, orderSn)).toMatchObject({ settleState: 'SETTLED' });
  expect((await sums(desk)).used).toBe('0.00');
  await holds();
});

it('X3: what comes back goes off the statement first, then money comes back of the stage paid last', async () => {
  const desk = await aDesk();
  const balance = async () =>
    Number(
      (
        await mall.work((work) =>
          work.query<{ all: number }>(
            `SELECT coalesce(sum(amount), 0)::bigint AS all FROM refund WHERE document_sn = $1`,
            [orderSn],
          ),
        )
      )[0]!.all,
    );
  const orderSn = await agreed(desk, [
    [100, 60],
    [50, 80],
  ]);
  await sendAgreed(desk, orderSn, [100, 50]);
  await mall.call(orderProtocol.receive, { orderSn }, desk.buyer);
  const { lines } = await detail(desk, orderSn);
  const giveBack = async (at: number, number: number) => {
    const asked = await mall.call(
      afterSaleProtocol.apply,
      {
        orderSn,
        kind: 3,
        part: 'D',
        reason: 'R04',
        text: '少货',
        isReceived: 1,
        lines: [{ orderLineId: lines[at]!.orderLineId, number }],
      },
      desk.buyer,
    );
    await mall.call(afterSaleProtocol.agree, { caseSn: asked.caseSn, version: 1 }, desk.seller);
  };
  await giveBack(0, 20);
  expect(await filling(desk)).toEqual([
    ['STAGE', '3000.00'],
    ['MEMO', '-1200.00'],
  ]);
  expect([await balance(), (await sums(desk)).used]).toEqual([0, '1800.00']);
  await giveBack(1, 50);
  expect((await filling(desk)).at(-1)).toEqual(['MEMO', '-1800.00']);
  expect([await balance(), (await sums(desk)).used]).toEqual([220_000, '0.00']);
  const { stages } = await detail(desk, orderSn);
  expect(stages.map(({ state, waived, refunded }) => [state, waived, refunded])).toEqual([
    ['PAID', '0.00', '0.00'],
    ['PAID', '0.00', '2200.00'],
    ['CLOSED', '3000.00', '0.00'],
  ]);
  await holds();
});

it('a stage by statement needs an account that has room, and is free again when its order ends', async () => {
  const desk = await aDesk({ creditLimit: yuan(2_999) });
  await expect(agreed(desk, [[100, 100]])).rejects.toThrow();
  const wide = await aDesk({ basis: 'SHIPPED' });
  const orderSn = await agreed(wide, [[100, 100]]);
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '3000.00' });
  await sendAgreed(wide, orderSn, [40]);
  expect(await sums(wide)).toMatchObject({ used: '1200.00', upcoming: '1800.00' });
  await mall.call(orderProtocol.askCloseRemainder, { orderSn, reason: '缺货' }, wide.seller);
  await mall.call(orderProtocol.closeRemainder, { orderSn }, wide.buyer);
  // 6 000 less is owed: 1 800 were not billed, 1 200 are a memo, 3 000 of what was paid come back
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '0.00' });
  const other = await agreed(wide, [[100, 100]]);
  await mall.call(orderProtocol.storeCancel, { orderSn: other, reason: '无法供货' }, wide.seller);
  expect(await sums(wide)).toMatchObject({ used: '0.00', upcoming: '0.00' });
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

it('its own people decide on an application, and on a payment, with the forecast before them', async () => {
  const desk = await aDesk();
  const { buyer, seller, enterpriseId } = desk;
  const boss = await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] });
  for (const docType of ['creditApply', 'statementPay'] as const)
    await mall.call(
      approvalProtocol.saveRule,
      {
        docType,
        ruleName: '财务须审批',
        conditions: { amountFrom: '100.00' },
        steps: [{ who: 'members', memberIds: [boss.memberId], mode: 'ANY' }],
      },
      buyer,
    );
  const decide = async (decision: 'approve' | 'return') => {
    const { list } = await mall.call(taskList.list, {}, boss);
    const task = list.find(({ state: now }) => now === 'PENDING');
    await mall.call(approvalProtocol.decide, { taskId: task!.taskId, decision, reason: '已核对' }, boss);
    return task!;
  };
  const wanted = { storeId: seller.storeId, wantedLimit: '20000.00', wantedTermDays: 30 };
  const { creditSn, state } = await mall.call(creditProtocol.apply, wanted, buyer);
  expect(state).toBe('PENDING_APPROVAL');
  expect((await mall.ask(creditProtocol.creditorApplication, { creditSn }, seller)).state).toBe(
    State.notFound,
  );
  expect((await mall.call(storeApplicationList.list, {}, seller)).list).toEqual([]);
  expect((await decide('approve')).notes).toEqual([
    '不付款：60 天内可正常账期下单',
    '按期付款：60 天内可正常账期下单',
  ]);
  expect((await mall.call(creditProtocol.creditorApplication, { creditSn }, seller)).state).toBe(
    'PENDING_REVIEW',
  );

  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const payAll = () => mall.call(statementProtocol.pay, { statementSns: [statementSn] }, desk.buyer);
  const doPay = (paySn: string) =>
    mall.ask(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
  const first = await payAll();
  expect(first.isAsked).toBe(1);
  expect((await doPay(first.paySn)).state).toBe(State.notFound);
  expect((await shown(desk, statementSn)).payments).toMatchObject([{ isAsked: 1, isOpen: 0 }]);
  Object.assign(boss, await again(boss));
  expect((await decide('return')).notes[0]).toContain('逾期冻结');
  expect((await shown(desk, statementSn)).payments).toEqual([]);
  const second = await payAll();
  const third = await payAll();
  expect(third.paySn).not.toBe(second.paySn);
  await decide('approve');
  expect((await shown(desk, statementSn)).payments).toMatchObject([{ paySn: third.paySn, isOpen: 1 }]);
  expect((await doPay(third.paySn)).state).toBe(State.done);
  expect((await shown(desk, statementSn)).state).toBe('SETTLED');
  await holds();
});

it('chosen items are paid first', async () => {
  const desk = await aDesk();
  const orders = [await placed(desk, 1_000), await placed(desk, 200), await placed(desk, 30)];
  for (const orderSn of orders) await ship(desk, orderSn);
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { items } = await shown(desk, statementSn);
  const chosen = items.slice(1).map(({ itemId }) => itemId);
  const { paySn, payable } = await mall.call(
    statementProtocol.pay,
    { statementSns: [statementSn], itemIds: JSON.stringify(chosen) },
    desk.buyer,
  );
  expect(payable).toBe('230.00');
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
  expect((await shown(desk, statementSn)).items.map(({ paid }) => paid)).toEqual(['0.00', '200.00', '30.00']);
  const strange = await mall.ask(
    statementProtocol.pay,
    { statementSns: [statementSn], itemIds: JSON.stringify([items[0]!.itemId + 10_000]) },
    desk.buyer,
  );
  expect(strange.state).toBe(State.notFound);
  await holds();
});

it('a creditor opens a statement again, sets off, sends a letter at last, and writes the rest off', async () => {
  const desk = await aDesk({ graceDays: 0 });
  await ship(desk, await placed(desk, 1_000));
  const statementSn = await cut(desk);
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const why = { statementSn, reason: '数量有误，重新核对' };
  await mall.call(statementProtocol.reopen, why, desk.seller);
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'PENDING_SETTLEMENT', reconcile: 'CUT' });
  const { items } = await shown(desk, statementSn);
  const { disputeId } = await mall.call(
    statementProtocol.dispute,
    { statementSn, itemId: items[0]!.itemId, amount: '400.00', reason: 'SET_OFF', text: '与贵司欠款互抵' },
    desk.buyer,
  );
  await mall.call(statementProtocol.decideDispute, { disputeId, isAgreed: 1, text: '同意抵账' }, desk.seller);
  expect((await shown(desk, statementSn)).items.at(-1)).toMatchObject({
    kind: 'MEMO',
    amount: '-400.00',
    title: '抵账',
  });
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { dueDay } = await shown(desk, statementSn);
  await later(desk, new Date(`${dueDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  for (let day = 0; day < 30; day++) await later(desk, days(1));
  const letters = await mall.work((work) =>
    work.query<{ text: string }>(
      `SELECT * FROM site_message m WHERE member_id = $1 AND m::text LIKE '%催款函%'`,
      [desk.buyer.memberId],
    ),
  );
  expect(JSON.stringify(letters)).toContain(statementSn);
  expect((await mall.ask(statementProtocol.reopen, why, desk.seller)).msg).toContain('滞纳金');
  const done = await mall.call(statementProtocol.writeOff, { statementSn, reason: '买方停业' }, desk.seller);
  expect(done.state).toBe('SETTLED');
  expect(await shown(desk, statementSn)).toMatchObject({ rest: '0.00', allowedActions: [] });
  expect(await sums(desk)).toMatchObject({ used: '0.00' });
  const books = await mall.mall.workshop.inTransaction('zh', (work) => checkBooks(work, creditCompared));
  expect(books).toEqual([]);
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
  await mall.call(statementProtocol.confirm, { statementSn }, desk.buyer);
  const { dueDay } = await shown(desk, statementSn);
  await later(desk, new Date(`${dueDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  await later(desk, days(3));
  expect(await mall.call(statementProtocol.aging, {}, desk.seller)).toMatchObject({
    bands: [{ num: 0 }, { num: 1, amount: '1001.50' }, { num: 0 }, { num: 0 }, { num: 0 }],
  });
  await pay(desk, [statementSn], '1000.00');
  const fee = (await shown(desk, statementSn)).lateFee;
  await mall.call(statementProtocol.waive, { statementSn, amount: fee, reason: '首次逾期' }, desk.seller);
  expect(await shown(desk, statementSn)).toMatchObject({ state: 'SETTLED', rest: '0.00' });
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
