// An enterprise's own part numbers go along: on cart lines, on what is confirmed, and on the order for good.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { matCodeList } from '#mall/mat-code/mat-code-list.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { orderProtocol } from '../order.protocol.ts';

let mall: TestMall;
let main: Awaited<ReturnType<typeof aMainAccount>>;
let addressId: number;
let coded: BuiltProduct;
let plain: BuiltProduct;

beforeAll(async () => {
  mall = await openTestMall();
  main = await aMainAccount(mall);
  await mall.work(async (work) => {
    coded = await aProduct(work);
    plain = await aProduct(work, { storeId: coded.storeId });
    ({ addressId } = await anAddress(work, main.memberId));
    const { partId } = coded;
    await aMatCode(work, main.enterpriseId, { matCode: 'B-CODE', partId });
    await aMatCode(work, main.enterpriseId, { matCode: 'A-CODE', partId, grade: 'A' });
    await aMatCode(work, main.enterpriseId, { matCode: 'D-CODE', partId, grade: 'D' });
  });
});
afterAll(() => mall.close());

const cartLines = async (person: { token: string }) =>
  (await mall.call(cartProtocol.cartList, {}, person)).storeCartGroupList.flatMap(
    (group) => group.storeCartList,
  );
const submit = async (person: { token: string }, product: BuiltProduct, address = addressId) => {
  const { orderSns } = await mall.call(
    orderProtocol.submit,
    { source: 'buyNow', productId: product.productId, number: 10, addressId: address },
    person,
  );
  return mall.call(orderProtocol.detail, { orderSn: orderSns[0]! }, person);
};

it('shows all codes of a part at the cart line, the best grade first', async () => {
  for (const { productId } of [coded, plain]) {
    await mall.call(cartProtocol.add, { productId, number: 10 }, main);
  }
  const lines = await cartLines(main);
  expect(lines.find((line) => line.productId === coded.productId)?.matCodes).toEqual([
    { matCode: 'A-CODE', grade: 'A' },
    { matCode: 'B-CODE', grade: 'B' },
    { matCode: 'D-CODE', grade: 'D' },
  ]);
  expect(lines.find((line) => line.productId === plain.productId)?.matCodes).toEqual([]);
});

it('puts one on the order, where it stays whatever becomes of the code', async () => {
  const basket = { source: 'buyNow', productId: coded.productId, number: 10 } as const;
  const { storeGroupList } = await mall.call(orderProtocol.confirm, basket, main);
  expect(storeGroupList[0]!.lines[0]).toMatchObject({ matCode: 'A-CODE', partId: coded.partId });
  const order = await submit(main, coded);
  expect(order.lines[0]!.matCode).toBe('A-CODE');
  const { list } = await mall.call(matCodeList.list, { keyword: 'A-CODE' }, main);
  expect(list[0]).toMatchObject({ boughtTimes: 1, boughtNum: 10 });
  await mall.call(matCodeProtocol.delete, { matCodeIds: [list[0]!.matCodeId] }, main);
  const again = await mall.call(orderProtocol.detail, { orderSn: order.orderSn }, main);
  expect(again.lines[0]!.matCode).toBe('A-CODE');
  expect((await submit(main, coded)).lines[0]!.matCode).toBe('B-CODE');
});

it('remembers a code before the order is submitted', async () => {
  expect((await submit(main, plain)).lines[0]!.matCode).toBe('');
  await mall.call(matCodeProtocol.remember, { partId: plain.partId, matCode: 'NEW-CODE' }, main);
  expect((await submit(main, plain)).lines[0]!.matCode).toBe('NEW-CODE');
});

it("goes along on an employee's order, who needs no permission for that, but sees none in his cart", async () => {
  const blind = await aLoggedInEmployee(mall, {
    enterpriseId: main.enterpriseId,
    roles: [],
    permissions: ['order.read', 'order.price', 'order.submit'],
  });
  await mall.call(cartProtocol.add, { productId: coded.productId, number: 10 }, blind);
  expect((await cartLines(blind))[0]!.matCodes).toEqual([]);
  expect((await submit(blind, coded)).lines[0]!.matCode).toBe('B-CODE');
});

it('is nothing for who buys for no enterprise, and for another enterprise', async () => {
  for (const person of [await aLogin(mall), await aMainAccount(mall)]) {
    const { addressId: own } = await mall.work((work) => anAddress(work, person.memberId));
    await mall.call(cartProtocol.add, { productId: coded.productId, number: 10 }, person);
    expect((await cartLines(person))[0]!.matCodes).toEqual([]);
    expect((await submit(person, coded, own)).lines[0]!.matCode).toBe('');
  }
});
