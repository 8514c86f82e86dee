// Commission through the real door: rules made and ended by the platform, frozen on lines as they are ordered, read by the store.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { commissionProtocol } from '../commission.protocol.ts';
import { commissionRuleList } from '../commission-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

type Seller = Awaited<ReturnType<typeof aSeller>>;
const finance = await aLogin(mall, { roles: ['finance'] });
const make = (rule: object) =>
  mall.ask(commissionProtocol.make, { ratePerMille: 30, ...rule } as never, finance);
const made = async (rule: object) => {
  const { state, msg, data } = await make(rule);
  expect([state, msg]).toEqual([State.done, expect.anything()]);
  return (data as { ruleId: number }).ruleId;
};

/** An order of ¥10.00 and one of ¥8,000.00 in two lines. */
async function ordered(seller: Seller) {
  const products = await mall.work(async (work) => [
    await aProduct(work, {
      storeId: seller.storeId,
      priceTiers: [{ minNum: 1, unitPrice: 100_000 as never }],
    }),
    await aProduct(work, {
      storeId: seller.storeId,
      priceTiers: [{ minNum: 1, unitPrice: 80_000_000 as never }],
    }),
  ]);
  return anOrder(mall, { seller, products });
}
const taken = async (seller: Seller, orderSn: string) =>
  (await mall.call(orderProtocol.sellerDetail, { orderSn }, seller)).lines
    .toSorted((a, b) => Number(a.listPrice) - Number(b.listPrice))
    .map((line) => line.commission);

it('follows the usual rate, then its store’s rule, and keeps what was frozen', async () => {
  const seller = await aSeller(mall);
  const before = await ordered(seller);
  expect(await taken(seller, before.orderSn)).toEqual(['0.50', '400.00']);
  const x15 = { storeId: seller.storeId, fixed: '0.50', least: '1.00', most: '200.00' };
  const ruleId = await made(x15);
  const after = await ordered(seller);
  expect(await taken(seller, after.orderSn)).toEqual(['1.00', '200.00']);
  expect(await taken(seller, before.orderSn)).toEqual(['0.50', '400.00']);
  // the buyer learns nothing of it
  const { lines } = await mall.call(orderProtocol.detail, { orderSn: after.orderSn }, after.buyer);
  expect(lines.map((line) => line.commission)).toEqual(['', '']);

  expect((await make(x15)).msg).toContain('先终止');
  expect((await mall.call(commissionRuleList.list, {}, finance)).list).toContainEqual(
    expect.objectContaining({ ruleId, ratePerMille: 30, most: '200.00', allowedActions: ['end'] }),
  );
  await mall.call(commissionProtocol.end, { ruleId }, finance);
  expect((await mall.ask(commissionProtocol.end, { ruleId }, finance)).state).not.toBe(State.done);
  const last = await ordered(seller);
  expect(await taken(seller, last.orderSn)).toEqual(['0.50', '400.00']);
});

it('a category of a store comes before its store, and a lowered price lowers it', async () => {
  const seller = await aSeller(mall);
  const { orderSn, products } = await ordered(seller);
  const [{ categoryId } = { categoryId: 0 }] = await mall.work((work) =>
    work.query<{ categoryId: number }>(
      'SELECT category_id AS "categoryId" FROM part JOIN goods USING (part_id) WHERE goods_id = $1',
      [products[0]!.goodsId],
    ),
  );
  await made({ storeId: seller.storeId, ratePerMille: 10 });
  await made({ storeId: seller.storeId, categoryId, ratePerMille: 100 });
  const { lines } = await mall.call(orderProtocol.sellerDetail, { orderSn }, seller);
  await mall.call(
    orderProtocol.changePrice,
    {
      orderSn,
      reason: '老客户',
      lines: [
        { orderLineId: lines.find(({ amount }) => amount === '8000.00')!.orderLineId, unitPrice: '40.00' },
      ],
    },
    seller,
  );
  expect(await taken(seller, orderSn)).toEqual(['1.00', '40.00']);
});

it('takes nothing of the mall’s own stores', async () => {
  const seller = await aSeller(mall, { isSelfOperated: true });
  expect(await taken(seller, (await ordered(seller)).orderSn)).toEqual(['0.00', '0.00']);
  expect((await make({ storeId: seller.storeId })).msg).toContain('自营');
});

it('a rule needs somebody it is for, ends that do not cross, and one of finance', async () => {
  expect((await make({})).msg).toContain('店铺或分类');
  const { storeId } = await aSeller(mall);
  expect((await make({ storeId, least: '2.00', most: '1.00' })).msg).toContain('最高不能小于最低');
  const nobody = await aLogin(mall, {});
  expect(
    (await mall.ask(commissionProtocol.make, { storeId, ratePerMille: 1 } as never, nobody)).state,
  ).not.toBe(State.done);
});
