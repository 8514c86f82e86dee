// Without scripts: who logs in on the plain pages reads his cart and his orders there, and nobody else's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { aBuyer, anOrder, type BuiltOrder, type Buyer } from '#mall/order/server/order.builders.ts';

let mall: TestMall;
let buyer: Buyer;
let stranger: Buyer;
let order: BuiltOrder;
const PASSWORD = 'Plain2026';

beforeAll(async () => {
  mall = await openTestMall();
  [buyer, stranger] = [await aBuyer(mall), await aBuyer(mall)];
  const hash = await hashPassword(PASSWORD);
  await mall.work((work) => work.query('UPDATE member SET password_hash = $1', [hash]));
  order = await anOrder(mall, { buyer, state: 'PENDING_DELIVERY' });
  const { productId } = await mall.work((work) => aProduct(work));
  await mall.call(cartProtocol.add, { productId, number: 100 }, buyer);
});
afterAll(() => mall.close());

const get = (path: string, cookie = '') =>
  fetch(`${mall.origin}${path}`, { headers: { cookie }, redirect: 'manual' });
const logIn = (username: string, given: Record<string, string> = {}, headers = {}) =>
  fetch(`${mall.origin}/plain/login`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ username, password: PASSWORD, wanted: '/plain/cart', ...given }),
  });
const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

it('a guest is asked to log in, and gets where he wanted to go', async () => {
  for (const path of ['/plain/cart', '/plain/orders', `/plain/order?orderSn=${order.orderSn}`]) {
    const html = await (await get(path)).text();
    expect(html).toContain('name="password"');
    expect(html).toContain(`value="${path}"`);
    expect(html).not.toContain('<script');
  }
  const reply = await logIn(buyer.memberName);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/plain/cart']);
  const away = await logIn(buyer.memberName, { wanted: 'https://elsewhere.example/' });
  expect(away.headers.get('location')).toBe('/plain/orders');
});

it('reads his cart line by line, his orders with number, state and sum, and one order in full', async () => {
  const cookie = cookieOf(await logIn(buyer.memberName));
  const cart = await mall.call(cartProtocol.cartList, {}, buyer);
  const [line] = cart.storeCartGroupList[0]!.storeCartList;
  const page = await get('/plain/cart', cookie);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const shown = await page.text();
  for (const text of [line!.partNo, '× 100', `¥${line!.totalAmount}`]) expect(shown).toContain(text);
  const orders = await (await get('/plain/orders', cookie)).text();
  for (const text of [order.orderSn, '待发货', '¥']) expect(orders).toContain(text);
  const one = await (await get(`/plain/order?orderSn=${order.orderSn}`, cookie)).text();
  for (const text of [order.orderSn, '待发货', '× 100']) expect(one).toContain(text);
  expect(await (await get('/plain/orders?lang=en', cookie)).text()).toContain('Pending delivery');
});

it('a stranger finds nothing of others', async () => {
  const cookie = cookieOf(await logIn(stranger.memberName));
  expect(await (await get('/plain/cart', cookie)).text()).toContain('购物车还是空的');
  expect(await (await get('/plain/orders', cookie)).text()).toContain('还没有订单');
  const foreign = await (await get(`/plain/order?orderSn=${order.orderSn}`, cookie)).text();
  expect(foreign).toContain('role="alert"');
  expect(foreign).not.toContain('待发货');
});

it('a wrong password says so; a form of another site logs nobody in; logging out ends the login', async () => {
  const wrong = await logIn(buyer.memberName, { password: 'Wrong2026' });
  expect(await wrong.text()).toContain('role="alert"');
  expect(cookieOf(wrong)).toBe('');
  expect(cookieOf(await logIn(buyer.memberName, {}, { 'sec-fetch-site': 'cross-site' }))).toBe('');
  const cookie = cookieOf(await logIn(buyer.memberName));
  await fetch(`${mall.origin}/plain/logout`, { method: 'POST', headers: { cookie }, redirect: 'manual' });
  expect(await (await get('/plain/orders', cookie)).text()).toContain('name="password"');
});

it('opens reading alone: no call of the mall takes it for a login', async () => {
  const reply = await logIn(buyer.memberName);
  expect(reply.headers.get('set-cookie')).toMatch(/Path=\/plain.*HttpOnly.*SameSite=Strict/);
  const cart = await get(`/${cartProtocol.cartList.path}`, cookieOf(reply));
  expect(((await cart.json()) as { state: number }).state).toBe(266);
});
