// Orders on credit in settlement: a store's own pay their commission out of what its statements bring, the mall's own stores earn at release; and what a store owes its deposit pays.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { AHEAD_OF_UTC } from '#kit/time/day-in-china.ts';
import { days, hours } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aCertifiedEnterprise } from '#mall/company/server/company.builders.ts';
import { aCreditAccount } from '#mall/credit/server/credit.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anAgreedLine, anAgreedOrder } from '#mall/order/server/agreed-order.builders.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { openOrderDesk, PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { statementProtocol } from '#mall/statement/statement.protocol.ts';
import { ownStatementList } from '#mall/statement/statement-lists.ts';
import { invariants } from '../../../../storm/invariants.ts';
import { settlementProtocol } from '../settlement.protocol.ts';
import { storeBillList, storeMoneyList } from '../settlement-lists.ts';
import { standingProtocol as P } from '../standing.protocol.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;
let one: Person;
let two: Person;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'channelDay'`));
  [one, two] = [await aLogin(mall, { roles: ['finance'] }), await aLogin(mall, { roles: ['finance'] })];
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  for (const { name, sql } of invariants.filter((each) => each.name.startsWith('settlement')))
    expect([name, await mall.work((work) => work.query(sql))]).toEqual([name, []]);
  await mall.close();
});

const onBooks = async (account: string, party: string | number) => {
  const [row] = await mall.work((work) =>
    work.query<{ sum: number }>(
      'SELECT coalesce(sum(amount), 0)::bigint AS sum FROM book_leg WHERE account = $1 AND party = $2',
      [account, String(party)],
    ),
  );
  return row!.sum;
};

/** ¥1,000.00 of goods on the account of an enterprise, shipped. */
async function shippedOnCredit(isOwn: boolean) {
  const buyer = await aBuyer(mall, { type: 3 });
  const seller = await aSeller(mall, { freightFee: 0 as never, isSelfOperated: isOwn });
  const { storeId } = seller;
  const { productId } = await mall.work(async (work) => {
    const { enterpriseId } = await aCertifiedEnterprise(work, { memberId: buyer.memberId });
    await aCreditAccount(work, { enterpriseId, storeId: isOwn ? null : storeId });
    const priceTiers = [{ minNum: 1, unitPrice: unitPrice(1_000_000) }];
    return aProduct(work, { storeId, priceTiers, stock: 10_000 });
  });
  await mall.call(cartProtocol.add, { productId, number: 1_000 }, buyer);
  const { orderSns } = await mall.call(
    orderProtocol.submit,
    { addressId: buyer.addressId, creditStores: [storeId] },
    buyer,
  );
  const orderSn = orderSns[0]!;
  await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
  return { buyer, seller, storeId, orderSn };
}

/** Cut and confirmed. @returns its number */
async function confirmedStatement(buyer: Person, ...people: Person[]): Promise<string> {
  const { cutDay, statementSn } = (await mall.call(ownStatementList.list, {}, buyer)).list[0]!;
  const left = new Date(`${cutDay}T16:30:00Z`).getTime() - mall.clock.now().getTime();
  await desk.pass(left, buyer, ...people);
  await mall.call(statementProtocol.confirm, { statementSn }, buyer);
  return statementSn;
}

async function payStatement(buyer: Person, ...people: Person[]) {
  const statementSn = await confirmedStatement(buyer, ...people);
  const { paySn } = await mall.call(statementProtocol.pay, { statementSns: [statementSn] }, buyer);
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
}

async function toNextCut(...people: Person[]) {
  const china = new Date(mall.clock.now().getTime() + AHEAD_OF_UTC);
  const next = new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth(), 5, 3));
  if (next <= china) next.setUTCMonth(next.getUTCMonth() + 1);
  await desk.pass(next.getTime() - china.getTime(), ...people);
}
const newestBill = async (seller: Person) => (await mall.call(storeBillList.list, {}, seller)).list[0]!;

it('X16: on its own credit a store gets what its statements bring, less commission once they are paid', async () => {
  const { buyer, seller, storeId, orderSn } = await shippedOnCredit(false);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  await desk.pass(days(16), buyer, seller);
  expect([await onBooks('2003', storeId), await onBooks('4002', storeId)]).toEqual([0, 0]);
  await payStatement(buyer, seller);
  await desk.pass(hours(2), seller);
  expect([await onBooks('2003', storeId), await onBooks('4002', storeId)]).toEqual([-95_000, -5_000]);
  const besides = async () => (await mall.call(storeMoneyList.list, {}, seller)).besides;
  expect(await besides()).toMatchObject({ RELEASED: '950.00', BILLED: '0.00' });
  await toNextCut(seller);
  const bill = await newestBill(seller);
  expect(bill).toMatchObject({ released: '1000.00', commission: '50.00', total: '950.00' });
  expect(await besides()).toMatchObject({ RELEASED: '0.00', BILLED: '950.00' });
  const { rows } = await mall.call(settlementProtocol.storeDetail, { billSn: bill.billSn }, seller);
  expect(rows.map(({ kind, net }) => [kind, net]).toSorted()).toEqual([
    ['RELEASE', '-50.00'],
    ['STATEMENT', '1000.00'],
  ]);
});

it('by agreement the commission is due when all is shipped; the deposit pays what is owed a third time', async () => {
  const { seller, storeId } = await shippedOnCredit(false);
  await desk.pass(hours(2), seller, one, two);
  expect(await onBooks('4002', storeId)).toBe(0);
  await mall.call(P.setTerms, { storeId, cycle: 1, commissionOn: 'SHIP' }, one);
  await desk.pass(hours(2), seller, one, two);
  expect([await onBooks('2003', storeId), await onBooks('4002', storeId)]).toEqual([5_000, -5_000]);

  const entered = await mall.call(
    P.enterDeposit,
    { storeId, kind: 'PAID', amount: '30.00', serial: 'CMB9' },
    one,
  );
  const { moveSn } = entered.moves[0]!;
  expect(entered.deposit).toBe('0.00');
  expect((await mall.ask(P.confirmDeposit, { moveSn }, one)).msg).toContain('另一位');
  expect((await mall.call(P.confirmDeposit, { moveSn }, two)).deposit).toBe('30.00');
  expect((await mall.ask(P.confirmDeposit, { moveSn }, two)).state).toBe(State.refused);
  const back = { storeId, kind: 'RETURNED', amount: '30.00', serial: 'CMB10' } as const;
  expect((await mall.ask(P.enterDeposit, back, one)).msg).toContain('还有欠款');

  await toNextCut(seller);
  expect(await newestBill(seller)).toMatchObject({ state: 'CARRIED', total: '-50.00' });
  // something small each month: a bill is cut where something has happened
  for (const month of [2, 3]) {
    await mall.work((work) =>
      work.query(
        `INSERT INTO settlement_row (store_id, kind, doc_sn, amount, occurred_at) VALUES ($1, 'ADJUSTMENT', $2, 0, $3)`,
        [storeId, `month ${month}`, work.now],
      ),
    );
    await toNextCut(seller);
  }
  expect(await newestBill(seller)).toMatchObject({
    ...{ state: 'CARRIED', carried: '-50.00', others: '30.00', total: '-20.00', demanded: '20.00' },
  });
  expect(await mall.call(P.deposit, {}, seller)).toMatchObject({
    ...{ deposit: '0.00', owed: '-20.00', demanded: '20.00' },
    moves: [
      { kind: 'TAKEN', amount: '-30.00' },
      { kind: 'PAID', amount: '30.00', madeBy: '' },
    ],
  });
  expect(await onBooks('2004', storeId)).toBe(0);
});

it('what an own store sells on the platform’s credit is its income once it is released', async () => {
  const { buyer, seller, storeId, orderSn } = await shippedOnCredit(true);
  expect(await onBooks('2002', orderSn)).toBe(-100_000);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  await desk.pass(days(15) + hours(2), buyer, seller);
  expect([await onBooks('2002', orderSn), await onBooks('4001', storeId)]).toEqual([0, -100_000]);
});

it('what the platform gives up of its own store’s credit is its loss, and no less of its income', async () => {
  const { buyer, seller, storeId, orderSn } = await shippedOnCredit(true);
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  const decider = await aLogin(mall, { roles: ['finance'] });
  const statementSn = await confirmedStatement(buyer, seller, decider);
  const lost = await onBooks('5004', '');
  await desk.pass(days(60), buyer, seller, decider);
  const written = await mall.call(
    statementProtocol.adminWriteOff,
    { statementSn, reason: '买方破产' },
    decider,
  );
  expect(written.state).toBe('SETTLED');
  expect([
    await onBooks('2002', orderSn),
    await onBooks('4001', storeId),
    (await onBooks('5004', '')) - lost,
  ]).toEqual([0, -100_000, 100_000]);
});

it('a stage by statement of an own store is its income like the rest, less what comes back after that', async () => {
  const buyer = await aBuyer(mall, { type: 3 });
  const seller = await aSeller(mall, { freightFee: 0 as never, isSelfOperated: true });
  const { enterpriseId } = await mall.work(async (work) => {
    const house = await aCertifiedEnterprise(work, { memberId: buyer.memberId });
    await aCreditAccount(work, { enterpriseId: house.enterpriseId, storeId: null });
    return house;
  });
  const { orderSn, paySn } = await anAgreedOrder(mall, {
    ...{ buyer, seller, enterpriseId },
    lines: [anAgreedLine({ number: 100, unitPrice: unitPrice(10_000_000) })],
    plan: [
      { trigger: 'ON_ORDER', perMille: 700, dueDays: 0 },
      { trigger: 'ON_STATEMENT', perMille: 300, dueDays: 0 },
    ],
  });
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, buyer);
  const { lines } = await mall.call(orderProtocol.detail, { orderSn }, buyer);
  const { orderLineId } = lines[0]!;
  await mall.call(
    orderProtocol.deliver,
    {
      ...{ orderSn, ...PARCEL },
      lines: [{ orderLineId, number: 100, typed: [{ lotNo: 'L', dateCode: '2630', number: 100 }] }],
    },
    seller,
  );
  await mall.call(orderProtocol.receive, { orderSn }, buyer);
  await desk.pass(days(15) + hours(2), buyer, seller);
  const income = async () => [await onBooks('2002', orderSn), await onBooks('4001', seller.storeId)];
  expect(await income()).toEqual([0, -100_000]);
  const { caseSn } = await mall.call(
    afterSaleProtocol.apply,
    {
      ...{ orderSn, kind: 3, part: 'D', reason: 'R16', text: '批次召回', isReceived: 1 },
      lines: [{ orderLineId, number: 20 }],
    },
    buyer,
  );
  await mall.call(afterSaleProtocol.agree, { caseSn, version: 1 }, seller);
  expect(await income()).toEqual([0, -80_000]);
});
