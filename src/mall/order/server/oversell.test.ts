// Two hundred buyers press "submit" for the last fifty pieces at the same moment, to two server processes on one database.
import { afterAll, expect, it } from 'vitest';
import { askAt, openTestMall } from '#app/testing/open-test-mall.ts';
import { spawnTestMall } from '#app/testing/spawn-test-mall.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aMember } from '#mall/member/server/member.builders.ts';
import { orderProtocol } from '../order.protocol.ts';

const BUYERS = 200;
const PIECES = 50;

const first = await openTestMall();
afterAll(() => first.close());

it('sells exactly what there is', { timeout: 120_000 }, async () => {
  const { goods, buyers } = await first.work(async (work) => {
    const made = await aProduct(work, { stock: PIECES });
    const people = [];
    for (let i = 0; i < BUYERS; i++) {
      const { memberId } = await aMember(work);
      const { access_token: token } = await issueTokens(work, first.tokenSecret, memberId, {
        ip: '',
        userAgent: 'test',
      });
      people.push({ token, addressId: (await anAddress(work, memberId)).addressId });
    }
    return { goods: made, buyers: people };
  });

  const servers = await Promise.all([spawnTestMall(first), spawnTestMall(first)]);
  const replies = await Promise.all(
    buyers.map((buyer, i) =>
      askAt(
        servers[i % 2]!.origin,
        orderProtocol.submit,
        { source: 'buyNow', productId: goods.productId, number: 1, addressId: buyer.addressId },
        buyer,
      ),
    ),
  );
  expect(replies.filter((reply) => reply.state === 200)).toHaveLength(PIECES);
  const refused = replies.filter((reply) => reply.state !== 200);
  expect(new Set(refused.map((reply) => reply.state))).toEqual(new Set([255]));
  for (const { msg } of refused) expect(msg).toContain('库存不足');

  for (const { errors } of servers) expect(errors).toEqual([]);
  const [stands] = await first.work((work) =>
    work.query(
      `SELECT on_hand, reserved, (SELECT sum(buy_num)::int FROM order_line WHERE product_id = $1) AS ordered,
              (SELECT count(*) FROM trade) AS trades, (SELECT count(*) FROM bill) AS bills,
              (SELECT count(*) FROM timer WHERE event = 'payTimeout') AS timers
       FROM product WHERE product_id = $1`,
      [goods.productId],
    ),
  );
  expect(stands).toEqual({
    on_hand: PIECES,
    reserved: PIECES,
    ordered: PIECES,
    trades: PIECES,
    bills: PIECES,
    timers: PIECES,
  });
});
