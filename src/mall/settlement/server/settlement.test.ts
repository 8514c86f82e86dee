// Settlement through the real door: an order's money is released once its window is over, billed, disputed, looked over by two people and paid.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { AHEAD_OF_UTC } from '#kit/time/day-in-china.ts';
import { days, hours } from '#kit/time/duration.ts';
import { afterSaleProtocol } from '#mall/after-sale/after-sale.protocol.ts';
import { commissionProtocol } from '#mall/commission/commission.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { NONE, openOrderDesk } from '#mall/order/server/order-desk.builders.ts';
import { invariants } from '../../../../storm/invariants.ts';
import { commissionInvoiceProtocol } from '../commission-invoice.protocol.ts';
import { payoutProtocol } from '../payout.protocol.ts';
import { settlementProtocol } from '../settlement.protocol.ts';
import {
  adminBillList,
  storeBillList,
  storeCommissionInvoiceList,
  storeMoneyList,
} from '../settlement-lists.ts';
import { aPayout, aPayoutAccount } from './settlement.builders.ts';

let mall: TestMall;
let desk: ReturnType<typeof openOrderDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  desk = openOrderDesk(mall);
  await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'channelDay'`));
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  for (const { name, sql } of invariants.filter((one) => one.name.startsWith('settlement')))
    expect([name, await mall.work((work) => work.query(sql))]).toEqual([name, []]);
  await mall.close();
});

type Seller = Awaited<ReturnType<typeof aSeller>>;
const finance = () => aLogin(mall, { roles: ['finance'] });
const shop = (wish = {}) => aSeller(mall, { freightFee: 0 as never, ...wish });

/** A received order of a hundred pieces of each, for so many yuan together. */
async function received(seller: Seller, ...yuan: number[]) {
  const products = await mall.work(async (work) => {
    const made = [];
    for (const each of yuan)
      made.push(
        await aProduct(work, {
          storeId: seller.storeId,
          priceTiers: [{ minNum: 1, unitPrice: Math.round(each * 10_000) as never }],
        }),
      );
    return made;
  });
  return anOrder(mall, { seller, products, state: 'COMPLETED' });
}

/** To three in the morning of the next 5th. */
async function toNextCut(...people: Person[]) {
  const china = new Date(mall.clock.now().getTime() + AHEAD_OF_UTC);
  const next = new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth(), 5, 3));
  if (next <= china) next.setUTCMonth(next.getUTCMonth() + 1);
  await desk.pass(next.getTime() - china.getTime(), ...people);
}
const windowOver = (...people: Person[]) => desk.pass(days(15) + hours(2), ...people);
const money = async (seller: Seller) => {
  const { list, stages } = await mall.call(storeMoneyList.list, {}, seller);
  return { list: list.map(({ stage, net }) => [stage, net]), stages };
};
const owed = async (storeId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ owed: number }>(
      `SELECT coalesce(-sum(amount), 0)::bigint AS owed FROM book_leg WHERE account = '2003' AND party = $1`,
      [String(storeId)],
    ),
  );
  return row!.owed;
};
const onlyBill = async (seller: Seller) => (await mall.call(storeBillList.list, {}, seller)).list[0]!;
const show = (seller: Seller, billSn: string) =>
  mall.call(settlementProtocol.storeDetail, { billSn }, seller);
const seenBy = async (seller: Seller, billSn: string) => ({
  billSn,
  version: (await show(seller, billSn)).version,
});

it('goes from escrow over the window to release, bill and payout, each fen once', async () => {
  const seller = await shop();
  const { orderSn } = await received(seller, 10_000);
  await anOrder(mall, { seller, state: 'PENDING_DELIVERY' });
  expect((await money(seller)).list.map(([stage]) => stage)).toEqual(['ESCROW', 'WINDOW']);
  expect((await money(seller)).stages.WINDOW).toBe('9500.00');
  await desk.pass(days(14), seller);
  expect(await owed(seller.storeId)).toBe(0);
  await windowOver(seller);
  expect((await money(seller)).stages).toMatchObject({ WINDOW: '0.00', RELEASED: '9500.00' });
  expect(await owed(seller.storeId)).toBe(950_000);
  await mall.fireTimers();
  expect(await owed(seller.storeId)).toBe(950_000);

  await toNextCut(seller);
  const { billSn } = await onlyBill(seller);
  expect(await show(seller, billSn)).toMatchObject({
    state: 'GENERATED',
    released: '10000.00',
    commission: '500.00',
    total: '9500.00',
    rows: [{ kind: 'RELEASE', orderSn, net: '9500.00' }],
    allowedActions: ['confirm'],
  });
  expect((await mall.ask(settlementProtocol.storeDetail, { billSn }, await shop())).state).toBe(
    State.notFound,
  );

  const [one, two] = [await finance(), await finance()];
  const review = async (who: { token: string }) =>
    mall.ask(settlementProtocol.review, await seenBy(seller, billSn), who);
  expect((await review(one)).state).not.toBe(State.done);
  await mall.call(settlementProtocol.confirm, await seenBy(seller, billSn), seller);
  expect((await review(one)).state).toBe(State.done);
  expect((await review(one)).msg).toContain('另一位');
  expect((await review(two)).state).toBe(State.done);
  await mall.work((work) => aPayoutAccount(work, seller.storeId));
  // the bank sends it back, and it is paid again
  const failed = { payoutSn: await aPayout(mall, [one, two], billSn), billSn };
  await mall.call(payoutProtocol.rowFailed, { ...failed, reason: '户名不符' }, one);
  expect(await owed(seller.storeId)).toBe(950_000);
  const paid = { payoutSn: await aPayout(mall, [one, two], billSn), billSn, serial: 'CMB2026' };
  const answers = await Promise.all([
    mall.ask(payoutProtocol.rowPaid, paid, one),
    mall.ask(payoutProtocol.rowPaid, paid, two),
  ]);
  expect(answers.filter(({ state }) => state === State.done)).toHaveLength(1);
  expect(await owed(seller.storeId)).toBe(0);
  expect(await show(seller, billSn)).toMatchObject({ state: 'PAID', serial: 'CMB2026' });
  expect((await money(seller)).stages).toMatchObject({ BILLED: '0.00', PAID: '9500.00' });
  expect((await mall.call(adminBillList.list, {}, one)).list).toContainEqual(
    expect.objectContaining({ billSn, state: 'PAID' }),
  );
  expect(await desk.contradictions()).toEqual(NONE);

  // its commission is invoiced in the month after
  await toNextCut(seller, one);
  const mine = async () => (await mall.call(storeCommissionInvoiceList.list, {}, seller)).list;
  expect(await mine()).toMatchObject([
    { amount: '500.00', net: '471.70', tax: '28.30', bills: 1, state: 'OPEN', allowedActions: [] },
  ]);
  const number = `2635${String(seller.storeId).padStart(16, '0')}`;
  const { invoiceId } = (await mine())[0]!;
  await mall.call(commissionInvoiceProtocol.issue, { invoiceId, number }, one);
  expect((await mall.ask(commissionInvoiceProtocol.issue, { invoiceId, number }, one)).state).toBe(
    State.refused,
  );
  await toNextCut(seller, one);
  expect(await mine()).toMatchObject([{ state: 'ISSUED', number }]);
});

it('X14: what goes back after the payout is a row of the next bill, carried until there is enough', async () => {
  const seller = await shop();
  const { orderSn, buyer } = await received(seller, 68.97, 10_000);
  await windowOver(seller);
  await toNextCut(seller, buyer);
  const first = await onlyBill(seller);
  expect(first.total).toBe('9565.52');

  const { lines } = await desk.detail(buyer, orderSn);
  const { orderLineId } = lines.find(({ amount }) => amount === '68.97')!;
  const { caseSn } = await mall.call(
    afterSaleProtocol.apply,
    {
      orderSn,
      kind: 3,
      part: 'D',
      reason: 'R16',
      isReceived: 1,
      lines: [{ orderLineId, number: 100 }],
    } as never,
    buyer,
  );
  const { version } = await mall.call(afterSaleProtocol.detail, { caseSn }, buyer);
  await mall.call(afterSaleProtocol.agree, { caseSn, version }, seller);
  expect(await owed(seller.storeId)).toBe(956_552 - 6_897 + 345);
  expect(await desk.contradictions()).toEqual(NONE);

  await mall.call(commissionProtocol.make, { storeId: seller.storeId, ratePerMille: 0 }, await finance());
  await received(seller, 50);
  await windowOver(seller);
  await toNextCut(seller);
  expect(await onlyBill(seller)).toMatchObject({
    state: 'CARRIED',
    refunds: '-68.97',
    commission: '-3.45',
    total: '-15.52',
  });
  await received(seller, 300);
  await windowOver(seller);
  await toNextCut(seller);
  expect(await onlyBill(seller)).toMatchObject({ state: 'GENERATED', carried: '-15.52', total: '284.48' });
  // what is billed and not carried is what the store is owed
  expect(await owed(seller.storeId)).toBe(956_552 + 28_448);
});

it('a disputed row leaves the bill until the platform has answered, and silence confirms the rest', async () => {
  const seller = await shop();
  await received(seller, 10_000);
  const { orderSn } = await received(seller, 2_000);
  await windowOver(seller);
  await toNextCut(seller);
  const { billSn } = await onlyBill(seller);
  const { rowId } = (await show(seller, billSn)).rows.find((row) => row.orderSn === orderSn)!;
  const about = async (reason: string) => ({ ...(await seenBy(seller, billSn)), rowId, reason });
  await mall.call(settlementProtocol.dispute, await about('佣金应按 20‰'), seller);
  expect(await show(seller, billSn)).toMatchObject({ total: '9500.00', disputed: 1 });
  expect((await mall.ask(settlementProtocol.dispute, await about('再提'), seller)).state).not.toBe(
    State.done,
  );

  const one = await finance();
  await mall.call(settlementProtocol.answer, { ...(await about('按规则计算')), isAccepted: 0 }, one);
  await mall.call(settlementProtocol.escalate, await about('合同另有约定'), seller);
  const granted = async (amount: string) =>
    mall.ask(settlementProtocol.answer, { ...(await about('核实后补付')), isAccepted: 1, amount }, one);
  // a slip of the keyboard pays nobody a million
  expect(await granted('2000.01')).toMatchObject({ code: 'settlement.tooMuch', data: { most: 200_000 } });
  expect((await granted('60.00')).state).toBe(State.done);
  await desk.pass(days(12), seller);
  expect((await show(seller, billSn)).state).toBe('STORE_CONFIRMED');
  await toNextCut(seller);
  const next = await onlyBill(seller);
  expect(next).toMatchObject({
    released: '2000.00',
    commission: '100.00',
    others: '60.00',
    total: '1960.00',
  });
  expect(await owed(seller.storeId)).toBe(950_000 + 196_000);
});

it('waits while a case is open, and leaves the mall’s own stores out', async () => {
  const seller = await shop();
  const { orderSn, buyer } = await received(seller, 10_000);
  await mall.call(
    afterSaleProtocol.apply,
    { orderSn, kind: 3, part: 'D', reason: 'R03', isReceived: 1 } as never,
    buyer,
  );
  const [row] = await mall.work((work) =>
    work.query<{ lockState: number }>('SELECT lock_state AS "lockState" FROM sub_order WHERE order_sn = $1', [
      orderSn,
    ]),
  );
  expect(row!.lockState).toBe(1);
  const own = await shop({ isSelfOperated: true });
  await received(own, 10_000);
  await mall.work((work) => work.query(`DELETE FROM timer WHERE doc_type = 'afterSale'`));
  await windowOver(seller, own);
  expect(await owed(seller.storeId)).toBe(0);
  expect(await owed(own.storeId)).toBe(0);
  expect((await money(own)).stages.RELEASED).toBe('10000.00');
  await toNextCut(own);
  expect((await mall.call(storeBillList.list, {}, own)).list).toEqual([]);
});
