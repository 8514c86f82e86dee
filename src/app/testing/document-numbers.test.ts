// Whoever orders twice learns from his numbers nothing of what others have ordered in between.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days } from '#kit/time/duration.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

let mall: TestMall;
let beside: TestMall;
let productId: number;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  ({ productId } = await mall.work((work) => aProduct(work, { stock: 1_000_000 })));
});
afterAll(async () => {
  await beside.close();
  await mall.close();
});

async function buy(buyer: Buyer, at = mall): Promise<string[]> {
  const { addressId } = buyer;
  const made = await at.call(
    orderProtocol.submit,
    { source: 'buyNow', productId, number: 1, addressId },
    buyer,
  );
  return [made.parentSn, made.paySn, ...made.orderSns];
}
const running = (sn: string) => Number(sn.slice(-8));

it('orders, trades and bills of one day are not counted through', async () => {
  const [me, other] = [await aBuyer(mall), await aBuyer(mall)];
  const mine: string[][] = [];
  for (let i = 0; i < 6; i++) {
    mine.push(await buy(me));
    for (let k = 0; k < i; k++) await buy(other);
  }
  for (const at of [0, 1, 2]) {
    const steps = mine.slice(1).map((sns, i) => running(sns[at]!) - running(mine[i]![at]!));
    for (const step of steps) expect(Math.abs(step), String(steps)).toBeGreaterThan(100);
  }
});

it('nor those of two days', async () => {
  const me = await aBuyer(mall);
  const today = await buy(me);
  mall.clock.pass(days(1));
  const { access_token: token } = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, me.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  const tomorrow = await buy({ ...me, token });
  for (const [i, sn] of today.entries()) {
    expect(sn).toMatch(/^(TR|PY|SO)\d{14}$/);
    expect(tomorrow[i]!.slice(0, 8)).not.toBe(sn.slice(0, 8));
    expect(Math.abs(running(tomorrow[i]!) - running(sn))).toBeGreaterThan(100);
  }
});

it('two processes at once give no number twice', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(mall)));
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, i) => buy(buyers[i % 4]!, i % 2 ? mall : beside)),
  );
  expect(new Set(made.flat()).size).toBe(120);
});
