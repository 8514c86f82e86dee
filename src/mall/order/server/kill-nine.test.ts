// The server process is killed (SIGKILL) again and again while people check out: what was acknowledged stays, nothing is half done.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { askAt, openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { checkBooks } from '#mall/payment/server/payment.ts';
import { orderProtocol } from '../order.protocol.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from './order.builders.ts';

const KILLS = 3;

const mall = await openTestMall();
afterAll(() => mall.close());

/** The reply's data; undefined when the server died over it. */
async function ask(origin: string, endpoint: AnyEndpoint, input: object, buyer: Buyer): Promise<unknown> {
  const reply = await askAt(origin, endpoint, input, buyer).catch(() => undefined);
  if (!reply) return undefined;
  if (reply.state !== 200) throw new Error(`${endpoint.path}: ${reply.state} ${reply.msg}`);
  return reply.data;
}

/** What somebody has pressed, and what he was told. */
interface Checkout {
  buyer: Buyer;
  productId: number;
  requestId: string;
  told?: { orderSns: string[]; paySn: string };
  paid: boolean;
}

async function checkOut(origin: string, one: Checkout): Promise<void> {
  const { buyer, productId, requestId } = one;
  const input = { source: 'buyNow', productId, number: 7, addressId: buyer.addressId, requestId };
  one.told ??= (await ask(origin, orderProtocol.submit, input, buyer)) as Checkout['told'];
}

async function pay(origin: string, one: Checkout): Promise<void> {
  if (!one.told || one.paid) return;
  const { paySn } = one.told;
  const input = { paySn, method: 'BALANCE', payPwd: PAY_PASSWORD, requestId: `pay-${paySn}` };
  one.paid = (await ask(origin, paymentProtocol.doPay, input, one.buyer)) !== undefined;
}

it('loses no acknowledged order and leaves no half one', { timeout: 120_000 }, async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(mall)));
  const products = await mall.work(async (work) => [await aProduct(work), await aProduct(work)]);
  const checkouts: Checkout[] = [];

  let next = spawnTestMall(mall);
  for (let round = 0; round <= KILLS; round++) {
    const running = await next;
    if (round < KILLS) next = spawnTestMall(mall); // the next one starts while this one works, and takes over when it is dead
    const again = checkouts.filter((one) => !one.told);
    for (const one of again) await checkOut(running.origin, one);
    expect(checkouts.every((one) => one.told)).toBe(true);
    for (const one of checkouts.slice(-2)) await pay(running.origin, one);
    if (round === KILLS) {
      expect(running.errors).toEqual([]);
      await running.kill();
      break;
    }
    let isOver = false;
    const shopping = buyers.map(async (buyer, i) => {
      while (!isOver) {
        const one: Checkout = {
          buyer,
          productId: products[i % 2]!.productId,
          requestId: randomUUID(),
          paid: false,
        };
        checkouts.push(one);
        await checkOut(running.origin, one);
        if (i === 0) await pay(running.origin, one);
        if (i === 3)
          await ask(running.origin, cartProtocol.add, { productId: one.productId, number: 1 }, buyer);
      }
    });
    await sleep(100 + Math.random() * 700);
    await running.kill();
    isOver = true;
    await Promise.all(shopping);
  }

  const facts = await mall.work((work) =>
    work.query<Record<string, unknown>>(
      `SELECT t.parent_sn, t.pay_state, t.payable = b.payable AND t.payable = sum(o.payable) AS sums,
              array_agg(o.order_sn) AS order_sns, array_agg(DISTINCT o.state) AS states,
              bool_and(o.goods_amount = (SELECT sum(l.amount) FROM order_line l WHERE l.order_sn = o.order_sn)) AS lines,
              bool_and(o.state = (SELECT to_state FROM order_log g WHERE g.order_sn = o.order_sn ORDER BY log_id DESC LIMIT 1)) AS logged,
              bool_and((o.state = 'PENDING_PAYMENT') = EXISTS (SELECT 1 FROM timer m WHERE m.doc_sn = o.order_sn)) AS timed,
              b.state AS bill, (SELECT count(*) FROM payment p WHERE p.pay_sn = t.pay_sn AND p.state = 'SUCCEEDED') AS payments
       FROM trade t JOIN bill b USING (pay_sn) JOIN sub_order o USING (parent_sn) GROUP BY t.parent_sn, b.pay_sn`,
    ),
  );
  expect(checkouts.length).toBeGreaterThan(KILLS);
  const known = new Map(facts.map((row) => [(row.order_sns as string[])[0], row]));
  expect(facts).toHaveLength(checkouts.length);
  expect(new Set(checkouts.map((one) => one.told!.orderSns[0])).size).toBe(checkouts.length);
  for (const one of checkouts) {
    const row = known.get(one.told!.orderSns[0]!);
    expect(row).toMatchObject({ sums: true, lines: true, logged: true, timed: true });
    const isPaid = row!.pay_state === 1;
    if (one.paid) expect(isPaid).toBe(true);
    expect(row).toMatchObject({
      states: [isPaid ? 'PENDING_DELIVERY' : 'PENDING_PAYMENT'],
      bill: isPaid ? 'PAID' : 'OPEN',
      payments: isPaid ? 1 : 0,
    });
  }
  const [stands] = await mall.work((work) =>
    work.query(
      `SELECT (SELECT sum(reserved)::int FROM product) = (SELECT sum(buy_num)::int FROM order_line) AS reserved,
              (SELECT count(*) FROM sub_order) = (SELECT count(DISTINCT order_sn) FROM order_line) AS whole,
              (SELECT bool_and(available = (SELECT sum(amount) FROM balance_entry e WHERE e.member_id = a.member_id))
               FROM balance_account a) AS balances`,
    ),
  );
  expect(stands).toEqual({ reserved: true, whole: true, balances: true });
  expect(await mall.work((work) => checkBooks(work))).toEqual([]);
});
