// Shares of a credit account: exact among any number at once, refused by name, set by who has the permission.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { creditProtocol } from '#mall/credit/credit.protocol.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';

import { aDesk, holds, later, openCreditMall, placed, sums } from './credit-desk.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openCreditMall();
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

it('a hundred orders at once on the last ¥1 of a sub-limit: never over, and refused by its name and rest', async () => {
  const desk = await aDesk();
  const { accountId, buyer } = desk;
  const set = (amount: string | undefined, by = buyer) =>
    mall.ask(
      creditProtocol.setSubLimit,
      {
        accountId,
        kind: 'EMPLOYEE' as const,
        subject: String(buyer.memberId),
        period: 'MONTH' as const,
        ...(amount ? { amount } : {}),
      },
      by,
    );
  expect((await set('100.00', (await aDesk()).buyer)).state).toBe(State.notFound);
  expect((await set('100.00')).state).toBe(State.done);
  await placed(desk, 99);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      mall.ask(
        orderProtocol.submit,
        {
          source: 'buyNow',
          productId: desk.product.productId,
          number: 1,
          addressId: buyer.addressId,
          creditStores: [desk.seller.storeId],
        },
        buyer,
      ),
    ),
  );
  expect(replies.filter(({ state }) => state === State.done)).toHaveLength(1);
  expect(replies.find(({ state }) => state !== State.done)?.msg).toContain(
    `子额度“${buyer.memberName}”（员工，每月）仅剩 ¥0.00`,
  );
  expect(await mall.call(creditProtocol.subLimits, { accountId }, buyer)).toMatchObject({
    list: [{ name: buyer.memberName, amount: '100.00', taken: '100.00', rest: '0.00' }],
    maySet: 1,
  });
  expect((await sums(desk)).used).toBe('100.00');
  await later(desk, days(31));
  await placed(desk, 100);
  await set(undefined, desk.buyer);
  await placed(desk, 100);
  await holds();
});

it('a sub-limit of a cost centre counts what is open, and only who has the permission sets one', async () => {
  const desk = await aDesk();
  const { accountId, buyer, seller, product } = desk;
  const employee = await aLoggedInEmployee(mall, {
    enterpriseId: desk.enterpriseId,
    permissions: ['order.read', 'order.price', 'order.submit', 'credit.read', 'credit.pay'],
  });
  await mall.work((work) =>
    work.query(`UPDATE sub_account SET cost_center = '研发部' WHERE member_id = $1`, [employee.memberId]),
  );
  const limit = {
    accountId,
    kind: 'COST_CENTRE',
    subject: '研发部',
    period: 'OPEN',
    amount: '50.00',
  } as const;
  expect((await mall.ask(creditProtocol.setSubLimit, limit, employee)).msg).toContain('分配信用额度');
  expect((await mall.ask(creditProtocol.setSubLimit, { ...limit, subject: '财务部' }, buyer)).state).toBe(
    State.notFound,
  );
  await mall.call(creditProtocol.setSubLimit, limit, buyer);
  const order = (number: number, costCentre: string) =>
    mall.ask(
      orderProtocol.submit,
      {
        source: 'buyNow',
        productId: product.productId,
        number,
        addressId: buyer.addressId,
        costCentre,
        creditStores: [seller.storeId],
      },
      buyer,
    );
  expect((await order(30, '研发部')).state).toBe(State.done);
  expect((await order(30, '研发部')).msg).toContain('研发部”（成本中心，未结清）仅剩 ¥20.00');
  expect((await order(30, '')).state).toBe(State.done);
  expect((await order(20, '研发部')).state).toBe(State.done);
  await holds();
});
