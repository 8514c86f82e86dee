// Orders that a purchaser makes under a contract through HTTP: what his enterprise lays down for its orders holds for them too (domain 3.4.5, invariant 15).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aBudget, aRule, waitingFor } from '#mall/approval/server/approval.builders.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { closeAgreedOrders } from '#mall/order/server/order.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { contractProtocol as protocol } from '../../contract.protocol.ts';
import { aContract, type BuiltContract } from '../contract.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

/** ¥1.25 a piece from 200 on in hundreds; an approver, and a buyer of at most ¥5,000 an order. */
async function framework(wish: { rule?: boolean; budget?: number; mayExceed?: boolean } = {}) {
  const of = await aContract(mall, {
    state: 'EFFECTIVE',
    isFramework: true,
    offer: {
      lines: [
        { lineNo: 1, breaks: [{ number: 200, unitPrice: '1.250000' }], multiple: 100 },
        { lineNo: 2, unitPrice: '0.003120', number: 500, partNo: 'CD-2' },
      ],
    },
  });
  const { enterpriseId, memberId } = of.purchaser;
  const approver = await aLoggedInEmployee(mall, { enterpriseId, roles: ['approver'] });
  const buyer = await aLoggedInEmployee(mall, {
    enterpriseId,
    roles: ['buyer'],
    permissions: ['order.all'],
    limitPerOrder: yuan(5_000),
  });
  return mall.work(async (work) => {
    if (wish.rule) await aRule(work, { enterpriseId }, { conditions: { amountFrom: yuan(1_000) } });
    await work.query(`UPDATE contract SET cost_centre = '研发一部' WHERE contract_sn = $1`, [of.contractSn]);
    const { budget, mayExceed = false } = wish;
    const budgetId =
      budget === undefined
        ? 0
        : await aBudget(work, enterpriseId, { name: '研发一部', amount: yuan(budget), mayExceed });
    const { addressId } = await anAddress(work, memberId, {});
    return { ...of, approver, buyer, budgetId, addressId };
  });
}
type Framework = Awaited<ReturnType<typeof framework>>;

const wish = ({ contractSn, addressId }: Framework, number: number) => ({
  contractSn,
  addressId,
  lines: [{ lineNo: 1, number }],
});
const order = (of: Framework, number: number, person: Person = of.purchaser) =>
  mall.call(protocol.callOff, wish(of, number), person);
const ordered = async ({ contractSn, purchaser }: BuiltContract) =>
  (await mall.call(protocol.detail, { contractSn }, purchaser)).performance[0]!.orderedNum;
const shown = (person: Person, orderSn: string) => mall.call(orderProtocol.detail, { orderSn }, person);
const budgetOf = async ({ budgetId }: Framework) =>
  (
    await mall.work((work) =>
      work.query('SELECT reserved, spent FROM budget WHERE budget_id = $1', [budgetId]),
    )
  )[0];
const stateOf = async (orderSn: string) =>
  (await mall.work((work) => work.query('SELECT state FROM sub_order WHERE order_sn = $1', [orderSn])))[0]!
    .state;
async function decide(of: Framework, docSn: string, decision: 'approve' | 'return') {
  const list = await waitingFor(mall, of.approver);
  const { taskId } = list.find((task) => task.docSn === docSn)!;
  await mall.call(approvalProtocol.decide, { taskId, decision, reason: '数量过多' }, of.approver);
}

it('waits for its approval, which is shown before, and is paid and delivered only after it', async () => {
  const of = await framework({ rule: true });
  const { contractSn } = of;
  const { approval } = await mall.call(
    protocol.previewCallOff,
    { contractSn, lines: [{ lineNo: 1, number: 1_000 }] },
    of.purchaser,
  );
  expect(approval.steps).toHaveLength(1);
  const placed = await order(of, 1_000);
  expect(placed).toMatchObject({ needsPayment: 0, isAsked: 1 });
  expect(await shown(of.purchaser, placed.orderSn)).toMatchObject({
    state: 'PENDING_REVIEW',
    stateName: '待企业审批',
    approval: { state: 'PENDING' },
  });
  const stores = await mall.call(orderProtocol.sellerDetail, { orderSn: placed.orderSn }, of.seller);
  expect(stores.allowedActions).toEqual([]);
  expect(await ordered(of)).toBe(1_000);
  await decide(of, placed.parentSn, 'approve');
  const approved = await shown(of.purchaser, placed.orderSn);
  expect(approved).toMatchObject({ state: 'PENDING_PAYMENT', payable: '1250.00' });
  expect(approved.stages.map(({ state }) => state)).toEqual(['OPEN', 'WAITING']);
});

it('below the rule nobody is asked, and it is placed at once', async () => {
  const of = await framework({ rule: true });
  expect(await order(of, 200)).toMatchObject({ needsPayment: 1, isAsked: 0 });
});

it('sent back, it is asked for again at the same price; withdrawn, its pieces are free', async () => {
  const of = await framework({ rule: true, budget: 10_000 });
  const { orderSn, parentSn } = await order(of, 1_000);
  expect(await budgetOf(of)).toEqual({ reserved: 125_000, spent: 0 });
  await decide(of, parentSn, 'return');
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 0 });
  expect((await shown(of.purchaser, orderSn)).allowedActions).toEqual(['resubmit', 'withdraw']);
  const again = await mall.call(orderProtocol.resubmit, { orderSn }, of.purchaser);
  expect(again).toMatchObject({ state: 'PENDING_REVIEW', payable: '1250.00' });
  expect(await budgetOf(of)).toEqual({ reserved: 125_000, spent: 0 });
  await mall.call(orderProtocol.withdraw, { orderSn }, of.purchaser);
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 0 });
  expect(await ordered(of)).toBe(0);
  expect(await waitingFor(mall, of.approver)).toEqual([]);
});

it('ends with its contract, and nobody has to decide on it any more', async () => {
  const of = await framework({ rule: true, budget: 10_000 });
  const { orderSn } = await order(of, 1_000);
  await mall.work((work) =>
    closeAgreedOrders(work, { source: 'contract', sourceSn: of.contractSn }, '合同终止'),
  );
  expect(await stateOf(orderSn)).toBe('CANCELLED');
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 0 });
  expect(await ordered(of)).toBe(0);
  expect(await waitingFor(mall, of.approver)).toEqual([]);
});

it('keeps within the budget, the employee’s limits and the quantities that were offered', async () => {
  const of = await framework({ budget: 2_000 });
  expect(await refusalOf(order(of, 1_700))).toMatchObject({ state: 255 });
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 0 });
  await order(of, 1_600);
  expect(await budgetOf(of)).toEqual({ reserved: 200_000, spent: 0 });

  const wide = await framework();
  expect((await refusalOf(order(wide, 100))).message).toContain('起订量为 200');
  expect((await refusalOf(order(wide, 250))).message).toContain('100 的整数倍');
  expect((await refusalOf(order(wide, 4_100, wide.buyer))).message).toContain('单笔限额');
  const { orderSn } = await order(wide, 4_000, wide.buyer);
  expect((await shown(wide.buyer, orderSn)).orderSn).toBe(orderSn);
  const { performance, content } = await mall.call(
    protocol.detail,
    { contractSn: wide.contractSn },
    wide.purchaser,
  );
  expect(performance[0]!.orderedNum).toBe(4_000);
  expect(content.lines[0]).toMatchObject({ minBuyNum: 200, multiple: 100 });
});

it('takes an extra charge within the employee’s limits and the budget only, as if it had been ordered with it', async () => {
  const of = await framework({ budget: 5_000 });
  const { orderSn } = await order(of, 3_600, of.buyer);
  await mall.work((work) => openBalance(work, of.purchaser.memberId, yuan(10_000)));
  const pay = { paySn: (await shown(of.purchaser, orderSn)).stages[0]!.paySn!, payPwd: PAY_PASSWORD };
  await mall.call(paymentProtocol.doPay, { ...pay, method: 'BALANCE' }, of.purchaser);
  const charge = (amount: string) =>
    mall.call(orderProtocol.askCharge, { orderSn, amount, reason: '加急费' }, of.seller);
  const accept = (amount: string, person: Person) =>
    mall.call(orderProtocol.acceptCharge, { orderSn, amount }, person);

  await charge('500.01');
  expect((await refusalOf(accept('500.01', of.buyer))).message).toContain('单笔限额 ¥5,000.00');
  expect((await refusalOf(accept('500.01', of.purchaser))).message).toContain('预算');
  expect(await shown(of.purchaser, orderSn)).toMatchObject({ payable: '4500.00', charge: {} });
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 450_000 });
  await mall.call(orderProtocol.takeBackCharge, { orderSn }, of.seller);

  await charge('500.00');
  await accept('500.00', of.buyer);
  expect(await shown(of.purchaser, orderSn)).toMatchObject({ payable: '5000.00', charge: null });
  expect(await budgetOf(of)).toEqual({ reserved: 50_000, spent: 450_000 });
  // Its bill is paid like the order's: whoever has not ordered it himself needs a limit for the whole.
  const { paySn } = (await shown(of.purchaser, orderSn)).stages.at(-1)!;
  const bill = { paySn: paySn!, payPwd: PAY_PASSWORD, method: 'BALANCE' } as const;
  const { enterpriseId } = of.purchaser;
  const limited = await aLoggedInEmployee(mall, {
    enterpriseId,
    permissions: ['order.all'],
    limitPerOrder: yuan(4_999),
  });
  expect(
    (await refusalOf(mall.call(paymentProtocol.doPay, { paySn: paySn!, method: 'ALIPAY' }, limited))).message,
  ).toContain('单笔限额');
  await mall.call(paymentProtocol.doPay, bill, of.purchaser);
  expect(await budgetOf(of)).toEqual({ reserved: 0, spent: 500_000 });
  // A second one is above the limit of an order, however small.
  await charge('0.01');
  expect((await refusalOf(accept('0.01', of.buyer))).message).toContain('单笔限额');
});

it('is taken from what was reserved for the contract; only the rest is reserved besides', async () => {
  const of = await framework({ budget: 2_000, mayExceed: true });
  await mall.work((work) =>
    work.query(
      `INSERT INTO budget_hold (budget_id, doc_type, doc_sn, reserved, spent) VALUES ($1, 'contract', $2, 125156, 0)`,
      [of.budgetId, of.contractSn],
    ),
  );
  await mall.work((work) =>
    work.query('UPDATE budget SET reserved = 125156 WHERE budget_id = $1', [of.budgetId]),
  );
  const lines = [{ lineNo: 1, number: 1_600 }];
  const preview = (number: number) =>
    mall.call(
      protocol.previewCallOff,
      { contractSn: of.contractSn, lines: [{ lineNo: 1, number }] },
      of.purchaser,
    );
  expect((await preview(1_600)).approval.steps).toEqual([]);
  expect((await preview(1_700)).approval.steps).toHaveLength(1);
  const placed = await mall.call(protocol.callOff, { ...wish(of, 0), lines }, of.purchaser);
  expect(placed.isAsked).toBe(0);
  expect(await budgetOf(of)).toEqual({ reserved: 200_000, spent: 0 });
});

it('has the time to pay of an agreed order once it is approved, and is over after that', async () => {
  const of = await framework({ rule: true });
  const placed = await order(of, 1_000);
  await decide(of, placed.parentSn, 'approve');
  mall.clock.pass(days(2));
  await mall.fireTimers();
  expect(await stateOf(placed.orderSn)).toBe('PENDING_PAYMENT');
  mall.clock.pass(days(2));
  await mall.fireTimers();
  expect(await stateOf(placed.orderSn)).toBe('CANCELLED');
});
