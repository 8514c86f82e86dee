// `check-books` names the order of which somebody has changed a sum by hand: against its lines, its bill and what went back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { compareMoney } from '#mall/payment/server/check-books.ts';
import { anOrder } from './order.builders.ts';
import { ordersCompared } from './order.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

it.each([
  ['order_line SET refunded = refunded + 1', ['gone back of lines of order']],
  ['order_line SET amount = amount - 1', ['goods of order', 'lines and carriage of order']],
  ['sub_order SET refunded = refunded + 1', ['gone back of lines of order', 'gone back of order']],
  [
    'sub_order SET payable = payable + 100, goods_amount = goods_amount + 100',
    ['goods of order', 'lines and carriage of order', 'order under its bill'],
  ],
])('%s', async (edit, names) => {
  const { orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
  expect(await mall.work((work) => compareMoney(work, ordersCompared))).toEqual([]);
  let found: string[] = [];
  const undone = mall.work(async (work) => {
    await work.query("SET LOCAL session_replication_role = 'replica'");
    await work.query(`UPDATE ${edit} WHERE order_sn = $1`, [orderSn]);
    found = (await compareMoney(work, ordersCompared)).map(({ what }) => what);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(found.sort()).toEqual(names.map((name) => `${name} ${orderSn}`));
});
