// OCI: by the browser into the mall and back, a product opened, its price told, and everything else refused in a sentence.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct, type BuiltProduct } from '#mall/goods/server/goods.builders.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import { aConnection, type BuyerSystem, formOf, openBuyerSystem } from './stand-in-buyer.builders.ts';

let mall: TestMall;
let sap: BuyerSystem;
let product: BuiltProduct;
let oci: Awaited<ReturnType<typeof aConnection>>;

beforeAll(async () => {
  mall = await openTestMall();
  sap = await openBuyerSystem(mall);
  const main = await aMainAccount(mall);
  const buyer = await aLoggedInEmployee(mall, { enterpriseId: main.enterpriseId });
  product = await mall.work((work) => aProduct(work, { stock: 1_000_000 }));
  oci = await aConnection(mall, sap, main, { memberId: buyer.memberId, protocol: 'oci' });
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
  await sap.close();
});

const start = async (location: string) => {
  const key = new URL(location).searchParams.get('k') ?? '';
  const { access_token: token, goTo } = await mall.call(punchoutProtocol.start, { key });
  return { token, goTo };
};
const add = (person: { token: string }, number: number, { productId } = product) =>
  mall.call(cartProtocol.add, { productId, number }, person);

it('comes in by the browser and takes numbered fields back', async () => {
  const cheap = await mall.work((work) =>
    aProduct(work, { priceTiers: [{ minNum: 1, unitPrice: 12_345 as never }] }),
  );
  const came = await sap.oci({});
  expect(came.status).toBe(303);
  const shopper = await start(came.headers.get('location')!);
  await add(shopper, 100);
  await add(shopper, 3, cheap);
  const { url } = await mall.call(punchoutProtocol.giveBack, {}, shopper);
  const { basket } = await sap.takeBack(url);
  expect(Object.fromEntries(basket)).toMatchObject({
    '~OkCode': 'ADDI',
    '~CALLER': 'CTLG',
    '~TARGET': '_top',
    'NEW_ITEM-VENDORMAT[1]': `${product.productId}`,
    'NEW_ITEM-QUANTITY[1]': '100.000',
    'NEW_ITEM-UNIT[1]': 'EA',
    'NEW_ITEM-PRICE[1]': '1.200',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-CURRENCY[1]': 'CNY',
    'NEW_ITEM-MANUFACTMAT[1]': product.partNo,
    'NEW_ITEM-EXT_QUOTE_ID[1]': expect.stringMatching(/^[\w-]{32}$/),
    'NEW_ITEM-PRICE[2]': '12.345',
    'NEW_ITEM-PRICEUNIT[2]': '1000',
  });
  expect(basket.has('NEW_ITEM-MATGROUP[1]')).toBe(false);
});

it('opens a product, tells its price at present, and refuses the rest', async () => {
  const { productId } = product;
  const detail = await sap.oci({ FUNCTION: 'DETAIL', PRODUCTID: `${productId}` });
  expect((await start(detail.headers.get('location')!)).goTo).toBe(`/goods/detail?productId=${productId}`);
  const valid = await sap.oci({ FUNCTION: 'VALIDATE', PRODUCTID: `${productId}`, QUANTITY: '1000' });
  const { action, fields } = formOf(await valid.text());
  expect(action).toBe(sap.returnUrl);
  expect([fields.get('NEW_ITEM-PRICE[1]'), fields.get('NEW_ITEM-VENDORMAT[1]')]).toEqual([
    '1.000',
    `${productId}`,
  ]);
  for (const [wish, status] of [
    [{ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'x' }, 501],
    [{ PASSWORD: 'wrong' }, 401],
    [{ HOOK_URL: 'https://evil.example/' }, 403],
    [{ HOOK_URL: '' }, 400],
    [{ FUNCTION: 'DETAIL' }, 400],
  ] as const) {
    const refused = await sap.oci(wish);
    expect([wish, refused.status]).toEqual([wish, status]);
    expect(await refused.text()).toContain('role="alert"');
  }
  const query = new URLSearchParams({ username: 'BUYER', password: oci.secret, hook_url: sap.returnUrl });
  const got = await fetch(`${mall.origin}/v3/punchout/oci?${query}`, { redirect: 'manual' });
  expect(got.status).toBe(303);
});

it('is another door than cXML', async () => {
  expect((await sap.setUp()).code).toBe(401);
});
