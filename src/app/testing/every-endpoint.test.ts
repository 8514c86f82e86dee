// What holds for every endpoint of every room: tokens, garbage, languages. A new endpoint is covered by being listed; its door by every-door.test.ts.
import { afterAll, expect, it } from 'vitest';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { aCertifiedEnterprise } from '#mall/company/server/company.builders.ts';
import { aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { hashOf, issueTokens, tokensOf } from '#mall/login/server/issue-tokens.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { openTestMall } from './open-test-mall.ts';
import { sample } from './sample-input.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const endpoints = mall.mall.routes.map((route) => route.endpoint);
const names = endpoints.map((one) => [`${one.method} ${one.path}`, one] as const);
const needingLogin = names.filter(([, one]) => one.access.login === 'required');
const { storeId } = await mall.work((work) => aStore(work, {}));
const company = await mall.work((work) => aCertifiedEnterprise(work));
const buyer = await aLogin(mall);
const behindDoor: Record<string, number> = {
  'type 2': (await aLogin(mall, { type: 2 })).memberId,
  'type 3': company.memberId,
  seller: (await aLogin(mall, { storeId })).memberId,
  lab: (await aLabLogin(mall)).memberId,
  admin: (await aLogin(mall, { roles: ['operator', 'finance', 'auditor'] })).memberId,
};

/** A fresh login of somebody whom the endpoint's door lets in: the last one may have been ended by a call. */
async function enter({ access }: AnyEndpoint): Promise<{ token: string } | undefined> {
  if (access.login === 'client') return undefined;
  const memberId = behindDoor[access.name.split(/:| · /)[0]!] ?? buyer.memberId;
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  return {
    token: (await mall.work((work) => issueTokens(work, mall.tokenSecret, memberId, caller))).access_token,
  };
}

/** Answers that leave everything as it was, or a plain success. Never a fault of ours. */
const CALM: readonly number[] = [State.done, State.refused, State.notFound, State.tooLarge, State.tooMany];

const CHINESE = /[\u4e00-\u9fff]/;

it('the mall has endpoints', () => expect(endpoints.length).toBeGreaterThan(60));

/** Each could be anybody's: unsigned, signed by a stranger, too old, of an ended login, no access token at all. */
const noTokens: readonly string[] = await mall.work(async (work) => {
  const { memberId } = buyer;
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  const stranger = new TextEncoder().encode('not the secret of this mall, but as long');
  const ended = await issueTokens(work, mall.tokenSecret, memberId, caller);
  await work.query('UPDATE member_session SET ended_at = $1 WHERE refresh_hash = $2', [
    work.now,
    hashOf(ended.refresh_token),
  ]);
  return [
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoxfQ.',
    'x'.repeat(3_000),
    buyer.refreshToken,
    (await tokensOf(stranger, memberId, 1, '', work.now)).access_token,
    (await tokensOf(mall.tokenSecret, memberId, 1, '', new Date(0))).access_token,
    ended.access_token,
  ];
});

/** Each refuses guests and one of the made-up or expired tokens: the same door reads them all. */
const attempts = needingLogin.map(([name, one], at) => [name, one, noTokens[at % noTokens.length]!] as const);
it.each(attempts)(
  '%s refuses guests, made-up and expired tokens with 266',
  async (_name, endpoint, token) => {
    for (const person of [undefined, { token }]) {
      const reply = await mall.ask(endpoint, sample(endpoint), person);
      expect(reply).toEqual({
        state: State.notLoggedIn,
        msg: '请先登录',
        code: 'http.notLoggedIn',
        data: null,
      });
    }
    expect((await mall.ask(endpoint, {}, undefined, 'en')).msg).toBe('Please login');
  },
);

it.each(names.filter(([, one]) => one.access.login === 'client'))(
  '%s needs the client credentials',
  async (_name, endpoint) => {
    const response = await fetch(new URL(endpoint.path, `${mall.origin}/`), { method: endpoint.method });
    expect(await response.json()).toMatchObject({ state: State.notAllowed });
  },
);

/** Posts that guests may make as often as they like, and why that harms nobody. */
const UNLIMITED = new Set([
  'v3/business/front/cart/guestCart', // only reads, like the lists
  'v3/member/front/qr/login/progress', // asked every three seconds by every login form of an office
]);

it('guests may post only so many times a minute', () => {
  const posts = endpoints.filter(({ method, access }) => method === 'POST' && access.login !== 'required');
  expect(posts.length).toBeGreaterThan(5);
  expect(posts.filter(({ path, perMinute }) => !perMinute && !UNLIMITED.has(path))).toEqual([]);
});

/** What breaks a database is tried in every field. */
const SHARP: readonly unknown[] = ["1' OR '1'='1; DROP TABLE member; --", '\u0000', '\ud800', null];
/** Of these a field gets every third, and its namesake in the next call the ones after them. */
const GARBAGE: readonly unknown[] = [
  '',
  -1,
  0,
  1.5,
  1e308,
  '9007199254740993',
  '<script>alert(1)</script>',
  [],
  [null, { a: [[[]]] }],
  { toString: 'x', __proto__x: 1 },
  true,
];
const SHARE = 3;

/** What bears a name that so many calls have taken is read by the same shape: from there on a call gets one of each by turns. */
const KNOWN = 9;

/** How many fields of a name have had their garbage. */
const had = new Map<string, number>();
function garbageFor(field: string): unknown[] {
  const turn = had.get(field) ?? 0;
  had.set(field, turn + 1);
  if (turn >= KNOWN) return [SHARP[turn % SHARP.length], GARBAGE[turn % GARBAGE.length]];
  return [...SHARP, ...GARBAGE.filter((_, at) => (at + field.length) % SHARE === turn % SHARE)];
}

it.each(names)('%s answers garbage with a clear sentence', { timeout: 60_000 }, async (_name, endpoint) => {
  mall.log.length = 0;
  const good = sample(endpoint);
  const inputs: unknown[] = [{}, [], 'text', 7, null];
  for (const field of Object.keys(good)) {
    const { [field]: _left, ...without } = good;
    inputs.push(without, ...garbageFor(field).map((value) => ({ ...good, [field]: value })));
    inputs.push({ ...good, [field]: '长'.repeat(endpoint.method === 'GET' ? 1_000 : 70_000) });
  }
  let person = await enter(endpoint);
  for (const [i, input] of inputs.entries()) {
    const language = i % 2 ? 'en' : 'zh';
    let reply = await mall.ask(endpoint, input, person, language);
    if (reply.state === State.notLoggedIn) {
      person = await enter(endpoint);
      reply = await mall.ask(endpoint, input, person, language);
    }
    const isClear = reply.msg.length > 2 && CHINESE.test(reply.msg) === (language === 'zh');
    if (CALM.includes(reply.state) && (isClear || reply.state === State.done)) continue;
    expect.fail(
      `${JSON.stringify(input)?.slice(0, 300)} → ${JSON.stringify(reply).slice(0, 300)} ${mall.log.at(-1) ?? ''}`,
    );
  }
  expect(mall.log).toEqual([]);
});

it('an unknown path, a wrong method and a broken body are refused alike', async () => {
  const unknown = await fetch(`${mall.origin}/v3/no/such/call`);
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { state: State.notFound }]);
  const broken = await fetch(`${mall.origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('front:front')}` },
    body: '{"username":',
  });
  expect(await broken.json()).toMatchObject({ state: State.refused });
  for (const [type, body] of [
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--x'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nno end'],
  ] as const) {
    const cut = await fetch(`${mall.origin}/v3/frontLogin/front/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Basic ${btoa('front:front')}` },
      body,
    });
    expect(await cut.json()).toMatchObject({ state: State.refused });
  }
  const huge = await fetch(`${mall.origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('front:front')}` },
    body: JSON.stringify({ username: 'x'.repeat(600_000) }),
  });
  expect(await huge.json()).toMatchObject({ state: State.tooLarge });
});

it('nothing is read of what somebody sends to a door that is closed to him', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(30_000_000) });
  for (const [, { method, path }] of needingLogin.filter(([, one]) => one.method === 'POST').slice(0, 3)) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${mall.origin}/${path}`, { method, headers, body });
    expect(await response.json()).toMatchObject({ state: State.notLoggedIn });
  }
});

it('an address longer than any is refused before it is read', async () => {
  const response = await fetch(
    `${mall.origin}/v3/goods/front/goods/goodsList?keyword=${'x'.repeat(100_000)}`,
  );
  expect([response.status, await response.json()]).toEqual([
    431,
    { state: State.tooLarge, msg: '提交的内容过大', code: 'http.tooLarge', data: null },
  ]);
});

it('the API document describes every endpoint', async () => {
  const response = await fetch(`${mall.origin}/v3/openapi.json`);
  const document = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { method, path } of endpoints)
    expect(document.paths[`/${path}`]?.[method.toLowerCase()]).toBeDefined();
  // The page to read it takes it from its own address.
  expect(await (await fetch(`${mall.origin}/v3/docs/json`)).json()).toEqual(document);
  expect(await (await fetch(`${mall.origin}/v3/docs/yaml`)).text()).toMatch(/^openapi: 3\.1/);
});
