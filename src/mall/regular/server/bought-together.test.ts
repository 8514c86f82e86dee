// What is bought together: counted over buyers, never told of one alone, never of what was agreed or called off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, anOrder, aSeller, type Buyer } from '#mall/order/server/order.builders.ts';
import { boughtTogetherProtocol } from '../bought-together.protocol.ts';

let mall: TestMall;
let seller: Awaited<ReturnType<typeof aSeller>>;
beforeAll(async () => {
  mall = await openTestMall();
  seller = await aSeller(mall);
});
afterAll(() => mall.close());

const product = (partId?: number) =>
  mall.work((work) => aProduct(work, { storeId: partId ? undefined : seller.storeId, partId }));
const order = (buyer: Buyer, products: BuiltProduct[]) =>
  anOrder(mall, { buyer, seller, products, number: 1 });
const together = async ({ partId }: BuiltProduct) =>
  (await mall.call(boughtTogetherProtocol.boughtTogether, { partId })).map((card) => card.partId);

test('what two buyers or more have ordered with it, the most of them first, a part once whichever store sold it', async () => {
  const [one, often, twice, once] = [await product(), await product(), await product(), await product()];
  const elsewhere = await product(often.partId);
  const [a, b, c] = [await aBuyer(mall), await aBuyer(mall), await aBuyer(mall)];
  await order(a, [one, often, twice, once]);
  await order(a, [one, once]);
  expect(await together(one)).toEqual([]);
  await order(b, [one, twice, elsewhere]);
  await order(c, [one, often]);
  expect(await together(one)).toEqual([often.partId, twice.partId]);
  expect(await together(twice)).toEqual(expect.arrayContaining([one.partId, often.partId]));
  expect(await together(once)).toEqual([]);
});

test('what was cancelled was not bought', async () => {
  const [one, other] = [await product(), await product()];
  const [a, b] = [await aBuyer(mall), await aBuyer(mall)];
  const { orderSn } = await order(a, [one, other]);
  await order(b, [one, other]);
  expect(await together(one)).toEqual([other.partId]);
  await mall.call(orderProtocol.cancel, { orderSn, reason: '不需要了' }, a);
  expect(await together(one)).toEqual([]);
});

test('a part that nobody sells or that does not exist has nothing', async () => {
  expect(await mall.call(boughtTogetherProtocol.boughtTogether, { partId: 424_242 })).toEqual([]);
});
