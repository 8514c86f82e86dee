// Keys: made once, never more than their maker, gone at once everywhere; and how programs are answered.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { days } from '#kit/time/duration.ts';
import { aCertifiedEnterprise, aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { aPdf } from '#mall/file/server/file.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, aSeller } from '#mall/order/server/order.builders.ts';
import { apiKeyProtocol } from '../api-key.protocol.ts';
import type { ApiKeyScope } from '../api-key-scopes.ts';
import { callsOfKeys } from '../key-calls.ts';

const mall = await openTestMall();
const beside = await openTestMall({ beside: mall });
afterAll(async () => {
  await beside.close();
  await mall.close();
});

const LIST = 'v3/business/front/orderInfo/list';
const ADD = 'v3/business/front/cart/add';

async function ask(path: string, token: string, how: { body?: object; headers?: object; at?: string } = {}) {
  const { body, headers = {}, at = mall.origin } = how;
  const answer = await fetch(`${at}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, ...(text ? JSON.parse(text) : {}) };
}

const make = async (person: { token: string }, scopes: ApiKeyScope[], more: { days?: number } = {}) =>
  mall.call(apiKeyProtocol.make, { name: 'ERP', scopes, days: 30, ...more }, person);

describe('a key', () => {
  it('is shown once, kept as a hash, and tells when it was used', async () => {
    const buyer = await aBuyer(mall);
    const { key, token } = await make(buyer, ['order.read']);
    expect(token).toMatch(/^yk_[\w-]{43}$/);
    expect(key).toMatchObject({ prefix: token.slice(0, 11), state: 'ON', lastUsedAt: null });
    const rows = await mall.work((work) => work.query('SELECT k::text AS row FROM api_key k'));
    expect(JSON.stringify(rows)).not.toContain(token.slice(11));
    expect(await ask(LIST, token)).toMatchObject({ status: 200, state: 200 });
    const { list } = await mall.call(apiKeyProtocol.list, {}, buyer);
    expect(list[0]).toMatchObject({ keyId: key.keyId, lastUsedAt: expect.any(String) });
    expect(JSON.stringify(list)).not.toContain(token);
  });

  it('goes as far as its scopes, and no call that is not open to keys', async () => {
    const buyer = await aBuyer(mall);
    const { token } = await make(buyer, ['order.read']);
    expect(await ask(ADD, token, { body: {}, headers: { 'idempotency-key': '1' } })).toMatchObject({
      status: 403,
      code: 'apiKey.outOfScope',
    });
    for (const path of ['v3/member/front/member/memberInfo', apiKeyProtocol.list.path])
      expect(await ask(path, token)).toMatchObject({ status: 403, code: 'apiKey.notForKeys' });
    const body = { paySn: 'x', method: 'BALANCE', payPwd: 'x' };
    expect(await ask('v3/business/front/orderPay/doPay', token, { body })).toMatchObject({ status: 403 });
  });

  it('is never more than who made it, at this moment', async () => {
    const company = await mall.work((work) => aCertifiedEnterprise(work));
    const employee = await aLoggedInEmployee(mall, {
      enterpriseId: company.enterpriseId,
      permissions: ['ent.role', 'order.read'],
    });
    const { token } = await make(employee, ['order.read', 'order.write']);
    expect((await ask(LIST, token)).status).toBe(200);
    const body = { productId: 1, number: 1 };
    await mall.work(async (work) => {
      await work.query("UPDATE sub_account SET permissions = '{}' WHERE member_id = $1", [employee.memberId]);
      await work.announce('member', String(employee.memberId));
    });
    expect((await ask(LIST, token)).status).toBe(403);
    await mall.work(async (work) => {
      await work.query("UPDATE sub_account SET state = 'LEFT' WHERE member_id = $1", [employee.memberId]);
      await work.announce('member', String(employee.memberId));
    });
    expect((await ask(LIST, token)).status).toBe(401);
    expect((await ask(ADD, token, { body })).status).toBe(401);
  });

  it('of a store sees that store alone, and ends with its operator', async () => {
    const seller = await aSeller(mall);
    const { token } = await mall.call(
      apiKeyProtocol.sellerMake,
      { name: 'WMS', scopes: ['order.read', 'order.ship'], days: 1 },
      seller,
    );
    expect((await ask('v3/business/seller/orderInfo/list', token)).status).toBe(200);
    await expect(
      mall.call(apiKeyProtocol.sellerMake, { name: 'x', scopes: ['order.write'], days: 1 }, seller),
    ).rejects.toThrow('该权限不适用于此类密钥');
    await mall.work(async (work) => {
      await work.query('DELETE FROM store_operator WHERE member_id = $1', [seller.memberId]);
      await work.announce('member', String(seller.memberId));
    });
    expect((await ask('v3/business/seller/orderInfo/list', token)).status).toBe(401);
  });

  it('opens no private file of its maker', async () => {
    const buyer = await aBuyer(mall);
    const form = new FormData();
    form.append('purpose', 'voucher');
    form.append('fileName', 'slip.pdf');
    form.append('file', new Blob([new Uint8Array(aPdf())]), 'slip.pdf');
    const headers = { authorization: `Bearer ${buyer.token}` };
    const handedIn = await fetch(`${mall.origin}/${fileProtocol.upload.path}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { fileId } = ((await handedIn.json()) as { data: { fileId: number } }).data;
    const { token } = await make(buyer, ['order.read', 'order.write']);
    expect((await fetch(`${mall.origin}/file/${fileId}`, { headers })).status).toBe(200);
    expect((await ask(`file/${fileId}`, token)).status).toBe(404);
  });

  it('ends on its day, and once revoked in every process at once', async () => {
    const buyer = await aBuyer(mall);
    const short = await make(buyer, ['order.read'], { days: 1 });
    const long = await make(buyer, ['order.read'], { days: 365 });
    for (const at of [mall.origin, beside.origin]) {
      expect((await ask(LIST, short.token, { at })).status).toBe(200);
      expect((await ask(LIST, long.token, { at })).status).toBe(200);
    }
    mall.clock.pass(days(1) + 1);
    expect((await ask(LIST, short.token)).status).toBe(401);
    // The maker's login has grown old meanwhile: another one revokes.
    await mall.work(async (work) => {
      await work.query('UPDATE api_key SET revoked_at = $2 WHERE key_id = $1', [long.key.keyId, work.now]);
      await work.announce('member', String(buyer.memberId));
    });
    await expect.poll(async () => (await ask(LIST, long.token, { at: beside.origin })).status).toBe(401);
    expect((await ask(LIST, long.token)).status).toBe(401);
  });

  it('is revoked by its owner alone, and both are told', async () => {
    const [buyer, other] = [await aBuyer(mall), await aBuyer(mall)];
    const { key } = await make(buyer, ['order.read']);
    await expect(mall.call(apiKeyProtocol.revoke, { keyId: key.keyId }, other)).rejects.toThrow('密钥不存在');
    const ended = await mall.call(apiKeyProtocol.revoke, { keyId: key.keyId }, buyer);
    expect(ended.state).toBe('REVOKED');
    const events = await mall.work((work) =>
      work.query<{ kind: string }>('SELECT kind FROM security_event WHERE member_id = $1 ORDER BY 1', [
        buyer.memberId,
      ]),
    );
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['apiKeyMade', 'apiKeyRevoked']));
  });

  it.each(['yk_', `yk_${'x'.repeat(43)}`, 'yk_\u0000'])(
    'that nobody has opens nothing: %j',
    async (token) => {
      expect((await ask(LIST, encodeURIComponent(token))).status).toBe(401);
    },
  );

  it('calls 120 times a minute', async () => {
    const { token } = await make(await aBuyer(mall), ['order.read']);
    const statuses = await Promise.all(
      Array.from({ length: 130 }, (_, at) => ask(LIST, token, { at: [mall, beside][at % 2]!.origin })),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('programs', () => {
  it('are answered by HTTP statuses, name their repeats, and may keep what they read', async () => {
    const buyer = await aBuyer(mall);
    const { productId } = await mall.work((work) => aProduct(work));
    const { token } = await make(buyer, ['order.read', 'order.write']);
    expect(await ask(ADD, token, { body: { productId, number: 100 } })).toMatchObject({
      status: 422,
      code: 'http.missingInput',
    });
    const named = { body: { productId, number: 100 }, headers: { 'idempotency-key': 'erp-1' } };
    const both = await Promise.all([ask(ADD, token, named), ask(ADD, token, named)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body: _, ...rest } = named;
    expect(await ask(ADD, token, { ...rest, body: { productId, number: 5 } })).toMatchObject({
      status: 422,
      code: 'http.requestIdReused',
    });
    const cart = await ask('v3/business/front/cart/cartList', token);
    expect(JSON.stringify(cart.data)).toContain('"buyNum":100');
    expect(cart.headers.get('cache-control')).toBe('private, no-cache');
    const known = { headers: { 'if-none-match': cart.headers.get('etag') ?? '' } };
    expect((await ask('v3/business/front/cart/cartList', token, known)).status).toBe(304);
    expect((await ask(`${orderProtocol.detail.path}?orderSn=nothing`, token)).status).toBe(404);
  });

  it('find every call that is said to be open to them', () => {
    const served = new Set(mall.mall.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    expect(callsOfKeys().filter((call) => !served.has(call))).toEqual([]);
  });
});
