// Who may pay for what a contract has ordered: nobody placed that order within limits of his own, so the payer's hold.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aLoggedInEmployee, type EmployeeWish } from '#mall/company/server/company.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { ownOrderList } from '#mall/order/order-lists.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { contractProtocol } from '../contract.protocol.ts';
import { aContract, type BuiltContract, bothParties } from './contract.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const FREIGHT = { kind: 'fixed', fee: '7749.64' } as const;
const parties = await bothParties(mall);
const { enterpriseId } = parties.purchaser;
const employee = (wish: EmployeeWish = {}) =>
  aLoggedInEmployee(mall, { enterpriseId, permissions: ['order.all'], ...wish });

/** The bill of what it has ordered: ¥9,001.20, of which 30 % is due with the order. */
async function billOf({ contractSn, purchaser }: BuiltContract): Promise<string> {
  const [order] = (await mall.call(contractProtocol.detail, { contractSn }, purchaser)).orders;
  expect(order!.payable).toBe('9001.20');
  const rows = await mall.work((work) =>
    work.query<{ sn: string }>(
      'SELECT pay_sn AS sn FROM trade JOIN sub_order USING (parent_sn) WHERE order_sn = $1',
      [order!.orderSn],
    ),
  );
  return rows[0]!.sn;
}

const pay = (paySn: string, person: { token: string }) =>
  mall.ask(paymentProtocol.doPay, { paySn, method: 'WECHAT' }, person);

it('an employee pays a contract’s order within his own limits only, whichever stage of it is due', async () => {
  const contract = await aContract(mall, { parties, offer: { freight: FREIGHT }, state: 'EFFECTIVE' });
  const paySn = await billOf(contract);
  const limited = await employee({ limitPerOrder: 500_000 });
  expect(await pay(paySn, limited)).toMatchObject({
    state: State.refused,
    msg: expect.stringContaining('¥9,001.20 超过您的单笔限额 ¥5,000.00'),
  });
  const monthly = await employee({ limitPerMonth: 900_119 });
  expect((await pay(paySn, monthly)).msg).toContain('超过您本月剩余额度 ¥9,001.19');
  expect(await mall.work((work) => work.query('SELECT FROM payment WHERE pay_sn = $1', [paySn]))).toEqual([]);
  expect(await pay(paySn, await employee({ limitPerOrder: 900_120 }))).toMatchObject({ state: State.done });
  expect(await pay(paySn, await employee())).toMatchObject({ state: State.done });
  expect(await pay(paySn, parties.purchaser)).toMatchObject({ state: State.done });
});

it('whoever has written the contract is no exception; what he calls off himself was judged when he did', async () => {
  const writer = await employee({ limitPerOrder: 500_000 });
  const contract = await aContract(mall, { parties, offer: { freight: FREIGHT }, state: 'EFFECTIVE' });
  const paySn = await billOf(contract);
  const { contractSn } = contract;
  await mall.work((work) =>
    work.query(`UPDATE trade SET member_id = $2 WHERE pay_sn = $1`, [paySn, writer.memberId]),
  );
  expect((await pay(paySn, writer)).msg).toContain('超过您的单笔限额');

  const framework = await aContract(mall, { parties, state: 'EFFECTIVE', isFramework: true });
  await mall.work((work) =>
    work.query('UPDATE contract SET member_id = $2 WHERE contract_sn = $1', [
      framework.contractSn,
      writer.memberId,
    ]),
  );
  expect(contractSn).not.toBe(framework.contractSn);
  const { addressId } = await mall.work((work) => anAddress(work, writer.memberId, {}));
  const called = await mall.call(
    contractProtocol.callOff,
    { contractSn: framework.contractSn, addressId, lines: [{ lineNo: 1, number: 400 }], requestId: 'call' },
    writer,
  );
  await mall.work((work) =>
    work.query('UPDATE sub_account SET limit_per_order = 100 WHERE member_id = $1', [writer.memberId]),
  );
  const { paySn: own } = await mall.call(orderProtocol.detail, { orderSn: called.orderSn }, writer);
  expect(await pay(own, writer)).toMatchObject({ state: State.done });
});

it('the page of an order above his limits says who may pay instead of offering it to him', async () => {
  const contract = await aContract(mall, { parties, offer: { freight: FREIGHT }, state: 'EFFECTIVE' });
  const [order] = (await mall.call(contractProtocol.detail, contract, parties.purchaser)).orders;
  const { orderSn } = order!;
  const limited = await employee({
    limitPerOrder: 500_000,
    permissions: ['order.all', 'order.pay', 'order.read', 'order.price'],
  });
  const shown = await mall.call(orderProtocol.detail, { orderSn }, limited);
  expect(shown.allowedActions).not.toContain('pay');
  expect(shown.stages.every(({ paySn }) => paySn === null)).toBe(true);
  expect(shown.payStop?.text).toContain('超过您的单笔限额 ¥5,000.00');
  expect(shown.payStop?.whoMay.length).toBeGreaterThan(0);
  expect(
    (await mall.call(ownOrderList.list, { keyword: orderSn }, limited)).list[0]?.allowedActions,
  ).not.toContain('pay');
  const main = await mall.call(orderProtocol.detail, { orderSn }, parties.purchaser);
  expect(main).toMatchObject({ payStop: null, allowedActions: expect.arrayContaining(['pay']) });
});

it('what a contract ordered in an employee’s name while others signed is not in his month', async () => {
  const writer = await employee({ limitPerMonth: 100_000 });
  const contract = await aContract(mall, { parties, offer: { freight: FREIGHT }, state: 'EFFECTIVE' });
  const paySn = await billOf(contract);
  await mall.work((work) =>
    work.query('UPDATE trade SET member_id = $2 WHERE pay_sn = $1', [paySn, writer.memberId]),
  );
  const spent = await mall.call(orderProtocol.spending, {}, parties.purchaser);
  expect(spent.find(({ memberId }) => memberId === writer.memberId)).toBeUndefined();
  const framework = await aContract(mall, { parties, state: 'EFFECTIVE', isFramework: true });
  await mall.work((work) =>
    work.query('UPDATE contract SET member_id = $2 WHERE contract_sn = $1', [
      framework.contractSn,
      writer.memberId,
    ]),
  );
  const { addressId } = await mall.work((work) => anAddress(work, writer.memberId, {}));
  const called = await mall.call(
    contractProtocol.callOff,
    { contractSn: framework.contractSn, addressId, lines: [{ lineNo: 1, number: 400 }], requestId: 'own' },
    writer,
  );
  expect(called.orderSn).not.toBe('');
  const own = await mall.call(orderProtocol.spending, {}, parties.purchaser);
  expect(own.find(({ memberId }) => memberId === writer.memberId)?.spent).toBe('500.00');
});
