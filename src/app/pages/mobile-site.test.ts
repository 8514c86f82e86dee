// Who is led to the site for phones, where to, and who stays.
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMobileSite } from './mobile-site.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const app = Fastify();
beforeAll(async () => {
  await app.register(fastifyCookie);
  const site = openMobileSite('https://m.mall.example/h5', { isHttps: true });
  app.get('/v3/*', () => 'data');
  app.get('*', async (request, reply) => (site.lead(request, reply) ? reply : reply.send('here')));
});
afterAll(() => app.close());

async function visit(url: string, userAgent: string, more: Record<string, string> = {}) {
  const { statusCode, headers } = await app.inject({ url, headers: { 'user-agent': userAgent, ...more } });
  return { statusCode, to: headers.location, headers };
}

it('a phone is led to the same page there, with its query', async () => {
  const { statusCode, to, headers } = await visit('/goods/detail?productId=7&lang=en', PHONE);
  expect([statusCode, to]).toEqual([302, 'https://m.mall.example/h5/goods/detail?productId=7&lang=en']);
  expect(headers.vary).toBe('cookie, user-agent, sec-ch-ua-mobile');
  expect(headers['cache-control']).toBe('no-store');
});

it.each([
  ['a desktop', DESKTOP, '?0'],
  [
    'a tablet',
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    '?0',
  ],
  [
    'a search engine',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.7204.183 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    '?1',
  ],
])('%s stays', async (_name, userAgent, hint) => {
  expect(await visit('/index', userAgent, { 'sec-ch-ua-mobile': hint })).toMatchObject({ statusCode: 200 });
});

it('a browser that only hints at being a phone is led too', async () => {
  expect(await visit('/index', DESKTOP, { 'sec-ch-ua-mobile': '?1' })).toMatchObject({ statusCode: 302 });
});

it.each([
  '/v3/goods/front/goods/goodsList',
  '/goods/list.data?keyword=1',
  '/favicon.svg',
  '/admin',
  '/lab/index',
  '/seller/order/list',
  '/login/qr?code=abc',
])('%s is here only', async (url) => {
  expect(await visit(url, PHONE)).toMatchObject({ statusCode: 200 });
});

it('a phone may stay, and go back later', async () => {
  const stays = await visit('/goods/list?keyword=0603&site=pc', PHONE);
  expect(stays.statusCode).toBe(200);
  expect(stays.headers['set-cookie']).toMatch(
    /^site=pc; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const cookie = { cookie: 'site=pc' };
  expect(await visit('/index', PHONE, cookie)).toMatchObject({ statusCode: 200 });
  const leaves = await visit('/goods/list?site=mobile&keyword=0603', PHONE, cookie);
  expect([leaves.statusCode, leaves.to]).toEqual([302, 'https://m.mall.example/h5/goods/list?keyword=0603']);
  expect(leaves.headers['set-cookie']).toMatch(/^site=; .*Expires=Thu, 01 Jan 1970/);
});

it('somebody at a desktop may look at the site for phones', async () => {
  expect(await visit('/index?site=mobile', DESKTOP)).toMatchObject({
    statusCode: 302,
    to: 'https://m.mall.example/h5/index',
  });
});

it.each(['//evil.example/x', '/%5cevil.example', '/\\evil.example'])(
  '%s leads to no other site',
  async (url) => {
    const { to } = await visit(url, PHONE);
    if (to) expect(new URL(String(to)).origin).toBe('https://m.mall.example');
  },
);
