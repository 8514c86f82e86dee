// Limits that everybody runs against at once, through two processes: a cost centre's budget, an employee's month, a designer's year.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aBudget } from '#mall/approval/server/approval.builders.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import {
  anInquiry,
  aPurchaser,
  aPurchasingEmployee,
  goodsLine,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { aQuotation } from '#mall/quotation/server/quotation.builders.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import {
  aDesigner,
  aSampleProduct,
  aSampleRequest,
  SAMPLE_USE,
} from '#mall/sample/server/sample.builders.ts';
import { sendsForNothing } from '#mall/store/server/store.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';

let mall: TestMall;
let beside: TestMall;
let main: Purchaser;
let seller: Awaited<ReturnType<typeof aSeller>>;
let productId: number;
let addressId: number;

beforeAll(async () => {
  mall = await openTestMall();
  beside = await openTestMall({ beside: mall });
  main = await aPurchaser(mall);
  seller = await aSeller(mall);
  await mall.work(async (work) => {
    await sendsForNothing(work, seller.storeId);
    ({ productId } = await aProduct(work, { storeId: seller.storeId, stock: 1_000_000 }));
    await work.query(
      `UPDATE product SET price_tiers = '[{"minNum":1,"unitPrice":1000000}]', min_buy_num = 1, multiple = 1 WHERE product_id = $1`,
      [productId],
    );
    ({ addressId } = await anAddress(work, main.memberId));
  });
});
afterAll(async () => {
  expect([...mall.log, ...beside.log]).toEqual([]);
  await beside.close();
  await mall.close();
});

const at = (n: number) => (n % 2 ? mall : beside);
const done = <R extends { state: number }>(replies: readonly R[]) =>
  replies.filter(({ state }) => state === State.done);
const refusedOnly = (replies: readonly { state: number; msg: string }[]) => {
  for (const { state, msg } of replies) if (state !== State.done) expect([state, msg]).toEqual([255, msg]);
};
const employee = (limitPerMonth?: number) =>
  aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId, ...(limitPerMonth ? { limitPerMonth } : {}) });

/** 100 pieces at ¥1.00. */
const buy = (n: number, person: { token: string }, costCentre = '') =>
  at(n).ask(
    orderProtocol.submit,
    { source: 'buyNow', productId, number: 100, addressId, costCentre },
    person,
  );
/** An inquiry for 100 pieces booked to the cost centre, closed, with one offer at ¥1.00. */
async function offered(costCentre = '', purchaser = main) {
  const lines = [goodsLine({ partNo: 'AB-1' }, { qty: 100 })];
  const { inqSn } = await anInquiry(mall, { purchaser, sellers: [seller], lines });
  if (costCentre)
    await mall.work((work) =>
      work.query('UPDATE inquiry SET cost_centre = $2 WHERE inq_sn = $1', [inqSn, costCentre]),
    );
  const { quoSn } = await aQuotation(mall, seller, inqSn, { lines: [{ number: 100 }] });
  const { version } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
  await mall.call(inquiryProtocol.close, { inqSn, version }, purchaser);
  return { inqSn, lines: [{ lineNo: 1, quoSn, versionNo: 1, number: 100 }] };
}
const budgetOf = async (budgetId: number) => {
  const [row] = await mall.work((work) =>
    work.query<{ amount: number; used: number }>(
      'SELECT amount, reserved + spent AS used FROM budget WHERE budget_id = $1',
      [budgetId],
    ),
  );
  return row!;
};

describe('a budget', () => {
  const centre = (name: string, amount = 1_000) =>
    mall.work((work) => aBudget(work, main.enterpriseId, { name, amount: yuan(amount) }));

  it('is reserved by orders of several people to its last fen, and no further', async () => {
    const budgetId = await centre('CC-orders');
    const people: Person[] = [await employee(), await employee(), main];
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) => buy(n, people[n % 3]!, 'CC-orders')),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(10);
    expect(await budgetOf(budgetId)).toEqual({ amount: 100_000, used: 100_000 });
  });

  it('is shared by orders and awards: together they never exceed it', async () => {
    const budgetId = await centre('CC-both', 500);
    const person = await employee();
    const inquiries = [await offered('CC-both'), await offered('CC-both'), await offered('CC-both')];
    const replies = await Promise.all([
      ...inquiries.map((input, n) => at(n).ask(quotationProtocol.award, input, main)),
      ...Array.from({ length: 6 }, (_, n) => buy(n, person, 'CC-both')),
    ]);
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(5);
    expect((await budgetOf(budgetId)).used).toBe(50_000);
  });

  it('that is lowered while orders reserve it is never lower than what they hold', async () => {
    const person = await employee();
    for (const round of [1, 2, 3, 4]) {
      const name = `CC-lower-${round}`;
      const budgetId = await centre(name);
      const orders = Array.from({ length: 9 }, (_, n) => buy(n, person, name));
      await orders[round]; // the others are under way
      const lower = { budgetId, version: 1, amount: '600', kind: 'costCentre' } as const;
      const lowered = await mall.ask(approvalProtocol.saveBudget, lower, main);
      const replies = await Promise.all(orders);
      refusedOnly([lowered, ...replies]);
      const { amount, used } = await budgetOf(budgetId);
      expect(amount).toBe(lowered.state === State.done ? 60_000 : 100_000);
      expect(used).toBe(done(replies).length * 10_000);
      expect(used).toBeLessThanOrEqual(amount);
    }
  });
});

describe('an employee’s month', () => {
  it('is exact whichever way he orders: from the mall and of awards, in two processes', async () => {
    const { memberId, token } = await aPurchasingEmployee(mall, {
      enterpriseId: main.enterpriseId,
      roles: ['administrator'],
      permissions: ['rfq.award'],
      limitPerMonth: 35_000,
    });
    const person = { ...main, memberId, token };
    const awarded = [await offered('', person), await offered('', person), await offered('', person)];
    for (const input of awarded) await mall.call(quotationProtocol.award, input, person);
    const replies = await Promise.all([
      ...awarded.map(({ inqSn }, n) =>
        at(n).ask(quotationProtocol.toOrder, { inqSn, storeId: seller.storeId, addressId }, person),
      ),
      ...Array.from({ length: 6 }, (_, n) => buy(n, person)),
    ]);
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(3);
    const spending = await mall.call(orderProtocol.spending, {}, main);
    expect(spending.find((one) => one.memberId === memberId)?.spent).toBe('300.00');
  });
});

describe('a designer’s year', () => {
  it('of ten samples holds in two processes, from the sample cart and beside it', async () => {
    const designer = await aDesigner(mall);
    const { productId: sample } = await mall.work((work) => aSampleProduct(work, { sampleStock: 500 }));
    await mall.call(sampleProtocol.add, { productId: sample, number: 3 }, designer);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        at(n).ask(
          sampleProtocol.submit,
          {
            addressId: designer.addressId,
            ...SAMPLE_USE,
            ...(n > 2 ? { products: [{ productId: sample, number: 3 }] } : {}),
          },
          designer,
        ),
      ),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(3);
  });

  it('holds when what he asked for is replaced by the same part in several requests, accepted at once', async () => {
    const designer = await aDesigner(mall);
    const instead = await mall.work((work) =>
      aSampleProduct(work, { storeId: seller.storeId, sampleStock: 500 }),
    );
    const offers = [];
    for (let n = 0; n < 4; n++) {
      const product = await mall.work((work) => aSampleProduct(work, { storeId: seller.storeId }));
      const { sampleSn } = await aSampleRequest(mall, { designer, seller, product, number: 4 });
      const { version, lines } = await mall.call(sampleProtocol.sellerDetail, { sampleSn }, seller);
      const { sampleLineId } = lines[0]!;
      await mall.call(
        sampleProtocol.approve,
        {
          sampleSn,
          version,
          freightPayer: 'store',
          lines: [{ sampleLineId, approvedNum: 4, productId: instead.productId }],
        },
        seller,
      );
      offers.push({
        sampleSn,
        version: (await mall.call(sampleProtocol.detail, { sampleSn }, designer)).version,
      });
    }
    const replies = await Promise.all(
      offers.map((input, n) => at(n).ask(sampleProtocol.acceptSubstitute, input, designer)),
    );
    refusedOnly(replies);
    expect(done(replies)).toHaveLength(2);
  });
});
