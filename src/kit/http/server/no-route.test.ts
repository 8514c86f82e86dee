// Addresses that cannot be decoded, and what nobody serves: answered in the mall's words and the visitor's language, never in a framework's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { SCRIPTLESS_PAGE, standingHeaders } from './headers.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(mall.origin + path, { method, headers, redirect: 'manual' });
const standing = standingHeaders({ isHttps: false });

/** Every answer has the headers that all have. */
function expectHeaders({ headers }: Response, policy = standing['content-security-policy']) {
  const { 'content-security-policy': _inert, ...others } = standing;
  for (const [name, value] of Object.entries(others)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('content-security-policy')).toBe(policy);
}

describe('an address that cannot be decoded', () => {
  it.each(['/v3/%ff', '/v3/goods/front/goods/%E0%A4%A', '/file/%zz', '/assets/%c0%ae', '/pictures/%'])(
    'of a call or a file is refused in the envelope: %s',
    async (path) => {
      for (const [language, msg] of [
        ['zh', '提交的内容格式不正确'],
        ['en', 'What was sent is not correct'],
      ] as const) {
        const response = await ask(path, { 'accept-language': language });
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ state: 255, msg, code: 'http.badInput', data: { name: '' } });
        expect(response.headers.get('cache-control')).toBe('no-store');
        expectHeaders(response);
      }
    },
  );

  it.each(['/goods/%E0%A4%A', '/%', '/member/order/%ff', '//elsewhere.example/%ff'])(
    'of a page gets a plain page: %s',
    async (path) => {
      for (const [headers, title] of [
        [{ 'accept-language': 'zh-CN' }, '无法打开该地址'],
        [{ 'accept-language': 'en' }, 'This address cannot be opened'],
        [{ 'accept-language': 'zh-CN', cookie: 'site=pc; lang=en' }, 'This address cannot be opened'],
      ] as const) {
        const response = await ask(path, headers);
        const text = await response.text();
        expect(response.status).toBe(400);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(text).toContain(`<h1>${title}</h1>`);
        expect(text).not.toContain('%');
        expectHeaders(response, SCRIPTLESS_PAGE);
      }
    },
  );

  it('that is longer than any of its kind is too large', async () => {
    const response = await ask(`/file/${'9'.repeat(600)}`, { 'accept-language': 'en' });
    expect([response.status, await response.json()]).toEqual([
      414,
      { state: 413, msg: 'What was sent is too large', code: 'http.tooLarge', data: null },
    ]);
    expectHeaders(response);
  });
});

it('a broken escape in a query is read as it stands: whoever looks for “5%” finds it', async () => {
  const list = '/v3/goods/front/goods/goodsList';
  for (const query of ['keyword=5%', 'keyword=%E0%A4%A', '%ff=1', 'keyword=%zz&%']) {
    const response = await ask(`${list}?${query}`, { 'accept-language': 'en' });
    expect([query, response.status, await response.json()]).toMatchObject([query, 200, { state: 200 }]);
    expectHeaders(response);
  }
  const response = await ask(`${list}?current=%`, { 'accept-language': 'en' });
  expect(await response.json()).toMatchObject({
    state: 255,
    msg: 'Please enter a whole number from 1 to 100000',
  });
});

it.each([
  'PUT /index',
  'DELETE /file/1',
  'OPTIONS /v3/openapi.json',
  'PATCH /healthz',
  'GET /v3/docs/static/x',
])('what nobody serves does not exist, in the visitor’s language: %s', async (named) => {
  const [method, path] = named.split(' ') as [string, string];
  for (const [language, msg] of [
    ['zh', '您要找的内容不存在'],
    ['en', 'What you are looking for does not exist'],
  ] as const) {
    const response = await ask(path, { 'accept-language': language }, method);
    expect([response.status, await response.json()]).toEqual([
      404,
      { state: 404, msg, code: 'http.notFound', data: null },
    ]);
  }
});
