// Orders that the buyer's own enterprise decides on first, and the budgets that they spend (domain 3.4.5, invariant 6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { days } from '#kit/time/duration.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aBudget, aRule } from '#mall/approval/server/approval.builders.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { sendsForNothing } from '#mall/store/server/store.builders.ts';
import { orderProtocol as order } from '../order.protocol.ts';
import { storeOrderList } from '../order-lists.ts';
import { aSeller, PAY_PASSWORD } from './order.builders.ts';
import { NONE, openOrderDesk } from './order-desk.builders.ts';

let mall: TestMall;
let seller: Awaited<ReturnType<typeof aSeller>>;
let product: BuiltProduct;

beforeAll(async () => {
  mall = await openTestMall();
  seller = await aSeller(mall);
  product = await cheap(seller.storeId);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  expect(await openOrderDesk(mall).contradictions()).toEqual(NONE);
  await mall.close();
});

/** ¥1.00 a piece, without freight. */
const cheap = (storeId: number) =>
  mall.work(async (work) => {
    await sendsForNothing(work, storeId);
    const made = await aProduct(work, { storeId, stock: 1_000_000 });
    await work.query(
      'UPDATE product SET price_tiers = $2, min_buy_num = 1, multiple = 1 WHERE product_id = $1',
      [made.productId, JSON.stringify([{ minNum: 1, unitPrice: 1_000_000 }])],
    );
    return made;
  });

/** Its main account, a buyer and an approver among its employees; everything from ¥100 on is approved. */
async function house(wish: { rule?: boolean } = {}) {
  const main = await aMainAccount(mall);
  const payPasswordHash = await hashPassword(PAY_PASSWORD);
  const employee = (roles: ('buyer' | 'approver')[]) =>
    aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, roles, payPasswordHash });
  const buyer = await employee(['buyer']);
  const approver = await employee(['approver']);
  const addressId = await mall.work(async (work) => {
    await openBalance(work, main.memberId, yuan(100_000));
    if (wish.rule !== false)
      await aRule(work, { enterpriseId: main.enterpriseId }, { conditions: { amountFrom: yuan(100) } });
    return (await anAddress(work, main.memberId, { isDefault: true })).addressId;
  });
  return { main, buyer, approver, addressId, enterpriseId: main.enterpriseId };
}
type House = Awaited<ReturnType<typeof house>>;

const ask = ({ buyer, addressId }: House, wish: Record<string, unknown> = {}) =>
  mall.ask(
    order.submit,
    { source: 'buyNow', productId: product.productId, number: 200, addressId, ...wish },
    buyer,
  );
async function submit(of: House, wish: Record<string, unknown> = {}) {
  const reply = await ask(of, wish);
  expect(reply.state, reply.msg).toBe(State.done);
  const { orderSns, parentSn, paySn, needsPayment } = reply.data as {
    orderSns: string[];
    parentSn: string;
    paySn: string;
    needsPayment: boolean;
  };
  return { orderSn: orderSns[0]!, orderSns, parentSn, paySn, needsPayment };
}
const shown = (person: Person, orderSn: string) => mall.call(order.detail, { orderSn }, person);
const taskOf = async (person: Person, parentSn: string) =>
  (await mall.call(taskList.list, { tab: 'waiting' }, person)).list.find((task) => task.docSn === parentSn)!
    .taskId;
const decide = async (person: Person, parentSn: string, decision: 'approve' | 'return', reason = '') =>
  mall.call(approvalProtocol.decide, { taskId: await taskOf(person, parentSn), decision, reason }, person);
const reservedStock = async () => (await openOrderDesk(mall).stockOf(product.productId)).reserved;
/** reserved, spent in fen. */
const budgetOf = async (budgetId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ reserved: number; spent: number }>(
      'SELECT reserved, spent FROM budget WHERE budget_id = $1',
      [budgetId],
    ),
  );
  return row;
};

describe('approval', () => {
  it('comes first: the path is shown before, the store waits, and then it is paid', async () => {
    const of = await house();
    const { path } = await mall.call(
      order.approvalOutlook,
      { source: 'buyNow', productId: product.productId, number: 200 },
      of.buyer,
    );
    expect(path.steps).toMatchObject([
      { people: [{ name: of.main.memberName }, { name: of.approver.memberName }] },
    ]);
    const made = await submit(of);
    expect(made.needsPayment).toBe(false);
    expect(await shown(of.buyer, made.orderSn)).toMatchObject({
      state: 'PENDING_REVIEW',
      stateName: '待企业审批',
      approval: { state: 'PENDING' },
      allowedActions: ['withdraw'],
    });
    const stores = await mall.call(order.sellerDetail, { orderSn: made.orderSn }, seller);
    expect(stores).toMatchObject({ stateName: '待买家内部审批', approval: null, allowedActions: [] });
    expect((await mall.ask(order.approve, { orderSn: made.orderSn }, seller)).state).toBe(255);
    const todo = await mall.call(storeOrderList.list, { state: 'PENDING_REVIEW' }, seller);
    expect(todo).toMatchObject({ list: [], counts: { PENDING_REVIEW: 0, REVIEWED_BY_OTHERS: 1 } });
    const elsewhere = await mall.call(storeOrderList.list, { state: 'REVIEWED_BY_OTHERS' }, seller);
    expect(elsewhere.list).toMatchObject([{ orderSn: made.orderSn, stateName: '待买家内部审批' }]);

    await decide(of.approver, made.parentSn, 'approve');
    const approved = await shown(of.buyer, made.orderSn);
    expect(approved).toMatchObject({ state: 'PENDING_PAYMENT', approval: { state: 'APPROVED' } });
    expect(approved.log[0]).toMatchObject({ eventName: '审核通过', actorName: of.approver.memberName });
    await mall.call(
      paymentProtocol.doPay,
      { paySn: made.paySn, method: 'BALANCE', payPwd: PAY_PASSWORD },
      of.buyer,
    );
    expect((await shown(of.buyer, made.orderSn)).state).toBe('PENDING_DELIVERY');
  });

  it('below the rule nobody is asked, and the order is what it always was', async () => {
    const of = await house();
    const made = await submit(of, { number: 99 });
    expect(made.needsPayment).toBe(true);
    expect((await shown(of.buyer, made.orderSn)).approval).toBeNull();
  });

  it('of a category of the catalogue is asked about parts of it and of what is below', async () => {
    const [known] = await mall.work((work) =>
      work.query<{ path: number[] }>(
        `SELECT c.path FROM product JOIN goods USING (goods_id) JOIN part USING (part_id) JOIN category c USING (category_id)
         WHERE product_id = $1`,
        [product.productId],
      ),
    );
    const of = await house({ rule: false });
    const { rules, categories, docTypes } = await mall.call(approvalProtocol.rules, {}, of.main);
    expect(rules).toEqual([]);
    expect(docTypes.length).toBeGreaterThan(0);
    const [first] = known!.path;
    expect(categories.map(({ categoryId }) => categoryId)).toContain(first);
    const save = (categoryIds: number[], more: object) =>
      mall.call(
        approvalProtocol.saveRule,
        {
          docType: 'order',
          ruleName: '品类',
          steps: [{ who: 'permitted' }],
          conditions: { categoryIds },
          ...more,
        },
        of.main,
      );
    const kept = await save([2_000_000_000], { requestId: 'category' });
    expect((await submit(of)).needsPayment).toBe(true);
    await save([first!], kept);
    const made = await submit(of);
    expect(made.needsPayment).toBe(false);
    const { approval } = await shown(of.buyer, made.orderSn);
    expect(approval!.steps[0]!.rule).toContain('涉及指定品类');
  });

  it('sent back, its stock is free; submitted again, it is asked anew', async () => {
    const of = await house();
    const before = await reservedStock();
    const made = await submit(of);
    expect(await reservedStock()).toBe(before + 200);
    await decide(of.approver, made.parentSn, 'return', '请合并到下月');
    expect(await shown(of.buyer, made.orderSn)).toMatchObject({
      state: 'REVIEW_REJECTED',
      allowedActions: ['resubmit', 'withdraw'],
      log: [{ reason: '请合并到下月' }, {}],
    });
    expect(await reservedStock()).toBe(before);
    await mall.call(order.resubmit, { orderSn: made.orderSn }, of.buyer);
    expect((await shown(of.buyer, made.orderSn)).stateName).toBe('待企业审批');
    expect(await reservedStock()).toBe(before + 200);
    await decide(of.approver, made.parentSn, 'approve');
    expect((await shown(of.buyer, made.orderSn)).state).toBe('PENDING_PAYMENT');
  });

  it('withdrawn, nobody needs to decide any more', async () => {
    const of = await house();
    const made = await submit(of);
    await mall.call(order.withdraw, { orderSn: made.orderSn }, of.buyer);
    expect((await mall.call(taskList.list, { tab: 'waiting' }, of.approver)).counts.waiting).toBe(0);
    expect(await shown(of.buyer, made.orderSn)).toMatchObject({
      state: 'CANCELLED',
      approval: { state: 'WITHDRAWN' },
    });
  });

  it('goes on to the stores that review, and the whole trade waits for both', async () => {
    const of = await house();
    const strict = await aSeller(mall, { reviewsOrders: true });
    const other = await cheap(strict.storeId);
    const made = await submit(of, { productId: other.productId });
    await decide(of.approver, made.parentSn, 'approve');
    expect((await shown(of.buyer, made.orderSn)).stateName).toBe('待审核');
    await mall.call(order.approve, { orderSn: made.orderSn }, strict);
    expect((await shown(of.buyer, made.orderSn)).state).toBe('PENDING_PAYMENT');
  });

  it('not decided in a week, the order is cancelled with its question', async () => {
    const of = await house();
    const made = await submit(of);
    await openOrderDesk(mall).pass(days(8), of.buyer, of.approver, seller);
    expect((await shown(of.buyer, made.orderSn)).state).toBe('CANCELLED');
    expect((await mall.call(taskList.list, { tab: 'waiting' }, of.approver)).counts.waiting).toBe(0);
  });
});

describe('budgets', () => {
  it('are reserved at submit, spent when it is paid, given back when it is cancelled', async () => {
    const of = await house({ rule: false });
    const budgetId = await mall.work((work) =>
      aBudget(work, of.enterpriseId, { name: '研发一部', amount: yuan(1_000) }),
    );
    const first = await submit(of, { costCentre: '研发一部' });
    expect(await budgetOf(budgetId)).toEqual({ reserved: 20_000, spent: 0 });
    await mall.call(
      paymentProtocol.doPay,
      { paySn: first.paySn, method: 'BALANCE', payPwd: PAY_PASSWORD },
      of.buyer,
    );
    expect(await budgetOf(budgetId)).toEqual({ reserved: 0, spent: 20_000 });
    const second = await submit(of, { costCentre: '研发一部' });
    await mall.call(order.cancel, { orderSn: second.orderSn }, of.buyer);
    expect(await budgetOf(budgetId)).toEqual({ reserved: 0, spent: 20_000 });
    await mall.call(order.storeCancel, { orderSn: first.orderSn, reason: '缺货' }, seller);
    expect(await budgetOf(budgetId)).toEqual({ reserved: 0, spent: 0 });
    expect(await shown(of.buyer, first.orderSn)).toMatchObject({ costCentre: '研发一部', projectId: null });
    expect(await mall.call(order.sellerDetail, { orderSn: first.orderSn }, seller)).toMatchObject({
      costCentre: '',
    });
  });

  it('never hold more than they have, under a hundred submits at once', async () => {
    const of = await house({ rule: false });
    const budgetId = await mall.work((work) =>
      aBudget(work, of.enterpriseId, { name: '产线', amount: yuan(1_010) }),
    );
    const before = await reservedStock();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => ask(of, { number: 50, costCentre: '产线' })),
    );
    expect(replies.filter(({ state }) => state === State.done)).toHaveLength(20);
    expect(await budgetOf(budgetId)).toEqual({ reserved: 100_000, spent: 0 });
    expect(await reservedStock()).toBe(before + 1_000);
    expect(replies.find(({ state }) => state !== State.done)?.msg).toContain('产线');
  });

  it('that may be exceeded ask for approval instead', async () => {
    const of = await house({ rule: false });
    await mall.work((work) =>
      aBudget(work, of.enterpriseId, { name: '试制', amount: yuan(50), mayExceed: true }),
    );
    const made = await submit(of, { costCentre: '试制' });
    expect((await shown(of.buyer, made.orderSn)).stateName).toBe('待企业审批');
  });

  it('of projects: only the own enterprise’s can be named', async () => {
    const of = await house({ rule: false });
    const { projectId } = await mall.call(projectProtocol.create, { projectName: '样机' }, of.main);
    const budgetId = await mall.work((work) =>
      aBudget(work, of.enterpriseId, { kind: 'project', projectId, name: '样机', amount: yuan(500) }),
    );
    const mine = await mall.ask(
      order.submit,
      { source: 'buyNow', productId: product.productId, number: 10, addressId: of.addressId, projectId },
      of.main,
    );
    expect(mine.state, mine.msg).toBe(State.done);
    expect(await budgetOf(budgetId)).toEqual({ reserved: 1_000, spent: 0 });
    const stranger = await house({ rule: false });
    expect((await ask(stranger, { projectId })).state).toBe(State.notFound);
  });
});
