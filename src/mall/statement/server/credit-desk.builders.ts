// Desks for tests of credit: a buyer with an account at a store, what they do with orders and statements, and whether the sums are those of the documents.
import { expect } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aCertifiedEnterprise } from '#mall/company/server/company.builders.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { aCreditAccount } from '#mall/credit/server/credit.builders.ts';
import { creditCompared } from '#mall/credit/server/credit-compared.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { statementProtocol } from '../statement.protocol.ts';
import { ownStatementList } from '../statement-lists.ts';

let mall: TestMall;

/** The mall that all desks of a test file are in. */
export async function openCreditMall(): Promise<TestMall> {
  mall = await openTestMall();
  return mall;
}

export type Desk = Awaited<ReturnType<typeof aDesk>>;

/** A buyer with an account at a store that sells one thing for ¥1.00. */
export async function aDesk(
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

export const submit = async ({ buyer, seller, product }: Desk, number: number) => {
  await mall.call(cartProtocol.add, { productId: product.productId, number }, buyer);
  return mall.ask(
    orderProtocol.submit,
    { addressId: buyer.addressId, creditStores: [seller.storeId] },
    buyer,
  );
};
export const placed = async (desk: Desk, number: number): Promise<string> => {
  const { state, msg, data } = await submit(desk, number);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { orderSns: string[] }).orderSns[0]!;
};
export const sums = async ({ buyer, accountId }: Desk) => {
  const { used, reserved, upcoming, available } = await mall.call(
    creditProtocol.account,
    { accountId },
    buyer,
  );
  return { used, reserved, upcoming, available };
};
export const detail = ({ buyer }: Desk, orderSn: string) =>
  mall.call(orderProtocol.detail, { orderSn }, buyer);
export async function ship({ buyer, seller }: Desk, orderSn: string, number?: number): Promise<void> {
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
export async function again<P extends { memberId: number; token: string }>(person: P): Promise<P> {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { ...person, token: tokens.access_token };
}
export async function later(desk: Desk, passed: number): Promise<void> {
  mall.clock.pass(passed);
  await mall.fireTimers();
  desk.buyer = await again(desk.buyer);
  desk.seller = await again(desk.seller);
}
/** Until the first statement is cut. */
export async function cut(desk: Desk): Promise<string> {
  const { list } = await mall.call(ownStatementList.list, {}, desk.buyer);
  const { cutDay, statementSn } = list[0]!;
  await later(desk, new Date(`${cutDay}T16:30:00Z`).getTime() - mall.clock.now().getTime());
  return statementSn;
}
export const shown = ({ buyer }: Desk, statementSn: string) =>
  mall.call(statementProtocol.detail, { statementSn }, buyer);
export async function pay(desk: Desk, statementSns: string[], amount?: string): Promise<void> {
  const { paySn } = await mall.call(
    statementProtocol.pay,
    { statementSns, ...(amount ? { amount } : {}) },
    desk.buyer,
  );
  await mall.call(paymentProtocol.doPay, { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD }, desk.buyer);
}

/** Used, reserved and upcoming of every account as its documents say, and the books. */
export async function holds(): Promise<void> {
  const parted = await mall.work((work) => work.query(RECOMPUTED));
  expect(parted).toEqual([]);
  const books = await mall.mall.workshop.inTransaction('zh', (work) => checkBooks(work, creditCompared));
  expect(books).toEqual([]);
}
/** From orders, items and payments alone. */
export const RECOMPUTED = `
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
      WHERE i.order_sn = c.order_sn AND (d.state = 'UPHELD' OR (d.state = 'AGREED' AND d.case_sn = ''))) d ON true
  ), counted AS (
    SELECT account_id, sum(CASE WHEN waits THEN 0 ELSE
        CASE basis WHEN 'ORDERS' THEN owed WHEN 'SHIPPED' THEN shipped ELSE billed END - paid END) AS used,
      sum(CASE WHEN waits THEN owed ELSE 0 END) AS reserved,
      sum(CASE WHEN waits THEN 0 ELSE owed - CASE basis WHEN 'ORDERS' THEN owed WHEN 'SHIPPED' THEN shipped ELSE billed END END) AS upcoming
    FROM charge GROUP BY 1)
  SELECT a.account_id, a.used, c.used AS used_is, a.reserved, c.reserved AS reserved_is, a.upcoming, c.upcoming AS upcoming_is
  FROM credit_account a JOIN counted c USING (account_id)
  WHERE a.used - a.late_fees <> c.used OR a.reserved <> c.reserved OR a.upcoming <> c.upcoming`;
