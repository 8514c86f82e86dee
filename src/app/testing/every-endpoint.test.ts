// What holds for every endpoint of every room: doors, garbage, languages. A new endpoint is covered by being listed.
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import { openTestMall } from './open-test-mall.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const endpoints = mall.mall.routes.map((route) => route.endpoint);
const names = endpoints.map((one) => [`${one.method} ${one.path}`, one] as const);
const needingLogin = names.filter(([, one]) => one.access.login === 'required');
const { storeId } = await mall.work((work) => aStore(work, {}));
const buyer = await aLogin(mall);
const seller = await aLogin(mall, { storeId });
const admin = await aLogin(mall, { roles: ['operator', 'finance', 'auditor'] });

/** Answers that leave everything as it was, or a plain success. Never a fault of ours. */
const CALM: readonly number[] = [
  State.done,
  State.refused,
  State.notLoggedIn,
  State.notAllowed,
  State.notFound,
  State.tooLarge,
  State.tooMany,
];

const CHINESE = /[\u4e00-\u9fff]/;

it('the mall has endpoints', () => expect(endpoints.length).toBeGreaterThan(60));

it.each(needingLogin)('%s refuses guests, made-up and expired tokens with 266', async (_name, endpoint) => {
  const made = { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwic2lkIjoxfQ.' };
  for (const person of [undefined, made, { token: 'x'.repeat(3_000) }, { token: buyer.refreshToken }]) {
    const reply = await mall.ask(endpoint, sample(endpoint), person);
    expect(reply).toEqual({ state: State.notLoggedIn, msg: '请先登录', data: null });
  }
  expect((await mall.ask(endpoint, {}, undefined, 'en')).msg).toBe('Please login');
});

it.each(names.filter(([, one]) => one.access.login === 'client'))(
  '%s needs the client credentials',
  async (_name, endpoint) => {
    const response = await fetch(new URL(endpoint.path, `${mall.origin}/`), { method: endpoint.method });
    expect(await response.json()).toMatchObject({ state: State.notAllowed });
  },
);

const sellersOnly = names.filter(([, one]) => one.access.name === 'seller');
it.each(sellersOnly)('%s is for store operators only', async (_name, endpoint) => {
  for (const person of [buyer, admin]) {
    expect(await mall.ask(endpoint, sample(endpoint), person)).toMatchObject({ state: State.notAllowed });
  }
});

const platformOnly = names.filter(([, one]) => one.access.name.startsWith('admin'));
it.each(platformOnly)("%s is for the platform's people only", async (_name, endpoint) => {
  for (const person of [buyer, seller]) {
    expect(await mall.ask(endpoint, sample(endpoint), person)).toMatchObject({ state: State.notAllowed });
  }
});

const GARBAGE: readonly unknown[] = [
  null,
  '',
  -1,
  0,
  1.5,
  1e308,
  '9007199254740993',
  "1' OR '1'='1; DROP TABLE member; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  [],
  [null, { a: [[[]]] }],
  { toString: 'x', __proto__x: 1 },
  true,
];

it.each(names)('%s answers garbage with a clear sentence', { timeout: 60_000 }, async (_name, endpoint) => {
  mall.log.length = 0;
  const good = sample(endpoint);
  const inputs: unknown[] = [{}, [], 'text', 7, null];
  for (const field of Object.keys(good)) {
    const { [field]: _left, ...without } = good;
    inputs.push(without, ...GARBAGE.map((value) => ({ ...good, [field]: value })));
    inputs.push({ ...good, [field]: '长'.repeat(endpoint.method === 'GET' ? 1_000 : 70_000) });
  }
  const person = { seller, admin }[endpoint.access.name.split(':')[0]!] ?? buyer;
  for (const [i, input] of inputs.entries()) {
    const language = i % 2 ? 'en' : 'zh';
    const reply = await mall.ask(
      endpoint,
      input,
      endpoint.access.login === 'client' ? undefined : person,
      language,
    );
    expect(
      CALM,
      `${JSON.stringify(input)?.slice(0, 300)} → ${JSON.stringify(reply).slice(0, 300)} ${mall.log.at(-1) ?? ''}`,
    ).toContain(reply.state);
    if (reply.state === State.done) continue;
    expect(reply.msg.length).toBeGreaterThan(2);
    expect(CHINESE.test(reply.msg), `${language}: ${reply.msg}`).toBe(language === 'zh');
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
  const huge = await fetch(`${mall.origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('front:front')}` },
    body: JSON.stringify({ username: 'x'.repeat(30_000_000) }),
  });
  expect(await huge.json()).toMatchObject({ state: State.tooLarge });
});

it('an address longer than any is refused before it is read', async () => {
  const response = await fetch(
    `${mall.origin}/v3/goods/front/goods/goodsList?keyword=${'x'.repeat(100_000)}`,
  );
  expect([response.status, await response.json()]).toEqual([
    431,
    { state: State.tooLarge, msg: '提交的内容过大', data: null },
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
});

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  minLength?: number;
  format?: string;
};

/** An input of the right shape, made from the schema; what it names does not exist. */
function sample(endpoint: AnyEndpoint): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return exampleOf(schema) as Record<string, unknown>;
}

function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.at(-1) ?? schema.oneOf?.[0];
  if (choice) return exampleOf(choice);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one)]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date') return '2026-11-21';
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}
