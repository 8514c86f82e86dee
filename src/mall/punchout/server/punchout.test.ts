// Shopping from a procurement system: one comes in once, fills a basket of this visit alone, and takes it back at prices that are kept.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import { callsOfPunchout } from '../punchout-calls.ts';
import { aConnection, type BuyerSystem, openBuyerSystem, readBasket } from './stand-in-buyer.builders.ts';

let mall: TestMall;
let erp: BuyerSystem;
let main: Awaited<ReturnType<typeof aMainAccount>>;
let buyer: Awaited<ReturnType<typeof aLoggedInEmployee>>;
let product: BuiltProduct;
let connection: Awaited<ReturnType<typeof aConnection>>;

beforeAll(async () => {
  mall = await openTestMall();
  erp = await openBuyerSystem(mall);
  main = await aMainAccount(mall);
  buyer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
  product = await mall.work((work) => aProduct(work, { stock: 1_000_000 }));
  connection = await aConnection(mall, erp, main, { memberId: buyer.memberId });
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
  await erp.close();
});

const keyOf = (url: string | undefined) => new URL(url!).searchParams.get('k')!;
const start = async (key: string) => {
  const { access_token: token, goTo, ...tokens } = await mall.call(punchoutProtocol.start, { key });
  return { token, goTo, ...tokens };
};
async function visit(wish: Parameters<BuyerSystem['setUp']>[0] = {}) {
  const { code, said, url } = await erp.setUp(wish);
  expect([code, said]).toEqual([200, '']);
  return start(keyOf(url));
}
const add = (person: { token: string }, number: number, { productId } = product) =>
  mall.call(cartProtocol.add, { productId, number }, person);
/** With a token that is good now. */
async function again({ memberId }: { memberId: number }) {
  const tokens = await mall.work((work) =>
    issueTokens(work, mall.tokenSecret, memberId, { ip: '127.0.0.1', userAgent: 'test' }),
  );
  return { token: tokens.access_token };
}
const cartOf = async (person: { token: string }) =>
  (await mall.call(cartProtocol.cartList, {}, person)).storeCartGroupList.flatMap(({ storeCartList }) =>
    storeCartList.map(({ productId, buyNum }) => [productId, buyNum]),
  );

describe('a visit', () => {
  it('fills a basket of its own, which goes back with the cookie, totals and price keys', async () => {
    const other = await mall.work((work) =>
      aProduct(work, { priceTiers: [{ minNum: 1, unitPrice: 3_120 as never }] }),
    );
    await add(buyer, 7);
    const shopper = await visit();
    expect(shopper.goTo).toBe('/index');
    expect(await cartOf(shopper)).toEqual([]);
    await add(shopper, 1_000);
    await add(shopper, 5, other);
    expect(await cartOf(buyer)).toEqual([[product.productId, 7]]);
    expect(await mall.call(punchoutProtocol.tell, {}, shopper)).toMatchObject({
      name: '用友 ERP',
      punchout: 'shop',
    });
    expect((await mall.call(loginProtocol.memberInfo, {}, shopper)).punchout).toBe('shop');

    const { url } = await mall.call(punchoutProtocol.giveBack, {}, shopper);
    const { basket, headers, html, action } = await erp.takeBack(url);
    expect(action).toBe(erp.returnUrl);
    expect(headers.get('content-security-policy')).toContain(`form-action http://${erp.host};`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<button>');
    const back = readBasket(basket);
    expect(back).toMatchObject({ cookie: 'cookie <1> & "2"', total: '1000.02', allowed: 'edit' });
    expect(back.lines).toEqual([
      {
        productId: `${product.productId}`,
        quantity: '1000',
        price: '1.000000',
        priceKey: expect.any(String),
      },
      { productId: `${other.productId}`, quantity: '5', price: '0.003120', priceKey: expect.any(String) },
    ]);
    expect(basket.get('cxml-urlencoded')).toContain('<Identity>BUYER&#38;CO</Identity>');
    // The login is over, and the member's own cart is as it was.
    expect((await mall.ask(cartProtocol.cartList, {}, shopper)).state).toBe(266);
    expect(await cartOf(buyer)).toEqual([[product.productId, 7]]);
    mall.clock.pass(minutes(11));
    expect((await fetch(new URL(url, mall.origin))).status).toBe(404);
  });

  it('edits a basket that comes along, and only looks at one to be inspected', async () => {
    const items = [
      { productId: product.productId, quantity: 200 },
      { productId: 999_999, quantity: 1 },
    ];
    const editor = await visit({ operation: 'edit', items });
    expect(editor.goTo).toBe('/cart/index');
    expect(await cartOf(editor)).toEqual([[product.productId, 200]]);
    await mall.call(punchoutProtocol.cancel, {}, editor);

    const onlooker = await visit({ operation: 'inspect', items, selected: product.productId });
    expect(onlooker.goTo).toBe(`/goods/detail?productId=${product.productId}`);
    expect(await cartOf(onlooker)).toEqual([[product.productId, 200]]);
    const refused = await mall.ask(cartProtocol.add, { productId: product.productId, number: 1 }, onlooker);
    expect(refused.code).toBe('punchout.onlyLooking');
    const { url } = await mall.call(punchoutProtocol.giveBack, {}, onlooker);
    expect(readBasket((await erp.takeBack(url)).basket)).toMatchObject({ allowed: 'inspect', lines: [] });
  });

  it('orders nothing, pays nothing and manages nothing', async () => {
    const shopper = await visit();
    await add(shopper, 10);
    const submit = await mall.ask(orderProtocol.submit, { addressId: 1 }, shopper, 'en');
    expect(submit).toMatchObject({ state: 403, code: 'punchout.onlyShopping' });
    expect(submit.msg).toContain('return the basket');
    const pay = { paySn: 'PY1', method: 'BALANCE', payPwd: 'x' };
    expect((await mall.ask(paymentProtocol.doPay, pay, shopper)).code).toBe('punchout.onlyShopping');
    // Of all calls that need a login, those in the list and no others.
    const open = new Set(callsOfPunchout());
    const closed = mall.mall.routes.filter(
      ({ endpoint: { method, path, access } }) =>
        access.login === 'required' && !open.has(`${method} ${path}`) && !access.refuses?.(whole),
    );
    // One of each door.
    const doors = new Map(closed.map(({ endpoint }) => [endpoint.path.replace(/\/\w+$/, ''), endpoint]));
    expect(doors.size).toBeGreaterThan(20);
    for (const endpoint of doors.values())
      expect([endpoint.path, (await mall.ask(endpoint, {}, shopper)).state]).toEqual([endpoint.path, 403]);
    expect((await mall.ask(punchoutProtocol.giveBack, {}, buyer)).code).toBe('punchout.notPunchout');
    await mall.call(punchoutProtocol.cancel, {}, shopper);
  });

  it('without anything ticked is not returned, and a line that cannot be had is named', async () => {
    const scarce = await mall.work((work) => aProduct(work, { stock: 50 }));
    const shopper = await visit();
    expect((await mall.ask(punchoutProtocol.giveBack, {}, shopper)).code).toBe('punchout.nothingChecked');
    await add(shopper, 50, scarce);
    await mall.work((work) =>
      work.query('UPDATE product SET on_hand = 20 WHERE product_id = $1', [scarce.productId]),
    );
    const refused = await mall.ask(punchoutProtocol.giveBack, {}, shopper);
    expect(refused.code).toBe('punchout.wrongLine');
    expect(refused.msg).toContain(scarce.partNo);
    const { url } = await mall.call(punchoutProtocol.cancel, {}, shopper);
    expect(readBasket((await erp.takeBack(url)).basket).lines).toEqual([]);
  });
});

/** For whom every door of a buyer stands open, so that only the login itself can be in the way. */
const whole = {
  memberId: 1,
  memberName: '',
  shownName: '',
  memberType: 3,
  sessionId: 1,
  storeId: null,
  platformRoles: [],
  enterpriseId: 1,
  sub: null,
  mustChangePassword: false,
} as never;

describe('a start page', () => {
  it('opens once, within five minutes', async () => {
    const { url } = await erp.setUp();
    const key = keyOf(url);
    const [one, two] = await Promise.all([0, 1].map(() => mall.ask(punchoutProtocol.start, { key })));
    expect([one!.code, two!.code].sort()).toEqual(['punchout.startOver', undefined]);
    const late = keyOf((await erp.setUp()).url);
    mall.clock.pass(minutes(5) + seconds(1));
    expect((await mall.ask(punchoutProtocol.start, { key: late })).code).toBe('punchout.startOver');
    expect((await mall.ask(punchoutProtocol.start, { key: 'x' })).code).toBe('punchout.startOver');
  });

  it('is good for a login of two hours, however often it is renewed', async () => {
    const shopper = await visit();
    const renew = (refreshToken: string) =>
      fetch(`${mall.origin}/v3/frontLogin/front/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('front:front').toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      }).then(async (reply) => (await reply.json()) as { state: number; data: typeof shopper });
    mall.clock.pass(minutes(59));
    const first = await renew(shopper.refresh_token);
    expect(first.state).toBe(200);
    mall.clock.pass(minutes(58));
    const second = await renew(first.data.refresh_token);
    expect(second.data.expires_in).toBeLessThanOrEqual(180);
    mall.clock.pass(minutes(3) + seconds(1));
    const { access_token: token } = second.data as unknown as { access_token: string };
    expect((await mall.ask(cartProtocol.cartList, {}, { token })).state).toBe(266);
    expect((await renew(second.data.refresh_token)).state).not.toBe(200);
  });

  it('leaves no basket behind that nobody took back', async () => {
    const shopper = await visit();
    await add(shopper, 10);
    mall.clock.pass(hours(2) + seconds(1));
    await erp.setUp();
    const left = await mall.work((work) =>
      work.query('SELECT FROM cart_line WHERE member_id = $1 AND basket <> 0', [buyer.memberId]),
    );
    expect(left).toEqual([]);
  });
});

describe('a system is refused', () => {
  const bomb = '<!DOCTYPE cXML [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  it.each<[string, number, Parameters<BuyerSystem['setUp']>[0]]>([
    ['with a wrong secret', 401, { secret: 'wrong' }],
    ['with an unknown identity', 401, { identity: 'SOMEBODY' }],
    ['that wants the basket elsewhere', 403, { returnUrl: 'https://evil.example/x' }],
    ['that wants the basket at no web address', 403, { returnUrl: 'javascript:alert(1)' }],
    ['with entities of its own', 400, { doctype: bomb }],
    [
      'with an external entity',
      400,
      { doctype: '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>' },
    ],
    ['without a cookie', 400, { cookie: '' }],
    ['with an operation that nobody knows', 450, { operation: 'source' }],
    ['with something else than XML', 406, { change: () => 'hello' }],
    ['with XML that does not close', 406, { change: (xml) => xml.replace('</Request>', '') }],
    [
      'with XML without end',
      406,
      { change: (xml) => xml.replace('<Extrinsic', `${'<a>'.repeat(90)}<Extrinsic`) },
    ],
    [
      'with another request',
      450,
      { change: (xml) => xml.replaceAll('PunchOutSetupRequest', 'ProfileRequest') },
    ],
    ['with a product that is no number', 400, { operation: 'edit', items: [{ productId: -1, quantity: 1 }] }],
  ])('%s', async (_what, code, wish) => {
    const reply = await erp.setUp(wish);
    expect([reply.code, reply.http, reply.url]).toEqual([code, 200, undefined]);
    expect(reply.said).not.toBe('');
  });

  it('that sends too much', async () => {
    const reply = await erp.setUp({ cookie: 'x'.repeat(1_100_000) });
    expect(reply.code).toBe(400);
  });

  it('whose connection was revoked: nothing that it opened is good any more', async () => {
    const mine = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    const boss = await again(main);
    const gone = await aConnection(mall, erp, boss, { memberId: mine.memberId, identity: 'GONE' });
    const shopper = await visit();
    const waiting = keyOf((await erp.setUp()).url);
    const { connectionId } = gone;
    const revoked = await mall.call(punchoutProtocol.revoke, { connectionId }, boss);
    expect(revoked.state).toBe('REVOKED');
    expect((await erp.setUp()).code).toBe(401);
    expect((await mall.ask(punchoutProtocol.start, { key: waiting })).code).toBe('punchout.startOver');
    expect((await mall.ask(cartProtocol.cartList, {}, shopper)).state).toBe(266);
    erp.use({ identity: 'BUYER', secret: connection.secret });
  });

  it('whose member has left', async () => {
    const mine = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
    await aConnection(mall, erp, await again(main), { memberId: mine.memberId, identity: 'LEAVER' });
    const { memberId } = mine;
    await mall.call(subAccountProtocol.leave, { memberId, successorId: main.memberId }, await again(main));
    expect((await erp.setUp()).code).toBe(401);
    erp.use({ identity: 'BUYER', secret: connection.secret });
  });
});

describe('a connection', () => {
  it('shows its secret once and is kept as a hash; a new one ends the former', async () => {
    const boss = await again(main);
    const { list, people, addresses } = await mall.call(punchoutProtocol.list, {}, boss);
    expect(JSON.stringify(list)).not.toContain(connection.secret);
    expect(people.map(({ memberId }) => memberId)).toEqual(
      expect.arrayContaining([main.memberId, buyer.memberId]),
    );
    expect(addresses.setup).toMatch(/\/v3\/punchout\/cxml\/setup$/);
    const rows = await mall.work((work) => work.query('SELECT c::text AS row FROM punchout_connection c'));
    expect(JSON.stringify(rows)).not.toContain(connection.secret);
    const { connectionId } = connection;
    const { secret } = await mall.call(punchoutProtocol.renewSecret, { connectionId }, boss);
    expect((await erp.setUp()).code).toBe(401);
    erp.use({ identity: 'BUYER', secret });
    connection = { ...connection, secret };
    expect((await erp.setUp()).code).toBe(200);
  });

  it('lets an employee act for a system as himself alone', async () => {
    const { enterpriseId } = main;
    const boss = await again(main);
    const clerk = await aLoggedInEmployee(mall, { enterpriseId, permissions: ['ent.role'] });
    const plain = await aLoggedInEmployee(mall, { enterpriseId });
    const input = { name: 'SRM', protocol: 'oci' as const, identity: 'SRM', hosts: ['SRM.example:8443'] };
    const make = (person: { token: string }, memberId: number) =>
      mall.ask(punchoutProtocol.make, { ...input, memberId }, person);
    expect((await make(plain, plain.memberId)).state).toBe(403);
    for (const memberId of [main.memberId, plain.memberId])
      expect((await make(clerk, memberId)).code).toBe('punchout.notYourPerson');
    const made = await mall.call(punchoutProtocol.make, { ...input, memberId: clerk.memberId }, clerk);
    expect(made.connection).toMatchObject({ hosts: ['srm.example:8443'], mayChange: true, state: 'ON' });
    const { connectionId } = connection;
    const change = { connectionId, name: 'x', identity: 'x', memberId: clerk.memberId, hosts: ['x.example'] };
    expect((await mall.ask(punchoutProtocol.change, change, clerk)).code).toBe('punchout.notYourPerson');
    expect((await mall.ask(punchoutProtocol.renewSecret, { connectionId }, clerk)).code).toBe(
      'punchout.notYourPerson',
    );
    const wrong = { ...change, hosts: ['https://x.example/path'], memberId: main.memberId };
    expect((await mall.ask(punchoutProtocol.change, wrong, boss)).code).toBe('punchout.notHost');
    const stranger = await aMainAccount(mall);
    for (const endpoint of [punchoutProtocol.revoke, punchoutProtocol.renewSecret])
      expect((await mall.ask(endpoint, { connectionId }, stranger)).code).toBe('punchout.notFound');
    expect((await mall.ask(punchoutProtocol.change, change, stranger)).code).toBe('punchout.notFound');
  });

  it('may be tried so often a minute and no more', async () => {
    mall.clock.pass(days(1));
    expect((await erp.setUp({ secret: 'guess' })).code).toBe(401);
    await mall.work((work) =>
      work.query("UPDATE rate_limit SET count = 119 WHERE subject LIKE 'punchout %'"),
    );
    const tries = [await erp.setUp({ secret: 'guess' }), await erp.setUp({ secret: 'guess' })];
    expect(tries.map(({ code, http }) => [code, http])).toEqual([
      [401, 200],
      [560, 503],
    ]);
    expect((await erp.setUp()).code).toBe(560);
    mall.clock.pass(minutes(1) + seconds(1));
    expect((await erp.setUp()).code).toBe(200);
  });
});
